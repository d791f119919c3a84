import Catalog
import Records

/// The settings, the profiles and the program itself.
extension CommandEntry {
  static var media: CommandEntry {
    CommandEntry(
      arguments: .media,
      placeholder: "M",
      summary: "what new searches look for: movies, songs, podcasts, … or all",
      explanation: [
        "The media: " + MediaChoice.userWords.joined(separator: " ")
          + "; each in the singular too.",
        "The screen before you keeps its own media.",
      ],
      examples: ["media songs", "media all"]
    )
  }

  static var country: CommandEntry {
    CommandEntry(
      arguments: .country,
      placeholder: "CC",
      summary: "the storefront of new searches, by its two letters",
      explanation: ["The screen before you keeps its own country."],
      examples: ["country gb"]
    )
  }

  static var theme: CommandEntry {
    CommandEntry(
      arguments: .theme,
      placeholder: "T",
      summary: "auto, light, dark or none",
      explanation: [
        "auto asks the terminal for its background and fits it.",
        "Where the terminal does not tell, its own colours are used.",
      ],
      examples: ["theme dark"]
    )
  }

  static var set: CommandEntry {
    CommandEntry(
      arguments: .setting,
      placeholder: "[KEY [VALUE|default]]",
      summary: "show the settings, or keep one",
      explanation: [
        "The keys: " + SettingKey.allCases.map(\.rawValue).joined(separator: " ") + ".",
        "keep 90d lets go of answers older than 90 days, but never of those that the last 100 "
          + "screens are made of; keep all lets go of nothing.",
        "player mpv --volume=50 names the program that plays, with its arguments.",
      ],
      examples: ["set", "set limit 50", "set limit default"]
    )
  }

  static var profile: CommandEntry {
    CommandEntry(
      arguments: .newProfile,
      placeholder: "[new NAME]",
      summary: "whose things these are, and who else has some; or make one",
      explanation: [
        "A profile is another person or purpose, with a session, settings, a watchlist and a history "
          + "of its own. reprise --profile NAME uses one, and makes it if there is none."
      ],
      examples: ["profile", "profile new guest"]
    )
  }

  static var doctor: CommandEntry {
    CommandEntry(
      arguments: .none,
      placeholder: "[--deep]",
      summary: "look at all that the program stands on, and say what to do",
      explanation: [
        "The terminal, the libraries, the files, the limits, the programs that are used. It changes "
          + "nothing. --deep reads all of the files and asks the service one small thing, which "
          + "counts as a request."
      ],
      examples: ["doctor", "doctor --deep"]
    )
  }

  static var help: CommandEntry {
    CommandEntry(
      short: "?",
      arguments: .topic,
      placeholder: "[COMMAND]",
      summary: "this list, or more about one command",
      explanation: [
        "Also: " + HelpChapter.allCases.map(\.rawValue).joined(separator: " ") + "."
      ],
      examples: ["help charts", "help output"]
    )
  }

  static var quit: CommandEntry {
    CommandEntry(short: "q", arguments: .none, summary: "leave; the screen is kept (^D)")
  }

  static var completions: CommandEntry {
    CommandEntry(
      arguments: .shell,
      placeholder: "SHELL",
      summary: "what bash, zsh or fish need to complete these words",
      explanation: [
        "bash: source <(reprise completions bash), for good in ~/.bashrc.",
        "zsh: reprise completions zsh > a folder of $fpath, as _reprise.",
        "fish: reprise completions fish > ~/.config/fish/completions/reprise.fish.",
      ],
      isForOneShots: true
    )
  }

  static var man: CommandEntry {
    CommandEntry(
      arguments: .none,
      summary: "the manual page, for man",
      explanation: [
        "To read it: reprise man | man -l -",
        "For good: reprise man > a folder man1 of your manpath, as reprise.1.",
      ],
      isForOneShots: true
    )
  }
}
