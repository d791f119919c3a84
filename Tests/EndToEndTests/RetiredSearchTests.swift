import TestSupport
import Testing

/// A search for films that Apple answers with nothing, as one-shots.
@Suite(.ownThreads) struct RetiredSearchTests {
  private static let films = ["Nothing Left One", "Nothing Left Three", "Nothing Left Two"]
  private static let words = """
    reprise: Apple's search no longer answers for movies; these were seen before.
    reprise: Searched 2 of 70 charts.

    """

  /// Runs a one-shot where three films have been seen.
  private func run(_ words: String...) throws -> PtyPipeProcess {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    sandbox.environment["REPRISE_ENDPOINT"] = server.url
    _ = try sandbox.run(["search", "nothing", "left"])
    return try sandbox.run(words)
  }

  @Test func whatWasSeenIsFoundInEveryForm() throws {
    let names = Self.films
    for (options, expected) in [
      (["--tsv", "--fields", "name"], ["name"] + names),
      (["--csv", "--fields", "name,rank"], ["name,rank"] + names.map { $0 + "," }),
      (["--jsonl", "--fields", "name"], names.map { #"{"name":"\#($0)"}"# }),
    ] {
      let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
      sandbox.environment["REPRISE_ENDPOINT"] = server.url
      _ = try sandbox.run(["search", "nothing", "left"])
      let result = try sandbox.run(["search", "nothing", "--media", "movies"] + options)
      #expect(result.exit == .status(0))
      #expect(result.outputText.split(whereSeparator: \.isNewline).map(String.init) == expected)
      #expect(result.errorText == Self.words)
    }
    let json = try run("search", "nothing", "--media", "movies", "--json")
    #expect(json.outputText.contains(#""kind":"results""#))
    #expect(json.outputText.contains(#""source":"seen""#))
    #expect(json.outputText.contains(#""count":3"#))
    let brief = try run("search", "nothing", "--media", "movies")
    #expect(brief.lines.count == 3)
    #expect(brief.errorText == Self.words)
  }

  @Test func whatIsNeitherSeenNorInChartsIsNoBareNothing() throws {
    let result = try run("search", "nothing", "--media", "tv", "--json", "--fail-if-empty")
    #expect(result.exit == .status(3))
    #expect(result.outputText.contains(#""count":0"#))
    #expect(
      result.errorText == """
        reprise: Apple's search no longer answers for TV; the charts were searched, and what was seen before.
        reprise: Searched 2 of 26 charts.
        reprise: Nothing found for “nothing” among TV in the United States.

        """
    )
  }
}
