import Catalog
import Records
import Testing

@testable import Browsing

/// What is said about what is kept.
@Suite struct WordsKeptTests {
  private func words(_ notice: Notice) -> String {
    NoticeWords.lines(for: notice, in: Sample.context(300)).map(\.plainText)
      .joined(separator: " ")
  }

  @Test func ordersSayWhatTheyDidAndHowToReverseIt() {
    let all = KeptSamples.reports.map { words(.watched($0)) }
    #expect(
      all.joined(separator: "\n") == """
        Watching “Blade Runner (The Final Cut)”. To take it back: undo
        Watching “Blade Runner (The Final Cut)” below $5. To take it back: undo
        Watching “Blade Runner (The Final Cut)” until free. To take it back: undo
        “Blade Runner (The Final Cut)” is watched below $5 already.
        Watching “Blade Runner (The Final Cut)” below $5 now, no longer below $7. To take it back: undo
        Watching “Blade Runner (The Final Cut)” at any price now, no longer below $7. To take it back: undo
        No longer watching “Blade Runner (The Final Cut)”. To take it back: undo
        “Blade Runner (The Final Cut)” is not watched.
        Noted with “Blade Runner (The Final Cut)”: “ask Anna”. To take it back: undo
        Noted with “Blade Runner (The Final Cut)”: “ask Anna”. It is watched from now on. To take it back: undo
        That is what is noted with “Blade Runner (The Final Cut)” already.
        No note with “Blade Runner (The Final Cut)” any more. To take it back: undo
        Watching 1 more item, 1 as before. To take it back: undo
        No longer watching 2 items. To take it back: undo
        They are on the watchlist so already.
        None of them is watched.
        """
    )
  }

  @Test func whatWasTakenBackIsNamedWithItsTime() {
    let all = KeptSamples.steps.map { words(.tookBack(.undone($0))) }
    #expect(
      all.joined(separator: "\n") == """
        Taken back: watching “Blade Runner (The Final Cut)” below $5, 3 min ago. It is not watched any more.
        Taken back: no longer watching “Blade Runner (The Final Cut)”, 3 min ago. It is watched below $5 again.
        Taken back: watching “Blade Runner (The Final Cut)” below $5, 3 min ago. It is watched at any price again.
        Taken back: watching “Blade Runner (The Final Cut)” at any price, 3 min ago. It is watched below $5 again.
        Taken back: the note “ask Anna” with “Blade Runner (The Final Cut)”, 3 min ago. It has no note any more.
        Taken back: no note with “Blade Runner (The Final Cut)”, 3 min ago. The note is “ask Anna” again.
        Taken back: the note “ask Anna” with “Blade Runner (The Final Cut)”, 3 min ago. It is not watched any more.
        Taken back: watching 2 items, 3 min ago.
        Taken back: no longer watching 2 items, 3 min ago.
        Taken back: country gb, 3 min ago. It is the default again.
        Taken back: limit default, 3 min ago. It is 50 again.
        """
    )
  }

  @Test func whatCannotBeTakenBackIsNamedToo() {
    let all = KeptSamples.steps.prefix(3).map { words(.tookBack(.changedSince($0))) }
    #expect(
      all.joined(separator: "\n") == """
        Watching “Blade Runner (The Final Cut)” below $5, 3 min ago, was changed again since and stays as it is.
        No longer watching “Blade Runner (The Final Cut)”, 3 min ago, was changed again since and stays as it is.
        Watching “Blade Runner (The Final Cut)” below $5, 3 min ago, was changed again since and stays as it is.
        """
    )
  }

  @Test func whatWouldBeForgottenIsSaidBefore() {
    let counts = KeptSamples.counts { ($0.screens, $0.lines, $0.items) = (1, 12, 2) }
    let all = KeptSamples.wishes.flatMap { wish in
      [words(.asksToForget(wish, counts)), words(.forgot(wish, counts))]
    }
    #expect(
      all.joined(separator: "\n") == """
        Forget what has “secret”? That is 1 screen, 12 typed lines and 2 items seen, for good. Type yes or no.
        Forgot what has “secret”: 1 screen, 12 typed lines and 2 items seen.
        Forget “Blade Runner (The Final Cut)”? That is 1 screen, 12 typed lines and 2 items seen, for good. Type yes or no.
        Forgot “Blade Runner (The Final Cut)”: 1 screen, 12 typed lines and 2 items seen.
        Forget movie:594314564? That is 1 screen, 12 typed lines and 2 items seen, for good. Type yes or no.
        Forgot movie:594314564: 1 screen, 12 typed lines and 2 items seen.
        Forget the screen Top films? That is 1 screen, 12 typed lines and 2 items seen, for good. Type yes or no.
        Forgot the screen Top films: 1 screen, 12 typed lines and 2 items seen.
        Forget the history? That is 1 screen, 12 typed lines and 2 items seen, for good. Type yes or no.
        Forgot the history: 1 screen, 12 typed lines and 2 items seen.
        Forget everything seen? That is 1 screen, 12 typed lines and 2 items seen, for good. Type yes or no.
        Forgot everything seen: 1 screen, 12 typed lines and 2 items seen.
        Forget everything that is kept here? That is 1 screen, 12 typed lines and 2 items seen, for good. Type yes or no.
        Forgot everything that is kept here: 1 screen, 12 typed lines and 2 items seen.
        """
    )
  }

  @Test func whereNothingIsMeantItSaysSo() {
    let all = KeptSamples.wishes.map { words(.nothingToForget($0)) }
    #expect(
      all.joined(separator: "\n") == """
        Nothing that is kept has “secret”. /forget secret searches Apple.
        Nothing is kept of “Blade Runner (The Final Cut)”.
        Nothing is kept of movie:594314564.
        Nothing is kept of the screen Top films.
        Nothing is kept that could be forgotten.
        Nothing is kept that could be forgotten.
        Nothing is kept that could be forgotten.
        """
    )
  }

  @Test(
    arguments: [
      (0, "just now"), (59, "just now"), (60, "1 min ago"), (7_200, "2 h ago"),
      (86_400, "1 day ago"), (27 * 86_400, "on 3 Nov"), (400 * 86_400, "on 26 Oct 2025"),
      (-30, "just now"), (-86_400, "on 1 Dec"),
    ] as [(Int64, String)]
  )
  func timesAreRelativeUpToAWeek(_ age: Int64, _ expected: String) {
    #expect(AgoText.text(of: Sample.now - age, now: Sample.now) == expected)
  }

  @Test(
    arguments: [
      (.tookBack(.nothing), .failure), (.notWatched(.row(1)), .failure),
      (.watchedInSeveral([]), .usage), (.refused(.needsYes(ForgetWish(.all), .init())), .usage),
      (.nothingToForget(ForgetWish(.all)), .success), (.notForgotten, .success),
      (.watched(KeptSamples.reports[0]), .success), (.watched(KeptSamples.reports[7]), .failure),
      (.tookBack(.undone(KeptSamples.steps[0])), .success),
      (.tookBack(.changedSince(KeptSamples.steps[0])), .failure),
    ] as [(Notice, Browsing.ExitStatus)]
  )
  func aNoticeHasItsStatus(_ notice: Notice, _ status: Browsing.ExitStatus) {
    #expect(Browsing.ExitStatus(notice) == status)
  }
}
