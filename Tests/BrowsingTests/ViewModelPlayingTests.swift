import Catalog
import Records
import Testing

@testable import Browsing

/// What plays, and when it ends.
struct ViewModelPlayingTests {
  /// A model with a list of three songs, of which the last has no preview.
  private func list() throws -> ViewModel {
    var model = ViewModel()
    try model.type("songs")
    model.answer((1...3).map { Self.song($0, hasPreview: $0 < 3) })
    return model
  }

  private static func song(_ number: Int64, hasPreview: Bool = true) -> Item {
    var item = Answers.item(100 + number)
    if hasPreview { item.previewURL = "https://example.com/\(number).m4a" }
    return item
  }

  private static func episode(_ number: Int64) -> Item {
    var item = Answers.item(.podcastEpisode, number)
    item.previewURL = "https://example.com/\(number).mp3"
    return item
  }

  /// The action that some effects ask for, where they ask for nothing else.
  private func action(_ effects: [Effect]) -> ItemAction? {
    guard effects.count == 1, case .act(let action) = effects[0] else { return nil }
    return action
  }

  /// Types a line that plays something, and lets it begin.
  @discardableResult
  private func play(_ line: String, in model: inout ViewModel) throws -> ItemAction {
    let action = try #require(action(try model.type(line)))
    let told: [Effect] = [.tell(.acted(action, .done(by: "mpv")))]
    #expect(model.acted(action, .done(by: "mpv")) == told)
    #expect(model.playing?.action == action)
    return action
  }

  // MARK: What is played

  @Test func aRowsPreviewIsPlayed() throws {
    var model = try list()
    let before = model
    let action = try #require(action(try model.type("play 2")))
    #expect(action.kind == .play)
    #expect(action.items == [Self.song(2)])
    #expect(action.values == ["https://example.com/2.m4a"])
    #expect(action.source == model.state.place.list.source)
    // It does not play before the player says so.
    #expect(model == before)
    _ = model.acted(action, .done(by: "mpv"))
    #expect(model.playing?.item == Self.song(2))
    #expect(model.playing?.isPreview == true)
    #expect(model.state == before.state)
    #expect(model.record == before.record)
  }

  @Test func withoutARowItIsTheDetailsItem() throws {
    var model = try list()
    #expect(try model.type("play") == [.tell(.needsRow(.play))])
    try model.type("1")
    #expect(action(try model.type("play"))?.items == [Self.song(1)])
    #expect(action(try model.type("play song:102"))?.items == [Self.song(2)])
  }

  @Test func whatHasNoneIsSaid() throws {
    var model = try list()
    #expect(try model.type("play 3") == [.tell(.lacks(.play, [Self.song(3, hasPreview: false)]))])
    #expect(model.playing == nil)
  }

  @Test(arguments: ["file:///etc/hostname", "--script=/tmp/x.lua", "ytdl://x", ""])
  func anAddressThatIsNoneIsNotPlayed(address: String) throws {
    var model = ViewModel()
    try model.type("songs")
    var item = Answers.item(101)
    item.previewURL = address
    model.answer([item])
    #expect(try model.type("play 1") == [.tell(.lacks(.play, [item]))])
  }

  @Test func anEpisodeIsPlayedItself() throws {
    var model = ViewModel()
    try model.type("cast")
    model.answer([Self.episode(7)])
    #expect(action(try model.type("play"))?.values == ["https://example.com/7.mp3"])
    try play("play", in: &model)
    #expect(model.playing?.isPreview == false)
  }

  @Test func whatIsNotOnTheScreenIsLookedUpAndTheScreenStays() throws {
    var model = try list()
    let place = model.state.place
    let effects = try model.type("play song:109")
    #expect(effects.requests.count == 1)
    guard case .loading(let loading) = model.state else {
      Issue.record("nothing is asked")
      return
    }
    #expect(loading.purpose == .act(.play, [109], .song))
    let done = model.answer([Self.song(9)])
    #expect(model.state.place == place)
    #expect(done.first == .save(model.record))
    #expect(action([done[1]])?.values == ["https://example.com/9.m4a"])
    try model.type("play id:110")
    #expect(model.answer([]) == [.save(model.record), .tell(.unknownItems([110]))])
  }

  @Test func anotherCountrysPreviewIsLookedUp() throws {
    var model = try list()
    let asked = try model.type("play song:101 --country gb").requests
    #expect(asked.map(\.country.code) == ["gb"])
    try model.type("play song:101 --country us")
    #expect(action(try model.type("play song:101 --country us"))?.items == [Self.song(1)])
  }

  @Test func aChartsRowIsLookedUpForItsPreview() throws {
    var model = ViewModel()
    try model.type("charts songs")
    model.answer([Answers.song(102, of: 12), Self.song(3)])
    #expect(action(try model.type("play 2"))?.values == ["https://example.com/3.m4a"])
    #expect(try model.type("play 1").requests.count == 1)
    let found = model.answer([Self.song(2)])
    #expect(action([found[1]])?.values == ["https://example.com/2.m4a"])
    // Apple has none either: it is asked once.
    try model.type("play 1")
    #expect(model.answer([Answers.item(102)]).last == .tell(.lacks(.play, [Answers.item(102)])))
  }

