import Testing

@testable import Browsing

/// The scripts and the manual page leave nothing of the tables out.
@Suite struct ShellScriptTests {
  @Test(arguments: Shell.allCases)
  func everyOneShotAndOptionIsInTheScript(shell: Shell) {
    let script = shell.script
    for name in CommandName.allCases where !name.entry.needsSession {
      #expect(script.contains(name.rawValue))
    }
    for name in OptionName.allCases {
      #expect(script.contains(shell == .fish ? " -l \(name.rawValue) " : "--\(name.rawValue)"))
    }
    for word in ["gb", "mac-apps", "podcastEpisode", "rank_change", "ja_jp", "always"] {
      #expect(script.contains(word))
    }
  }

  @Test func quotesOfSummariesAreOfTheShell() {
    #expect(Shell.zsh.script.contains(#"'--entity=[Apple'\''s entity, as musicArtist]"#))
    #expect(Shell.zsh.script.contains(#"[what is searched\: all, movies, songs, …]"#))
    #expect(Shell.fish.script.contains(#"-d 'Apple\'s entity, as musicArtist'"#))
  }

  @Test func theManualPageNamesEverything() {
    let page = ManualPage.text(version: "1.2.3", date: "2026-11-30")
    #expect(page.hasPrefix(#".TH REPRISE 1 "2026-11-30" "reprise 1.2.3" "User Commands""#))
    for name in CommandName.allCases { #expect(page.contains("\n.TP\n\\fB\(name.rawValue)\\fR")) }
    for name in OptionName.allCases {
      #expect(page.contains("\n\\fB" + RoffText.escaped("--\(name.rawValue)") + "\\fR"))
    }
    for head in ["NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS", "FILES"] {
      #expect(page.contains("\n.SH \(head)\n"))
    }
    #expect(page.contains("\n\\fB74\\fR\nStandard output could not be written.\n"))
  }

  @Test func theManualPageIsPlainForItsReaders() {
    let lines = ManualPage.text(version: "1.2.3", date: "2026-11-30").split(separator: "\n")
    for line in lines {
      #expect(
        line.utf8.count <= 80 && line.utf8.allSatisfy { (0x20...0x7E).contains($0) },
        "\(line)"
      )
      // Only the requests that are meant begin a line with a dot.
      let request = line.split(separator: " ").first ?? ""
      #expect(
        !line.hasPrefix(".") || [".TH", ".SH", ".PP", ".TP", ".br"].contains(String(request))
      )
      #expect(!line.hasPrefix("'"))
    }
  }

  @Test(arguments: [
    ("a-b", "a\\-b"), (".start", "\\&.start"), ("'tis", "\\(aqtis"), ("a\\b", "a\\eb"),
    ("“…”", "\\[u201C]\\[u2026]\\[u201D]"), ("~/^L", "\\(ti/\\(haL"),
    ("say \"a\"", "say \\(dqa\\(dq"),
    ("日", "\\[u65E5]"), ("👨", "\\[u1F468]"), ("", ""),
  ])
  func textIsEscaped(text: String, roff: String) {
    #expect(RoffText.escaped(text) == roff)
  }
}
