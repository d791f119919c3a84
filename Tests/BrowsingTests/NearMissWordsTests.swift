import Catalog
import Testing

@testable import Browsing

@Suite struct NearMissWordsTests {
  @Test(
    arguments: [
      (.noTheme("drak"), "No theme drak, did you mean dark?"), (.noTheme("blue"), "No theme blue."),
      (.noMedia("moovies"), "No media moovies, did you mean movies?"),
      (.noSetting("thme"), "No setting thme, did you mean theme?"),
      (.noCopyField("ulr"), "Nothing called ulr to copy, did you mean url?"),
      (.noChart("sonsg"), "No chart sonsg, did you mean songs?"),
      (.noGenre("zither", of: .songs), "No one genre zither among songs."),
      (.noGenre("", of: .songs), "No genre behind genre:."),
      (.noTopic("ouput"), "No help on ouput, did you mean output?"),
      (.noTopic("watchlst"), "No help on watchlst, did you mean watchlist?"),
      (
        .noTheme(String(repeating: "dark", count: 20)),
        "No theme \(String(repeating: "dark", count: 20))."
      ),
    ] as [(NearMiss.Reason, String)]
  )
  func whatIsOneEditAwayIsOffered(_ reason: NearMiss.Reason, _ sentence: String) {
    #expect(NearMissWords.sentence(reason) == sentence)
  }

  @Test(
    arguments: [
      (.filter, "filter needs words, a comparison as price<5, or off."),
      (.find, "find needs words to search for."), (.sort, "sort needs a key, as name or -price."),
    ] as [(CommandName, String)]
  )
  func aCommandAloneIsToldWhatItNeeds(_ name: CommandName, _ sentence: String) {
    #expect(NearMissWords.sentence(.needsMore(name)) == sentence)
  }
}
