import Catalog
import Testing

struct CatalogErrorTests {
  @Test(arguments: [404, 502, 503, 504])
  func anOutageThatPassesIsWorthARetry(status: Int) {
    #expect(CatalogError(.outage, status: status).isWorthARetry)
  }

  @Test(arguments: [nil, 400, 401, 403, 410, 429, 500, 501, 505])
  func anotherStatusIsNot(status: Int?) {
    #expect(!CatalogError(.outage, status: status).isWorthARetry)
  }

  @Test(arguments: CatalogError.Code.allCases)
  func ofTheRestOnlyALostConnectionIs(code: CatalogError.Code) {
    #expect(CatalogError(code).isWorthARetry == (code == .connectionLost))
  }
}
