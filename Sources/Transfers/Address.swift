/// The parts of an http or https address that decisions here need; libcurl reads the whole.
struct Address: Equatable, Sendable {
  /// The address as it is fetched.
  let url: String

  /// Whether the scheme is https.
  let isSecure: Bool

  /// The host in lower case, without brackets.
  let host: String

  /// The host and port as written, the key for the limit of connections.
  let authority: String

  /// Reads an address; `nil` when it is no http or https one, or holds a blank or control character.
  init?(_ url: String) {
    guard !url.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }),
      let schemeEnd = url.utf8.firstIndex(of: UInt8(ascii: ":")),
      url[schemeEnd...].hasPrefix("://")
    else { return nil }
    switch url[..<schemeEnd].lowercased() {
    case "http": isSecure = false
    case "https": isSecure = true
    default: return nil
    }
    let rest = url[schemeEnd...].dropFirst(3)
    let full = rest.prefix { !"/?#\\".contains($0) }
    // What stands before the last @ is a name and password.
    let place = full.lastIndex(of: "@").map { full[full.index(after: $0)...] } ?? full
    let name: Substring
    if place.hasPrefix("[") {
      name = place.dropFirst().prefix { $0 != "]" }
    } else {
      name = place.prefix { $0 != ":" }
    }
    guard !name.isEmpty else { return nil }
    self.url = url
    host = name.lowercased()
    authority = (isSecure ? "https://" : "http://") + place.lowercased()
  }
}
