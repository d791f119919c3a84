import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// What is said and shown of what plays, and what of it is data.
@Suite struct PlayingWordsTests {
  private func said(_ notice: Notice, _ context: DrawingContext = Sample.context()) -> [String] {
    NoticeWords.lines(for: notice, in: context).map(\.plainText)
  }

  private static func began(_ item: Item) throws -> Notice {
    .acted(try #require(PlayingSamples.action(item)), .done(by: "mpv"))
  }

  @Test func aPreviewIsSaidWithItsStoreAddress() throws {
    let notice = try Self.began(PlayingSamples.song)
    #expect(
      said(notice) == [
        "Playing the preview of “Suzanne” with mpv. To end it: stop",
        "Provided courtesy of iTunes: https://music.apple.com/us/album/11?i=31",
      ]
    )
    #expect(
      said(notice, Sample.context(60)).suffix(2)
        == ["Provided courtesy of iTunes:", "https://music.apple.com/us/album/11?i=31"]
    )
    #expect(
      said(notice, Sample.context(isInteractive: false)).first
        == "Playing the preview of “Suzanne” with mpv."
    )
    var item = PlayingSamples.song
    item.previewURL = "http://example.com/1.m4a"
    #expect(
      said(try Self.began(item), Sample.context(100))[0]
        == "Playing the preview of “Suzanne” with mpv, over plain http. To end it: stop"
    )
    item.storeURL = nil
    #expect(said(try Self.began(item)).last == "Provided courtesy of iTunes.")
  }

  @Test func anEpisodeIsNobodysCourtesy() throws {
    #expect(
      said(try Self.began(PlayingSamples.episode)) == [
        "Playing “Metropolis” with mpv. To end it: stop"
      ]
    )
  }

  @Test func whatWasEndedIsSaid() throws {
    let song = try #require(PlayingSamples.action(PlayingSamples.song))
    let episode = try #require(PlayingSamples.action(PlayingSamples.episode))
    #expect(said(.stopped(song)) == ["Stopped the preview of “Suzanne”."])
    #expect(said(.stopped(episode)) == ["Stopped “Metropolis”."])
    #expect(said(.nothingPlays) == ["Nothing is playing, so there is nothing to stop."])
    #expect(ExitStatus(.nothingPlays) == .failure)
    #expect(ExitStatus(.stopped(song)) == .success)
    #expect(ExitStatus(.acted(song, .failed(.noWay))) == .failure)
    #expect(ExitStatus(.acted(song, .failed(.offline))) == .network)
    #expect(
      said(.acted(song, .failed(.bundled))) == [
        "There is nothing to play in the bundled catalogue: its addresses lead nowhere."
      ]
    )
  }

  @Test(arguments: [
    (
      ActionFailure.missing("mpv"),
      "mpv was not found, so nothing can play the preview of “Suzanne”."
    ),
    (.noWay, "There is no player here: no mpv, ffplay or VLC. set player NAME names another."),
    (.notStarted("mine"), "mine could not be started to play the preview of “Suzanne”."),
    (.ended("mpv", status: 2), "mpv could not play the preview of “Suzanne” (status 2)."),
    (.offline, "Offline nothing can play the preview of “Suzanne”: it would take the network."),
    (.killed("mpv"), "mpv was killed while it was to play the preview of “Suzanne”."),
  ])
  func aFailureNamesWhatWasToPlay(failure: ActionFailure, sentence: String) throws {
    let action = try #require(PlayingSamples.action(PlayingSamples.song))
    #expect(
      said(.acted(action, .failed(failure)), Sample.context(100))
        == [sentence, "https://audio-ssl.itunes.apple.com/31.m4a"]
    )
  }

  @Test(arguments: [
    (ItemType.song, "“X” has no preview."),
    (.podcastEpisode, "“X” has no address to play."),
    (.podcast, "“X” is a podcast; to list the episodes that can be played: more podcast:7"),
    (.album, "“X” has no preview, but its songs may. To list them: more album:7"),
    (.tvSeason, "“X” has no preview, but its episodes may. To list them: more tv-season:7"),
    (.app, "“X” has no preview."),
  ])
  func whatHasNothingToPlaySaysWhere(type: ItemType, sentence: String) {
    var item = Item(id: ItemID(type, 7), country: "us")
    item.name = "X"
    #expect(said(.lacks(.play, [item]), Sample.context(100)) == [sentence])
    item.name = nil
    #expect(said(.lacks(.play, [item]))[0].hasPrefix("This \(type.word) "))
  }

  @Test func aHostileNameIsHarmless() throws {
    let item = PlayingSamples.item(.song, 1, "A\u{1B}]52;c;eA==\u{7}\u{9B}31m\u{202E}B")
    let playing = try #require(PlayingSamples.playing(item))
    let context = Sample.context()
    let lines =
      NoticeWords.lines(for: try Self.began(item), in: context)
      + PlayingLine.lines(for: playing, in: context)
    let written = LineEncoder().encode(lines)
    #expect(
      !written.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" }
    )
  }

  // MARK: On screens

  private func context(_ columns: Int = 80, isInteractive: Bool = true) -> DrawingContext {
    var context = Sample.context(columns, isInteractive: isInteractive)
    context.playing = PlayingSamples.playing(PlayingSamples.song)
    return context
  }

  @Test func everyScreenBeginsWithWhatPlays() throws {
    let head = "Playing the preview of “Suzanne”"
    for state in try ScreenWidthTests.states() {
      if case .loading = state { continue }
      let without = Screens.draw(state, in: Sample.context()).map(\.plainText)
      var with = Screens.draw(state, in: context()).map(\.plainText)
      #expect(with.first == "")
      #expect(with[1].hasPrefix(head))
      #expect(with[1].hasSuffix(" stop"))
      // All else is as it was, but for the steps of a detail, which stands apart.
      if case .detail = state { #expect(with.remove(at: 2) == "") }
      #expect(with[2...].dropLast() == without[1...].dropLast())
      let script = Screens.draw(state, in: context(isInteractive: false)).map(\.plainText)
      #expect(script.first == head)
    }
  }

  @Test(arguments: [10, 20, 40])
  func aNarrowWindowCutsTheName(columns: Int) {
    let lines = Screens.draw(.list(.start(serial: 0)), in: context(columns))
    #expect(lines.allSatisfy { $0.spans.cells <= columns })
    #expect(lines[1].plainText.hasPrefix("Playing"))
  }

  @Test func readOutItIsASentence() {
    var context = context()
    context.isLinear = true
    let lines = Screens.draw(.list(.start(serial: 0)), in: context).map(\.plainText)
    #expect(lines[1] == "Playing the preview of “Suzanne”. To end it: stop")
    context.isInteractive = false
    let script = Screens.draw(.list(.start(serial: 0)), in: context).map(\.plainText)
    #expect(script[0] == "Playing the preview of “Suzanne”.")
  }

  @Test func theModelSaysWhatPlays() throws {
    var model = ViewModel()
    #expect(Screens.draw(model, in: Sample.context())[1].plainText.hasPrefix("reprise:"))
    let action = try #require(PlayingSamples.action(PlayingSamples.song))
    _ = model.acted(action, .done(by: "mpv"))
    #expect(Screens.draw(model, in: Sample.context())[1].plainText.hasPrefix("Playing the preview"))
  }

  // MARK: The detail

  private func detail(_ context: DrawingContext) throws -> [String] {
    let songs = [PlayingSamples.song, PlayingSamples.item(.song, 33, "Marianne")]
    let state = try Sample.detail(songs[0], among: songs)
    return Screens.draw(state, in: context).map(\.plainText)
  }

  private func lines(_ start: String, in lines: [String]) -> [String] {
    guard let first = lines.firstIndex(where: { $0.hasPrefix(start) }) else { return [] }
    return Array(lines[first...].prefix(2))
  }

  @Test func theCardSaysHowToHearIt() throws {
    let shown = try detail(Sample.context())
    let row = lines(" Preview", in: shown)[0]
    #expect(row.hasPrefix(" Preview    play   "))
    #expect(row.hasSuffix("   provided courtesy of iTunes"))
    #expect(shown.last?.hasPrefix("back · play · compare  ") == true)
    let playing = try detail(context())
    #expect(lines(" Preview", in: playing)[0].hasPrefix(" Preview    stop   "))
    #expect(playing.last?.hasPrefix("back · stop · compare  ") == true)
    var other = Sample.context()
    other.playing = PlayingSamples.playing(PlayingSamples.episode)
    #expect(try detail(other).last?.hasPrefix("back · play · compare  ") == true)
  }

  @Test func whereThereIsNothingToHearTheRestCanBeStopped() throws {
    var other = Sample.context()
    other.playing = PlayingSamples.playing(PlayingSamples.episode)
    let film = Screens.draw(
      try Sample.detail(Item(id: ItemID(.movie, 1), country: "us")),
      in: other
    )
    #expect(film.last?.plainText.hasPrefix("back · stop · compare  ") == true)
  }

  @Test func aNarrowCardHasTheNoticeBelow() throws {
    #expect(
      lines(" Preview", in: try detail(Sample.context(40)))
        == [" Preview    play", "            provided courtesy of iTunes"]
    )
  }

  @Test func readOutTheCardSaysItInOneLine() throws {
    var context = Sample.context()
    context.isLinear = true
    #expect(
      lines("Preview", in: try detail(context)).first
        == "Preview: play, provided courtesy of iTunes"
    )
  }

  @Test func inAPipeTheAddressIsThere() throws {
    #expect(
      lines(" Preview", in: try detail(Sample.context(isInteractive: false))) == [
        " Preview    https://audio-ssl.itunes.apple.com/31.m4a",
        "            provided courtesy of iTunes",
      ]
    )
  }

  // MARK: Data

  @Test func theItemIsTheData() throws {
    let action = try #require(PlayingSamples.action(PlayingSamples.song))
    let writer = DataWriter(format: .json, fields: [.type, .id, .name])
    let began = String(
      decoding: writer.bytes(of: .acted(action, .done(by: "mpv")), text: []),
      as: UTF8.self
    )
    #expect(
      began == """
        {"schema":1,"kind":"play","query":null,"source":"cache",\
        "fetched_at":"2026-11-30T02:39:40Z","count":1,"skipped":0,"items":[
        {"type":"song","id":31,"name":"Suzanne"}
        ]}

        """
    )
    let ended = String(decoding: writer.bytes(of: .stopped(action), text: []), as: UTF8.self)
    #expect(ended == began.replacing("\"play\"", with: "\"stop\""))
    #expect(writer.bytes(of: .nothingPlays, text: ["x"]).isEmpty)
    #expect(writer.bytes(of: .acted(action, .failed(.noWay)), text: ["x"]).isEmpty)
  }
}
