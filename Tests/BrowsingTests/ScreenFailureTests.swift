import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// Requests that failed, and requests that are out.
@Suite struct ScreenFailureTests {
  @Test func whyTheLineWasSearchedIsSaidToo() {
    var failure = Sample.failure(CatalogError(.connectionLost), Sample.search("country zz"))
    failure.nearMiss = NearMiss(reason: .noStorefront("zz", suggestion: nil), line: "country zz")
    #expect(
      text(Screens.draw(.error(failure), in: Sample.context())) == """

        no storefront zz; searched for “country zz”.
        Could not search: the connection to itunes.apple.com was lost.
        Check the network, then: retry. What you saw before is one step back: b
        """
    )
    #expect(
      FailureWords.sentences(for: failure) == [
        "no storefront zz; searched for “country zz”.",
        "Could not search: the connection to itunes.apple.com was lost.", "Check the network.",
      ]
    )
  }

  @Test(
    arguments: [
      (
        CatalogError(.nameNotFound, status: 503, retryAfter: 28),
        """

        Could not search: no connection to itunes.apple.com (the name was not found).
        Check the network, then: retry. What you saw before is one step back: b
        Among what you have seen: find blade runner
        """
      ),
      (
        CatalogError(.timedOut, status: 503, retryAfter: 28),
        """

        Could not search: itunes.apple.com took too long to answer.
        Check the network, or allow more time with --timeout, then: retry. What you saw
        before is one step back: b
        Among what you have seen: find blade runner
        """
      ),
      (
        CatalogError(.redirectRefused, status: 503, retryAfter: 28),
        """

        Could not search: itunes.apple.com led on to another address, which is not
        followed.
        You may have to log in to this network, then: retry. What you saw before is one
        step back: b
        Among what you have seen: find blade runner
        """
      ),
      (
        CatalogError(.limited, status: 503, retryAfter: 28),
        """

        Apple limits requests just now; it can be asked again in 28 s: retry
        What you saw before is one step back: b
        """
      ),
      (
        CatalogError(.badRequest, status: 503, retryAfter: 28),
        """

        Could not search: Apple did not accept the request.
        Check the words and the settings: set. What you saw before is one step back: b
        """
      ),
      (
        CatalogError(.outage, status: 503, retryAfter: 28),
        """

        Could not search: itunes.apple.com is out of order just now (status 503).
        It may pass; wait a while, then: retry. What you saw before is one step back: b
        """
      ),
      (
        CatalogError(.webPage, status: 503, retryAfter: 28),
        """

        Could not search: a web page came in place of an answer (status 503).
        You may have to log in to this network, then: retry. What you saw before is one
        step back: b
        """
      ),
      (
        CatalogError(.cutShort, status: 503, retryAfter: 28),
        """

        Could not search: the answer of itunes.apple.com was cut short.
        It may pass; wait a while, then: retry. What you saw before is one step back: b
        """
      ),
    ]
  )
  func aFailureSaysWhatHappenedAndWhatToDo(error: CatalogError, expected: String) {
    let lines = Screens.draw(.error(Sample.failure(error)), in: Sample.context())
    #expect(text(lines) == expected)
  }

  @Test func theWordsToTypeStandOut() {
    let failure = Sample.failure(CatalogError(.nameNotFound))
    let lines = Screens.draw(.error(failure), in: Sample.context())
    #expect(lines[1].spans.first == .text("Could not search: ", .strongError))
    #expect(lines[2].spans.contains(.text("retry", .accent)))
    #expect(lines[2].spans.last == .text("b", .accent))
  }

  @Test func applesOwnWordsAreGivenOn() {
    let error = CatalogError(
      .badRequest,
      status: 400,
      detail: "Invalid value(s) for key(s): [country]."
    )
    let lines = Screens.draw(.error(Sample.failure(error)), in: Sample.context())
    #expect(
      lines[1].plainText.hasPrefix(
        "Could not search: Apple did not accept the request: Invalid value(s)"
      )
    )
  }

  @Test(arguments: [
    (80, 2, "⠹ Searching movies for “blade runner” in the United States   2 s      ^C cancels"),
    (80, 0, "⠹ Searching movies for “blade runner” in the United States            ^C cancels"),
    (40, 2, "⠹ Searching movies fo…   2 s  ^C cancels"),
    (20, 2, "⠹ Searching m…   2 s"),
  ])
  func whatIsWaitedForFitsOneLine(columns: Int, seconds: Int, expected: String) {
    let loading = Sample.loading(Sample.search("blade runner", .movie))
    let context = Sample.context(columns)
    let line = LoadingLine.line(for: loading, elapsed: seconds, frame: 2, in: context)
    #expect(line.plainText == expected)
  }

  @Test func theSpinnerTurns() {
    let loading = Sample.loading(Sample.search("x"))
    let frames = (-1...20).map { frame in
      LoadingLine.line(for: loading, elapsed: 1, frame: frame, in: Sample.context()).plainText.first
    }
    #expect(Set(frames).count == 10)
    #expect(frames[0] == frames[10])
  }

  @Test func aPoorTerminalGetsABarOrNoSpinner() {
    let loading = Sample.loading(Sample.search("x"))
    var context = Sample.context(80)
    func line(_ frame: Int) -> String {
      LoadingLine.line(for: loading, elapsed: 1, frame: frame, in: context).plainText
    }
    context.spinner = .bar
    #expect((-1...4).map { String(line($0).prefix(2)) } == ["\\ ", "| ", "/ ", "- ", "\\ ", "| "])
    context.spinner = .none
    #expect(line(3).hasPrefix("Searching everything for “x” in the United States   1 s   "))
    #expect(line(3).count == 80)
  }

  @Test func aPipeGetsNoSpinner() {
    let request = CatalogRequest.lookup([1, 2], country: .unitedStates)
    let context = Sample.context(isInteractive: false)
    let lines = Screens.draw(.loading(Sample.loading(request)), in: context)
    #expect(text(lines) == "Looking up 2 items in the United States")
  }

  private func line(_ loading: Loading, _ columns: Int = 80, elapsed: Int = 1) -> String {
    let context = Sample.context(columns)
    return LoadingLine.line(for: loading, elapsed: elapsed, frame: 2, in: context).plainText
  }

  @Test func anInquiryOfSeveralRequestsSaysHowFarItIs() {
    var inquiry = Inquiry(.compare(SubjectSamples.comparison))
    let requests = inquiry.next()
    for request in requests.prefix(2) {
      inquiry.receive(.success(Answer(items: [])), for: request)
    }
    #expect(
      line(Sample.loading(inquiry))
        == "⠹ Comparing in 4 countries   2 of 4   1 s                             ^C cancels"
    )
    #expect(line(Sample.loading(inquiry), 40) == "⠹ Comparing in 4 countri…   2 of 4   1 s")
    #expect(line(Sample.loading(inquiry), 20) == "⠹ Comparing i…   1 s")
    let beneath = Place.list(Sample.list(Sample.movies, of: Sample.search("x")))
    #expect(
      line(Sample.loading(inquiry, beneath: beneath)).hasPrefix(
        "⠹ Comparing “Blade Runner (The Final Cut)” in 4 coun…   2 of 4   1 s  "
      )
    )
  }

  @Test func theRequestBudgetIsWaitedFor() {
    let loading = Sample.loading(Inquiry(SubjectSamples.searches[0]), budgetWait: 14)
    #expect(
      line(loading, elapsed: 3)
        == "⠹ Waiting for the request budget   14 s                               ^C cancels"
    )
  }

  @Test func whatIsTriedNextIsSaid() {
    let request = CatalogRequest.search(Query(term: "", media: .movie, creator: "scott"))
    var inquiry = Inquiry(.request(request))
    for asked in inquiry.next() { inquiry.receive(.success(Answer(items: [])), for: asked) }
    #expect(
      line(Sample.loading(inquiry)).hasPrefix("⠹ Searching movies for “scott” anywhere in the Unit")
    )
    for asked in inquiry.next() { inquiry.receive(.success(Answer(items: [])), for: asked) }
    #expect(
      line(Sample.loading(inquiry)).hasPrefix("⠹ Searching the charts of movies by “scott” in the")
    )
  }
}
