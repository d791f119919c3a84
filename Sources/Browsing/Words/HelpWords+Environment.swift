import Records
import TerminalText

extension HelpWords {
  static func environment(on page: HelpPage) -> [[Line]] {
    [
      page.paragraph("An option counts before a variable, and a variable before what was set."),
      variables(on: page),
    ]
  }

  static func variables(on page: HelpPage) -> [Line] {
    page.head("Environment") + page.table(variableRows)
  }

  static var variableRows: [HelpPage.Row] { settings + others }

  private static var settings: [HelpPage.Row] {
    SettingKey.allCases.map { key in
      HelpPage.Row(term: "REPRISE_\(key.rawValue.uppercased())", text: meaning(of: key))
    }
  }

  private static func meaning(of key: SettingKey) -> String {
    switch key {
    case .media, .country, .lang, .limit, .explicit, .theme: "as --\(key.rawValue)"
    case .keep: "for how long answers are kept, as 90d or all"
    case .links: "as set links: auto, on or off"
    case .pictures: "as set pictures: on or off"
    case .player: "as set player: a program and its arguments"
    }
  }

  private static let others = [
    ("REPRISE_BROWSER, BROWSER", "the program that opens pages; the first counts"),
    ("REPRISE_STORE", "as --store"),
    ("REPRISE_ENDPOINT", "as --endpoint"),
    ("REPRISE_REQUESTS_PER_MINUTE", "what an endpoint on this machine may be asked"),
    ("ACCESSIBLE", "if neither empty nor 0, as --plain"),
    ("NO_COLOR", "if not empty, no colours"),
    ("CLICOLOR_FORCE", "if neither empty nor 0, colours into pipes and files"),
    ("CLICOLOR", "if 0, no colours"),
    ("TERM, COLORTERM", "which colours there are; TERM=dumb is a terminal without escapes"),
    ("COLORFGBG", "the background, where the terminal does not tell it"),
    ("COLUMNS", "how wide screens are where there is no terminal"),
    ("LC_ALL, LC_MESSAGES, LANG", "the country where none is chosen"),
    ("XDG_DATA_HOME, HOME", "where things are kept, in a folder reprise"),
    ("XDG_CACHE_HOME, HOME", "where pictures are kept, in a folder reprise"),
    ("CURL_CA_BUNDLE, SSL_CERT_FILE", "a file of the certificates that are trusted"),
    ("SSL_CERT_DIR", "a folder of them"),
    ("https_proxy, no_proxy", "the way to the network, as libcurl reads them"),
  ].map { HelpPage.Row(term: $0, text: $1) }
}
