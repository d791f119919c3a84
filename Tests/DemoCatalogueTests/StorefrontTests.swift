import Testing

@testable import DemoCatalogue

@Suite struct StorefrontTests {
  @Test(arguments: [
    ("us", "USA", "USD", 9.99), ("GB", "GBR", "GBP", 7.99), ("de", "DEU", "EUR", 10.99),
    ("FR", "FRA", "EUR", 10.99), ("jp", "JPN", "JPY", 1528), ("ca", "CAN", "CAD", 12.99),
    ("au", "AUS", "AUD", 14.99), ("kr", "KOR", "KRW", 13986), ("ae", "ARE", "USD", 9.99),
  ])
  func aFilmIsSoldInEachCountryItsWay(
    country: String,
    alpha3: String,
    currency: String,
    price: Double
  ) throws {
    let records = try Answer("/lookup?id=9000000001&country=\(country)").records
    let film = try #require(records.first)
    #expect(film["country"] as? String == alpha3)
    #expect(film["currency"] as? String == currency)
    #expect(film["trackPrice"] as? Double == price)
    let lower = country.lowercased()
    let address = "https://itunes.apple.com/\(lower)/movie/metropolis/id9000000001?uo=4"
    #expect(film["trackViewUrl"] as? String == address)
    #expect(film["previewUrl"] as? String == "https://example.com/reprise/preview/9000000001.m4v")
  }

  @Test func thePathMayNameTheCountry() throws {
    #expect(try Answer("/fr/lookup?id=9000000001").records.first?["country"] as? String == "FRA")
    let both = try Answer("/fr/search?term=metropolis&country=jp").records
    #expect(both.first?["country"] as? String == "JPN")
  }

  @Test func freeAndUnsoldStayWhatTheyAre() throws {
    let answer = try Answer("/lookup?id=9000000017,9000000103,9000000223&country=jp")
    let records = try answer.records
    #expect(records[0]["trackPrice"] as? Double == 0)
    #expect(records[1]["collectionPrice"] as? Double == -1)
    #expect(records[2]["trackPrice"] == nil)
  }

  @Test(arguments: [
    ("us", "$0.99", "Free"), ("gb", "£0.79", "Free"), ("de", "1,09 €", "Free"),
    ("jp", "¥151", "Free"), ("ch", "CHF 0.99", "Free"), ("kr", "₩1,386", "Free"),
  ])
  func formattedPricesHaveTheFormOfTheirCurrency(country: String, paid: String, free: String) throws
  {
    let records = try Answer("/lookup?id=9000000502,9000000501&country=\(country)").records
    #expect(records.compactMap { $0["formattedPrice"] as? String } == [paid, free])
  }

  @Test func everyRecordStaysARecordInEveryStore() throws {
    for country in ["de", "jp", "xk"] {
      let storefront = try #require(Storefront(country))
      for record in Shelf.bundled.records {
        let there = record.localized(to: storefront)
        #expect(there.id == record.id && there.kind == record.kind)
        #expect(there.text("country") == record.text("country").map { _ in storefront.alpha3 })
        #expect(
          there.text("currency") == record.text("currency").map { _ in storefront.currency.code }
        )
        #expect(there.text(record.kind.linkKey)?.contains(".apple.com/\(country)/") == true)
      }
    }
  }

  @Test func storesAreFoundByTwoLettersOnly() {
    #expect(Storefront("Xk")?.alpha3 == "XKS")
    for text in ["", "u", "uk", "usa", "u:", "zz", "é"] { #expect(Storefront(text) == nil) }
  }

  @Test(arguments: [
    ("9.99", 999), ("10.0", 1000), ("0", 0), ("0.5", 50), ("-1.0", -100), ("-0.5", -50),
  ])
  func amountsAreRead(text: String, hundredths: Int) {
    #expect(Money(text)?.hundredths == hundredths)
  }

  @Test(arguments: ["", ".", "1.", "1.234", "a", "1.a", "1.2.3", "1.-2"])
  func whatIsNoAmountIsNone(text: String) {
    #expect(Money(text) == nil)
  }
}
