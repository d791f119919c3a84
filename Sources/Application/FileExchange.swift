import Browsing
import Catalog
import Platform

/// Writes lists into files, and reads files that lists come from.
struct FileExchange {
  /// How paths that are typed are taken.
  let paths: TypedPath

  /// Writes a list into a file that is not there yet, whole or not at all; gives why it could not.
  func write(_ export: Export) -> FileFailure? {
    let path = paths.expanded(export.file.path)
    switch PlainFile.kind(of: path) {
    case .folder: return .isFolder
    case .file, .other: return .exists
    case .missing: break
    }
    do throws(PlatformError) {
      try PlainFile.write(export.bytes, to: path)
      return nil
    } catch {
      switch error.code {
      case .exists: return .exists
      case .notFound: return .noFolder
      default: return FileFailure(error)
      }
    }
  }

  /// Reads a file; records that name no storefront are of this one.
  func read(_ file: FileName, _ country: Storefront) -> ImportReading {
    let path = paths.expanded(file.path)
    let most = ImportReader.largestFile
    do throws(PlatformError) {
      guard let bytes = try PlainFile.bytes(of: path, atMost: most) else {
        return .refused(.file(.tooLarge(most: most)))
      }
      return ImportReader(country: country.code).read(bytes)
    } catch {
      switch PlainFile.kind(of: path) {
      case .folder: return .refused(.file(.isFolder))
      case .other: return .refused(.file(.notPlain))
      case .file, .missing: return .refused(.file(FileFailure(error)))
      }
    }
  }
}

extension FileFailure {
  /// What a refusal of the system means for a file.
  fileprivate init(_ error: PlatformError) {
    switch error.code {
    case .exists: self = .exists
    case .notFound: self = .notFound
    case .notPermitted: self = .notPermitted
    case .full: self = .full
    case .brokenPipe, .closed, .io, .taken, .other: self = .other("\(error)")
    }
  }
}
