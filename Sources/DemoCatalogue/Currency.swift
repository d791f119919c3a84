/// A currency of the stores: how dear things are in it, and how a price is written.
struct Currency: Equatable, Sendable {
  let code: String

  /// What a dollar costs, in hundredths of the unit.
  let dollar: Int

  private let hasDecimals: Bool
  private let form: Form

  private enum Form: Equatable, Sendable {
    case before(String)
    case behind(String)
  }

  static let usDollar = Currency(code: "USD", dollar: 100, hasDecimals: true, form: .before("$"))

  /// The currency of the store of a country (two letters, lower case); dollars in most small stores.
  static func of(country: String) -> Currency {
    switch country {
    case "gb": Currency(code: "GBP", dollar: 80, hasDecimals: true, form: .before("£"))
    case "jp": Currency(code: "JPY", dollar: 15_300, hasDecimals: false, form: .before("¥"))
    case "ca": Currency(code: "CAD", dollar: 130, hasDecimals: true, form: .before("$"))
    case "au": Currency(code: "AUD", dollar: 150, hasDecimals: true, form: .before("$"))
    case "nz": Currency(code: "NZD", dollar: 170, hasDecimals: true, form: .before("$"))
    case "ch": Currency(code: "CHF", dollar: 100, hasDecimals: true, form: .before("CHF "))
    case "se": Currency(code: "SEK", dollar: 1100, hasDecimals: true, form: .behind(" kr"))
    case "no": Currency(code: "NOK", dollar: 1150, hasDecimals: true, form: .behind(" kr"))
    case "dk": Currency(code: "DKK", dollar: 800, hasDecimals: true, form: .behind(" kr"))
    case "kr": Currency(code: "KRW", dollar: 140_000, hasDecimals: false, form: .before("₩"))
    case "at", "be", "cy", "de", "ee", "es", "fi", "fr", "gr", "hr", "ie", "it", "lt", "lu", "lv",
      "mt", "nl", "pt", "si", "sk":
      Currency(code: "EUR", dollar: 110, hasDecimals: true, form: .behind(" €"))
    default: .usDollar
    }
  }

  /// What is asked here for what costs so many dollars; free and unsold stay what they are.
  func price(ofDollars dollars: Money) -> Money {
    guard dollars.hundredths > 0 else { return dollars }
    let exact = dollars.hundredths * dollar
    let step = hasDecimals ? 1 : 100
    return Money(hundredths: (exact + 50 * step) / (100 * step) * step)
  }

  /// A price as JSON writes it in the store's answers.
  func number(_ money: Money) -> String {
    hasDecimals ? money.plain : String(money.hundredths / 100)
  }

  /// A price as people read it, in the form of its currency.
  func formatted(_ money: Money) -> String {
    switch form {
    case .before(let sign):
      sign + (hasDecimals ? money.plain : Self.grouped(money.hundredths / 100))
    case .behind(let sign):
      money.plain.split(separator: ".").joined(separator: ",") + sign
    }
  }

  private static func grouped(_ units: Int) -> String {
    guard units >= 1000 else { return String(units) }
    let rest = String(units % 1000)
    return grouped(units / 1000) + "," + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
