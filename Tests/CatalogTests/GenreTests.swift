@testable import Catalog
import Testing

struct GenreTests {
  @Test func everyLineOfTheTableIsAGenre() {
    var ids: Set<Int> = []
    for root in Genre.Root.allCases {
      let genres = Genre.all(in: root)
      #expect(!genres.isEmpty)
      #expect(genres.count == Genre.table[root]?.split(separator: "\n").count)
      #expect(genres.map(\.id) == genres.map(\.id).sorted())
      #expect(Set(genres.map(\.name)).count == genres.count)
      for genre in genres {
        #expect(ids.insert(genre.id).inserted)
        #expect(Genre(id: genre.id) == genre)
        #expect(Genre.named(genre.name, in: root) == genre)
        #expect(Genre.named(String(genre.id), in: root) == genre)
      }
    }
    #expect(Genre.all(in: .podcasts).count == 19)
    #expect(Genre(id: 0) == nil)
  }

  @Test(
    arguments: [
      ("jazz", .music, 11), ("JAZZ", .music, 11), ("hip hop", .music, 18), ("hiphop", .music, nil),
      ("hip-hop", .music, 18), ("rap", .music, 18), ("soul", .music, 15), ("r&b", .music, 15),
      ("childrens", .music, 4), ("children’s", .music, 4), ("pop", .music, 14),
      ("rock", .music, 21),
      ("sci-fi", .films, 4413), ("documentary", .films, 4405), ("family", .films, 4410),
      ("music", .films, nil), ("true crime", .podcasts, 1488), ("tech", .podcasts, 1318),
      ("film", .podcasts, 1309), ("s", .podcasts, nil), ("", .music, nil), ("&", .music, nil),
      ("99999", .music, nil), ("1301", .music, nil), ("games", .apps, 6014),
      ("comics", .books, 9026), ("thrillers", .audiobooks, 50_000_051),
      ("fiction", .books, 9031), ("reality", .tv, 4007), ("dance", .musicVideos, nil),
    ] as [(String, Genre.Root, Int?)]
  )
  func aWordFindsItsGenre(word: String, root: Genre.Root, id: Int?) {
    #expect(Genre.named(word, in: root)?.id == id)
  }

  @Test func mediaHaveTheirRoots() {
    #expect(Media.all.genreRoot == nil)
    #expect(Media.podcast.genreRoot?.rawValue == 26)
    #expect(Set(Media.allCases.compactMap(\.genreRoot)) == Set(Genre.Root.allCases))
  }
}
