/// The encoding of query strings that Apple's service documents: a space is `+`, all but letters, digits and `.-_*` is
/// percent-encoded.
enum FormEncoding {
  static func encoded(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "*"):
        result.append(byte)
      case UInt8(ascii: " "):
        result.append(UInt8(ascii: "+"))
      default:
        result.append(UInt8(ascii: "%"))
        result.append(hexDigits[Int(byte >> 4)])
        result.append(hexDigits[Int(byte & 15)])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Joins parameters to a query string, in their order.
  static func encoded(_ parameters: [(name: String, value: String)]) -> String {
    parameters.map { name, value in "\(name)=\(encoded(value))" }.joined(separator: "&")
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)
}
