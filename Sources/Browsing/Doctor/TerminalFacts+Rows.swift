import TerminalText

extension TerminalFacts {
  /// The rows of the terminal.
  var rows: [DoctorRow] {
    [terminalRow, colorRow, backgroundRow, linkRow, localeRow]
  }

  private var terminalRow: DoctorRow {
    let name = type.map(Quoted.bare) ?? ""
    let size = window.rows.map { "\(window.columns) by \($0)" } ?? "\(window.columns) wide"
    guard isInput, isOutput else {
      let missing =
        isInput ? "output is no terminal" : isOutput ? "input is no terminal" : "no terminal"
      return DoctorRow("terminal", .ok, "\(missing): no prompt; screens are \(size)")
    }
    switch name {
    case "":
      return DoctorRow(
        "terminal",
        .warning,
        "TERM is not set, so lines cannot be edited; \(size)",
        advice: "set TERM to what the terminal is, as xterm-256color"
      )
    case "dumb":
      return DoctorRow("terminal", .ok, "dumb, so nothing moves; \(size)")
    default:
      return DoctorRow("terminal", .ok, "\(name), \(size)")
    }
  }

  private var colorRow: DoctorRow {
    switch depth {
    case .none: DoctorRow("colors", .ok, "none")
    case .ansi16: DoctorRow("colors", .ok, "the terminal's own 16")
    case .indexed256: DoctorRow("colors", .ok, "256")
    case .truecolor: DoctorRow("colors", .ok, "all")
    }
  }

  private var backgroundRow: DoctorRow {
    switch background {
    case .told(let color):
      DoctorRow("background", .ok, "\(color.hexadecimal), told by the terminal")
    case .hinted(let hint):
      DoctorRow("background", .ok, "not told by the terminal; COLORFGBG=\(Quoted.bare(hint))")
    case .unknown: DoctorRow("background", .ok, "not known; the terminal's own colours are used")
    case .chosen(let theme):
      DoctorRow("background", .ok, "not asked for: the theme is \(theme.rawValue)")
    }
  }

  private var linkRow: DoctorRow {
    DoctorRow("links", .ok, makesLinks ? "addresses are links" : "addresses are no links")
  }

  private var localeRow: DoctorRow {
    let name = locale.map(Quoted.bare) ?? "no locale"
    let advice = "set LANG to a locale with UTF-8 that is installed, as C.UTF-8"
    switch characters {
    case .unicode: return DoctorRow("locale", .ok, name)
    case .fallback(let other):
      return DoctorRow(
        "locale",
        .warning,
        "\(name) is not installed or not UTF-8; \(other) is used for what is typed",
        advice: advice
      )
    case .ascii:
      return DoctorRow(
        "locale",
        .warning,
        "\(name) has no UTF-8, and none is installed; only ASCII can be typed",
        advice: advice
      )
    }
  }
}

extension RGB {
  /// As `#0A58CA`.
  fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }
      .joined()
  }
}
