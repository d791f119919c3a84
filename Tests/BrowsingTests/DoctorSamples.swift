import Catalog
import Records
import TerminalText

@testable import Browsing

/// Made-up surroundings: where all is well, and where nothing is.
enum DoctorSamples {
  static let guest = ProfileSummary(
    "guest",
    folder: "/home/me/.local/share/reprise/profiles/guest",
    watched: 1,
    lastUsed: Sample.now - 7_200
  )

  static let profiles = ProfileReport(
    .profile(nil),
    profiles: [
      ProfileSummary(
        nil,
        folder: "/home/me/.local/share/reprise",
        isInUse: true,
        watched: 3,
        lastUsed: Sample.now
      ),
      guest, ProfileSummary("work", folder: "/home/me/.local/share/reprise/profiles/work"),
    ]
  )

  static func file(
    _ file: StoreReport.File,
    _ condition: StoreReport.Condition = .sound,
    _ change: (inout StoreReport) -> Void = { _ in }
  ) -> StoreReport {
    let name = file == .main ? "reprise" : file.rawValue
    var report = StoreReport(
      file,
      path: "/home/me/.local/share/reprise/\(name).db",
      condition: condition,
      ownVersion: 5
    )
    report.freeBytes = 40_000_000_000
    change(&report)
    return report
  }

  static let sound = Diagnosis(
    program: ProgramFacts(
      version: "reprise 0.1.0",
      released: "2026-11-30",
      isOptimised: true,
      system: "Linux 6.1.0 x86_64"
    ),
    terminal: TerminalFacts(
      isInput: true,
      isOutput: true,
      type: "xterm-256color",
      window: Window(columns: 80, rows: 24),
      depth: .indexed256,
      background: .told(RGB(0x050A05)),
      makesLinks: false,
      locale: "en_GB.UTF-8",
      characters: .unicode
    ),
    libraries: LibraryFacts(
      curl: .loaded(
        CurlFacts(
          version: "7.88.1",
          path: "/lib/libcurl.so.4",
          tls: "OpenSSL/3.0.11",
          hasHTTP2: true,
          certificates: .found("/etc/ssl/certs/ca-certificates.crt")
        )
      ),
      sqlite: "3.40.1",
      hasFullText: true,
      libedit: "2.11"
    ),
    place: .profile(nil),
    files: [
      file(.main) { report in
        (report.size, report.mode, report.folderMode) = (2_100_000, 0o600, 0o700)
        (report.version, report.journal) = (5, "wal")
        report.counts = [StoreReport.Count(.watched, 3), StoreReport.Count(.screens, 1)]
      },
      file(.seen, .missing), file(.limits, .missing),
    ],
    service: ServiceFacts(
      host: "itunes.apple.com",
      report: ServiceReport(requests: [.catalogue: 2])
    ),
    companions: CompanionFacts(
      player: .found("/usr/bin/mpv"),
      pictures: .found("/usr/bin/chafa"),
      clipboard: .program("wl-copy"),
      browser: .program("xdg-open")
    ),
    country: CountryFacts(setting: SettingRow(key: .country, value: "gb", origin: .standard)),
    variables: [VariableFacts(name: "COLUMNS", value: "80")]
  )

  static let ill: Diagnosis = {
    var ill = sound
    ill.terminal.isOutput = false
    ill.terminal.characters = .fallback("C.UTF-8")
    ill.libraries.curl = .missing("libcurl.so.4: cannot open shared object file")
    ill.place = .noHome
    ill.files = [
      file(.main, .damaged),
      file(.seen) { report in
        report.findings = ["3 items that are not in the index"]
        (report.mode, report.freeBytes) = (0o644, 5_000)
      },
    ]
    ill.service.report = ServiceReport(requests: [.catalogue: 20], pause: 27_001)
    ill.service.probe = .failed(CatalogError(.nameNotFound, detail: "itunes.apple.com"))
    ill.companions.player = .missing("vlcc")
    ill.companions.pictures = .missing(nil)
    ill.companions.clipboard = .none
    ill.companions.browser = .missing("xdg-open")
    ill.country.note = .neighbour(region: "LI")
    ill.variables = [VariableFacts(name: "REPRISE_CONTRY", value: "", isKnown: false)]
    return ill
  }()
}
