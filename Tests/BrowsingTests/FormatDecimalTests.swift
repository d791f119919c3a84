@testable import Browsing
import Testing

struct FormatDecimalTests {
  @Test(arguments: [
    (9.99, "9.99"), (0, "0"), (-0.0, "0"), (-1, "-1"), (1528, "1528"), (0.1, "0.1"),
    (0.5, "0.5"), (-0.99, "-0.99"), (11000, "11000"), (1_234_567.891, "1234567.891"),
    (0.1 + 0.2, "0.30000000000000004"), (9.995, "9.995"), (1e15, "1000000000000000"),
    (0.0001, "0.0001"), (0.00001, "0.00001"), (0.000012345, "0.000012345"),
    (-0.000001, "-0.000001"), (1e-7, "1e-7"), (-1.5e-7, "-1.5e-7"),
    (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
    (-9_007_199_254_740_994, "-9007199254740994"), (1e16, "10000000000000000"),
    (1.5e17, "150000000000000000"), (1.2345678901234568e20, "123456789012345680000"),
    (1e20, "100000000000000000000"), (1e21, "1e21"), (-1.25e22, "-1.25e22"),
    (Double.leastNonzeroMagnitude, "5e-324"),
    (Double.greatestFiniteMagnitude, "1.7976931348623157e308"),
  ])
  func aNumberIsItsShortestText(number: Double, text: String) {
    #expect(DecimalText.text(number) == text)
  }

  @Test(arguments: [Double.nan, .signalingNaN, .infinity, -.infinity])
  func whatIsNotFiniteHasNone(number: Double) {
    #expect(DecimalText.text(number) == nil)
  }

  @Test func everyPriceInCentsIsWrittenAsIs() {
    for cents in 0..<20_000 {
      let whole = String(cents / 100)
      let rest = String(cents % 100 + 100).dropFirst()
      let digits = rest == "00" ? "" : "." + (rest.hasSuffix("0") ? rest.dropLast() : rest)
      #expect(DecimalText.text(Double(cents) / 100) == whole + digits)
    }
  }
}
