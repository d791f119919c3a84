import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// Every case has words, in the voice of the program.
@Suite struct WordsSentenceTests {
  /// A sentence ends as one, or with what is to be typed.
  private func expectVoice(_ sentence: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let ending =
      sentence.split(separator: ": ").count > 1 || sentence.last == "." || sentence.last == "?"
    #expect(ending, "\(sentence)", sourceLocation: sourceLocation)
    #expect(!sentence.contains("!"), "\(sentence)", sourceLocation: sourceLocation)
    for word in ["please", "oops", "sorry", "  "] {
      #expect(!sentence.lowercased().contains(word), "\(sentence)", sourceLocation: sourceLocation)
    }
    #expect(sentence.count > 12, sourceLocation: sourceLocation)
  }

  @Test(arguments: CatalogError.Code.allCases)
  func everyFailureHasWords(code: CatalogError.Code) {
    for detail in [nil, "", ".", "itunes.apple.com", "Invalid value(s) for key(s): [country]."] {
      let error = CatalogError(code, status: 503, detail: detail, retryAfter: 28)
      let sentences = FailureWords.sentences(for: Sample.failure(error))
      let seenWords = "Among what you have seen: find blade runner"
      #expect(sentences.dropFirst(2) == (ExitStatus(code) == .network ? [seenWords] : []))
      for sentence in sentences.prefix(2) {
        expectVoice(sentence)
        #expect(sentence.hasSuffix(".") && !sentence.hasSuffix(".."))
      }
      let lines = Screens.draw(.error(Sample.failure(error)), in: Sample.context())
      let words = lines.map(\.plainText).joined(separator: " ")
      let back = "What you saw before is one step back: b"
      let seen = back + " Among what you have seen: find blade runner"
      #expect(words.hasSuffix(ExitStatus(code) == .network ? seen : back))
    }
  }

