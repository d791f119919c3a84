import Testing

@testable import Library

@Suite struct StampTests {
  @Test(
    arguments: [
      (0, "19700101-000000"), (1_796_027_400, "20261130-083000"), (951_782_399, "20000228-235959"),
      (951_782_400, "20000229-000000"), (951_868_800, "20000301-000000"),
      (4_107_542_400, "21000301-000000"), (4_107_542_399, "21000228-235959"),
      (-5, "19700101-000000"), (Int64.max, "99991231-235959"),
    ] as [(Int64, String)]
  )
  func aTimeIsWrittenInUTC(_ seconds: Int64, _ text: String) {
    #expect(Stamp(secondsSince1970: seconds).description == text)
  }
}