  // MARK: How it ends

  @Test func stopEndsIt() throws {
    var model = try list()
    #expect(try model.type("stop") == [.tell(.nothingPlays)])
    let action = try play("play 1", in: &model)
    #expect(try model.type("stop") == [.stopPlaying, .tell(.stopped(action))])
    #expect(model.playing == nil)
    #expect(try model.type("stop") == [.tell(.nothingPlays)])
    #expect(model.playerEnded(.killed("mpv")).isEmpty)
  }

  @Test func aSecondTakesTheFirstsPlace() throws {
    var model = try list()
    try play("play 1", in: &model)
    try play("play 2", in: &model)
    #expect(model.playing?.item == Self.song(2))
  }

  @Test func oneThatCannotBeginIsToldAndNothingPlays() throws {
    var model = try list()
    try play("play 1", in: &model)
    let second = try #require(action(try model.type("play 2")))
    let failure = ActionOutcome.failed(.missing("mpv"))
    #expect(model.acted(second, failure) == [.tell(.acted(second, failure))])
    #expect(model.playing == nil)
  }

  @Test func theEndIsAnEventAndAFailureIsTold() throws {
    var model = try list()
    try play("play 1", in: &model)
    #expect(model.playerEnded(nil).isEmpty)
    #expect(model.playing == nil)
    let action = try play("play 1", in: &model)
    let failure = ActionFailure.ended("mpv", status: 2)
    #expect(model.playerEnded(failure) == [.tell(.acted(action, .failed(failure)))])
    #expect(model.playing == nil)
    #expect(model.playerEnded(failure).isEmpty)
  }

  @Test func copyingEndsNothing() throws {
    var model = try list()
    try play("play 1", in: &model)
    let copy = try #require(action(try model.type("copy id 2")))
    _ = model.acted(copy, .done(by: "xclip"))
    #expect(model.playing?.item == Self.song(1))
  }

  // MARK: Leaving

  /// Whether a preview ends when a line has been typed and its screen is drawn.
  private func ends(
    after lines: [String],
    playedBy play: String,
    at start: String?
  ) throws -> Bool {
    var model = try list()
    if let start { try model.type(start) }
    try self.play(play, in: &model)
    #expect(model.leavePlaying().isEmpty)
    for line in lines {
      try model.type(line)
      if case .loading = model.state {
        // Where nothing has come yet nothing has been left.
        #expect(model.leavePlaying().isEmpty)
        model.answer([Answers.item(900)])
      }
      let effects = model.leavePlaying()
      #expect(effects == [] || effects == [.stopPlaying])
      #expect(model.leavePlaying().isEmpty)
    }
    return model.playing == nil
  }

  @Test(arguments: [
    (["list"], true), (["back"], true), (["next"], true), (["2"], true), (["/other"], true),
    (["1"], false), (["redraw"], false), (["set"], false), (["more"], false),
    (["country gb"], false),
  ])
  func aPreviewEndsWithItsDetail(lines: [String], expected: Bool) throws {
    #expect(try ends(after: lines, playedBy: "play", at: "1") == expected)
  }

  @Test(arguments: [
    (["1"], false), (["1", "list"], false), (["1", "back"], false), (["1", "next"], true),
    (["2"], true), (["2", "back"], true), (["filter nothing"], false), (["sort name"], false),
    (["/other"], true), (["back"], true), (["reload"], false),
  ])
  func aPreviewFromAListEndsWhereItIsNoLongerShown(lines: [String], expected: Bool) throws {
    #expect(try ends(after: lines, playedBy: "play 1", at: nil) == expected)
  }

  @Test func theRowOfAnotherDetailIsAListsToo() throws {
    #expect(try !ends(after: ["list"], playedBy: "play 1", at: "2"))
    #expect(try ends(after: ["next"], playedBy: "play 1", at: "2"))
  }

  @Test func anEpisodeGoesOnWhereverOneGoes() throws {
    var model = ViewModel()
    try model.type("cast")
    model.answer([Self.episode(7)])
    try play("play", in: &model)
    for line in ["1", "list", "/other"] {
      try model.type(line)
      if case .loading = model.state { model.answer([Answers.item(900)]) }
      #expect(model.leavePlaying().isEmpty)
    }
    #expect(model.playing?.item == Self.episode(7))
  }

  @Test func afterAFailureOrAnErrorTheItemIsStillThere() throws {
    var model = try list()
    try model.type("1")
    try play("play", in: &model)
    try model.type("/other")
    model.answer(.failure(CatalogError(.timedOut)))
    #expect(model.leavePlaying().isEmpty)
    try model.type("back")
    #expect(model.leavePlaying().isEmpty)
    #expect(model.playing?.item == Self.song(1))
  }
}
