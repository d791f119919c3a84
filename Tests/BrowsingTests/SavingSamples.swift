import Catalog
import Records

@testable import Browsing

/// Downloads and pictures in every state.
enum SavingSamples {
  static let folder = "/home/ann/Podcasts"

  static func episode(_ number: Int64 = 1_000_654, _ name: String? = "Beginnings") -> Item {
    var item = Item(id: ItemID(.podcastEpisode, number), country: "us")
    item.name = name
    item.collection = "The Deep Past"
    item.collectionID = 77
    item.previewURL = "https://cdn.example/\(number).mp3"
    item.artworkURL = "https://is1-ssl.mzstatic.com/image/thumb/a/600x600bb.jpg"
    item.storeURL = "https://podcasts.apple.com/us/podcast/x/id77?i=\(number)"
    return item
  }

  static func entry(
    _ id: Int64 = 1,
    _ item: Item = episode(),
    _ state: DownloadState,
    done: Int64 = 0,
    total: Int64? = 61_000_000,
    path: String? = nil,
    validator: String? = nil
  ) -> DownloadEntry {
    DownloadEntry(
      id: id,
      item: item,
      url: item.previewURL ?? "",
      folder: folder,
      state: state,
      path: path,
      done: done,
      total: total,
      validator: validator,
      startedAt: Sample.now - 100 * id
    )
  }

  static let file = folder + "/Beginnings [1000654].mp3"
  static let part = folder + "/Beginnings [1000654].part"

  /// One in each state.
  static let entries: [DownloadEntry] = [
    entry(1, episode(1, "Waiting its turn"), .waiting, total: nil),
    entry(2, episode(2, "Half of it"), .running, done: 30_500_000, path: folder + "/H [2].part"),
    entry(3, episode(3, "Nobody knows how long"), .running, done: 4_000, total: nil),
    entry(4, episode(4, "Over there"), .elsewhere, done: 10),
    entry(5, episode(5, "Halted"), .stopped, done: 12_200_000, path: folder + "/Halted [5].part"),
    entry(6, episode(6, nil), .stopped, total: nil),
    entry(7, episode(7, "Whole"), .done, done: 61_000_000, path: folder + "/Whole [7].mp3"),
    entry(8, episode(8, "Too large"), .failed(DownloadFailure(.noSpace, number: 61_000_000))),
  ]

  static let list = ListScreen(
    serial: 4,
    topic: .downloads,
    recollection: .downloads(entries)
  )

  static let failures: [DownloadFailure] = DownloadFailure.Code.allCases.flatMap { code in
    [
      DownloadFailure(code),
      DownloadFailure(code, detail: "cdn.example", number: 404),
    ]
  }

  static func report(_ courses: [DownloadStart.Course], lacking: Int = 0) -> DownloadReport {
    DownloadReport(
      courses.enumerated().map { index, course in
        let item = episode(Int64(index + 1), "Part \(index + 1)")
        return DownloadStart(entry(Int64(index + 1), item, .waiting, path: file), course)
      },
      lacking: lacking
    )
  }

  static let picture = SavedPicture(
    path: folder + "/Beginnings [1000654 600x600].jpg",
    size: PixelSize(600, 600),
    length: 35_970
  )

  static let pictureAction = ItemAction(.artwork(nil, folder: nil), [episode()])

  static let endings: [DownloadEnding] =
    [
      DownloadEnding(
        entry(1, episode(), .done, done: 61_000_000, path: file),
        wasUnprotected: true
      ),
      DownloadEnding(
        entry(1, episode(), .stopped, done: 12_200_000, path: part, validator: "\"v1\""),
        keepsPart: true
      ),
      DownloadEnding(entry(1, episode(), .stopped)),
    ]
    + failures.map { DownloadEnding(entry(1, episode(), .failed($0), path: part), keepsPart: true) }

  static let changes: [DownloadChange] = [
    .notUnderWay(entry(1, episode(), .done)), .elsewhere(entry(1, episode(), .elsewhere)),
    .deleted(entry(1, episode(), .done, path: file), hadFile: true),
    .deleted(entry(1, episode(), .done), hadFile: false),
    .leftChanged(entry(1, episode(), .done, path: file)),
    .notDeleted(
      entry(1, episode(), .done, path: file),
      DownloadFailure(.notPermitted, detail: folder)
    ),
    .unknown(.entry(1)), .unknown(.item(7, nil)), .unknown(.item(7, .podcastEpisode)),
  ]

  static let notices: [Notice] = {
    var outcomes: [PictureOutcome] = [.saved(picture), .cancelled]
    var again = picture
    again.wasThere = true
    again.wasUnprotected = true
    outcomes += [.saved(again)] + failures.map { .failed($0) }
    let reports = [
      report([.begun]), report([.resumed(12_200_000)], lacking: 1),
      report([.begun, .underWay, .there, .begun], lacking: 2), report([.there]),
    ]
    return outcomes.flatMap { outcome in
      [pictureAction].compactMap { $0 }.map { .picture($0, outcome) }
    }
      + (reports + failures.map { report([.refused($0)]) }).map { .downloading($0) }
      + endings.map { .downloadEnded($0) } + changes.map { .changedDownload($0) }
      + DownloadOrder.allCases.map { .needsDownloads($0) }
      + [Sample.movies[0], episode(), podcast, artist].map { item in
        .lacks(.download(folder: nil), [item])
      }
      + [
        .lacks(.download(folder: nil), Sample.movies),
        .lacks(.artwork(nil, folder: nil), [podcast]),
      ]
  }()

  static let podcast = Item(id: ItemID(.podcast, 77), country: "us")
  static let artist = Item(id: ItemID(.artist, 78), country: "us")
}
