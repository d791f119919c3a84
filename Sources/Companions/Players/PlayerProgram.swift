public import Platform

/// A program that plays what is behind an address.
public struct PlayerProgram: Hashable, Sendable {
  /// The programs whose arguments are known.
  public enum Kind: Hashable, Sendable {
    /// https://mpv.io/manual/stable/
    case mpv
    /// https://ffmpeg.org/ffplay.html
    case ffplay
    /// https://wiki.videolan.org/VLC_command-line_help/
    case vlc
    /// Another one, which is given the address and nothing else.
    case other
  }

  /// Where it is.
  public var path: String
  /// What it is.
  public var kind: Kind
  /// What the user wants it to be told besides.
  public var arguments: [String]

  /// The name that it is known by.
  public var name: String { Self.lastPart(of: path) }

  /// The player that the user chose, else the first there is of mpv, ffplay and VLC.
  ///
  /// - Parameters:
  ///   - chosen: A name or a path with arguments behind it, parted by blanks; no shell reads it. Nil where the user did
  ///     not choose.
  ///   - environment: `PATH` says where programs are.
  /// - Returns: The program.
  /// - Throws: `missing` with the name that was chosen, or without one.
  public static func find(
    _ chosen: String?,
    in environment: Environment
  ) throws(PlayerError) -> PlayerProgram {
    let search = ExecutableSearch(environment)
    if let chosen {
      let words = chosen.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let name = words.first, let path = search.path(of: name) else {
        throw .missing(words.first ?? chosen)
      }
      return PlayerProgram(path: path, arguments: Array(words.dropFirst()))
    }
    // The last is where macOS has it.
    let usual = ["mpv", "ffplay", "cvlc", "vlc", "/Applications/VLC.app/Contents/MacOS/VLC"]
    for name in usual {
      if let path = search.path(of: name) { return PlayerProgram(path: path) }
    }
    throw .missing(nil)
  }

  init(path: String, arguments: [String] = []) {
    self.path = path
    self.arguments = arguments
    kind =
      switch Self.lastPart(of: path).lowercased() {
      case "mpv": .mpv
      case "ffplay": .ffplay
      case "vlc", "cvlc": .vlc
      default: .other
      }
  }

  /// Whether it ends when the other end of a connection that it is handed does.
  var takesLifeline: Bool { kind == .mpv }

  /// Its arguments for an address.
  ///
  /// It plays the address once, whatever its own settings say, asks for no keys and takes no word of the address for an
  /// option.
  func arguments(for address: String, isVideo: Bool) -> [String] {
    let ours: [String] =
      switch kind {
      case .mpv:
        [
          "--no-terminal", "--no-ytdl", "--loop-file=no", "--loop-playlist=no", "--keep-open=no",
          "--idle=no", "--audio-display=no", "--resume-playback=no", "--input-ipc-client=fd://3",
        ]
      case .ffplay:
        ["-loglevel", "quiet", "-autoexit", "-loop", "1"] + (isVideo ? [] : ["-nodisp"])
      case .vlc:
        [
          "--intf", "dummy", "--play-and-exit", "--no-loop", "--no-repeat", "--quiet",
        ]
      case .other:
        []
      }
    // The user's come first, so that one of them cannot undo what must hold.
    return arguments + ours + ["--", address]
  }

  private static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// Why nothing is played.
public enum PlayerError: Error, Hashable, Sendable {
  /// There is no such program; without a name, none of the usual ones.
  case missing(String?)
  /// It could not be started.
  case start(ChildProcessError)
  /// The address is none that a player may be given.
  case address(String)
}
