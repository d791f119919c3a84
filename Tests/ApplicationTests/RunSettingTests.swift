import Browsing
import Catalog
import Foundation
import Library
import Platform
import Records
import TerminalText
import Testing

@testable import Application

@Suite struct RunSettingTests {
  private static let clocks = Clocks(wallMilliseconds: { 5_999 }, monotonic: { .zero })

  private func setting(
    _ words: [String],
    _ variables: [String: String] = [:]
  ) throws -> RunSetting {
    let options = try OptionParser.parse(words.map(Word.init(argument:)), in: .arguments).options
    return try RunSetting(
      options: options,
      environment: Environment(variables),
      clocks: Self.clocks,
      isOneShot: false
    )
  }

  // MARK: The endpoint

  @Test func theEndpointIsThatOfTheOptionThenOfTheVariable() throws {
    let variables = ["REPRISE_ENDPOINT": "http://127.0.0.1:8001/"]
    let option = try setting(["--private", "--endpoint", "http://localhost:8002"], variables)
    #expect(option.endpoint.address == "http://localhost:8002")
    #expect(try setting(["--private"], variables).endpoint.address == "http://127.0.0.1:8001")
    #expect(try setting(["--private"]).endpoint == .apple)
    #expect(try setting(["--demo"], variables).endpoint == .demo)
  }

  @Test(arguments: ["http://example.com", "ftp://127.0.0.1", "nonsense"])
  func anEndpointThatIsNoneIsRefused(value: String) throws {
    #expect(throws: UsageError.badVariable("REPRISE_ENDPOINT", value)) {
      try setting(["--private"], ["REPRISE_ENDPOINT": value])
    }
  }

  // MARK: The stores

  @Test func theStoreIsThatOfTheOptionThenOfTheVariableThenOfTheHome() throws {
    let folder = try StoreFolderFixture()
    func country(_ words: [String], _ variables: [String: String]) throws -> String {
      let run = try setting(words, variables)
      defer { run.stores.close() }
      return run.settings.layers[.country].value
    }
    func keep(_ value: String, _ words: [String], _ variables: [String: String]) throws {
      let run = try setting(words, variables)
      try run.stores.settings.set(.country, to: value)
      run.stores.close()
    }
    let home = ["HOME": folder.path]
    let named = home.merging(["REPRISE_STORE": folder.path + "/variable.db"]) { $1 }
    let option = ["--store", folder.path + "/option.db"]
    try keep("de", [], home)
    try keep("fr", [], named)
    try keep("gb", option, named)
    try keep("jp", ["--profile", "guest"], named)
    #expect(try country([], home) == "de")
    #expect(try country([], named) == "fr")
    #expect(try country(option, named) == "gb")
    #expect(try country(["--profile", "guest"], named) == "jp")
    #expect(try country(["--demo"], named) == "us")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/variable.db"))
  }

  @Test func aWrongVariableOpensNothing() throws {
    let folder = try StoreFolderFixture()
    #expect(throws: UsageError.self) {
      try setting([], ["HOME": folder.path, "REPRISE_LIMIT": "many"])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  // MARK: The model

  @Test func whatIsTypedLaterCountsMoreThanTheOptions() throws {
    let run = try setting([
      "--demo", "--country", "fr", "--limit", "5", "--media", "songs", "--attribute", "songTerm",
    ])
    var model = run.model(window: Window(columns: 80, rows: 24))
    func query(_ effects: [Effect]) -> Query? {
      for case .fetch(_, .search(let query), _) in effects { return query }
      return nil
    }
    let first = query(model.submit(.command(.search(SearchWords(term: "a")))))
    #expect(first?.country.code == "fr")
    #expect(first?.limit == 5)
    #expect(first?.entity == .song)
    #expect(first?.attribute == .songTerm)
    _ = model.submit(.command(.set(.country, "gb")))
    _ = model.submit(.command(.set(.limit, nil)))
    let second = query(model.submit(.command(.search(SearchWords(term: "a")))))
    #expect(second?.country.code == "gb")
    #expect(second?.limit == 200)
    #expect(second?.attribute == .songTerm)
    _ = model.submit(.command(.set(.media, "movies")))
    let third = query(model.submit(.command(.search(SearchWords(term: "a")))))
    #expect(third?.media == .movie)
    #expect(third?.attribute == nil)
  }

  // MARK: The looks

  @Test(
    arguments: [
      (nil, 80), ("", 80), ("40", 40), ("1", 1), ("10000", 10_000), ("0", 80), ("-1", 80),
      ("10001", 80), ("4O", 80), (" 40", 80), ("٤٠", 80), ("99999999999999999999", 80),
    ]
  )
  func aPipeIsAsWideAsTheVariableSays(columns: String?, width: Int) throws {
    var variables: [String: String] = [:]
    variables["COLUMNS"] = columns
    let style = ScreenStyle.plain(try setting(["--demo"], variables), output: -1)
    #expect(style.context.window == Window(columns: width, rows: nil))
    #expect(!style.isTerminal)
    #expect(!style.context.isInteractive)
    #expect(style.context.now == 5)
  }

  @Test func aPipeHasColoursOnlyOnDemandAndNeverAGround() throws {
    let variables = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    let plain = ScreenStyle.plain(try setting(["--demo"], variables), output: -1)
    #expect(plain.encoder.depth == .none)
    let words = ["--demo", "--color", "always", "--theme", "dark"]
    let forced = ScreenStyle.plain(try setting(words, variables), output: -1)
    #expect(forced.encoder.depth != .none)
    #expect(forced.context.grounds == .none)
  }

  @Test func aChosenThemePaintsThePrompt() throws {
    let variables = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    let window = Window(columns: 80, rows: 24)
    let run = try setting(["--demo"], variables)
    #expect(ScreenStyle.prompt(run, window: window, theme: .dark).context.grounds != .none)
    #expect(ScreenStyle.prompt(run, window: window, theme: .auto).context.grounds == .none)
    #expect(ScreenStyle.prompt(run, window: window, theme: .none).context.grounds == .none)
    let colourless = try setting(["--demo"], ["TERM": "xterm", "NO_COLOR": "1"])
    let style = ScreenStyle.prompt(colourless, window: window, theme: .dark)
    #expect(style.encoder.depth == .none)
    #expect(style.context.grounds == .none)
  }

  @Test func linksAreMadeWhereTheTerminalAndTheSettingAllow() throws {
    let window = Window(columns: 80, rows: 24)
    func links(_ choice: String, _ variables: [String: String]) throws -> Bool {
      let run = try setting(["--demo"], variables)
      let choice = try #require(LinkChoice(rawValue: choice))
      return ScreenStyle.prompt(run, window: window, theme: .auto, links: choice).encoder.links
    }
    for (choice, known, unknown) in [
      ("auto", true, false), ("on", true, true), ("off", false, false),
    ] {
      #expect(try links(choice, ["TERM": "foot"]) == known)
      #expect(try links(choice, ["TERM": "xterm"]) == unknown)
      #expect(try !links(choice, ["TERM": "dumb"]))
      #expect(try !links(choice, [:]))
    }
    let run = try setting(
      ["--demo"],
      ["TERM": "foot", "REPRISE_LINKS": "on", "CLICOLOR_FORCE": "1"]
    )
    #expect(!ScreenStyle.plain(run, output: -1).encoder.links)
    // What is read out is words, unless links are wished for.
    #expect(try !links("auto", ["TERM": "foot", "ACCESSIBLE": "1"]))
    #expect(try links("on", ["TERM": "foot", "ACCESSIBLE": "1"]))
  }
}
