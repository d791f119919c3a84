#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Which character encoding the process speaks with its terminal.
public enum LocaleOutcome: Equatable, Sendable {
  /// The environment's locale is UTF-8.
  case environment
  /// The environment's locale is missing or no UTF-8; this one is used for characters.
  case fallback(String)
  /// No UTF-8 locale exists here; only ASCII can be typed.
  case withoutUTF8

  /// Sets the character part of the locale, and nothing else, so that numbers keep their points.
  static func prepare() -> LocaleOutcome {
    if setlocale(LC_CTYPE, "") != nil, isUTF8 { return .environment }
    for name in ["C.UTF-8", "en_US.UTF-8"] {
      if setlocale(LC_CTYPE, name) != nil, isUTF8 { return .fallback(name) }
    }
    return .withoutUTF8
  }

  private static var isUTF8: Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: name).uppercased() == "UTF-8"
  }
}
