@testable import Browsing
import Catalog
import Testing

struct FormatFieldTests {
  @Test func theOrderOfTheKeysIsTheContracts() {
    let contract = """
      type id name creator creator_id collection collection_id genre released duration_ms track \
      track_count rank price rental_price hd_price hd_rental_price currency explicitness \
      content_rating average_rating rating_count country store_url preview_url artwork_url feed_url \
      bundle_id version size_bytes description fetched_at rank_change watched_since below note
      """
    #expect(Field.allCases.map(\.rawValue) == contract.split(separator: " ").map(String.init))
  }

  @Test func theColumnsWithoutANamedFormatAreTheContracts() {
    let contract = "type id name creator released price currency store_url"
    #expect(Field.brief.map(\.rawValue) == contract.split(separator: " ").map(String.init))
  }

  @Test func everyFieldHasItsValue() throws {
    let values: [(Field, DataValue)] = [
      (.type, .text("movie")), (.id, .integer(9_223_372_036_854_775_807)),
      (.name, .text("Name")), (.creator, .text("Creator")),
      (.creatorID, .integer(9_007_199_254_740_993)), (.collection, .text("Collection")),
      (.collectionID, .integer(3)), (.genre, .text("Genre")), (.released, .text("2005-07-19")),
      (.duration, .integer(5_400_000)), (.track, .integer(2)), (.trackCount, .integer(12)),
      (.rank, .null), (.price, .number(9.99)), (.rentalPrice, .number(3.99)),
      (.hdPrice, .number(14.99)), (.hdRentalPrice, .number(4.99)), (.currency, .text("USD")),
      (.explicitness, .text("notExplicit")), (.contentRating, .text("PG-13")),
      (.averageRating, .number(4.5)), (.ratingCount, .integer(77)), (.country, .text("us")),
      (.storeURL, .text("https://store.example/1")),
      (.previewURL, .text("https://preview.example/1")),
      (.artworkURL, .text("https://artwork.example/1")),
      (.feedURL, .text("https://feed.example/1")), (.bundleID, .text("org.example.app")),
      (.version, .text("1.2")), (.sizeBytes, .integer(5_000_000_000)),
      (.description, .text("Description")), (.fetchedAt, .text("then")), (.rankChange, .null),
      (.watchedSince, .null), (.below, .null), (.note, .null),
    ]
    #expect(values.map(\.0) == Field.allCases)
    let item = FormatSamples.full
    for (field, value) in values {
      #expect(field.value(of: item, fetchedAt: "then") == value, "\(field)")
    }
  }

  @Test(arguments: Field.allCases)
  func whatIsUnknownIsNull(field: Field) {
    let item = Item(id: ItemID(.artist, 5), country: "gb")
    let value = field.value(of: item, fetchedAt: nil)
    switch field {
    case .type: #expect(value == .text("artist"))
    case .id: #expect(value == .integer(5))
    case .country: #expect(value == .text("gb"))
    default: #expect(value == .null)
    }
  }

  @Test(arguments: [
    (Explicitness.explicit, "explicit"), (.cleaned, "cleaned"), (.notExplicit, "notExplicit"),
  ])
  func explicitnessIsApplesWord(mark: Explicitness, word: String) {
    var item = FormatSamples.full
    item.explicitness = mark
    #expect(Field.explicitness.value(of: item, fetchedAt: nil) == .text(word))
  }

  @Test(arguments: [
    ("2024-02-29T23:59:58Z", true, "2024-02-29T23:59:58Z"),
    ("2024-02-29T08:00:00Z", false, "2024-02-29"),
    ("2024-01-01T00:00:00Z", true, "2024-01-01T00:00:00Z"),
    ("2024-02-29", true, "2024-02-29"),
    ("0987-12-31", false, "0987-12-31"),
  ])
  func aReleaseIsADayAndOfAnEpisodeAnInstant(text: String, keepingTime: Bool, written: String) {
    var item = FormatSamples.full
    item.released = ReleaseDate(text, keepingTime: keepingTime)
    #expect(Field.released.value(of: item, fetchedAt: nil) == .text(written))
  }

  @Test func applesPlaceholderOfADayIsNull() {
    var item = FormatSamples.full
    item.released = ReleaseDate("1900-01-01T08:00:00Z")
    #expect(Field.released.value(of: item, fetchedAt: nil) == .null)
  }
}
