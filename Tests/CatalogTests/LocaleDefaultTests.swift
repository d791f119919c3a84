@testable import Catalog
import Testing

struct LocaleDefaultTests {
  @Test(arguments: [
    (nil, "us"), ("", "us"), ("C", "us"), ("POSIX", "us"), ("C.UTF-8", "us"), ("C.utf8", "us"),
    (".UTF-8", "us"), ("@euro", "us"), ("en", "us"), ("en_", "us"), ("sr_Latn", "us"),
    ("german", "us"), ("en_US.UTF-8", "us"), ("en_GB.UTF-8", "gb"), ("sr_RS@latin", "rs"),
    ("sr_Latn_RS", "rs"), ("de-CH", "ch"), ("zh-Hant-TW", "tw"), ("de_DE@euro", "de"),
    ("de_LI.UTF-8", "li"), ("ca_ES.UTF-8@valencia", "es"), ("tr_tr", "tr"), ("fil_PH", "ph"),
  ])
  func aRegionWithAStoreIsTakenQuietly(name: String?, code: String) {
    let choice = LocaleDefault(localeName: name)
    #expect(choice.storefront.code == code)
    #expect(choice.note == .none)
  }

  @Test(arguments: [
    ("es_PR.UTF-8", "us", "PR"), ("en_GG", "gb", "GG"), ("en_JE", "gb", "JE"),
    ("en_IM", "gb", "IM"), ("fr_MC", "fr", "MC"), ("it_VA", "it", "VA"), ("it_SM", "it", "SM"),
    ("ca_AD", "es", "AD"), ("kl_GL", "dk", "GL"), ("fo_fo", "dk", "FO"), ("en_UK", "gb", "UK"),
    ("fr_RE", "fr", "RE"),
  ])
  func aRegionWithoutAStoreHasANeighbours(name: String, code: String, region: String) {
    let choice = LocaleDefault(localeName: name)
    #expect(choice.storefront.code == code)
    #expect(choice.note == .neighbour(region: region))
  }

  @Test(arguments: [
    ("en_150.UTF-8", "150"), ("es_419", "419"), ("en_001", "001"), ("id_+62", "?62"),
    ("en_ZZ", "ZZ"), ("xx_YYY", "YYY"), ("!!", "??"), ("150", "150"), ("en_\u{1B}[31m", "??31M"),
    ("ü_DE", "??DE"), ("en_USAUSAUSAUSAUSAUSAUSA", "USAUSAUSAUSAUSAU"), ("_US", "?US"),
  ])
  func nonsenseIsTheUnitedStatesAndSaid(name: String, region: String) {
    let choice = LocaleDefault(localeName: name)
    #expect(choice.storefront == .unitedStates)
    #expect(choice.note == .unknownRegion(region: region))
  }

  @Test func everyRegionOfISOHasAStoreOrANeighbours() {
    let regions = isoRegions.split(separator: " ").map { $0.lowercased() }
    #expect(regions.count == 249)
    for region in regions {
      let neighbour = LocaleDefault.neighbours[region].flatMap(Storefront.init(code:))
      #expect((Storefront(code: region) == nil) == (neighbour != nil), "\(region)")
    }
  }

  @Test func noNeighbourIsMissing() {
    for (region, code) in LocaleDefault.neighbours {
      #expect(Storefront(code: code) != nil, "\(region)")
      #expect(Storefront(code: region) == nil, "\(region)")
    }
  }
}

private let isoRegions = """
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN \
  BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ \
  DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL \
  GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM \
  JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME \
  MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP \
  NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD \
  SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO \
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
  """
