/// Whether and where a redirect is followed.
///
/// The loop follows redirects itself: libcurl's own following cannot tell a way that began with
/// http and went through https from one that never was secure.
enum Redirect: Equatable {
  case follow(Address)
  case refuse(TransferError.Code)

  /// How much of a redirect's own body is read so that its connection can be used again.
  static let bodyAllowance: Int64 = 64 << 10

  /// Whether a status sends on to another address, given a `Location`.
  static func isRedirect(status: Int) -> Bool {
    switch status {
    case 301, 302, 303, 307, 308: true
    default: false
    }
  }

  /// Decides about a redirect; `target` is absolute, `followed` the number of earlier ones.
  static func decide(
    from source: Address,
    to target: String,
    followed: Int,
    limits: TransferLimits
  ) -> Self {
    guard let address = Address(target) else {
      return .refuse(.redirectRefused(to: singleLine(target)))
    }
    if source.isSecure && !address.isSecure && !limits.allowsDowngrade {
      return .refuse(.redirectRefused(to: singleLine(target)))
    }
    return followed < limits.maximumRedirects ? .follow(address) : .refuse(.tooManyRedirects)
  }

  /// A `Location` as an address may be written: servers send blanks and bare UTF-8 in it.
  static func encoded(location: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in location.utf8 {
      if byte <= 0x20 || byte >= 0x7F {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The fields that go along to the next address: what identifies the user stays with its host.
  static func headers(_ headers: [HeaderField], from source: Address, to target: Address)
    -> [HeaderField]
  {
    if source.authority == target.authority { return headers }
    let confidential = ["authorization", "cookie", "proxy-authorization"]
    return headers.filter { !confidential.contains($0.name.lowercased()) }
  }
}
