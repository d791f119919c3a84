import Catalog
import Testing

struct StorefrontTests {
  @Test func thereAreExactlyTheStoresOfBothLists() {
    let codes = Set(Storefront.all.map { $0.code.uppercased() })
    let listed = Set((musicStores + " " + numberedStores).split(separator: " ").map(String.init))
    #expect(Storefront.all.count == 173)
    #expect(codes == listed)
    #expect(musicStores.split(separator: " ").count == 169)
    #expect(numberedStores.split(separator: " ").count == 134)
  }

  @Test func storesAreSortedAndDistinctInEveryKey() {
    #expect(Storefront.all == Storefront.all.sorted())
    #expect(Set(Storefront.all.map(\.code)).count == 173)
    #expect(Set(Storefront.all.map(\.alpha3)).count == 173)
    #expect(Set(Storefront.all.map(\.name)).count == 173)
  }

  @Test func everyStoreIsFoundByBothCodes() {
    for store in Storefront.all {
      #expect(Storefront(code: store.code) == store)
      #expect(Storefront(code: store.code.uppercased()) == store)
      #expect(Storefront(alpha3: store.alpha3) == store)
      #expect(store.code.utf8.count == 2 && store.alpha3.utf8.count == 3)
      #expect(store.currency.utf8.count == 3)
    }
  }

  @Test(arguments: [
    "", " ", "u", "usa", " us", "us ", "uk", "en", "zz", "15", "u1", "ü", "ｕｓ", "us\n", "u\u{301}s",
    "pr",
    "gb\0",
  ])
  func onlyTwoLettersOfAStoreAreACode(word: String) {
    #expect(Storefront(code: word) == nil)
  }

  @Test(arguments: ["", "US", "USAA", "XXX", "US1", "DEÜ"])
  func onlyThreeLettersOfAStoreAreAnAlpha3Code(word: String) {
    #expect(Storefront(alpha3: word) == nil)
  }

  @Test func kosovoHasTwoAlpha3Codes() {
    #expect(Storefront(alpha3: "XKS")?.code == "xk")
    #expect(Storefront(alpha3: "xkx")?.code == "xk")
    #expect(Storefront(code: "xk")?.alpha3 == "XKS")
  }

  @Test(arguments: [
    ("us", "USA", "USD", "United States", "the United States"),
    ("gb", "GBR", "GBP", "United Kingdom", "the United Kingdom"),
    ("nl", "NLD", "EUR", "Netherlands", "the Netherlands"),
    ("ph", "PHL", "PHP", "Philippines", "the Philippines"),
    ("kr", "KOR", "KRW", "South Korea", "South Korea"),
    ("tr", "TUR", "TRY", "Türkiye", "Türkiye"),
    ("ua", "UKR", "USD", "Ukraine", "Ukraine"),
    ("bg", "BGR", "EUR", "Bulgaria", "Bulgaria"),
    ("li", "LIE", "CHF", "Liechtenstein", "Liechtenstein"),
    ("pk", "PAK", "PKR", "Pakistan", "Pakistan"),
  ])
  func aStoreKnowsItsNamesAndCurrency(
    code: String,
    alpha3: String,
    currency: String,
    name: String,
    sentenceName: String
  ) throws {
    let store = try #require(Storefront(code: code))
    #expect(store.alpha3 == alpha3)
    #expect(store.currency == currency)
    #expect(store.name == name)
    #expect(store.sentenceName == sentenceName)
  }

  @Test func theUnitedStatesAreInTheTable() {
    #expect(Storefront.unitedStates == Storefront(code: "us"))
    #expect(Storefront.all.contains(.unitedStates))
    #expect("\(Storefront.unitedStates)" == "us")
  }

  @Test(arguments: [
    ("uk", "gb"), ("UK", "gb"), ("usa", "us"), ("GBR", "gb"), ("deu", "de"), ("germany", "de"),
    ("Japan", "jp"), ("japn", "jp"), ("germny", "de"), ("Gremany", "de"), ("germanyy", "de"),
    ("franxe", "fr"), ("ger", "de"), (" us", "us"), ("the netherlands", "nl"), ("holland", "nl"),
    ("england", "gb"), ("englnad", "gb"), ("turkey", "tr"), ("turkiye", "tr"), ("TÜRKİYE", "tr"),
    ("south korea", "kr"), ("southkorea", "kr"), ("korea", "kr"), ("ja", "jp"), ("zh", "cn"),
    ("czech", "cz"), ("cote d'ivoire", "ci"), ("Côte d’Ivoire", "ci"), ("sao tome", "none"),
    ("U.S.A.", "us"), ("united", "none"), ("united s", "us"), ("niger", "ne"), ("ja pan", "jp"),
    ("saint lucia", "lc"), ("st lucia", "lc"), ("va", "none"), ("pr", "none"), ("", "none"),
    ("!!", "none"), ("xyzzy", "none"), ("日本", "none"), ("deutschland", "de"), ("gb", "gb"),
    ("republic of the congo", "cg"), ("austra", "au"), ("aus", "au"), ("zz", "none"),
  ])
  func aRefusedWordHasASuggestion(word: String, code: String) {
    #expect(Storefront.suggestion(for: word)?.code ?? "none" == code)
  }

  @Test func aLongWordHasNoSuggestion() {
    #expect(Storefront.suggestion(for: String(repeating: "germany", count: 10_000)) == nil)
  }
}

/// The stores of Apple's support page for music.
private let musicStores = """
  AE AG AI AM AO AR AT AU AZ BA BB BE BF BG BH BJ BM BN BO BR BS BT BW BY BZ CA CD CG \
  CH CI CL CM CN CO CR CV CY CZ DE DK DM DO DZ EC EE EG ES FI FJ FM FR GA GB GD GE GH \
  GM GR GT GW GY HK HN HR HU ID IE IL IN IQ IS IT JM JO JP KE KG KH KN KR KW KY KZ LA \
  LB LC LK LR LT LU LV LY MA MD ME MG MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NE \
  NG NI NL NO NP NZ OM PA PE PG PH PL PT PY QA RO RS RU RW SA SB SC SE SG SI SK SL SN \
  SR SV SZ TC TD TH TJ TM TN TO TR TT TW TZ UA UG US UY UZ VC VE VG VN VU XK YE ZA ZM \
  ZW
  """

/// The stores with a numeric store number.
private let numberedStores = """
  AE AG AI AL AM AO AR AT AU AZ BB BD BE BG BH BM BN BO BR BS BW BY BZ CA CH CI CL CN \
  CO CR CY CZ DE DK DM DO DZ EC EE EG ES FI FR GB GD GE GH GR GT GY HK HN HR HU ID IE \
  IL IN IQ IS IT JM JO JP KE KN KR KW KY KZ LB LC LI LK LT LU LV MD MG MK ML MN MO MS \
  MT MU MV MX MY NE NG NI NL NO NP NZ OM PA PE PH PK PL PT PY QA RO RS RU SA SE SG SI \
  SK SN SR SV TC TH TN TR TT TW TZ UA UG US UY UZ VC VE VG VN YE ZA
  """
