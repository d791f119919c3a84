extension CompanionFacts {
  /// The rows of the other programs.
  var rows: [DoctorRow] { [playerRow, pictureRow, clipboardRow, browserRow] }

  private var playerRow: DoctorRow {
    switch player {
    case .found(let path): DoctorRow("player", .ok, Quoted.bare(path))
    case .missing(nil):
      DoctorRow("player", .warning, "none", advice: "install mpv, ffplay or VLC")
    case .missing(let name?):
      DoctorRow(
        "player",
        .warning,
        "\(Quoted.bare(name)) is not there",
        advice: "choose one that is there, as set player mpv"
      )
    }
  }

  private var pictureRow: DoctorRow {
    switch pictures {
    case .found(let path): DoctorRow("pictures", .ok, Quoted.bare(path))
    case .missing: DoctorRow("pictures", .ok, "none", advice: "install chafa to see them")
    }
  }

  private var clipboardRow: DoctorRow {
    switch clipboard {
    case .program(let name): DoctorRow("clipboard", .ok, "by \(Quoted.bare(name))")
    case .terminal(nil):
      DoctorRow("clipboard", .ok, "by the terminal, which does not say whether it obeys")
    case .terminal(let other?):
      DoctorRow(
        "clipboard",
        .ok,
        "by the terminal around \(other.rawValue), which does not say whether it obeys"
      )
    case .none:
      DoctorRow(
        "clipboard",
        .warning,
        "no way to it",
        advice: "install wl-copy (Wayland) or xclip (X11), or use a terminal that knows OSC 52"
      )
    }
  }

  private var browserRow: DoctorRow {
    switch browser {
    case .program(let name): DoctorRow("browser", .ok, Quoted.bare(name))
    case .missing(let name):
      DoctorRow(
        "browser",
        .warning,
        "\(Quoted.bare(name)) is not there",
        advice: "install it, or name a program in REPRISE_BROWSER"
      )
    case .noDisplay: DoctorRow("browser", .ok, "no display, so open shows addresses")
    }
  }
}
