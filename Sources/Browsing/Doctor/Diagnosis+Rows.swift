import Catalog
import Records
import TerminalText

extension Diagnosis {
  /// A row for each thing that was looked at.
  public var rows: [DoctorRow] {
    [program.row] + terminal.rows + libraries.rows + [placeRow].compactMap(\.self)
      + files.flatMap(\.rows) + [spaceRow].compactMap(\.self) + service.rows + companions.rows
      + [country.row] + variables.map(\.row)
  }

  /// Where things are kept, and whether that is anywhere.
  private var placeRow: DoctorRow? {
    switch place {
    case .profile(let name):
      return DoctorRow("profile", .ok, name ?? "the usual one")
    case .file(let path):
      return DoctorRow("profile", .ok, "none: things are kept in \(path)")
    case .demo:
      return DoctorRow("profile", .ok, "none: the demo keeps nothing")
    case .noHome:
      return DoctorRow(
        "profile",
        .problem,
        "there is no home folder, so nothing is saved",
        advice: "set HOME or XDG_DATA_HOME to a folder, or name a file with --store"
      )
    }
  }

  /// How much room there is; the files of one run are on one disk.
  private var spaceRow: DoctorRow? {
    guard let free = files.compactMap(\.freeBytes).min(), let text = QuantityText.size(free) else {
      return nil
    }
    let advice = "make room: what is new is not saved on a full disk"
    switch free {
    case ..<1_000_000: return DoctorRow("space", .problem, "\(text) free", advice: advice)
    case ..<100_000_000: return DoctorRow("space", .warning, "\(text) free", advice: advice)
    default: return DoctorRow("space", .ok, "\(text) free")
    }
  }
}

extension ProgramFacts {
  fileprivate var row: DoctorRow {
    let build = isOptimised ? "release" : "debug"
    return DoctorRow("version", .ok, "\(version) of \(released), a \(build) build; \(system)")
  }
}

extension CountryFacts {
  fileprivate var row: DoctorRow {
    let storefront = Storefront(code: setting.value)
    let place = "\(setting.value), \(storefront?.name ?? "")"
    let advice = "to choose another: country gb"
    switch (note, storefront) {
    case (.none, _), (_, nil):
      let origin =
        setting.origin == .standard ? "by the locale" : SettingWords.origin(setting.origin)
      return DoctorRow("country", .ok, "\(place), \(origin)")
    case (let note, let storefront?):
      let sentence = CountryNoteWords.sentence(for: note, country: storefront) ?? ""
      return DoctorRow("country", .warning, "\(place): \(sentence)", advice: advice)
    }
  }
}

extension VariableFacts {
  fileprivate var row: DoctorRow {
    guard !isKnown else { return DoctorRow("environment", .ok, "\(name)=\(value)") }
    return DoctorRow(
      "environment",
      .warning,
      "\(name) means nothing to reprise",
      advice: "help environment lists what does"
    )
  }
}
