/// How prices in one currency are written in the stores that charge it.
struct CurrencyForm: Sendable {
  enum Place: Sendable {
    case before, beforeWithSpace, afterWithSpace
  }

  enum Grouping: Sendable {
    /// Three digits a group: 1,234,567.
    case thousands
    /// Three digits, then two a group: 12,34,567.
    case lakhs
  }

  let symbol: String

  /// The symbol where another currency stands beside it.
  let symbolAmongOthers: String

  let place: Place

  /// The digits behind the point.
  let digits: Int

  /// Whether a fraction of zero is left out: the stores show whole units where prices are whole.
  let dropsZeroFraction: Bool

  let point: String
  let group: String
  let grouping: Grouping

  /// The form of a currency; one that is not known has its code behind the number.
  static func of(_ currency: String) -> CurrencyForm {
    let code = currency.uppercased()
    if let form = table[code] { return form }
    return CurrencyForm(code, .afterWithSpace, style: .english)
  }

  /// The codes of the currencies with a form of their own.
  static var known: Set<String> { Set(table.keys) }

  private enum Style {
    case english, continental, spaced, swiss
  }

  private init(
    _ symbol: String,
    among: String? = nil,
    _ place: Place,
    style: Style,
    digits: Int = 2,
    whole: Bool = false,
    grouping: Grouping = .thousands
  ) {
    self.symbol = symbol
    self.symbolAmongOthers = among ?? symbol
    self.place = place
    self.digits = digits
    self.dropsZeroFraction = whole
    self.grouping = grouping
    switch style {
    case .english: (point, group) = (".", ",")
    case .continental: (point, group) = (",", ".")
    // A space that does not break: a price is never cut in two by wrapping.
    case .spaced: (point, group) = (",", "\u{A0}")
    case .swiss: (point, group) = (".", "’")
    }
  }

  private static let table: [String: CurrencyForm] = [
    "AED": CurrencyForm("AED", .beforeWithSpace, style: .english),
    "AUD": CurrencyForm("$", among: "A$", .before, style: .english),
    "BRL": CurrencyForm("R$", .beforeWithSpace, style: .continental),
    "CAD": CurrencyForm("$", among: "CA$", .before, style: .english),
    "CHF": CurrencyForm("CHF", .beforeWithSpace, style: .swiss),
    "CLP": CurrencyForm("$", among: "CL$", .before, style: .continental, digits: 0),
    "CNY": CurrencyForm("¥", among: "CN¥", .before, style: .english),
    "COP": CurrencyForm("$", among: "CO$", .before, style: .continental, whole: true),
    "CZK": CurrencyForm("Kč", .afterWithSpace, style: .spaced),
    "DKK": CurrencyForm("kr", among: "DKK", .afterWithSpace, style: .continental),
    "EGP": CurrencyForm("EGP", .beforeWithSpace, style: .english),
    "EUR": CurrencyForm("€", .afterWithSpace, style: .continental),
    "GBP": CurrencyForm("£", .before, style: .english),
    "HKD": CurrencyForm("HK$", .before, style: .english),
    "HUF": CurrencyForm("Ft", .afterWithSpace, style: .spaced, whole: true),
    "IDR": CurrencyForm("Rp", .beforeWithSpace, style: .continental, whole: true),
    "ILS": CurrencyForm("₪", .before, style: .english),
    "INR": CurrencyForm("₹", .before, style: .english, whole: true, grouping: .lakhs),
    "JPY": CurrencyForm("¥", .before, style: .english, digits: 0),
    "KRW": CurrencyForm("₩", .before, style: .english, digits: 0),
    "KZT": CurrencyForm("₸", .afterWithSpace, style: .spaced, whole: true),
    "MXN": CurrencyForm("$", among: "MX$", .before, style: .english),
    "MYR": CurrencyForm("RM", .beforeWithSpace, style: .english),
    "NGN": CurrencyForm("₦", .before, style: .english, whole: true),
    "NOK": CurrencyForm("kr", among: "NOK", .afterWithSpace, style: .spaced),
    "NZD": CurrencyForm("$", among: "NZ$", .before, style: .english),
    "PEN": CurrencyForm("S/", .beforeWithSpace, style: .english),
    "PHP": CurrencyForm("₱", .before, style: .english),
    "PKR": CurrencyForm("Rs", .beforeWithSpace, style: .english, whole: true, grouping: .lakhs),
    "PLN": CurrencyForm("zł", .afterWithSpace, style: .spaced),
    "QAR": CurrencyForm("QAR", .beforeWithSpace, style: .english),
    "RON": CurrencyForm("lei", .afterWithSpace, style: .continental),
    "RUB": CurrencyForm("₽", .afterWithSpace, style: .spaced, whole: true),
    "SAR": CurrencyForm("SAR", .beforeWithSpace, style: .english),
    "SEK": CurrencyForm("kr", among: "SEK", .afterWithSpace, style: .spaced),
    "SGD": CurrencyForm("S$", .before, style: .english),
    "THB": CurrencyForm("฿", .before, style: .english),
    "TRY": CurrencyForm("₺", .before, style: .continental),
    "TWD": CurrencyForm("NT$", .before, style: .english, whole: true),
    "TZS": CurrencyForm("TSh", .beforeWithSpace, style: .english, whole: true),
    "USD": CurrencyForm("$", among: "US$", .before, style: .english),
    "VND": CurrencyForm("₫", .afterWithSpace, style: .continental, digits: 0),
    "ZAR": CurrencyForm("R", .beforeWithSpace, style: .spaced),
  ]
}
