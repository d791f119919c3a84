import Browsing
import Catalog
import Records
import Testing

@testable import Application

/// What was searched for before, where a search finds nothing.
@Suite(.timeLimit(.minutes(10))) struct EarlierSearchesTests {
  private let fixture: SessionFixture

  init() async throws {
    fixture = try SessionFixture()
    await fixture.catalog.answer(
      "blade runner",
      with: CatalogBodies.answer([CatalogBodies.song(1, name: "Blade Runner Blues")])
    )
    for term in ["blade runnr", "blaed runner", "blaed runer", "zzz"] {
      await fixture.catalog.answer(term, with: CatalogBodies.answer([]))
    }
  }

  @Test func theNearestThatFoundSomethingIsNamed() async throws {
    try await fixture.run("blade runnr")
    #expect(fixture.list.searchedBefore == nil)
    try await fixture.run("blade runner")
    #expect(fixture.list.searchedBefore == nil)
    try await fixture.run("blaed runner")
    #expect(fixture.list.searchedBefore == "blade runner")
    // The slip before is nearer, and was one too.
    try await fixture.run("blaed runer")
    #expect(fixture.list.searchedBefore == "blade runner")
    try await fixture.run("zzz")
    #expect(fixture.list.searchedBefore == nil)
  }

  @Test func itIsThereAgainOnTheWayBack() async throws {
    try await fixture.run("blade runner")
    try await fixture.run("blaed runner")
    fixture.type("back")
    fixture.type("forward")
    #expect(fixture.list.isEmpty)
    #expect(fixture.list.searchedBefore == "blade runner")
  }

  @Test func aFilterThatLeavesNothingIsNoSearch() async throws {
    try await fixture.run("blade runner")
    fixture.type("filter nothing")
    #expect(fixture.list.searchedBefore == nil)
  }
}
