import Records

extension StoreReport {
  /// The row of the file, one if others may read it, and one if damaged files lie beside it.
  var rows: [DoctorRow] {
    var rows = [row]
    if let opened = openedToOthers { rows.append(opened) }
    if let last = setAside.last {
      let files = setAside.count == 1 ? "a damaged file was" : "damaged files were"
      rows.append(
        DoctorRow(
          file.rawValue,
          .ok,
          "\(files) set aside beside it, the last as \(Quoted.bare(last))",
          advice: "delete what you no longer want to look into"
        )
      )
    }
    return rows
  }

  private var place: String { Quoted.bare(path) }

  private var row: DoctorRow {
    let name = file.rawValue
    switch condition {
    case .missing:
      guard isWritable else {
        return DoctorRow(
          name,
          .problem,
          "\(place) cannot be made",
          advice: "make a folder above it writable, or name another place in XDG_DATA_HOME"
        )
      }
      return DoctorRow(name, .ok, "\(place) is not there yet")
    case .empty:
      return DoctorRow(name, .warning, "\(place) is empty", advice: "the next start begins it anew")
    case .newer:
      let versions = "version \(version ?? 0), of which this program knows \(ownVersion)"
      return DoctorRow(
        name,
        .problem,
        "\(place) was made by a newer reprise (\(versions)); it is only read",
        advice: "install the newer version"
      )
    case .foreign:
      return DoctorRow(
        name,
        .problem,
        "\(place) is another program's database",
        advice: "name another file with --store, or move this one away"
      )
    case .busy:
      return DoctorRow(
        name,
        .warning,
        "\(place) is held by another program",
        advice: "end that program, or try again"
      )
    case .damaged:
      return DoctorRow(name, .problem, "\(place) is damaged", advice: cure)
    case .unreadable:
      return DoctorRow(name, .problem, "\(place) cannot be opened", advice: rights)
    case .sound:
      guard findings?.isEmpty ?? true else {
        let found = (findings ?? []).map(Quoted.bare).joined(separator: "; ")
        return DoctorRow(name, .problem, "\(place): \(found)", advice: cureOfFindings)
      }
      guard isWritable else {
        return DoctorRow(
          name,
          .problem,
          "\(place) cannot be written, so nothing is saved: \(contents)",
          advice: rights
        )
      }
      return DoctorRow(name, .ok, "\(place), \(contents)")
    }
  }

  private var contents: String {
    let looked = findings.map { _ in "all of it is sound" }
    let counts = self.counts.map { count in
      "\(CountText.grouped(count.number)) \(count.what.word(count.number))"
    }
    let facts =
      [size.flatMap(QuantityText.size), mode.map(Self.octal), version.map { "version \($0)" }]
      + [journal.map { "journal \($0)" }] + counts + [looked]
    return facts.compactMap(\.self).joined(separator: ", ")
  }

  private var openedToOthers: DoctorRow? {
    let files = [(mode, path, "600"), (folderMode, String(path.folder), "700")]
    for case (let mode?, let path, let usual) in files where mode & 0o077 != 0 {
      // Of a file that was named with --store the folder is the user's own business.
      if usual == "700", !path.hasSuffix("/reprise"), !path.contains("/reprise/profiles/") {
        continue
      }
      return DoctorRow(
        file.rawValue,
        .warning,
        "others may look into \(Quoted.bare(path)) (\(Self.octal(mode)))",
        advice: "chmod \(usual) \(Quoted.pathForShell(path))"
      )
    }
    return nil
  }

  private var cure: String {
    switch file {
    case .main: "the next start sets it aside and takes over what can be read, the watchlist first"
    case .seen: "the next start sets it aside and takes over the answers that can be read"
    case .limits: "the next request sets it aside"
    }
  }

  private var cureOfFindings: String {
    switch file {
    case .main: "copy the file to a safe place; the next start sets what is damaged aside"
    case .seen: "forget seen begins it anew; the watchlist is not in it"
    case .limits: "delete the file; it holds the last minutes only"
    }
  }

  private var rights: String { "see to the rights of \(Quoted.bare(String(path.folder)))" }

  private static func octal(_ mode: UInt32) -> String {
    let digits = String(mode, radix: 8)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension StoreReport.Counted {
  fileprivate func word(_ count: Int) -> String {
    switch self {
    case .watched: "watched"
    case .screens: count == 1 ? "screen" : "screens"
    case .lines: count == 1 ? "typed line" : "typed lines"
    case .settings: count == 1 ? "setting" : "settings"
    case .changes: count == 1 ? "change to take back" : "changes to take back"
    case .answers: count == 1 ? "answer" : "answers"
    case .items: count == 1 ? "item" : "items"
    case .prices: count == 1 ? "price" : "prices"
    }
  }
}

extension String {
  /// The path up to its last part.
  fileprivate var folder: Substring {
    lastIndex(of: "/").map { self[..<$0] } ?? "."
  }
}
