import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// A list of items in brief looks as the list of the items does.
@Suite struct BriefListTests {
  @Test(arguments: ItemType.allCases)
  func eachTypeLooksTheSame(_ type: ItemType) {
    expectSame(Sample.list(of: type))
  }

  @Test func soDoAllOfThemTogether() {
    let items = ItemType.allCases.flatMap(Sample.rows)
    expectSame(Sample.list(items, of: Sample.search("x", .all)))
  }

  private func expectSame(_ list: ListScreen) {
    var brief = list
    brief.take(Findings(items: list.items.map(\.brief)))
    #expect(brief.items == list.items.map(\.brief))
    for width in [40, 80, 160] {
      for isLinear in [false, true] {
        var context = Sample.context(width)
        context.isLinear = isLinear
        let drawn = Screens.draw(.list(brief), in: context)
        #expect(drawn == Screens.draw(.list(list), in: context))
      }
    }
  }
}
