import Platform
import Records

/// Where files are saved.
struct SaveFolder: Sendable {
  /// The home folder; nil if there is none.
  let home: String?
  /// The folder of the environment, nil where it names none.
  let named: String?

  init(environment: Environment) {
    home = Paths(environment: environment, passwdHome: Paths.passwdHome()).home
    named = environment["XDG_DOWNLOAD_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The folder that is meant, by its absolute path; the usual one is made where it is missing.
  ///
  /// - Parameter typed: The folder as it was typed, nil for the usual one.
  /// - Returns: An absolute path without links.
  /// - Throws: Why there is none.
  func path(of typed: String?) throws(DownloadFailure) -> String {
    let usual = named ?? home.map { $0 + "/Downloads" }
    guard let path = typed.map({ TypedPath(home: home).expanded($0) }) ?? usual else {
      throw DownloadFailure(.noFolder)
    }
    do throws(PlatformError) {
      return try typed == nil ? UserFolder(making: path).path : UserFolder(path: path).path
    } catch {
      throw error.code == .notFound
        ? DownloadFailure(.noFolder, detail: path) : DownloadFailure(of: error, path: path)
    }
  }
}
