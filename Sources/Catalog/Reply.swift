/// What the service sent: a status and a body that may or may not be an answer.
public struct Reply: Equatable, Sendable {
  /// The HTTP status.
  public var status: Int
  /// The media type and its parameters.
  public var contentType: String?
  /// The seconds of `Retry-After`, where it gives seconds.
  public var retryAfter: Int?
  /// The body, unpacked.
  public var body: [UInt8]

  /// Makes a reply.
  public init(status: Int, contentType: String? = nil, retryAfter: Int? = nil, body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    self.retryAfter = retryAfter
    self.body = body
  }

  /// The body if the status says that it is an answer.
  ///
  /// The status counts first: over its limit the service also sends an empty list with a 403.
  /// - Throws: `CatalogError` with code `limited`, `badRequest`, `outage` or `webPage`.
  public func successBody() throws(CatalogError) -> [UInt8] {
    switch status {
    case 200...299:
      return body
    case 403, 429:
      throw CatalogError(.limited, status: status, retryAfter: retryAfter)
    case 400:
      throw CatalogError(.badRequest, status: status, detail: errorMessage())
    case 511:
      // "Network Authentication Required", RFC 6585 section 6: a network's own login page.
      throw CatalogError(.webPage, status: status)
    default:
      throw CatalogError(.outage, status: status)
    }
  }

  /// The body if the status says that it is an answer to this request.
  ///
  /// The chart hosts have statuses of their own for a chart that a store does not have: 400 from the older one, and a
  /// web page with 500 from the newer one, where 404 is a feed that no store has any more.
  /// - Throws: as ``successBody()``, and `CatalogError` with code `noChart`.
  public func successBody(for request: CatalogRequest) throws(CatalogError) -> [UInt8] {
    guard case .chart(let chart) = request else { return try successBody() }
    let hasNone = chart.feed.isLegacy ? status == 400 : status == 500 || status == 404
    guard !hasNone else { throw CatalogError(.noChart, status: status) }
    return try successBody()
  }

  /// The text of `errorMessage` in the body's JSON object.
  private func errorMessage() -> String? {
    var scanner = JSONScanner(body)
    guard scanner.take(UInt8(ascii: "{")) else { return nil }
    repeat {
      guard
        let (key, _) = try? scanner.string(), (try? scanner.expect(UInt8(ascii: ":"))) != nil,
        let value = try? scanner.value()
      else { return nil }
      if body[key].elementsEqual("errorMessage".utf8) {
        return scanner.text(of: value).flatMap { $0.isEmpty ? nil : $0 }
      }
    } while scanner.take(UInt8(ascii: ","))
    return nil
  }
}
