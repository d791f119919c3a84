import Catalog
import Records
import Testing

@testable import Browsing

/// Every case of what has words, at least once.
enum WordsNoticeSamples {
  static let reasons: [NearMiss.Reason] = [
    .takesNothing(.next), .needsMore(.page), .needsMore(.search), .tooMuch(.country), .noPage("x"),
    .noStorefront("zz", suggestion: nil),
    .noStorefront("uk", suggestion: Storefront(code: "gb")), .noMedia("vhs"), .noTheme("blue"),
    .noSetting("volume"), .noValue("maybe", of: .explicit), .noTopic("me"), .noShell("tcsh"),
    .misspelt(.reload),
    .noSortKey("x", suggestion: nil), .noSortKey("prce", suggestion: .price),
    .noChart("wine"), .noCopyField("that"), .noProfileName("a/b"), .noGenre("x", of: .movies),
    .noRow("9", count: 3),
    .noPrice("much"), .noID("x:1"), .noExportFormat("doc"), .noFileName("list"),
    .noDownloadOrder("pause"), .noFolder("paris"), .needsMore(.download), .needsMore(.downloads),
    .noAddress("https://itun.es/x", .shortened), .noAddress("x", .notAStoreAddress),
    .noAddress("https://music.apple.com/us/browse", .noNumber),
    .noAddress("https://tv.apple.com/us/show/umc.cmc.1", .televisionID),
    .noAddress("https://music.apple.com/zz/album/1", .noStorefront("zz")),
    .noBookNumber("x", .character), .noBookNumber("1", .length), .noBookNumber("1", .prefix),
    .noBookNumber("1", .checkDigit), .noBarcode("x", .character), .noBarcode("1", .length),
    .noBarcode("1", .checkDigit), .noBundle("x"),
  ]

  static let usage: [UsageError] = [
    .unknownOption("--jsn"), .unknownOption("-x"), .needsValue(.limit), .takesNoValue(.json),
    .badValue(.country, "uk", hint: "did you mean gb?"), .badValue(.limit, "0", hint: "a number"),
    .badValue(.store, "", hint: nil), .badVariable("REPRISE_COUNTRY", "zz"),
    .contradiction(.json, .csv), .notInALine(.store),
  ]

  static let filters: [FilterError] = [
    .noWords, .unknownField("prce", suggestion: .price), .unknownField("x", suggestion: nil),
    .unknownSign("<<"), .notMeasured(.genre), .missingNumber(.price), .notANumber("x", .price),
    .notANumber("x", .length), .missingValue(.genre), .unknownType("flim", suggestion: .movie),
    .unknownType("x", suggestion: nil), .notYesOrNo("maybe"),
  ].map { FilterError($0, word: 1, range: 5..<7) }

  static let refusals: [Refusal] =
    [
      .noRow("300", count: 4), .noRow("2", count: 1), .noRow("2", count: 0), .emptySearch,
      .needsSession(.next), .combination(.entity(.musicArtist, media: .movie)),
      .combination(.attribute(.actorTerm, media: .ebook)), .noSavedScreen,
      .tooManyItems(.open, most: 5),
    ] + KeptSamples.refusals
    + filters.map { .filter($0, words: ["blue", "price<<5"]) }
    + reasons.map { .nearMiss(NearMiss(reason: $0, line: "country zz")) } + usage.map { .usage($0) }

  static let changes: [SettingRow] = SettingKey.allCases.flatMap { key in
    [
      SettingRow(key: key, value: SettingsLayers()[key].value, origin: .standard),
      SettingRow(key: key, value: other[key] ?? "", origin: .set),
    ]
  }

  private static let other: [SettingKey: String] = [
    .media: "movie", .country: "gb", .lang: "ja_jp", .limit: "50", .explicit: "no", .theme: "dark",
    .keep: "all",
    .links: "on", .pictures: "off", .player: "mpv --volume=50",
  ]

  /// What came of copying and opening; one that leaves texts to the reader is none of these.
  private static let actions: [Notice] = {
    let kinds: [ActionKind] = [.open] + CopyField.allCases.map { .copy($0) }
    let outcomes: [ActionOutcome] = [
      .done(by: "xclip"), .askedTerminal(through: nil), .askedTerminal(through: .tmux),
      .askedTerminal(through: .screen), .failed(.tooLong(most: 74_994)),
    ]
    return kinds.flatMap { kind in
      [Sample.movies, [Sample.movies[0]]].compactMap { ItemAction(kind, $0) }
        .flatMap { action in outcomes.map { .acted(action, $0) } }
    }
  }()

  static let all: [Notice] =
    [
      .help(nil), .help(.command(.search)), .help(.chapter(.options)), .help(.chapter(.output)),
      .help(.chapter(.environment)), .settings(SettingsLayers().rows), .nothing(.back),
      .nothing(.forward), .atTheEnd(.back), .atTheEnd(.forward), .noPage(9, of: 3),
      .noMoreMatches(200, of: .about(430_000)), .noMoreMatches(1, of: .exactly(2)),
      .noPage(2, of: 1), .nothingToRetry, .nothingToReload, .noList, .notArranged(nil),
      .notArranged(.home), .notArranged(.history), .screenGone, .cancelled, .moreFound(0),
      .moreFound(1), .moreFound(12), .needsRow(.more), .needsRow(.compare),
      .nothingBelongs(Sample.movies[0]),
      .nothingBelongs(Item(id: ItemID(.movie, 1), country: "us")),
      .lacks(.open, [Sample.movies[0]]), .lacks(.copy(.feed), Sample.movies), .unknownItems([7]),
      .unknownItems([7, 8]), .nothingPlays,
    ]
    + actions + PlayingSamples.notices
    + SubjectSamples.all.map { .interrupted($0) } + KeptSamples.notices + ExchangeSamples.notices
    + SavingSamples.notices
    + changes.map { .changed($0) } + refusals.map { .refused($0) }
}
