import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// What came from elsewhere cannot do anything but stand there.
@Suite struct ScreenCleaningTests {
  private static let hostile =
    "A\u{1B}]52;c;cHduZWQ=\u{07}\u{9B}31mRED\u{9D}0;owned\u{9C}\u{90}q\u{9C}\r\n\u{7F}\u{00}\u{202E}evil\u{2066}\u{200F}\u{061C}"

  private static func item(_ type: ItemType) -> Item {
    Sample.item(type, 1) {
      $0.name = hostile
      $0.creator = hostile
      $0.collection = hostile
      $0.genre = hostile
      $0.currency = hostile
      $0.price = 9.99
      $0.hdPrice = 9.99
      $0.contentRating = hostile
      $0.country = hostile
      $0.storeURL = "https://example.com/" + hostile
      $0.previewURL = hostile
      $0.feedURL = "http://example.com/" + hostile
      $0.bundleID = hostile
      $0.version = hostile
      $0.minimumSystem = hostile
      $0.copyright = hostile
      $0.description = hostile + "\n\n" + hostile
    }
  }

  private func expectClean(_ lines: [Line], _ place: Comment) {
    #expect(!lines.isEmpty, place)
    for line in lines {
      for case .text(let text, _, let link) in line.spans {
        #expect(text.unicodeScalars.allSatisfy(Self.isHarmless), place)
        #expect((link ?? "").unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) }, place)
      }
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  @Test(arguments: ItemType.allCases)
  func itemsAreCleaned(type: ItemType) throws {
    let item = Self.item(type)
    let request = CatalogRequest.search(Query(term: Self.hostile, creator: ""))
    let miss = NearMiss(reason: .noMedia(Self.hostile), line: Self.hostile)
    let list = Sample.list([item], of: request, nearMiss: miss)
    expectClean(Screens.draw(.list(list), in: Sample.context(200)), "list")
    expectClean(Screens.draw(try Sample.detail(item), in: Sample.context()), "detail")
    expectClean(Screens.draw(try Sample.detail(item), in: Sample.context(20)), "narrow detail")
  }

  @Test(arguments: CatalogError.Code.allCases)
  func failuresAreCleaned(code: CatalogError.Code) {
    let request = CatalogRequest.search(Query(term: Self.hostile, creator: Self.hostile))
    let failure = Sample.failure(CatalogError(code, detail: Self.hostile), request)
    expectClean(Screens.draw(.error(failure), in: Sample.context()), "error")
    for sentence in FailureWords.sentences(for: failure, serviceHost: Self.hostile) {
      #expect(sentence.unicodeScalars.allSatisfy(Self.isHarmless))
    }
  }

  @Test func whatWasTypedIsCleaned() {
    let query = Query(term: Self.hostile, language: Self.hostile, creator: Self.hostile)
    let list = Sample.list([], of: .search(query))
    expectClean(Screens.draw(.list(list), in: Sample.context()), "empty")
    let loading = Sample.loading(.search(query))
    expectClean(
      [LoadingLine.line(for: loading, elapsed: 1, frame: 1, in: Sample.context())],
      "loading"
    )
    let line = Self.hostile
    let notices: [Notice] = [
      .refused(.noRow(line, count: 3)), .refused(.usage(.unknownOption(line))),
      .refused(.usage(.badValue(.store, line, hint: nil))),
      .refused(.usage(.badVariable(line, line))),
      .refused(.nearMiss(NearMiss(reason: .noTopic(line), line: line))),
      .changed(SettingRow(key: .lang, value: line, origin: .set)),
      .settings([SettingRow(key: .lang, value: line, origin: .set)]),
      .interrupted(.request(.search(query))),
    ]
    for notice in notices {
      expectClean(NoticeWords.lines(for: notice, in: Sample.context()), "\(notice)")
    }
  }

  private static func seen(_ items: [Item]) -> ListScreen {
    ListScreen(serial: 1, seen: Answers.seen(items), of: hostile, isOffline: false)
  }

  @Test func whatTheCatalogueNamesIsCleaned() throws {
    let item = Self.item(.movie)
    let country = Storefront.unitedStates
    let error = CatalogError(.redirectRefused, detail: Self.hostile)
    let belongings = Belongings(.songs, of: item.id, country: country)
    let comparison = Comparison(id: item.id, in: [country])
    let stores = [
      ComparedStore(country, .item(item)), ComparedStore(country, .absent),
      ComparedStore(country, .failed(error)),
    ]
    let sections = [HomeSection(.movies, items: [item]), HomeSection(.songs, failure: error)]
    let lists = [
      Sample.list(
        .inquiry(.more(belongings)),
        Findings(items: [item], parent: item, notes: [.chartFailed(error)])
      ),
      Sample.list(.inquiry(.compare(comparison)), Findings(comparison: stores)),
      Sample.list(.inquiry(.home([], country: country)), Findings(sections: sections)),
      Sample.list(.inquiry(.chart(.movies, country: country)), Findings(items: [item])),
      Self.seen([item]), Self.seen([]),
      ListScreen(
        serial: 1,
        topic: .inquiry(.similar(Similarity(to: item, country: country))),
        findings: Findings(notes: [.chartFailed(error)]),
        sightings: Answers.seen([item]),
        gathering: Gathering()
      ),
    ]
    for list in lists {
      expectClean(Screens.draw(.list(list), in: Sample.context()), "\(list.kind)")
      let loading = Sample.loading(Inquiry(.more(belongings)), beneath: .list(list))
      expectClean(Screens.draw(.loading(loading), in: Sample.context()), "loading")
      for sentence in NoteWords.sentences(for: list, serviceHost: Self.hostile) {
        #expect(sentence.unicodeScalars.allSatisfy(Self.isHarmless))
      }
    }
    expectClean(NoticeWords.lines(for: .nothingBelongs(item), in: Sample.context()), "notice")
  }

  /// From the items to the bytes of a terminal: every control character is one that the program makes.
  @Test(arguments: ItemType.allCases, [false, true])
  func noControlCharacterOfANameReachesTheTerminal(type: ItemType, isLinear: Bool) throws {
    let item = Self.item(type)
    let request = CatalogRequest.search(Query(term: Self.hostile, creator: Self.hostile))
    let failure = Sample.failure(CatalogError(.badRequest, detail: Self.hostile), request)
    let states: [ViewState] = [
      .list(Sample.list([item], of: request)), try Sample.detail(item),
      .list(Sample.list([], of: request)), .error(failure), .loading(Sample.loading(request)),
    ]
    let encoders = [
      LineEncoder(),
      LineEncoder(theme: .light, depth: .truecolor, grounds: .all, links: true, placement: true),
      LineEncoder(theme: .unknown, depth: .ansi16, links: true, placement: true),
    ]
    for encoder in encoders {
      for state in states {
        let context = Sample.context(grounds: encoder.grounds, isLinear: isLinear)
        let rest = Self.withoutOurs(encoder.encode(Screens.draw(state, in: context)))
        #expect(rest.unicodeScalars.allSatisfy { $0 == "\n" || Self.isHarmless($0) })
      }
    }
  }

  /// An output without the sequences that the program writes: colours, columns, links, isolates.
  private static func withoutOurs(_ output: String) -> String {
    let column = #/\u{1B}\[[0-9]+G/#
    let colours = #/\u{1B}\[[0-9;]*m/#
    let link = #/\u{1B}\]8;(id=[0-9a-z]+)?;[!-~]*\u{1B}\\/#
    let painted = #/ +\r/#
    return output.replacing(link, with: "").replacing(colours, with: "").replacing(column, with: "")
      .replacing(painted, with: "").replacing("\u{2068}", with: "").replacing("\u{2069}", with: "")
  }

  @Test func anAddressThatIsNoneLeadsNowhere() throws {
    let item = Sample.item(.movie, 1) {
      $0.name = "x"
      $0.storeURL = "javascript:alert(1)"
    }
    let lines = Screens.draw(try Sample.detail(item), in: Sample.context())
    let links = lines.flatMap(\.spans).compactMap { span -> String? in
      guard case .text(_, _, let link) = span else { return nil }
      return link
    }
    #expect(links.isEmpty)
    // No command would take it either.
    #expect(!text(lines).contains("Store"))
  }

  @Test func anAddressOnSeveralLinesLeadsToTheWholeOfIt() throws {
    let address = "https://example.com/" + String(repeating: "a", count: 200)
    let item = Sample.item(.podcast, 1) { $0.feedURL = address }
    let lines = Screens.draw(try Sample.detail(item), in: Sample.context(60))
    let pieces = lines.flatMap(\.spans).compactMap { span -> (String, String)? in
      guard case .text(let text, _, let link?) = span else { return nil }
      return (text, link)
    }
    #expect(pieces.count > 1)
    #expect(pieces.map(\.0).joined() == address)
    #expect(pieces.allSatisfy { $0.1 == address })
  }
}
