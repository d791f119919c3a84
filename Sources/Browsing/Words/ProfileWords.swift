import Records
import TerminalText

/// The profiles, in words.
enum ProfileWords {
  /// What is said of all of them.
  static func lines(for report: ProfileReport, in context: DrawingContext) -> [Line] {
    let page = HelpPage(width: context.textColumns, isLinear: context.isLinear)
    var lines = page.paragraph(Phrase(sentence(for: report)))
    let others = report.profiles.filter { !$0.isInUse }
    if !others.isEmpty {
      let rows = others.map { profile in
        HelpPage.Row(term: profile.name ?? usual, text: contents(of: profile, now: context.now))
      }
      lines += page.head("Others") + page.table(rows)
    }
    return lines + page.paragraph(ways(from: report))
  }

  /// What came of making one.
  static func phrases(for name: String, _ creation: ProfileCreation) -> [Phrase] {
    let use = "To use it: " + use(name)
    return switch creation {
    case .made(let profile): [Phrase("The profile \(name) is made, in \(profile.folder)."), use]
    case .exists: [Phrase("There is a profile \(name) already."), use]
    case .refused(let obstacle): [Phrase("No profile is made: \(reason(obstacle)).")]
    }
  }

  /// What the profile without a name is called.
  private static let usual = "the usual one"

  private static func sentence(for report: ProfileReport) -> String {
    switch report.place {
    case .demo: return "This is the demo: it keeps nothing, and belongs to no profile."
    case .noHome: return "There is no home folder, so nothing is kept and there are no profiles."
    case .file(let path):
      return "This run keeps things in \(Quoted.bare(path)), apart from every profile."
    case .profile(let name):
      let profile = name.map { "the profile \($0)" } ?? "the usual profile"
      let own = report.profiles.first(where: \.isInUse)
      return "This is \(profile)\(own.map { ": " + watched(in: $0) } ?? "")."
    }
  }

  private static func contents(of profile: ProfileSummary, now: Int64) -> String {
    let used = profile.lastUsed.map { "last used \(AgoText.text(of: $0, now: now))" }
    return "\(watched(in: profile)), \(used ?? "never used")"
  }

  private static func watched(in profile: ProfileSummary) -> String {
    switch profile.watched {
    case nil: "its watchlist cannot be read"
    case 0?: "nothing watched"
    case let count?: "\(QuantityText.counted(count, "item")) watched"
    }
  }

  /// What to type for another one.
  private static func ways(from report: ProfileReport) -> Phrase {
    guard !report.profiles.isEmpty else { return "" }
    var ways: [Phrase] = []
    let others = report.profiles.filter { !$0.isInUse }
    if let name = others.compactMap(\.name).first {
      ways.append("To use another: " + use(name))
    } else if others.contains(where: { $0.name == nil }), report.place != .profile(nil) {
      ways.append("To use the usual one: " + .command("reprise"))
    }
    ways.append("To make one: " + .command("profile new NAME"))
    return .joined(ways, by: ". ")
  }

  private static func use(_ name: String) -> Phrase { .command("reprise --profile \(name)") }

  private static func reason(_ obstacle: ProfileObstacle) -> String {
    switch obstacle {
    case .demo: "the demo keeps nothing"
    case .isPrivate: "a private run makes nothing; start without --private"
    case .noHome: "there is no home folder for it"
    case .full: "the disk is full"
    case .readOnly: "the folder for it cannot be written"
    case .other: "its folder cannot be made"
    }
  }
}
