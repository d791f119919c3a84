extension VariableFacts {
  /// What begins the names of the program's own variables.
  private static let own = "REPRISE_"

  /// The variables of an environment that mean something to the program, and those of its own kind that do not.
  public static func all(in environment: [String: String]) -> [VariableFacts] {
    let known = names
    let set = known.compactMap { name -> VariableFacts? in
      guard let value = environment[name], !value.isEmpty else { return nil }
      return VariableFacts(name: name, value: withoutSecrets(value))
    }
    let strange = environment.keys.filter { $0.hasPrefix(own) && !known.contains($0) }.sorted()
    return set + strange.map { VariableFacts(name: $0, value: "", isKnown: false) }
  }

  /// The names, in the order in which help has them.
  private static var names: [String] {
    let inHelp = HelpWords.variableRows.flatMap { row in
      row.term.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
    }
    var known: Set<String> = []
    // libcurl reads these in capitals too.
    return (inHelp + ["HTTPS_PROXY", "ALL_PROXY", "all_proxy", "NO_PROXY"])
      .filter { known.insert($0).inserted }
  }

  /// A value without a user's name and password in an address, cleaned and cut.
  private static func withoutSecrets(_ value: String) -> String {
    let value = Quoted.bare(value)
    guard let at = value.lastIndex(of: "@") else { return value }
    let parts = value.split(separator: "://", maxSplits: 1)
    let scheme = parts.count == 2 ? parts[0] + "://" : ""
    return scheme + "…" + value[at...]
  }
}
