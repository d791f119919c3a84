/// The store of a country.
struct Storefront: Equatable, Sendable {
  /// Two letters, lower case, as in the addresses of the store.
  let country: String

  /// Three letters, as in the records.
  let alpha3: String

  let currency: Currency

  static let unitedStates = Storefront(country: "us", alpha3: "USA", currency: .usDollar)

  /// Finds the store of a country by its two letters in either case; nil where there is none.
  init?(_ country: String) {
    let country = country.lowercased()
    guard country.utf8.count == 2 else { return nil }
    let entry = Self.countries.split(separator: " ").first { $0.hasPrefix(country + ":") }
    guard let entry else { return nil }
    self.init(
      country: country,
      alpha3: String(entry.suffix(3)),
      currency: .of(country: country)
    )
  }

  private init(country: String, alpha3: String, currency: Currency) {
    self.country = country
    self.alpha3 = alpha3
    self.currency = currency
  }

  /// What stands in this store's records in place of a value of the United States'; nil for the same.
  func replacement(for value: String, under key: String) -> String? {
    switch key {
    case "country":
      return "\"\(alpha3)\""
    case "currency":
      return "\"\(currency.code)\""
    case "formattedPrice":
      guard value.hasPrefix("\"$"), let dollars = Money(String(value.dropFirst(2).dropLast()))
      else {
        return nil
      }
      return "\"\(currency.formatted(currency.price(ofDollars: dollars)))\""
    case _ where key == "price" || key.hasSuffix("Price"):
      guard let dollars = Money(value), dollars.hundredths > 0 else { return nil }
      return currency.number(currency.price(ofDollars: dollars))
    case _ where key.hasSuffix("ViewUrl") || key.hasSuffix("LinkUrl"):
      return address(value)
    default:
      return nil
    }
  }

  /// The same page in this store: only the country behind the host differs.
  private func address(_ value: String) -> String? {
    let parts = value.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[3].hasPrefix("us/") else { return nil }
    return "\(parts[0])//\(parts[2])/\(country)/\(parts[3].dropFirst(3))"
  }

  /// Every store, as Apple names its country in requests and in replies.
  private static let countries = """
    ae:ARE ag:ATG ai:AIA al:ALB am:ARM ao:AGO ar:ARG at:AUT au:AUS az:AZE ba:BIH bb:BRB \
    bd:BGD be:BEL bf:BFA bg:BGR bh:BHR bj:BEN bm:BMU bn:BRN bo:BOL br:BRA bs:BHS bt:BTN \
    bw:BWA by:BLR bz:BLZ ca:CAN cd:COD cg:COG ch:CHE ci:CIV cl:CHL cm:CMR cn:CHN co:COL \
    cr:CRI cv:CPV cy:CYP cz:CZE de:DEU dk:DNK dm:DMA do:DOM dz:DZA ec:ECU ee:EST eg:EGY \
    es:ESP fi:FIN fj:FJI fm:FSM fr:FRA ga:GAB gb:GBR gd:GRD ge:GEO gh:GHA gm:GMB gr:GRC \
    gt:GTM gw:GNB gy:GUY hk:HKG hn:HND hr:HRV hu:HUN id:IDN ie:IRL il:ISR in:IND iq:IRQ \
    is:ISL it:ITA jm:JAM jo:JOR jp:JPN ke:KEN kg:KGZ kh:KHM kn:KNA kr:KOR kw:KWT ky:CYM \
    kz:KAZ la:LAO lb:LBN lc:LCA li:LIE lk:LKA lr:LBR lt:LTU lu:LUX lv:LVA ly:LBY ma:MAR \
    md:MDA me:MNE mg:MDG mk:MKD ml:MLI mm:MMR mn:MNG mo:MAC mr:MRT ms:MSR mt:MLT mu:MUS \
    mv:MDV mw:MWI mx:MEX my:MYS mz:MOZ na:NAM ne:NER ng:NGA ni:NIC nl:NLD no:NOR np:NPL \
    nz:NZL om:OMN pa:PAN pe:PER pg:PNG ph:PHL pk:PAK pl:POL pt:PRT py:PRY qa:QAT ro:ROU \
    rs:SRB ru:RUS rw:RWA sa:SAU sb:SLB sc:SYC se:SWE sg:SGP si:SVN sk:SVK sl:SLE sn:SEN \
    sr:SUR sv:SLV sz:SWZ tc:TCA td:TCD th:THA tj:TJK tm:TKM tn:TUN to:TON tr:TUR tt:TTO \
    tw:TWN tz:TZA ua:UKR ug:UGA us:USA uy:URY uz:UZB vc:VCT ve:VEN vg:VGB vn:VNM vu:VUT \
    xk:XKS ye:YEM za:ZAF zm:ZMB zw:ZWE
    """
}
