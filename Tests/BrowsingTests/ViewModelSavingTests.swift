import Catalog
import Records
import Testing

@testable import Browsing

/// What is saved as files.
struct ViewModelSavingTests {
  /// A model with a list of two episodes, the second without an address, a film and a podcast.
  private func list() throws -> ViewModel {
    var model = ViewModel()
    try model.type("/mixed")
    var silent = SavingSamples.episode(2, "Silent")
    silent.previewURL = nil
    var film = Answers.item(3)
    film.previewURL = "https://example.com/preview.m4v"
    film.artworkURL = nil
    model.answer([SavingSamples.episode(1), silent, film, SavingSamples.podcast])
    return model
  }

  /// A model that shows the downloads.
  private func downloads() -> ViewModel {
    var model = ViewModel()
    let wish = ScreenWish(.downloads)
    _ = model.assembled(.downloads(SavingSamples.entries), source: nil, for: wish)
    return model
  }

  private func action(_ effects: [Effect]) -> ItemAction? {
    guard effects.count == 1, case .act(let action) = effects[0] else { return nil }
    return action
  }

  // MARK: Items

  @Test func anEpisodeIsDownloaded() throws {
    var model = try list()
    let action = try #require(action(try model.type("download 1 to ./x")))
    #expect(action.kind == .download(folder: "./x"))
    #expect(action.values == ["https://cdn.example/1.mp3"])
    #expect(action.lacking == 0)
  }

  @Test func previewsAreNot() throws {
    var model = try list()
    let items = model.state.place.list.items
    let kind = ActionKind.download(folder: nil)
    for (row, item) in [(2, items[1]), (3, items[2]), (4, items[3])] {
      #expect(try model.type("download \(row)") == [.tell(.lacks(kind, [item]))])
    }
    #expect(Browsing.ExitStatus(.lacks(kind, [items[2]])) == .failure)
    let some = try #require(action(try model.type("download all")))
    #expect(some.items.map(\.id.number) == [1])
    #expect(some.lacking == 3)
  }

  @Test func aPictureIsSaved() throws {
    var model = try list()
    let action = try #require(action(try model.type("artwork 1 600x400")))
    #expect(action.kind == .artwork(PixelSize(600, 400), folder: nil))
    #expect(action.values == [SavingSamples.episode().artworkURL])
    let film = model.state.place.list.items[2]
    #expect(try model.type("artwork 3") == [.tell(.lacks(.artwork(nil, folder: nil), [film]))])
  }

  @Test func withoutARowItIsTheDetailsItem() throws {
    var model = try list()
    #expect(try model.type("artwork") == [.tell(.needsRow(.artwork))])
    #expect(try model.type("download") == [.tell(.needsRow(.download))])
    try model.type("1")
    #expect(action(try model.type("download"))?.values == ["https://cdn.example/1.mp3"])
    #expect(action(try model.type("artwork to ./x"))?.kind == .artwork(nil, folder: "./x"))
  }

  // MARK: Items of which only the id is known

  @Test func anIdIsLookedForAmongEverythingSeen() throws {
    var model = ViewModel()
    let effects = try model.type("download podcast-episode:7,8 --country gb")
    guard effects.count == 1, case .seekItems(let seek) = effects[0] else {
      Issue.record("\(effects)")
      return
    }
    #expect(seek.kind == .download(folder: nil))
    #expect(seek.numbers == [7, 8])
    #expect(seek.type == .podcastEpisode)
    #expect(seek.country.code == "gb")
    let found = model.sought([SavingSamples.episode(7)], for: seek)
    guard found.count == 2, case .tell(.unknownItems([8])) = found[0],
      case .act(let action) = found[1]
    else {
      Issue.record("\(found)")
      return
    }
    #expect(action.items.map(\.id.number) == [7])
    #expect(model.state == ViewModel().state)
  }

