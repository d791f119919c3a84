import Companions
import Platform
import TestSupport
import Testing

/// Which way leads to the browser.
@Suite struct BrowserTests {
  private static let address = "https://example.com/a?b=%20&c=1"
  private let programs: FakePrograms

  init() throws {
    programs = try FakePrograms()
  }

  private func way(
    _ variables: [String: String],
    _ system: Paths.System = .xdg,
    _ address: String = address
  ) -> Browser {
    var all = variables
    all["PATH"] = programs.folder
    return Browser(for: address, in: Environment(all), system: system)
  }

  private func call(_ name: String, _ arguments: [String] = [address]) -> Browser {
    .program(ProgramCall(name: name, path: programs.folder + "/" + name, arguments: arguments))
  }

  @Test func aDisplayHasItsOpener() throws {
    try programs.add("xdg-open")
    try programs.add("open")
    #expect(way(["DISPLAY": ":0"]) == call("xdg-open"))
    #expect(way(["WAYLAND_DISPLAY": "wayland-0"]) == call("xdg-open"))
    #expect(way([:], .macOS) == call("open"))
    #expect(way(["SSH_TTY": "x"], .macOS) == call("open"))
  }

  @Test(arguments: [
    [:], ["DISPLAY": ""], ["DISPLAY": ":0", "SSH_CONNECTION": "1 2 3 4"],
    ["WAYLAND_DISPLAY": "wayland-0", "SSH_TTY": "/dev/pts/1"],
  ])
  func withoutADisplayNothingIsOpened(variables: [String: String]) throws {
    try programs.add("xdg-open")
    #expect(way(variables) == .noDisplay)
  }

  @Test func whatIsMissingIsNamed() {
    #expect(way(["DISPLAY": ":0"]) == .missing("xdg-open"))
    #expect(way([:], .macOS) == .missing("open"))
    #expect(way(["REPRISE_BROWSER": "firefox -p x", "DISPLAY": ":0"]) == .missing("firefox"))
  }

  @Test func theUsersOwnComesFirst() throws {
    for name in ["xdg-open", "mine", "theirs"] { try programs.add(name) }
    let both = ["DISPLAY": ":0", "BROWSER": "theirs", "REPRISE_BROWSER": "mine"]
    #expect(way(both) == call("mine"))
    #expect(way(["BROWSER": "theirs"]) == call("theirs"))
    #expect(way(["BROWSER": "nowhere:theirs:mine"]) == call("theirs"))
    #expect(way(["BROWSER": "nowhere", "DISPLAY": ":0"]) == call("xdg-open"))
    #expect(way(["BROWSER": ""]) == .noDisplay)
  }

  @Test func itMayHaveArgumentsAndAPlaceForTheAddress() throws {
    try programs.add("mine")
    let address = Self.address
    #expect(
      way(["REPRISE_BROWSER": "mine --new  -x"]) == call("mine", ["--new", "-x", address])
    )
    #expect(
      way(["REPRISE_BROWSER": "mine --url=%s -x"]) == call("mine", ["--url=\(address)", "-x"])
    )
    // No shell reads it.
    #expect(
      way(["REPRISE_BROWSER": "mine $HOME;ls"]) == call("mine", ["$HOME;ls", address])
    )
    let path = programs.folder + "/mine"
    #expect(way(["REPRISE_BROWSER": path]) == call("mine"))
  }

  @Test(arguments: ["file:///etc/passwd", "--help", "javascript:alert(1)", "", "ftp://x/"])
  func onlyPagesOfTheWebAreOpened(address: String) throws {
    try programs.add("xdg-open")
    #expect(way(["DISPLAY": ":0", "BROWSER": "xdg-open"], .xdg, address) == .noDisplay)
  }
}
