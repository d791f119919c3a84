import Catalog
import Records
import Testing

@testable import Browsing

/// What Tab offers for the watchlist, the history and the end of both.
@Suite struct CompletionKeptTests {
  private let tab: Tab

  init() throws {
    var model = ViewModel()
    try model.type("/films")
    model.answer(Array(Sample.movies.prefix(3)))
    tab = Tab(model: model)
  }

  @Test(
    arguments: [
      ("watchl|", "watchlist|"), ("unw|", "unwatch |"), ("refr|", "refresh|"), ("dea|", "deals|"),
      ("hist|", "history |"), ("forg|", "forget |"), ("und|", "undo|"), ("watch dang|", "watch 3|"),
      ("unwatch dangerous da|", "unwatch 3|"), ("prices 3|", nil),
      ("watch 3 b|", "watch 3 below |"),
      ("watch be|", "watch below |"), ("watch 3 below o|", "watch 3 below off|"),
      ("note dang|", "note 3 |"), ("forget h|", "forget history|"), ("forget s|", "forget seen|"),
      ("forget dang|", "forget 3|"), ("forget all --y|", "forget all --yes |"),
      ("prof|", "profile |"), ("profile n|", "profile new |"), ("profile new g|", nil),
      ("doct|", "doctor|"), ("doctor --de|", "doctor --deep |"),
      ("doctor --fields chec|", "doctor --fields check |"),
      ("deals --fields name,sin|", "deals --fields name,since |"),
    ] as [(String, String?)]
  )
  func oneCandidateIsInserted(line: String, expected: String?) {
    #expect(tab.press(line) == (expected.map { .line($0) } ?? .nothing), "\(line)")
  }

  @Test func severalAreListedWithWhatTheyAre() {
    #expect(
      tab.list("forget |").prefix(4) == [
        "history: all screens and typed lines", "seen: all answers, and what is in them",
        "all: everything kept", "1: Blade Runner (The Final Cut)",
      ]
    )
    #expect(tab.list("watch |").last == "below: wanted at this price or less")
  }

  @Test func rowsOfTheHistoryAreKnownByTheirTitles() {
    var model = ViewModel()
    let wish = ScreenWish(.history(""))
    _ = model.assembled(.screens(KeptSamples.screens), source: nil, for: wish)
    let completer = Completer(model: model) { _, _ in SeenNames.none }
    #expect(completer.rows.map(\.text) == ["1", "2", "3", "4"])
    #expect(completer.rows.map(\.note)[1] == "Movies “blade runner”")
  }
}