  @Test func aOneShotNamesTheOneShotThatFinds() {
    let failure = Sample.failure(CatalogError(.notConnected), Sample.search("ocean's eleven"))
    #expect(
      FailureWords.sentences(for: failure, isOneShot: true).last
        == "Among what you have seen: reprise find 'ocean'\\''s' eleven"
    )
    #expect(
      FailureWords.sentences(for: failure).last
        == "Among what you have seen: find ocean's eleven"
    )
    let query = Query(term: "alien", creator: "Ridley Scott")
    let both = Sample.failure(CatalogError(.timedOut), .search(query))
    #expect(
      FailureWords.sentences(for: both).last
        == "Among what you have seen: find alien Ridley Scott"
    )
  }

  @Test func whatIsNotArrangedSaysWhatIs() {
    let words = [Notice.notArranged(nil), .notArranged(.home), .notArranged(.history)]
      .flatMap { NoticeWords.lines(for: $0, in: Sample.context()).map(\.plainText) }
    #expect(
      words == [
        "filter and sort are for the list under this: l",
        "filter and sort are for a single list, as of: charts movies",
        "This list is neither filtered nor sorted.",
      ]
    )
  }

  @Test func theHostThatFailedIsNamed() {
    let known = CatalogError(.nameNotFound, detail: "proxy.example")
    #expect(FailureWords.sentences(for: Sample.failure(known))[0].contains("to proxy.example ("))
    let unknown = CatalogError(.notConnected, detail: "no route")
    #expect(
      FailureWords.sentences(for: Sample.failure(unknown), serviceHost: "127.0.0.1")[0]
        == "Could not search: no connection to 127.0.0.1 (no route)."
    )
  }

  @Test(
    arguments: [
      (nil, "in a while"), (0, "now"), (28, "in 28 s"), (119, "in 119 s"), (121, "in 3 min"),
      (1_800, "in 30 min"), (90_000, "in 25 h"),
    ] as [(Int?, String)]
  )
  func aPauseSaysWhenItEnds(seconds: Int?, expected: String) {
    let failure = Sample.failure(CatalogError(.limited, status: 403, retryAfter: seconds))
    #expect(FailureWords.sentences(for: failure)[1] == "It can be asked again \(expected).")
  }

  @Test func aFailedLookUpAndReloadSaySo() {
    var failure = Sample.failure(
      CatalogError(.empty),
      CatalogRequest.lookup([1], country: .unitedStates)
    )
    #expect(FailureWords.sentences(for: failure)[0].hasPrefix("Could not look it up: "))
    failure.purpose = .reload
    #expect(FailureWords.sentences(for: failure)[0].hasPrefix("Could not reload: "))
    failure.error = CatalogError(.offline)
    #expect(FailureWords.sentences(for: failure)[0] == "Could not reload: this run is offline.")
  }

  @Test func everyNoticeHasWords() {
    for notice in WordsNoticeSamples.all {
      let lines = NoticeWords.lines(for: notice, in: Sample.context(300))
      #expect(!lines.isEmpty)
      switch notice {
      case .help, .settings, .profiles, .examined: continue
      case .changed, .refused, .nothing, .atTheEnd, .noMoreMatches, .noPage, .nothingToRetry,
        .nothingToReload, .noList, .notArranged, .needsRow, .nothingBelongs, .lacks, .unknownItems,
        .otherType,
        .acted, .screenGone, .cancelled, .interrupted, .moreFound, .watched, .notWatched,
        .watchedInSeveral, .tookBack, .asksToForget, .forgot, .nothingToForget, .notForgotten,
        .stopped, .nothingPlays, .madeProfile, .exported, .notExported, .noFeeds, .imported,
        .notImported, .notMatched, .feedsMatched, .picture, .downloading, .downloadEnded,
        .changedDownload, .needsDownloads:
        expectVoice(lines.map(\.plainText).joined(separator: " "))
      }
    }
  }

  @Test func everyUsageErrorHasWords() {
    for error in WordsNoticeSamples.usage {
      let sentence = UsageWords.sentence(for: error)
      expectVoice(sentence)
      #expect(sentence.hasSuffix(".") || sentence.hasSuffix("?"))
    }
  }

  @Test(
    arguments: [
      (.unknownOption("--jsn"), "There is no option --jsn; did you mean --json?"),
      (.unknownOption("-json"), "There is no option -json; did you mean --json?"),
      (.unknownOption("-x"), "There is no option -x."),
      (
        .badValue(.country, "uk", hint: "did you mean gb?"),
        "“uk” is no value for --country: did you mean gb?"
      ),
      (.needsValue(.limit), "--limit needs a value: how many results, 1 to 200."),
    ] as [(UsageError, String)]
  )
  func usageErrorsSayWhatWouldDo(error: UsageError, expected: String) {
    #expect(UsageWords.sentence(for: error) == expected)
  }

  @Test(
    arguments: [
      (
        .nearMiss(NearMiss(reason: .noStorefront("zz", suggestion: nil), line: "country zz")),
        "No storefront zz.\nto search: reprise search country zz"
      ),
      (
        .nearMiss(NearMiss(reason: .noPage("-3"), line: "page -3")),
        "No page -3.\nto search: reprise search -- page -3"
      ),
      (
        .nearMiss(NearMiss(reason: .noTopic("me; ls"), line: "help me; ls")),
        "No help on me; ls.\nto search: reprise search help 'me;' ls"
      ),
      (
        .nearMiss(NearMiss(reason: .misspelt(.reload), line: "relaod")),
        "No command of this name, did you mean reload?\nto search: reprise search relaod"
      ),
      (.noRow("300", count: 200), "There is no row 300: the screen has 1–200. /300 searches."),
      (.needsSession(.next), "next is for the prompt and for scripts. To get there: reprise"),
    ] as [(Refusal, String)]
  )
  func refusalsSayWhatToType(refusal: Refusal, expected: String) {
    #expect(text(NoticeWords.lines(for: .refused(refusal), in: Sample.context())) == expected)
  }

  @Test func theSettingsStandInATable() {
    let layers = SettingsLayers(
      options: [.media: "movie"],
      environment: [.country: "gb"],
      stored: [.limit: "50"]
    )
    #expect(
      text(NoticeWords.lines(for: .settings(layers.rows), in: Sample.context())) == """
        media      movies                                   by an option
        country    gb       United Kingdom                  by the environment
        lang                the storefront's own            default
        limit      50       results at most                 set
        explicit   yes      included                        default
        theme      auto     as the terminal's background    default
        keep       365d     answers older are let go        default
        links      auto     where the terminal makes them   default
        pictures   on       where chafa is installed        default
        player              the first of mpv, ffplay, VLC   default
        """
    )
  }

  @Test(
    arguments: [
      ([:], "reprise › "), ([.media: "movie"], "reprise movies › "),
      ([.media: "song", .country: "gb"], "reprise songs gb › "),
      (
        [.lang: "ja_jp", .limit: "50", .explicit: "no", .theme: "dark", .keep: "9d"],
        "reprise ja_jp limit 50 explicit no › "
      ),
      ([.media: "all", .country: "us"], "reprise › "),
    ] as [([SettingKey: String], String)]
  )
  func thePromptShowsWhatDiffers(stored: [SettingKey: String], expected: String) {
    let segments = PromptText.segments(for: SettingsLayers(stored: stored))
    #expect(segments.map(\.text).joined() == expected)
    #expect(segments.last?.text == " ")
    #expect(segments.last?.style == .text)
  }

  @Test func theCountryOfTheLocaleIsExplained() {
    let country = Storefront.unitedStates
    #expect(CountryNoteWords.sentence(for: .none, country: country) == nil)
    #expect(
      CountryNoteWords.sentence(for: .neighbour(region: "PR"), country: country)
        == "Your locale's region PR has no store; the United States is used."
    )
    #expect(
      CountryNoteWords.sentence(for: .unknownRegion(region: "419"), country: country)
        == "Your locale's region 419 is not known; the United States is used."
    )
  }
}
