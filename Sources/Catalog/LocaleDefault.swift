/// The store that the name of the system's locale suggests, and what has to be said about it.
public struct LocaleDefault: Hashable, Sendable {
  /// Why the store is not simply the locale's region.
  public enum Note: Hashable, Sendable {
    /// The region is the store, or the locale has no region: nothing to say.
    case none

    /// The region, in upper case, has no store of its own; a neighbour's is used.
    case neighbour(region: String)

    /// The region is not a country; the store is that of the United States.
    ///
    /// At most sixteen characters, with `?` for all that is not a letter or digit of ASCII.
    case unknownRegion(region: String)
  }

  /// The store to begin with.
  public let storefront: Storefront

  /// What the reader should be told about the choice.
  public let note: Note

  /// Reads the name of a locale as POSIX writes it.
  ///
  /// - Parameter localeName: `en_GB.UTF-8`, `sr_Latn_RS`, `de-CH`, `C`, empty or nil.
  public init(localeName: String?) {
    let name = (localeName ?? "").prefix { $0 != "." && $0 != "@" }
    guard !name.isEmpty, name != "C", name != "POSIX" else {
      self.init(.unitedStates, .none)
      return
    }
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "-", omittingEmptySubsequences: false) }
    guard let language = parts.first, Self.isLanguage(language) else {
      self.init(.unitedStates, .unknownRegion(region: Self.shown(name)))
      return
    }
    guard let region = parts.dropFirst().first(where: { !Self.isScript($0) }), !region.isEmpty
    else {
      self.init(.unitedStates, .none)
      return
    }
    self.init(region: region)
  }

  private init(region: Substring) {
    guard let code = String(region).lowercasedASCIILetters, code.utf8.count == 2 else {
      self.init(.unitedStates, .unknownRegion(region: Self.shown(region)))
      return
    }
    if let store = Storefront(code: code) {
      self.init(store, .none)
    } else if let store = Self.neighbours[code].flatMap(Storefront.init(code:)) {
      self.init(store, .neighbour(region: Self.shown(region)))
    } else {
      self.init(.unitedStates, .unknownRegion(region: Self.shown(region)))
    }
  }

  private init(_ storefront: Storefront, _ note: Note) {
    self.storefront = storefront
    self.note = note
  }

  /// Two letters or three by ISO 639; longer ones are names such as `english`, still in use.
  private static func isLanguage(_ part: Substring) -> Bool {
    (2...12).contains(part.utf8.count) && String(part).lowercasedASCIILetters != nil
  }

  private static func isScript(_ part: Substring) -> Bool {
    part.utf8.count == 4 && String(part).lowercasedASCIILetters != nil
  }

  /// The environment is nobody's friend: no byte of it goes to a terminal unseen.
  private static func shown(_ part: Substring) -> String {
    String(
      part.unicodeScalars.prefix(16).map { scalar in
        switch scalar {
        case "a"..."z": Character(Unicode.Scalar(UInt8(scalar.value - 0x20)))
        case "A"..."Z", "0"..."9": Character(scalar)
        default: "?"
        }
      }
    )
  }
}

extension LocaleDefault {
  /// The store used by each region that has none, both as alpha-2 codes in lower case.
  ///
  /// Chosen by what can be bought there in practice: the state that a territory belongs to, else
  /// the store nearest by language and place. The last row has codes that ISO only reserves.
  static let neighbours: [String: String] = [
    "ad": "es", "af": "pk", "aq": "us", "as": "us", "aw": "nl", "ax": "fi", "bi": "rw", "bl": "fr",
    "bq": "nl", "bv": "no", "cc": "au", "cf": "cm", "ck": "nz", "cu": "us", "cw": "nl", "cx": "au",
    "dj": "fr", "eh": "ma", "er": "ke", "et": "ke", "fk": "gb", "fo": "dk", "gf": "fr", "gg": "gb",
    "gi": "gb", "gl": "dk", "gn": "sn", "gp": "fr", "gq": "es", "gs": "gb", "gu": "us", "hm": "au",
    "ht": "us", "im": "gb", "io": "gb", "ir": "ae", "je": "gb", "ki": "au", "km": "fr", "kp": "kr",
    "ls": "za", "mc": "fr", "mf": "fr", "mh": "us", "mp": "us", "mq": "fr", "nc": "fr", "nf": "au",
    "nr": "au", "nu": "nz", "pf": "fr", "pm": "fr", "pn": "nz", "pr": "us", "ps": "jo", "pw": "us",
    "re": "fr", "sd": "eg", "sh": "gb", "sj": "no", "sm": "it", "so": "ke", "ss": "ug", "st": "pt",
    "sx": "nl", "sy": "jo", "tf": "fr", "tg": "bj", "tk": "nz", "tl": "id", "tv": "au", "um": "us",
    "va": "it", "vi": "us", "wf": "fr", "ws": "nz", "yt": "fr",
    "ac": "gb", "an": "nl", "cp": "fr", "dg": "gb", "ea": "es", "ic": "es", "ta": "gb", "uk": "gb",
  ]
}
