/// The address of a feed, by which a podcast is known outside of Apple's catalogue.
public enum FeedAddress {
  /// The form in which two spellings of one address are equal; nil for what is no address of a feed.
  ///
  /// The scheme, the case of the host, the scheme's own port and a slash at the end do not count.
  public static func key(_ address: String) -> String? {
    guard var rest = withoutScheme(address[...]) else { return nil }
    // Subscribing by a scheme of its own may stand before the usual one: feed:https://…
    if let inner = withoutScheme(rest) { rest = inner }
    rest = rest.prefix { $0 != "#" }
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    var host = rest[..<end].lowercased()
    for port in [":80", ":443"] where host.hasSuffix(port) {
      host.removeLast(port.count)
    }
    guard !host.isEmpty, !rest.unicodeScalars.contains(where: isNoPart) else { return nil }
    var path = rest[end...]
    while path.last == "/" { path.removeLast() }
    return host + path
  }

  private static let schemes = ["http", "https", "feed", "podcast", "pcast", "itpc"]

  private static func withoutScheme(_ text: Substring) -> Substring? {
    guard let colon = text.prefix(9).firstIndex(of: ":"),
      schemes.contains(text[..<colon].lowercased())
    else { return nil }
    var rest = text[text.index(after: colon)...]
    for _ in 0..<2 where rest.first == "/" { rest.removeFirst() }
    return rest
  }

  private static func isNoPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || scalar.value == 0x7F || scalar.properties.isWhitespace
  }
}
