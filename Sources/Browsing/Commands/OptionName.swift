/// The options; the raw value is the name behind the two dashes.
public enum OptionName: String, CaseIterable, Sendable {
  case media
  case entity
  case attribute
  case country
  case lang
  case limit
  case explicit
  case json
  case jsonl
  case csv
  case tsv
  case fields
  case failIfEmpty = "fail-if-empty"
  case theme
  case color
  case plain
  case reload
  case offline
  case fresh
  case `private`
  case demo
  case profile
  case store
  case endpoint
  case timeout
  case verbose
  case yes
  case deep
  case help
  case version
}

/// What the table knows of an option.
struct OptionEntry {
  /// How the value is shown in help, nil for an option without one.
  var placeholder: String?
  /// What it says, in a few words.
  var summary: String
  /// Whether it may also stand in a line at the prompt.
  var isForLines = false
}

extension OptionName {
  var entry: OptionEntry {
    switch self {
    case .media:
      OptionEntry(
        placeholder: "M",
        summary: "what is searched: all, movies, songs, …",
        isForLines: true
      )
    case .entity:
      OptionEntry(placeholder: "E", summary: "Apple's entity, as musicArtist", isForLines: true)
    case .attribute:
      OptionEntry(
        placeholder: "A",
        summary: "the field searched, as directorTerm",
        isForLines: true
      )
    case .country:
      OptionEntry(placeholder: "CC", summary: "the storefront, two letters", isForLines: true)
    case .lang:
      OptionEntry(placeholder: "L", summary: "the language, as en_us or ja_jp", isForLines: true)
    case .limit:
      OptionEntry(placeholder: "N", summary: "how many results, 1 to 200", isForLines: true)
    case .explicit:
      OptionEntry(
        placeholder: "yes|no",
        summary: "whether explicit content counts",
        isForLines: true
      )
    case .json: OptionEntry(summary: "the answer as one JSON document", isForLines: true)
    case .jsonl: OptionEntry(summary: "one JSON object a line", isForLines: true)
    case .csv: OptionEntry(summary: "comma separated, with a header", isForLines: true)
    case .tsv: OptionEntry(summary: "tab separated, with a header", isForLines: true)
    case .fields:
      OptionEntry(
        placeholder: "a,b,c",
        summary: "only these fields, in this order",
        isForLines: true
      )
    case .failIfEmpty: OptionEntry(summary: "exit 3 if nothing is found", isForLines: true)
    case .theme: OptionEntry(placeholder: "T", summary: "auto, light, dark or none")
    case .color: OptionEntry(placeholder: "auto|always|never", summary: "when colours are written")
    case .plain: OptionEntry(summary: "labels and commas in place of columns, nothing that moves")
    case .reload: OptionEntry(summary: "past every copy of the answer", isForLines: true)
    case .offline: OptionEntry(summary: "no network: what is kept, at any age")
    case .fresh: OptionEntry(summary: "begin at the start screen")
    case .private: OptionEntry(summary: "keep nothing new but what is watched")
    case .demo: OptionEntry(summary: "the bundled catalogue: no network, nothing kept")
    case .profile: OptionEntry(placeholder: "NAME", summary: "another person or purpose")
    case .store: OptionEntry(placeholder: "FILE", summary: "keep things in FILE")
    case .endpoint: OptionEntry(placeholder: "URL", summary: "ask URL in place of Apple")
    case .timeout: OptionEntry(placeholder: "S", summary: "seconds for one request in all")
    case .verbose: OptionEntry(summary: "requests and replies on standard error")
    case .yes: OptionEntry(summary: "no question before forget", isForLines: true)
    case .deep: OptionEntry(summary: "doctor reads all of the files", isForLines: true)
    case .help: OptionEntry(summary: "this text, or more about a command (-h)", isForLines: true)
    case .version: OptionEntry(summary: "the version")
    }
  }
}
