import Catalog
import DemoCatalogue

extension CatalogClient {
  /// The bundled catalogue: a request goes in, reply bytes come out, and nothing else is different.
  static func demo() -> CatalogClient {
    let catalogue = DemoCatalogue()
    return CatalogClient(
      endpoint: .demo,
      isDemo: true,
      fetch: { request, _, _ in
        let reply = catalogue.reply(to: request.target)
        do throws(CatalogError) {
          let body = try Reply(
            status: reply.status,
            contentType: reply.contentType,
            body: reply.body
          ).successBody(for: request)
          return .success(body)
        } catch {
          return .failure(error)
        }
      },
      close: {}
    )
  }
}
