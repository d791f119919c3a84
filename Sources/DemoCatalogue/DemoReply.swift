/// One answer of the demonstration catalogue, as a server would have sent it.
public struct DemoReply: Equatable, Sendable {
  /// The HTTP status, such as 200 or 400.
  public let status: Int

  /// The value of the `Content-Type` header.
  public let contentType: String

  /// The bytes of the answer.
  public let body: [UInt8]

  /// Makes an answer from its parts.
  public init(status: Int, contentType: String, body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }
}

extension DemoReply {
  /// The envelope of search and lookup, one record a line behind three newlines, as Apple sends it.
  static func records(_ records: [Record], in storefront: Storefront) -> DemoReply {
    var body = Array("\n\n\n{\n \"resultCount\":\(records.count),\n \"results\": [".utf8)
    for (position, record) in records.enumerated() {
      body.append(contentsOf: position == 0 ? "\n".utf8 : ",\n".utf8)
      body.append(contentsOf: record.bytes(in: storefront))
    }
    body.append(contentsOf: "]\n}\n\n\n".utf8)
    return DemoReply(status: 200, contentType: script, body: body)
  }

  /// Apple's refusal of a value; `key` is Apple's name for the parameter, not the parameter's own.
  static func invalid(_ key: String) -> DemoReply {
    let text = #"""
      {
       "errorMessage":"Invalid value(s) for key(s): [\#(key)]",
       "queryParameters":{"output":"json", "country":"ISO-2A country code", \#
      "limit":"The number of search results to return", "term":"A search string"}
      }

      """#
    return DemoReply(status: 400, contentType: script, body: Array("\n\n\n\(text)".utf8))
  }

  /// A chart of either kind; it has no leading newlines.
  static func chart(_ text: String) -> DemoReply {
    DemoReply(status: 200, contentType: "application/json; charset=utf-8", body: Array(text.utf8))
  }

  /// A refusal that has no JSON: charts and unknown paths answer with a web page.
  static func page(_ status: Int, _ words: String) -> DemoReply {
    let text = "<!DOCTYPE html><html><body><h1>\(status)</h1><p>\(words)</p></body></html>\n"
    return DemoReply(
      status: status,
      contentType: "text/html; charset=utf-8",
      body: Array(text.utf8)
    )
  }

  private static let script = "text/javascript; charset=utf-8"
}
