import Foundation
import Testing

@testable import DemoCatalogue

@Suite struct RecordsTests {
  private func parsed(_ record: Record) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(record.bytes(in: .unitedStates)))
    return try #require(value as? [String: Any])
  }

  @Test func everyTextIsAnArrayOfRecordsThatAreAllRead() throws {
    var count = 0
    for text in RecordText.all {
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      count += try #require(value as? [[String: Any]]).count
      // Nothing in the texts needs more than the escapes that the reader knows.
      #expect(!text.contains("\\u") && !text.contains("\\t"))
    }
    #expect(count == Shelf.bundled.records.count)
    #expect((120...180).contains(count))
  }

  @Test(arguments: RecordKind.allCases)
  func everyTypeHasSomeRecords(_ kind: RecordKind) {
    #expect(Shelf.bundled.records.count { $0.kind == kind } >= 4)
  }

  @Test func idsAreUniqueAndBeyond32Bits() {
    let ids = Shelf.bundled.records.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0 > 9_000_000_000 })
    let episodes = Shelf.bundled.records.filter { $0.kind == .podcastEpisode }
    #expect(episodes.allSatisfy { String($0.id).count == 13 })
  }

  @Test func theReaderAndAParserSeeTheSameMembers() throws {
    for record in Shelf.bundled.records {
      for (key, value) in try parsed(record) {
        if let text = value as? String { #expect(record.text(key) == text) }
        if value is NSNumber { #expect(record.json(key)?.isEmpty == false) }
      }
    }
  }

  @Test func everyRecordHasWhatItsTypeNeeds() throws {
    for record in Shelf.bundled.records {
      let members = try parsed(record)
      #expect((members[record.kind.idKey] as? NSNumber)?.int64Value == record.id)
      #expect((members[record.kind.nameKey] as? String)?.isEmpty == false)
      let link = try #require(members[record.kind.linkKey] as? String)
      #expect(link.contains(".apple.com/us/") && link.contains("uo=4"))
      #expect((members["wrapperType"] == nil) == (record.kind == .ebook))
      #expect((members["isStreamable"] != nil) == (record.kind == .song))
      if record.kind != .artist {
        let date = try #require(members["releaseDate"] as? String)
        #expect(date.count == 20 && date.hasSuffix("Z"))
        #expect(members.keys.contains { $0.hasPrefix("artworkUrl") })
      }
    }
  }

  @Test func describedTypesAreDescribed() throws {
    for record in Shelf.bundled.records {
      switch record.kind {
      case .movie, .tvSeason, .tvEpisode:
        #expect(try #require(record.text("longDescription")).count >= 60)
      case .podcast, .podcastEpisode, .audiobook, .ebook, .app, .macApp:
        #expect(try #require(record.text("description")).count >= 60)
      case .song, .album, .musicVideo, .artist:
        #expect(record.text("description") == nil)
      }
    }
  }

  @Test func everyRecordHasAGenreNumberWhereItNamesAGenre() {
    for record in Shelf.bundled.records where record.kind != .artist {
      #expect(Genres.number(of: record) != nil && Genres.name(of: record) != nil)
    }
  }

  @Test func theOdditiesOfTheServiceArePresent() throws {
    let records = try Shelf.bundled.records.map { (kind: $0.kind, members: try parsed($0)) }
    func has(_ kind: RecordKind, _ test: ([String: Any]) -> Bool) -> Bool {
      records.contains { $0.kind == kind && test($0.members) }
    }
    #expect(has(.song) { ($0["trackPrice"] as? Double) == -1 })
    #expect(has(.song) { $0["trackPrice"] == nil })
    #expect(has(.album) { ($0["collectionPrice"] as? Double) == -1 })
    #expect(has(.movie) { $0["trackHdRentalPrice"] != nil && $0["artistId"] == nil })
    #expect(has(.movie) { ($0["trackPrice"] as? Double) == 0 })
    #expect(has(.song) { $0["trackExplicitness"] as? String == "explicit" })
    #expect(has(.song) { $0["trackExplicitness"] as? String == "cleaned" })
    #expect(has(.tvEpisode) { $0["trackTimeMillis"] == nil })
    #expect(has(.podcastEpisode) { $0["trackTimeMillis"] == nil })
    #expect(has(.podcast) { $0["feedUrl"] == nil })
    #expect(has(.podcast) { $0["artistId"] == nil })
    #expect(has(.podcast) { ($0["description"] as? String)?.contains("<p>") ?? false })
    #expect(has(.ebook) { $0["fileSizeBytes"] is Int && $0["price"] == nil })
    #expect(has(.app) { $0["fileSizeBytes"] is String })
    #expect(has(.podcastEpisode) { $0["genres"] is [[String: String]] })
    #expect(has(.artist) { $0["artistLinkUrl"] != nil })
    #expect(has(.podcast) { ($0["trackName"] as? String)?.hasPrefix("🌙") ?? false })
    #expect(has(.ebook) { ($0["trackName"] as? String)?.count ?? 0 > 200 })
    #expect(has(.ebook) { $0["trackName"] as? String == "ألف ليلة وليلة" })
  }
}
