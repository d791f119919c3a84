#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The folders of the program; deciding makes none of them.
public struct Paths: Hashable, Sendable {
  /// Whose habits are followed.
  public enum System: Hashable, Sendable {
    /// The XDG base directories.
    case xdg
    /// The folders in `~/Library`, where XDG does not say otherwise.
    case macOS

    /// The system that this was built for.
    public static var current: System {
      #if canImport(Darwin)
      .macOS
      #else
      .xdg
      #endif
    }
  }

  /// The home folder; nil if there is none.
  public let home: String?
  /// Where stores are that all profiles share; nil: keep everything in memory.
  public let shared: String?
  /// Where the profile's stores are; nil: keep everything in memory.
  public let data: String?
  /// Where the profile keeps what can be fetched again; nil: nowhere.
  public let cache: String?

  /// Decides from the environment.
  ///
  /// A path in the environment counts only if it is absolute, and is not asked whether it
  /// exists. Nothing ever depends on the current folder.
  /// - Parameters:
  ///   - environment: `XDG_DATA_HOME`, `XDG_CACHE_HOME` and `HOME` are looked at.
  ///   - passwdHome: The home folder of the user database, for when `HOME` does not serve; only then
  ///     asked for, since finding it takes as long as opening a store.
  ///   - profile: A valid name of a profile, or nil for the usual one.
  ///   - system: Whose habits are followed.
  public init(
    environment: Environment,
    passwdHome: @autoclosure () -> String?,
    profile: String? = nil,
    system: System = .current
  ) {
    let home = Self.absolute(environment["HOME"]) ?? Self.absolute(passwdHome())
    func base(_ variable: String, xdg: String, macOS: String) -> String? {
      if let chosen = Self.absolute(environment[variable]) { return chosen }
      return home.map { Self.join($0, system == .macOS ? macOS : xdg) }
    }
    let data = base("XDG_DATA_HOME", xdg: ".local/share", macOS: "Library/Application Support")
    let cache = base("XDG_CACHE_HOME", xdg: ".cache", macOS: "Library/Caches")
    let inside = profile.map { "reprise/profiles/\($0)" } ?? "reprise"
    self.home = home
    shared = data.map { Self.join($0, "reprise") }
    self.data = data.map { Self.join($0, inside) }
    self.cache = cache.map { Self.join($0, inside) }
  }

  /// Reads this user's home folder from the user database; nil if the user is not in it.
  public static func passwdHome() -> String? {
    var size = 1024
    while size <= 1 << 20 {
      var entry = passwd()
      var code: Int32 = 0
      let home = withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
        // The texts of the entry lie in the buffer.
        var found: UnsafeMutablePointer<passwd>?
        if let start = buffer.baseAddress {
          code = getpwuid_r(getuid(), &entry, start, size, &found)
        }
        return code == 0 ? found?.pointee.pw_dir.map { String(cString: $0) } : nil
      }
      if code == 0 { return home }
      guard code == ERANGE || code == EINTR else { return nil }
      if code == ERANGE { size *= 2 }
    }
    return nil
  }

  private static func absolute(_ path: String?) -> String? {
    guard let path, path.utf8.first == UInt8(ascii: "/") else { return nil }
    return path
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }
}
