@testable import Companions
import Testing

struct ContentRangeTests {
  @Test func aRangeIsRead() throws {
    let range = try #require(ContentRange("bytes 10-29/30"))
    #expect(range.first == 10)
    #expect(range.last == 29)
    #expect(range.total == 30)
    #expect(ContentRange("BYTES 0-0/*")?.total == nil)
    #expect(ContentRange("bytes */30")?.first == nil)
    #expect(ContentRange("bytes */30")?.total == 30)
  }

  @Test(arguments: [
    "", "bytes", "bytes 10-29", "bytes 10/30", "bytes 29-10/30", "bytes 10-30/30", "bytes */*",
    "bytes -1-5/30", "bytes 1-5/3x", "items 1-5/30", "bytes 1-5/99999999999999999999",
    "bytes 1-5/30 x",
  ])
  func whatIsNoneIsRefused(field: String) {
    #expect(ContentRange(field) == nil)
  }
}
