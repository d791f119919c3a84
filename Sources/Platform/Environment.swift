import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The environment variables, as they were at one moment.
public struct Environment: Hashable, Sendable {
  private let variables: [String: String]

  /// Makes an environment from values.
  public init(_ variables: [String: String] = [:]) {
    self.variables = variables
  }

  /// Reads the variables of the process; once, in main, before there are threads.
  ///
  /// Of a name that is there twice the first value counts, as it does for `getenv`.
  public static func ofProcess() -> Environment {
    var variables: [String: String] = [:]
    var next = cshim_environ()
    while let entry = next?.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "="), equals > text.startIndex {
        let name = String(text[..<equals])
        if variables[name] == nil { variables[name] = String(text[text.index(after: equals)...]) }
      }
      next = next?.advanced(by: 1)
    }
    return Environment(variables)
  }

  /// The value of a variable, which may be empty; nil if it is not set.
  public subscript(name: String) -> String? { variables[name] }

  /// The value of a variable; nil if it is not set or empty.
  public func nonEmpty(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// All variables, for programs that are started.
  public var all: [String: String] { variables }
}
