import Catalog
import Records
import Testing

@testable import Library

@Suite struct AttemptCodingTests {
  /// These stand in files: they mean the same for ever.
  @Test(
    arguments: [
      (.list, false, nil), (.list, true, "list?fresh=yes"), (.reload, false, "reload?"),
      (.reload, true, "reload?fresh=yes"), (.item(7, nil), false, "item?id=7"),
      (.item(7, .tvSeason), true, "item?id=7&type=tv-season&fresh=yes"),
      (.more(-7, .song), false, "more?id=-7&type=song"),
      (.similar(7, nil, limit: nil), false, "similar?id=7"),
      (.similar(7, .song, limit: 9), true, "similar?id=7&type=song&limit=9&fresh=yes"),
      (.compare(7, nil, []), false, "compare?id=7&countries="),
      (
        .compare(7, .movie, ["gb", "de"].compactMap(Storefront.init(code:))), false,
        "compare?id=7&type=movie&countries=gb%2Cde"
      ),
      (.completion(ItemID(.app, 7)), false, "completion?id=7&type=app"),
      (.act(.play, [7], .song), false, "act?kind=play&id=7&type=song"),
      (.act(.open, [7, 8], nil), false, "act?kind=open&id=7%2C8"),
      (.act(.copy(.feed), [7], nil), true, "act?kind=feed&id=7&fresh=yes"),
      (.prices(7, .movie), false, "prices?id=7&type=movie"),
      (.prices(7, nil), true, "prices?id=7&fresh=yes"),
      (.watch(.watch(.asBefore), [7, 8], nil), false, "watch?ids=7%2C8"),
      (.watch(.watch(.below(4.99)), [7], .song), false, "watch?ids=7&type=song&below=4.99"),
      (.watch(.watch(.none), [7], nil), false, "watch?ids=7&below=off"),
      (.watch(.unwatch, [7], nil), false, "unwatch?ids=7"),
      (.watch(.note("for Anna"), [7], nil), false, "note?ids=7&note=for%20Anna"),
      (.watch(.note(nil), [7], nil), true, "note?ids=7&fresh=yes"),
    ] as [(Purpose, Bool, String?)]
  )
  func aPurposeHasTheTextItAlwaysHad(purpose: Purpose, isFresh: Bool, text: String?) {
    let attempt = AttemptRecord(.search("x"), for: purpose, isFresh: isFresh)
    #expect(AttemptCoding.text(ofPurposeOf: attempt) == text)
    let back = AttemptCoding.purpose(from: text)
    #expect(back?.purpose == purpose)
    #expect(back?.isFresh == isFresh)
  }

  @Test(arguments: [
    "", "list", "?", "hologram?", "list?id=7", "reload?fresh=no", "item?", "item?id=x",
    "item?id=7&type=ship", "compare?id=7", "compare?id=7&countries=zz", "completion?id=7",
    "more?id=7&id=8", "similar?type=song", "similar?id=7&limit=few",
    "watch?", "watch?ids=x", "watch?ids=7&below=much", "watch?ids=7&note=x",
    "unwatch?ids=7&below=1",
    "prices?type=song",
  ])
  func aDamagedTextIsNoPurpose(text: String) {
    #expect(AttemptCoding.purpose(from: text) == nil)
  }

  @Test(
    arguments: [
      (NearMissRecord(line: "country zz"), "line?term=country%20zz"),
      (NearMissRecord(line: "more 5", rowCount: 4), "line?term=more%205&rows=4"),
      (
        NearMissRecord(line: "charts genre:x", chart: .movies),
        "line?term=charts%20genre%3Ax&chart=movies"
      ),
    ]
  )
  func aLineHasTheTextItAlwaysHad(record: NearMissRecord, text: String) {
    #expect(AttemptCoding.text(of: record) == text)
    #expect(AttemptCoding.nearMiss(from: text) == record)
  }

  @Test(arguments: [
    nil, "", "line?", "lines?term=x", "line?term=x&rows=few", "line?term=x&chart=x",
  ])
  func aDamagedLineIsNone(text: String?) {
    #expect(AttemptCoding.nearMiss(from: text) == nil)
  }
}
