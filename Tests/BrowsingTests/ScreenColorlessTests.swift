import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// What a screen means does not rest on its colours.
@Suite struct ScreenColorlessTests {
  private static func film(_ change: (inout Item) -> Void) -> Item {
    var item = Sample.movies[0]
    change(&item)
    return item
  }

  private static func films(
    _ change: (inout Item) -> Void = { _ in },
    age: Int64 = 0,
    origin: Source.Origin = .live,
    skipped: Int = 0,
    nearMiss: NearMiss? = nil
  ) -> ViewState {
    let request = Sample.search("x", .movie)
    return .list(
      Sample.list(
        [film(change), Sample.movies[1]],
        of: request,
        nearMiss: nearMiss,
        skipped: skipped,
        age: age,
        origin: origin
      )
    )
  }

  private static func chart(after movement: [ItemID]) -> ViewState {
    let earlier = movement.enumerated().map { place, id in
      Sample.item(id.type, id.number) { $0.rank = place + 1 }
    }
    return .list(
      Sample.list(
        Sample.chartTopic,
        Findings(
          items: Sample.chartFilms,
          charts: [ChartRequest(.movies, country: .unitedStates)]
        ),
        earlier: EarlierChart(items: earlier, fetchedAt: Sample.yesterday)
      )
    )
  }

  private static func compared(_ reply: ComparedStore.Reply, isCheapest: Bool = false) -> ViewState
  {
    let countries = SubjectSamples.comparison.countries
    return .list(
      Sample.list(
        .inquiry(.compare(SubjectSamples.comparison)),
        Findings(
          comparison: [
            ComparedStore(countries[0], .item(Sample.movies[0])),
            ComparedStore(countries[1], reply, isCheapest: isCheapest),
          ]
        )
      )
    )
  }

  private static func home(_ failure: CatalogError?) -> ViewState {
    let sections = [
      HomeSection(.movies, items: Sample.chartFilms), HomeSection(.songs, failure: failure),
    ]
    return .list(
      Sample.list(
        .inquiry(.home([.movies, .songs], country: .unitedStates)),
        Findings(sections: sections)
      )
    )
  }

  /// Screens that are alike but for what a colour shows too.
  static func likes() throws -> [[ViewState]] {
    [
      [films(), films(age: 90_000), films(skipped: 2)]
        + SampleStates.arranged.prefix(2)
        + [films(nearMiss: NearMiss(reason: .noMedia("vhs"), line: "media vhs"))],
      [9.99, 0, -1, nil].map { price in films { $0.price = price } },
      [
        chart(after: Sample.chartFilms.map(\.id)),
        chart(after: Sample.chartFilms.map(\.id).reversed()),
        chart(after: Array(Sample.chartFilms.map(\.id).dropFirst())),
      ],
      [
        compared(.item(Sample.movies[0])), compared(.item(Sample.movies[0]), isCheapest: true),
        compared(.absent), compared(.failed(CatalogError(.timedOut))),
      ],
      [home(nil), home(CatalogError(.noChart)), home(CatalogError(.timedOut))],
      try [.explicit, .cleaned, .notExplicit].map { explicitness in
        try Sample.detail(film { ($0.contentRating, $0.explicitness) = (nil, explicitness) })
      },
      try [9.99, 0, -1, nil].map { price in try Sample.detail(film { $0.price = price }) },
      CatalogError.Code.allCases.map { .error(Sample.failure(CatalogError($0))) },
    ]
  }

  @Test(arguments: [40, 80], [false, true])
  func whatDiffersDiffersInWords(columns: Int, isLinear: Bool) throws {
    for group in try Self.likes() {
      let screens = group.map { Screens.draw($0, in: Sample.context(columns, isLinear: isLinear)) }
      // Where there is no room for what differs, it is in no colour either.
      for (words, twins) in Dictionary(grouping: screens, by: text) where Set(twins).count > 1 {
        Issue.record("\(words) stands for \(twins.count) screens")
      }
      let isTold = columns < 80 || Set(screens.map(text)).count == group.count
      #expect(isTold, "\(screens.map(text).joined(separator: "\n"))")
    }
  }

  /// Taking the colours from a screen leaves the screen without colours.
  @Test func coloursAddNothingToTheText() throws {
    let encoders = [Theme.dark, .light, .unknown].flatMap { theme in
      ColorDepth.allCases.map { LineEncoder(theme: theme, depth: $0) }
    }
    for state in try ScreenWidthTests.states() {
      let lines = Screens.draw(state, in: Sample.context())
      let plain = LineEncoder().encode(lines)
      for encoder in encoders {
        #expect(Self.stripped(encoder.encode(lines)) == plain)
      }
    }
  }

  /// A text without its SGR sequences.
  private static func stripped(_ output: String) -> String {
    var pieces = output.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    let first = pieces.removeFirst()
    return pieces.reduce(String(first)) { text, piece in
      let end = piece.firstIndex { !$0.isNumber && $0 != ";" } ?? piece.startIndex
      #expect(piece[end...].hasPrefix("m"))
      return text + piece[end...].dropFirst()
    }
  }
}
