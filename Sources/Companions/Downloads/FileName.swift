/// The name under which something of the catalogue is kept in the user's folder.
///
/// It says what the file is and is unique by the item's id. It never leads out of its folder, is never hidden and never
/// looks like an option, and can be written on the file systems of memory cards and Windows as well.
public enum FileName {
  /// The most bytes that a name may have, ending included, on the usual file systems.
  static let longest = 255
  /// Room for `.part`, which a name has while the file is being written.
  static let reserve = 5

  /// The name of a file, as `Episode 12 - Beginnings [1000123].mp3`.
  ///
  /// - Parameters:
  ///   - title: What the network calls it, in any shape.
  ///   - mark: What makes the name unique: an id, with a size for a picture; ASCII.
  ///   - ending: The ending without the dot, ASCII letters and digits; empty for none.
  /// - Returns: The name, at most 250 bytes long.
  public static func name(title: String, mark: String, ending: String) -> String {
    let tail = (ending.isEmpty ? "" : "." + ending)
    let words = words(of: title)
    guard !words.isEmpty else { return mark + tail }
    let suffix = " [\(mark)]" + tail
    let room = longest - reserve - suffix.utf8.count
    return trimmed(shortened(words, to: room)) + suffix
  }

  /// The ending of a file behind an address, in lower case; nil where the address has none that is known.
  static func ending(of address: String) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard
      let name = path.split(separator: "/", omittingEmptySubsequences: false).last,
      let dot = name.lastIndex(of: ".")
    else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return known.contains(ending) ? ending : nil
  }

  /// The ending of what a media type names; nil for one that tells none.
  static func ending(ofType type: String) -> String? {
    switch type {
    case "audio/mpeg", "audio/mp3": "mp3"
    case "audio/mp4", "audio/x-m4a", "audio/m4a": "m4a"
    case "audio/aac": "aac"
    case "audio/ogg": "ogg"
    case "audio/flac", "audio/x-flac": "flac"
    case "video/mp4": "mp4"
    case "video/x-m4v": "m4v"
    case "video/quicktime": "mov"
    case "image/jpeg": "jpg"
    case "image/png": "png"
    case "image/webp": "webp"
    case "application/pdf": "pdf"
    default: nil
    }
  }

  private static let known: Set<String> = [
    "mp3", "m4a", "m4b", "aac", "ogg", "opus", "flac", "wav", "mp4", "m4v", "mov", "pdf", "epub",
    "jpg", "jpeg", "png", "webp",
  ]

  // MARK: Making words safe

  /// The title without what a file name cannot hold or should not show.
  private static func words(of title: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
        result.append(" ")
      case .format where scalar != "\u{200D}":
        // Direction marks would show another name than the one that is typed.
        continue
      case .surrogate, .unassigned, .privateUse:
        continue
      default:
        // A quote has one that every file system takes.
        result.append(scalar == "\"" ? "'" : forbidden.contains(scalar) ? "-" : scalar)
      }
    }
    let words = String(result).split(separator: " ").joined(separator: " ")
    // A name of nothing but stand-ins says nothing.
    guard words.contains(where: { !"-' .".contains($0) }) else { return "" }
    return trimmed(words)
  }

  /// What has a meaning of its own in a path, or none of the usual file systems takes.
  private static let forbidden: Set<Unicode.Scalar> = [
    "/", "\\", ":", "*", "?", "\"", "<", ">", "|",
  ]

  /// Without the dots and hyphens that would hide a name or make it an option, and without blanks around it.
  private static func trimmed(_ text: String) -> String {
    let isOuter: (Character) -> Bool = { $0 == " " || $0 == "." || $0 == "-" }
    let front = text.drop(while: isOuter)
    guard let last = front.lastIndex(where: { !isOuter($0) }) else { return "" }
    return String(front[...last])
  }

  /// As many whole characters as there is room for, with an ellipsis where that is not all.
  private static func shortened(_ text: String, to room: Int) -> String {
    guard text.utf8.count > room else { return text }
    var kept = ""
    var count = 0
    for character in text {
      let size = character.utf8.count
      guard count + size <= room - "…".utf8.count else { break }
      kept.append(character)
      count += size
    }
    return trimmed(kept) + "…"
  }
}
