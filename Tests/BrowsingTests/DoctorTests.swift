import Catalog
import Records
import TerminalText
import Testing

@testable import Browsing

/// What the doctor says of what was found.
@Suite struct DoctorTests {
  private func shown(
    _ diagnosis: Diagnosis,
    _ columns: Int = 80,
    isLinear: Bool = false
  ) -> String {
    var context = Sample.context(columns)
    context.isLinear = isLinear
    return NoticeWords.lines(for: .examined(diagnosis), in: context).map(\.plainText)
      .joined(separator: "\n")
  }

  private func row(_ check: String, of diagnosis: Diagnosis) -> DoctorRow? {
    diagnosis.rows.first { $0.check == check }
  }

  @Test func whereAllIsWellEachThingIsNamed() {
    #expect(
      shown(DoctorSamples.sound) == """
        version       ok       reprise 0.1.0 of 2026-11-30, a release build; Linux 6.1.0
                               x86_64
        terminal      ok       xterm-256color, 80 by 24
        colors        ok       256
        background    ok       #050A05, told by the terminal
        links         ok       addresses are no links
        locale        ok       en_GB.UTF-8
        libcurl       ok       7.88.1, from /lib/libcurl.so.4
        tls           ok       OpenSSL/3.0.11, HTTP/2
        certificates  ok       /etc/ssl/certs/ca-certificates.crt
        sqlite        ok       3.40.1, with full-text search
        libedit       ok       2.11
        profile       ok       the usual one
        store         ok       /home/me/.local/share/reprise/reprise.db, 2.1 MB, 0600,
                               version 5, journal wal, 3 watched, 1 screen
        seen          ok       /home/me/.local/share/reprise/seen.db is not there yet
        limits        ok       /home/me/.local/share/reprise/limits.db is not there yet
        space         ok       40 GB free
        requests      ok       itunes.apple.com: 2 of 20 in the last minute, charts 0 of
                               20
        player        ok       /usr/bin/mpv
        pictures      ok       /usr/bin/chafa
        clipboard     ok       by wl-copy
        browser       ok       xdg-open
        country       ok       gb, United Kingdom, by the locale
        environment   ok       COLUMNS=80

        Nothing is wrong. To read all of the files and ask the network: doctor --deep
        """
    )
  }

  @Test func whatIsWrongSaysWhatToDo() {
    let problems = DoctorSamples.ill.rows.filter { $0.state == .problem }
    #expect(
      problems == [
        DoctorRow(
          "libcurl",
          .problem,
          "not to be loaded: libcurl.so.4: cannot open shared object file",
          advice: "install libcurl 7.87 or later, on Debian libcurl4; without it nothing is asked"
        ),
        DoctorRow(
          "profile",
          .problem,
          "there is no home folder, so nothing is saved",
          advice: "set HOME or XDG_DATA_HOME to a folder, or name a file with --store"
        ),
        DoctorRow(
          "store",
          .problem,
          "/home/me/.local/share/reprise/reprise.db is damaged",
          advice:
            "the next start sets it aside and takes over what can be read, the watchlist first"
        ),
        DoctorRow(
          "seen",
          .problem,
          "/home/me/.local/share/reprise/seen.db: 3 items that are not in the index",
          advice: "forget seen begins it anew; the watchlist is not in it"
        ),
        DoctorRow(
          "space",
          .problem,
          "5 kB free",
          advice: "make room: what is new is not saved on a full disk"
        ),
        DoctorRow(
          "network",
          .problem,
          "itunes.apple.com: no connection to itunes.apple.com (the name was not found)",
          advice: "check the network"
        ),
      ]
    )
    let warnings = DoctorSamples.ill.rows.filter { $0.state == .warning }
    #expect(
      warnings.map(\.check) == [
        "locale", "seen", "requests", "player", "clipboard", "browser", "country", "environment",
      ]
    )
    #expect(warnings.allSatisfy { $0.advice != nil })
    #expect(
      warnings.first { $0.check == "seen" }?.advice
        == "chmod 600 /home/me/.local/share/reprise/seen.db"
    )
    #expect(shown(DoctorSamples.ill).hasSuffix("\n\n6 problems, 8 warnings."))
  }

  @Test func noLineIsWiderThanTheWindow() {
    for diagnosis in [DoctorSamples.sound, DoctorSamples.ill] {
      for columns in [20, 40, 80, 160] {
        for line in shown(diagnosis, columns).split(separator: "\n") {
          #expect(DisplayWidth.of(String(line)) <= columns)
        }
      }
    }
  }

  @Test func readOutEachIsASentence() {
    let lines = shown(DoctorSamples.ill, 300, isLinear: true).split(separator: "\n").map(
      String.init
    )
    #expect(lines.contains("libedit: 2.11."))
    #expect(
      lines.contains(
        "space: problem: 5 kB free. Make room: what is new is not saved on a full disk."
      )
    )
  }

  @Test(
    arguments: [
      (.missing, true, .ok), (.missing, false, .problem), (.empty, true, .warning),
      (.sound, true, .ok), (.sound, false, .problem), (.newer, true, .problem),
      (.foreign, true, .problem), (.busy, true, .warning), (.damaged, true, .problem),
      (.unreadable, true, .problem),
    ] as [(StoreReport.Condition, Bool, DoctorRow.State)]
  )
  func everyConditionOfAFileHasItsState(
    _ condition: StoreReport.Condition,
    _ isWritable: Bool,
    _ state: DoctorRow.State
  ) throws {
    for file in StoreReport.File.allCases {
      let report = DoctorSamples.file(file, condition) { $0.isWritable = isWritable }
      let row = try #require(report.rows.first)
      #expect(row.check == file.rawValue)
      #expect(row.state == state)
      #expect((row.advice == nil) == (state == .ok))
      #expect(row.detail.contains(report.path))
    }
  }

  @Test func damagedFilesThatWereSetAsideAreNamed() {
    let report = DoctorSamples.file(.main) { report in
      report.setAside = ["reprise.db.damaged-20261130-083000"]
      report.folderMode = 0o755
    }
    #expect(report.rows.count == 3)
    #expect(report.rows[1].advice == "chmod 700 /home/me/.local/share/reprise")
    #expect(report.rows[2].detail.hasSuffix("the last as reprise.db.damaged-20261130-083000"))
    // What stands around a file that was named is its owner's business.
    var named = report
    named.path = "/tmp/mine.db"
    #expect(named.rows.count == 2)
  }

  @Test(
    arguments: [
      (.answered(ProbeAnswer(http: "2", isSecured: true, securedAfter: 80, total: 123)), .ok),
      (.offline, .ok), (.demo, .ok), (.limited(seconds: 28), .warning), (.cancelled, .warning),
      (.failed(CatalogError(.outage, status: 503)), .problem),
    ] as [(ProbeOutcome, DoctorRow.State)]
  )
  func whatCameOfAskingIsARow(_ outcome: ProbeOutcome, _ state: DoctorRow.State) throws {
    var diagnosis = DoctorSamples.sound
    #expect(row("network", of: diagnosis) == nil)
    diagnosis.service.probe = outcome
    let found = try #require(row("network", of: diagnosis))
    #expect(found.state == state)
    #expect((found.advice == nil) == (state == .ok))
    #expect(diagnosis.hasProblem == (state == .problem))
    #expect(!shown(diagnosis).contains("doctor --deep"))
  }

  @Test func anAnswerTellsItsWayAndItsTime() {
    var diagnosis = DoctorSamples.sound
    diagnosis.service.probe = .answered(
      ProbeAnswer(http: "2", isSecured: true, securedAfter: 80, total: 123)
    )
    #expect(
      row("network", of: diagnosis)?.detail
        == "itunes.apple.com answered, over HTTP/2, certificate checked, secured after 80 ms, "
        + "123 ms in all"
    )
  }

  @Test func variablesAreThoseThatCountWithoutTheirSecrets() {
    let found = VariableFacts.all(in: [
      "REPRISE_COUNTRY": "gb", "REPRISE_CONTRY": "gb", "EDITOR": "vi", "NO_COLOR": "",
      "https_proxy": "http://me:secret@proxy:3128", "REPRISE_PLAYER": "mpv --volume=50",
    ])
    #expect(
      found == [
        VariableFacts(name: "REPRISE_COUNTRY", value: "gb"),
        VariableFacts(name: "REPRISE_PLAYER", value: "mpv --volume=50"),
        VariableFacts(name: "https_proxy", value: "http://…@proxy:3128"),
        VariableFacts(name: "REPRISE_CONTRY", value: "", isKnown: false),
      ]
    )
  }
}
