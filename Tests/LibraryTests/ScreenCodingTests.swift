import Catalog
import Records
import Testing

@testable import Library

/// What a kept screen says beside its topic.
@Suite struct ScreenCodingTests {
  private let song = StoreItemID(ItemID(.song, 7), country: "us")
  private let film = StoreItemID(ItemID(.movie, .max), country: "gb")

  private var sightings: Sightings<SeenReference> {
    Sightings(
      matches: [
        SeenReference(song, answer: AnswerID(rawValue: 12), place: nil),
        SeenReference(film, answer: AnswerID(rawValue: 13), place: 1_024..<2_004),
      ],
      total: .about(430_000),
      last: [SeenReference(film, answer: AnswerID(rawValue: -1), place: 5..<9)]
    )
  }

  /// These stand in files: they mean the same for ever.
  @Test func sightingsHaveTheTextTheyAlwaysHad() {
    let text = SightingsCoding.text(of: sightings, isSaving: false)
    #expect(
      text == "seen?total=about.430000"
        + "&matches=song.7.us.12~movie.9223372036854775807.gb.13.1024.980"
        + "&last=movie.9223372036854775807.gb.-1.5.4"
    )
    #expect(SightingsCoding.sightings(from: text) == sightings)
    #expect(
      SightingsCoding.text(of: Sightings(total: .exactly(3)), isSaving: true) == "seen?total=3"
    )
    #expect(SightingsCoding.sightings(from: "seen?total=3") == Sightings(total: .exactly(3)))
  }

  /// Another run gives the numbers of answers in memory again.
  @Test func anAnswerInMemoryIsNotPointedToFromAFile() {
    let text = SightingsCoding.text(of: sightings, isSaving: true)
    let last = SightingsCoding.sightings(from: text)?.last
    #expect(last == [SeenReference(film, answer: AnswerID(rawValue: 0), place: nil)])
  }

  @Test(
    arguments: [
      "", "seen", "home?total=3", "seen?total=", "seen?total=x", "seen?total=about.",
      "seen?matches=song.7.us", "seen?matches=song.7.us.1.2", "seen?matches=song.7.us.x",
      "seen?matches=vinyl.7.us.1", "seen?matches=song.x.us.1", "seen?matches=song.7.us.1~",
      "seen?matches=song.7.us.1.-2.3", "seen?matches=song.7.us.1.9223372036854775807.9",
      "seen?total=3&rest=4",
    ]
  )
  func damagedSightingsAreNone(_ text: String) {
    #expect(SightingsCoding.sightings(from: text) == nil)
  }

  @Test func anItemIsReadAsItWasWritten() {
    #expect(SightingsCoding.text(of: song) == "song.7.us")
    #expect(SightingsCoding.item(from: "song.7.us") == song)
    for text in ["", "song", "song.7", "song.7.us.1", "song.x.us", "vinyl.7.us"] {
      #expect(SightingsCoding.item(from: text) == nil)
    }
  }

  @Test func failuresComeBack() {
    let us = Storefront.unitedStates
    let failures: [CatalogRequest: CatalogError] = [
      .chart(ChartRequest(.tvSeasons, country: us, limit: 10)): CatalogError(.noChart),
      .lookup([7], country: us): CatalogError(.outage, status: 503),
      .search(Query(term: "a\nb&c")): CatalogError(.notConnected, detail: "no route\n"),
    ]
    let text = FailureCoding.text(of: failures)
    #expect(FailureCoding.failures(from: text ?? "") == failures)
    #expect(
      text?.split(separator: "\n").first
        == "failure?code=noChart&request=feed%3Fname%3Dtoptvseasons%26country%3Dus%26limit%3D10"
    )
    #expect(FailureCoding.text(of: [:]) == nil)
  }

  @Test func whatIsDamagedOfFailuresIsLeftOut() {
    let good = "failure?code=noChart&request=lookup%3Fid%3D7%26country%3Dus"
    for bad in ["", "x", "failure?code=noChart", "failure?code=new&request=lookup", good + "&x=1"] {
      #expect(FailureCoding.failures(from: "\(bad)\n\(good)\n\(bad)").count == 1)
    }
  }
}
