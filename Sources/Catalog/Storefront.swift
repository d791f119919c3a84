/// One of Apple's national stores, which has its own catalogue, prices and currency.
///
/// There are exactly as many values as stores: a value cannot be made for a country without one.
public struct Storefront: Sendable {
  /// The ISO 3166 alpha-2 code in lower case: `gb`.
  public let code: String

  /// The alpha-3 code in upper case, as Apple's replies carry it: `GBR`, and `XKS` for Kosovo.
  public let alpha3: String

  /// The ISO 4217 code of the currency in which Apple charges there, often not the country's own.
  public let currency: String

  /// The name in English, as Apple's list of stores has it: `United Kingdom`.
  public let name: String

  private let takesArticle: Bool

  /// The one way to make a store, for the table alone.
  init(entry code: String, _ alpha3: String, _ currency: String, _ name: String, article: Bool) {
    self.code = code
    self.alpha3 = alpha3
    self.currency = currency
    self.name = name
    self.takesArticle = article
  }

  /// Finds a store by its alpha-2 code.
  ///
  /// - Parameter code: exactly two ASCII letters in any case; spaces are not forgiven.
  public init?(code: String) {
    guard code.utf8.count == 2, let lower = code.lowercasedASCIILetters,
      let found = Self.byCode[lower]
    else { return nil }
    self = found
  }

  /// Finds a store by its alpha-3 code, the form in which replies name the country.
  ///
  /// - Parameter alpha3: exactly three ASCII letters in any case; Kosovo is `XKS` or `XKX`.
  public init?(alpha3: String) {
    guard alpha3.utf8.count == 3, let lower = alpha3.lowercasedASCIILetters,
      let found = Self.byAlpha3[lower]
    else { return nil }
    self = found
  }

  /// The name as it stands after "in": `the United Kingdom`, `France`.
  public var sentenceName: String {
    takesArticle ? "the " + name : name
  }

  private static let byCode = Dictionary(
    all.map { ($0.code, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  private static let byAlpha3: [String: Storefront] = {
    var found: [String: Storefront] = [:]
    for store in all {
      guard let key = store.alpha3.lowercasedASCIILetters else { continue }
      found[key] = store
    }
    // Kosovo has no code of ISO's: Apple made up one, nearly everybody else uses this one.
    found["xkx"] = found["xks"]
    return found
  }()
}

extension Storefront: Hashable, Comparable, CustomStringConvertible {
  /// Tells whether both are the same store; the code alone decides.
  public static func == (left: Storefront, right: Storefront) -> Bool {
    left.code == right.code
  }

  /// Orders stores by code.
  public static func < (left: Storefront, right: Storefront) -> Bool {
    left.code < right.code
  }

  /// Feeds the code to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }

  /// The code, for diagnostics.
  public var description: String { code }
}

extension String {
  /// The text in lower case if it has ASCII letters only, else nil.
  ///
  /// Lower case by number and not by locale: in Turkish, `I` would become something else.
  var lowercasedASCIILetters: String? {
    var lower: [UInt8] = []
    lower.reserveCapacity(utf8.count)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): lower.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): lower.append(byte | 0x20)
      default: return nil
      }
    }
    return String(decoding: lower, as: UTF8.self)
  }
}
