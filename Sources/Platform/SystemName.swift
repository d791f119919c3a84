#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What the system calls itself.
public enum SystemName {
  /// Its name, its release and the machine, as `Linux 6.1.0 x86_64`.
  public static var text: String {
    var name = utsname()
    guard uname(&name) == 0 else { return "an unknown system" }
    return [Self.text(name.sysname), text(name.release), text(name.machine)].joined(separator: " ")
  }

  /// A field of C's, which is an array with a NUL behind its text.
  private static func text<Field>(_ field: Field) -> String {
    withUnsafeBytes(of: field) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
