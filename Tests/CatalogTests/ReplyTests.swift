import Catalog
import Testing

struct ReplyTests {
  private func error(_ reply: Reply) -> CatalogError? {
    do {
      _ = try reply.successBody()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [200, 201, 203, 206, 299])
  func aSuccessIsItsBody(status: Int) throws {
    #expect(try Reply(status: status, body: [1, 2]).successBody() == [1, 2])
  }

  @Test(arguments: ["", "{\"resultCount\":0,\"results\":[]}"])
  func overTheLimitTheBodyDoesNotCount(body: String) {
    for status in [403, 429] {
      let reply = Reply(status: status, retryAfter: 7, body: Array(body.utf8))
      #expect(error(reply) == CatalogError(.limited, status: status, retryAfter: 7))
    }
  }

  @Test(arguments: [
    (100, CatalogError.Code.outage), (302, .outage), (304, .outage), (401, .outage), (404, .outage),
    (451, .outage), (500, .outage), (503, .outage), (599, .outage), (0, .outage), (511, .webPage),
  ])
  func anotherStatusIsItsOwnError(status: Int, code: CatalogError.Code) {
    let reply = Reply(status: status, body: Array("{\"results\":[]}".utf8))
    #expect(error(reply) == CatalogError(code, status: status))
  }

  @Test(
    arguments: [
      (
        #"{"errorMessage":"Invalid value(s) for key(s): [country]","queryParameters":{}}"#,
        "Invalid value(s) for key(s): [country]"
      ),
      (#"{"queryParameters":{"a":[1]},"errorMessage":"a \u001b[31m b"}"#, "a \u{1B}[31m b"),
      ("\n\n{\"errorMessage\":\"cut behind it\"", "cut behind it"),
      ("{\"errorMessage\":12}", "12"), ("{\"errorMessage\":\"\"}", nil),
      ("{\"errorMessage\":{\"a\":1}}", nil), ("{\"errorMessage\":null}", nil), ("{}", nil),
      ("", nil),
      ("[]", nil), ("<html>", nil), ("{\"errorMessage\":\"cut in i", nil), ("{\"a\":}", nil),
    ] as [(String, String?)]
  )
  func aBadRequestCarriesApplesWords(body: String, detail: String?) {
    let reply = Reply(status: 400, body: Array(body.utf8))
    #expect(error(reply) == CatalogError(.badRequest, status: 400, detail: detail))
  }
}
