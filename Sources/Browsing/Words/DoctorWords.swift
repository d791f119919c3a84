import Records
import TerminalText

/// What the doctor found, in words: a row for each thing, and how it stands in all.
enum DoctorWords {
  static func lines(for diagnosis: Diagnosis, in context: DrawingContext) -> [Line] {
    let rows = diagnosis.rows
    let body = context.isLinear ? readOut(rows, context) : table(rows, context)
    return body + [.blank] + summary(of: diagnosis).lines(width: context.textColumns)
  }

  /// How it stands in all.
  static func summary(of diagnosis: Diagnosis) -> Phrase {
    let problems = diagnosis.count(.problem)
    let warnings = diagnosis.count(.warning)
    let counts = [
      problems > 0 ? Phrase(QuantityText.counted(problems, "problem"), .error) : nil,
      warnings > 0 ? Phrase(QuantityText.counted(warnings, "warning"), .warning) : nil,
    ]
    let found = counts.compactMap(\.self)
    let start: Phrase = found.isEmpty ? "Nothing is wrong." : .joined(found, by: ", ") + "."
    guard diagnosis.service.probe == nil else { return start }
    return start + " To read all of the files and ask the network: " + .command("doctor --deep")
  }

  private static func readOut(_ rows: [DoctorRow], _ context: DrawingContext) -> [Line] {
    rows.flatMap { row in
      let state = row.state == .ok ? "" : "\(row.state.rawValue): "
      let advice = row.advice.map { " \(HelpWords.sentence($0))" } ?? ""
      let words = Phrase("\(row.check): ", .muted) + Phrase(state, style(row.state))
      return (words + Phrase("\(HelpWords.sentence(row.detail))\(advice)"))
        .lines(width: context.columns)
    }
  }

  private static func table(_ rows: [DoctorRow], _ context: DrawingContext) -> [Line] {
    let gap = 2
    let checks = rows.map { DisplayWidth.of($0.check) }.max() ?? 0
    let states = DoctorRow.State.allCases.map(\.rawValue.count).max() ?? 0
    let start = checks + gap + states + gap
    let room = context.textColumns - start
    return rows.flatMap { row -> [Line] in
      let head: [TextSpan] = [
        .text(row.check, .muted), .column(checks + gap),
        .text(row.state.rawValue, style(row.state)),
      ]
      let texts = [Phrase(row.detail), row.advice.map { Phrase($0, .accent) }].compactMap(\.self)
      guard room >= 20 else {
        let width = max(1, context.textColumns - gap)
        return [Line(head)] + texts.flatMap { $0.lines(width: width) }.map { $0.indented(by: gap) }
      }
      var details = texts.flatMap { $0.lines(width: room) }.map { $0.indented(by: start) }
      guard !details.isEmpty else { return [Line(head)] }
      return [Line(head + details.removeFirst().spans)] + details
    }
  }

  private static func style(_ state: DoctorRow.State) -> Style {
    switch state {
    case .ok: .muted
    case .warning: .warning
    case .problem: .error
    }
  }
}