  @Test func whatWasNeverSeenIsLookedUp() throws {
    var model = ViewModel()
    guard case .seekItems(let seek)? = try model.type("artwork id:7").first else {
      Issue.record("nothing is looked for")
      return
    }
    _ = model.sought([], for: seek)
    guard case .loading(let loading) = model.state else {
      Issue.record("nothing is looked up")
      return
    }
    #expect(loading.purpose == .act(.artwork(nil, folder: nil), [7], nil))
    var film = Answers.item(7)
    film.artworkURL = "https://example.com/1x1bb.jpg"
    let effects = model.receive(
      .success(Answers.received([film])),
      for: loading.id,
      try #require(model.out.first)
    )
    #expect(
      effects.contains { if case .act(let action) = $0 { action.items == [film] } else { false } }
    )
    #expect(model.state == ViewModel().state)
  }

  @Test func whatComesWhileARequestIsOutIsDropped() throws {
    var model = ViewModel()
    guard case .seekItems(let seek)? = try model.type("artwork id:7").first else { return }
    try model.type("/other")
    let before = model
    #expect(model.sought([SavingSamples.episode(7)], for: seek) == [])
    #expect(model == before)
  }

  // MARK: Downloads

  @Test func theDownloadsAreAskedOfTheStore() throws {
    var model = ViewModel()
    #expect(try model.type("downloads") == [.assemble(ScreenWish(.downloads))])
    model = downloads()
    #expect(model.state.place.list.kind == .downloads)
    #expect(model.rowCount == 8)
    #expect(try model.type("reload") == [.assemble(ScreenWish(.downloads))])
    try model.type("/x")
    model.answer([Answers.item(1)])
    let record = Place.list(downloads().state.place.list).record
    guard case .restore(let restored, .back)? = try model.type("back").first else {
      Issue.record("the store is not asked again")
      return
    }
    #expect(restored.topic == record.topic)
  }

  @Test func aRowOpensAsItsItemAndGoesOn() throws {
    var model = downloads()
    let action = try #require(action(try model.type("download 5")))
    #expect(action.items.map(\.id.number) == [5])
    try model.type("7")
    #expect(model.openItem?.item.name == "Whole")
    #expect(try model.type("filter x").contains(.tell(.noList)))
  }

  @Test func anOrderIsForARowOfTheDownloads() throws {
    var model = downloads()
    #expect(try model.type("downloads stop 2") == [.changeDownload(.stop, .entry(2))])
    #expect(try model.type("downloads delete 8") == [.changeDownload(.delete, .entry(8))])
    #expect(
      try model.type("downloads delete 9") == [.tell(.refused(.noRow("9", count: 8)))]
    )
    var other = try list()
    #expect(try other.type("downloads stop 2") == [.tell(.needsDownloads(.stop))])
    #expect(
      try other.type("downloads stop id:2") == [.changeDownload(.stop, .item(2, nil))]
    )
    // The detail of a row is still a place of theirs.
    try model.type("1")
    #expect(try model.type("downloads stop 2") == [.changeDownload(.stop, .entry(2))])
  }

  @Test func progressShowsOnTheScreenAndRowsKeepTheirPlaces() {
    var model = downloads()
    var new = SavingSamples.entries
    new[1].done = 40_000_000
    new.remove(at: 4)
    new.insert(SavingSamples.entry(9, SavingSamples.episode(9), .waiting), at: 0)
    model.learn(downloads: new)
    let shown = model.state.place.list.downloads
    #expect(shown.map(\.id) == SavingSamples.entries.map(\.id))
    #expect(shown[1].done == 40_000_000)
    #expect(shown[4] == SavingSamples.entries[4])
    var elsewhere = ViewModel()
    elsewhere.learn(downloads: new)
    #expect(elsewhere == ViewModel())
  }

  @Test func whatComesOfItIsTold() {
    var model = ViewModel()
    let report = SavingSamples.report([.begun])
    #expect(model.downloading(report) == [.tell(.downloading(report))])
    let ending = DownloadEnding(SavingSamples.entries[6])
    #expect(model.downloadEnded(ending) == [.tell(.downloadEnded(ending))])
    #expect(
      model.changed(.unknown(.entry(1))) == [.tell(.changedDownload(.unknown(.entry(1))))]
    )
  }

  @Test(
    arguments: [
      (.noSpace, .failure), (.exists, .failure), (.noFolder, .failure), (.underWay, .failure),
      (.demo, .failure), (.offline, .network), (.timedOut, .network), (.insecure, .network),
      (.status, .noAnswer), (.notMedia, .noAnswer), (.cutShort, .noAnswer),
    ] as [(DownloadFailure.Code, Browsing.ExitStatus)]
  )
  func aFailureHasAStatus(_ code: DownloadFailure.Code, _ status: Browsing.ExitStatus) throws {
    let failure = DownloadFailure(code)
    let action = try #require(SavingSamples.pictureAction)
    #expect(Browsing.ExitStatus(.picture(action, .failed(failure))) == status)
    #expect(
      Browsing.ExitStatus(.downloading(SavingSamples.report([.begun, .refused(failure)]))) == status
    )
    let entry = SavingSamples.entry(1, SavingSamples.episode(), .failed(failure))
    #expect(Browsing.ExitStatus(.downloadEnded(DownloadEnding(entry))) == status)
  }

  @Test func whatIsNoFailureHasNone() throws {
    let action = try #require(SavingSamples.pictureAction)
    #expect(Browsing.ExitStatus(.picture(action, .saved(SavingSamples.picture))) == .success)
    #expect(Browsing.ExitStatus(.picture(action, .cancelled)) == .interrupted)
    #expect(
      Browsing.ExitStatus(.downloading(SavingSamples.report([.there, .underWay]))) == .success
    )
    #expect(
      Browsing.ExitStatus(.downloadEnded(DownloadEnding(SavingSamples.entries[4]))) == .success
    )
    #expect(Browsing.ExitStatus(.changedDownload(.unknown(.entry(1)))) == .failure)
    #expect(Browsing.ExitStatus(.needsDownloads(.stop)) == .usage)
  }
}
