import Catalog
import Records

@testable import Browsing

/// What may be said of files.
enum ExchangeSamples {
  static let failures: [FileFailure] = [
    .exists, .isFolder, .noFolder, .notFound, .notPermitted, .full, .notPlain, .tooLarge(most: 9),
    .other("I/O error"),
  ]

  static let refusals: [ImportRefusal] =
    failures.map { .file($0) } + [.unknownForm, .unknownEncoding, .tooMany(most: 20_000)]

  static let feed = WaitingFeed(
    number: 3,
    address: "https://a.example/",
    title: "A show",
    country: "us",
    addedAt: KeptSamples.day
  )

  static let notices: [Notice] = ["my docs/list.x"].compactMap(FileName.init).flatMap { file in
    let list = KeptSamples.list(.watchlist, .watched(KeptSamples.rows))
    let export = Export(ExportWish(.opml, file), of: list)
    var records = ImportedRecords()
    records.unreadable = 2
    records.isCutShort = true
    let change = KeptChange.feed(before: nil, after: feed)
    let report = ImportReport(file, records, changes: [change], atPrompt: false)
    let done: [Notice] = [
      .exported(export), .noFeeds(export),
      .noFeeds(Export(ExportWish(.opml, file), of: .start(serial: 1))), .imported(report),
      .imported(ImportReport(file, ImportedRecords(), changes: [], atPrompt: true)),
      .notMatched(feed.item), .feedsMatched(found: 1, absent: 0),
      .tookBack(.undone(KeptSamples.step(change))),
    ]
    return done + failures.map { .notExported(export, $0) }
      + refusals.map { .notImported(file, $0) }
  }
}
