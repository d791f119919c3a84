@testable import Catalog
import Testing

struct MoneyTests {
  @Test(arguments: [
    ("AED", "AED 1,234.50", "AED 1,234.50"), ("AUD", "$1,234.50", "A$1,234.50"),
    ("BRL", "R$ 1.234,50", "R$ 1.234,50"), ("CAD", "$1,234.50", "CA$1,234.50"),
    ("CHF", "CHF 1’234.50", "CHF 1’234.50"), ("CLP", "$1.235", "CL$1.235"),
    ("CNY", "¥1,234.50", "CN¥1,234.50"), ("COP", "$1.234,50", "CO$1.234,50"),
    ("CZK", "1_234,50 Kč", "1_234,50 Kč"), ("DKK", "1.234,50 kr", "1.234,50 DKK"),
    ("EGP", "EGP 1,234.50", "EGP 1,234.50"), ("EUR", "1.234,50 €", "1.234,50 €"),
    ("GBP", "£1,234.50", "£1,234.50"), ("HKD", "HK$1,234.50", "HK$1,234.50"),
    ("HUF", "1_234,50 Ft", "1_234,50 Ft"), ("IDR", "Rp 1.234,50", "Rp 1.234,50"),
    ("ILS", "₪1,234.50", "₪1,234.50"), ("INR", "₹1,234.50", "₹1,234.50"),
    ("JPY", "¥1,235", "¥1,235"), ("KRW", "₩1,235", "₩1,235"),
    ("KZT", "1_234,50 ₸", "1_234,50 ₸"), ("MXN", "$1,234.50", "MX$1,234.50"),
    ("MYR", "RM 1,234.50", "RM 1,234.50"), ("NGN", "₦1,234.50", "₦1,234.50"),
    ("NOK", "1_234,50 kr", "1_234,50 NOK"), ("NZD", "$1,234.50", "NZ$1,234.50"),
    ("PEN", "S/ 1,234.50", "S/ 1,234.50"), ("PHP", "₱1,234.50", "₱1,234.50"),
    ("PKR", "Rs 1,234.50", "Rs 1,234.50"), ("PLN", "1_234,50 zł", "1_234,50 zł"),
    ("QAR", "QAR 1,234.50", "QAR 1,234.50"), ("RON", "1.234,50 lei", "1.234,50 lei"),
    ("RUB", "1_234,50 ₽", "1_234,50 ₽"), ("SAR", "SAR 1,234.50", "SAR 1,234.50"),
    ("SEK", "1_234,50 kr", "1_234,50 SEK"), ("SGD", "S$1,234.50", "S$1,234.50"),
    ("THB", "฿1,234.50", "฿1,234.50"), ("TRY", "₺1.234,50", "₺1.234,50"),
    ("TWD", "NT$1,234.50", "NT$1,234.50"), ("TZS", "TSh 1,234.50", "TSh 1,234.50"),
    ("USD", "$1,234.50", "US$1,234.50"), ("VND", "1.235 ₫", "1.235 ₫"),
    ("ZAR", "R 1_234,50", "R 1_234,50"), ("XYZ", "1,234.50 XYZ", "1,234.50 XYZ"),
  ])
  func eachCurrencyHasItsForm(currency: String, alone: String, mixed: String) {
    // An underscore stands for the space that does not break.
    let spaced = { (text: String) in String(text.map { $0 == "_" ? "\u{A0}" : $0 }) }
    #expect(Money.text(amount: 1234.5, currency: currency, among: false) == spaced(alone))
    #expect(Money.text(amount: 1234.5, currency: currency, among: true) == spaced(mixed))
  }

  @Test func everyStoresCurrencyHasAForm() {
    #expect(Set(Storefront.all.map(\.currency)) == CurrencyForm.known)
  }

  @Test func formsAreDistinctAmongOthers() {
    let forms = CurrencyForm.known.map { Money.text(amount: 5, currency: $0, among: true) }
    #expect(Set(forms).count == CurrencyForm.known.count)
  }

  @Test(arguments: [
    (9.99, "USD", "$9.99"), (9.99, "usd", "$9.99"), (9.99, "GBP", "£9.99"),
    (9.99, "EUR", "9,99 €"), (1528, "JPY", "¥1,528"), (0.99, "JPY", "¥1"),
    (11000, "KRW", "₩11,000"), (9, "CHF", "CHF 9.00"), (9.9, "NOK", "9,90 kr"),
    (9.9, "BRL", "R$ 9,90"), (99, "INR", "₹99"), (99.5, "INR", "₹99.50"),
    (1_234_567, "INR", "₹12,34,567"), (12_345_678.5, "INR", "₹1,23,45,678.50"),
    (100, "INR", "₹100"), (99_999.999, "INR", "₹1,00,000"), (30, "TWD", "NT$30"),
    (9.995, "USD", "$10.00"), (0.005, "USD", "$0.01"), (0.004, "USD", "$0.00"),
    (1.005, "USD", "$1.01"), (2.675, "USD", "$2.68"), (8.345, "USD", "$8.35"),
    (999.995, "USD", "$1,000.00"), (0.1 + 0.2, "USD", "$0.30"),
    (1_234_567.891, "USD", "$1,234,567.89"), (100, "USD", "$100.00"), (0, "USD", "$0.00"),
    (-5, "USD", "-$5.00"), (-5, "EUR", "-5,00 €"), (-0.001, "USD", "$0.00"),
    (-0.0, "USD", "$0.00"), (0.5, "JPY", "¥1"), (0.49, "JPY", "¥0"), (1e-7, "USD", "$0.00"),
    (1.5e-2, "USD", "$0.02"), (9e15, "USD", "$9,000,000,000,000,000.00"),
    (1.5e16, "USD", "$15,000,000,000,000,000.00"), (12.34, "", "12.34"),
    (Double.nan, "USD", ""), (.infinity, "USD", ""),
  ])
  func amountsAreRoundedAndGrouped(amount: Double, currency: String, text: String) {
    #expect(Money.text(amount: amount, currency: currency, among: false) == text)
  }

  @Test func theLargestNumberIsWrittenWhole() {
    let text = Money.text(
      amount: .greatestFiniteMagnitude,
      currency: "USD",
      among: false
    )
    #expect(text.filter(\.isNumber).count == 311)
    #expect(text.hasPrefix("$179,769,313,486,231,570,000,"))
    #expect(Money.text(amount: .leastNonzeroMagnitude, currency: "USD", among: false) == "$0.00")
  }

  @Test func everyCentUpToTenThousandIsExact() {
    for cents in 0..<10_000 {
      let text = Money.text(amount: Double(cents) / 100, currency: "GBP", among: false)
      let rest = cents % 100
      #expect(text == "£\(cents / 100).\(rest < 10 ? "0" : "")\(rest)")
    }
  }
}
