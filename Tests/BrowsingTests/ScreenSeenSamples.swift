import Catalog
import Records

@testable import Browsing

/// Made-up lists with something from everything seen.
extension Sample {
  private static let us = Storefront.unitedStates
  private static let day: Int64 = 86_400

  private static func release(
    _ number: Int64,
    _ name: String,
    by creator: String?,
    on day: ReleaseDate?,
    price: Double? = nil
  ) -> SeenItem {
    let item = item(.movie, number) {
      $0.name = name
      $0.creator = creator
      $0.released = day
      $0.price = price
    }
    return Answers.seen(item, at: now - 2 * self.day)
  }

  /// Home with movements, what comes out from both sides, and what was seen last, one of which is in a chart.
  static let homeOfADay: ListScreen = {
    let films = ChartRequest(.movies, country: us)
    let songs = ChartRequest(.mostPlayedSongs, country: us)
    var gathering = Gathering()
    for (chart, items, age) in [
      (films, [chartFilms[1], chartFilms[0], chartFilms[2]], 2 * day), (songs, [], day),
    ] {
      // Of the songs there was one that is gone.
      let old = items.isEmpty ? [item(.song, 299) { $0.rank = 12 }] : items
      var received = Received(
        id: nil,
        answer: Answer(items: []),
        source: Source(.chart, fetchedAt: now)
      )
      received.earlier = EarlierChart(
        items: zip(old, 1...).map { item, rank in
          var item = item
          item.rank = items.isEmpty ? item.rank : rank
          return item
        },
        fetchedAt: now - age
      )
      gathering.add(.success(received), to: .chart(chart))
    }
    return ListScreen(
      serial: 1,
      topic: .inquiry(.home([.movies, .songs], country: us)),
      findings: Findings(
        sections: [
          HomeSection(.movies, request: films, items: chartFilms + [coming]),
          HomeSection(.songs, request: songs, items: Array(chartSongs.prefix(2))),
        ],
        charts: [films, songs]
      ),
      sightings: Sightings(
        coming: [
          release(
            107,
            "The Day After Tomorrow",
            by: "Somebody Else",
            on: ReleaseDate(year: 2026, month: 12, day: 1),
            price: 14.99
          ),
          release(108, "Next Year", by: nil, on: ReleaseDate(year: 2027, month: 1, day: 3)),
        ],
        last: [
          Answers.seen(Sample.songs[0], at: now - 3_600),
          Answers.seen(chartFilms[1], at: now - 7_200),
          Answers.seen(movies[1], at: now - 3 * day),
        ]
      ),
      gathering: gathering
    )
  }()

  private static func similar(
    _ seen: [SeenItem],
    _ findings: Findings,
    _ source: Source? = Source(.chart, fetchedAt: now)
  ) -> ListScreen {
    var similarity = Similarity(to: movies[0], country: us)
    similarity.name = "Blade Runner"
    var gathering = Gathering()
    let chart = CatalogRequest.chart(ChartRequest(.movies, country: us, genre: 4413))
    if let source {
      let received = Received(id: nil, answer: Answer(items: []), source: source)
      gathering.add(.success(received), to: chart)
    } else {
      gathering.add(.failure(CatalogError(.timedOut)), to: chart)
    }
    let sightings = Sightings(matches: seen)
    gathering.add(sightings)
    return ListScreen(
      serial: 1,
      topic: .inquiry(.similar(similarity)),
      findings: findings,
      sightings: sightings,
      gathering: gathering
    )
  }

  /// One film by the same director, and a chart of three.
  static let similar = similar(
    [Answers.seen(movies[1], at: now - 3 * day)],
    Findings(
      items: Array(chartFilms.prefix(3)),
      charts: [ChartRequest(.movies, country: us, genre: 4413)]
    )
  )

  /// What was seen, without a chart.
  static let similarWithoutChart = similar(
    [Answers.seen(movies[1], at: now - 3 * day)],
    Findings(notes: [.chartFailed(CatalogError(.timedOut))]),
    nil
  )

  /// Nothing of either.
  static let similarNothing = similar([], Findings(notes: [.chartFailed(CatalogError(.noChart))]))

  /// So many that they are not counted.
  static let seenMany: ListScreen = {
    let names = ["The Kid", "The Gold Rush", "The Circus"]
    let items = (0..<200).map { index in
      item(index % 3 == 0 ? .song : .podcast, Int64(index + 1)) {
        $0.name = names[index % names.count]
        $0.creator = "Charlie Chaplin"
        $0.released = ReleaseDate(year: 1921 + index % 9, month: 1, day: 1)
        $0.price = 1.29
      }
    }
    return ListScreen(
      serial: 1,
      seen: Sightings(
        matches: zip(items, 0...).map { Answers.seen($0, at: now - Int64($1) * 5_000 - 60) },
        total: .about(430_000)
      ),
      of: "the",
      isOffline: false
    )
  }()
}
