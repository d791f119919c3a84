/// The words for bash, which lists them without explanations; bash 3.2, which macOS has, understands it.
struct BashScript {
  private let table: ShellTable

  init(_ table: ShellTable) {
    self.table = table
  }

  var text: String {
    """
    # The words of reprise for bash. To use them: source <(reprise completions bash)

    _reprise_words() {
      case $1 in
    \(lists)
      esac
    }

    _reprise() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command= index
      COMPREPLY=()
      # To bash the sign in --country=gb is a word.
      if [[ $cur == "=" ]]; then
        cur=
      elif [[ $prev == "=" ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      case $prev in
    \(values)
        \(unforeseen)) return ;;
      esac
      if [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W "\(options)" -- "$cur"))
        return
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          \(valueOptions))
            if [[ ${COMP_WORDS[index + 1]} == "=" ]]; then ((index++)); fi
            ((index++))
            ;;
          -* | "=") ;;
          *)
            command=${COMP_WORDS[index]}
            break
            ;;
        esac
      done
      case $command in
        "") COMPREPLY=($(compgen -W "\(commands)" -- "$cur")) ;;
    \(arguments)
      esac
    }

    complete -F _reprise reprise

    """
  }

  private var lists: String {
    lines(table.lists) { list in
      let words = list.candidates.map(\.text).joined(separator: " ")
      return "    \(list.rawValue)) echo \"\(words)\" ;;"
    }
  }

  private var values: String {
    lines(table.options) { option in
      let action: String? =
        switch option.value {
        case .word(.fields): Self.replyToList
        case .word(let list): reply(from: list)
        case .file: Self.replyWithFiles.replacing("\n", with: "\n      ")
        case .none, .other: nil
        }
      return action.map { "    --\(option.name))\n      \($0)\n      return\n      ;;" }
    }
  }

  /// Words with commas between them: the last one is completed, and a comma may follow.
  private static let replyToList = """
    compopt -o nospace 2>/dev/null
          COMPREPLY=($(compgen -P "${cur%"${cur##*,}"}" -W "$(_reprise_words fields)" -- "${cur##*,}"))
    """

  private static let replyWithFiles = """
    local IFS=$'\\n'
    COMPREPLY=($(compgen -f -- "$cur"))
    """

  private static func indented(_ text: String, _ count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return text.split(separator: "\n").map { margin + $0 }.joined(separator: "\n")
  }

  /// The options whose value nobody can foresee.
  private var unforeseen: String {
    table.options.filter { option in
      if case .other = option.value { true } else { false }
    }
    .map { "--\($0.name)" }.joined(separator: " | ")
  }

  private var arguments: String {
    lines(table.commands) { command in
      switch (command.words, command.file) {
      case (nil, nil): return nil
      case (let list?, nil): return "    \(command.name)) \(reply(from: list)) ;;"
      case (nil, .some):
        return "    \(command.name))\n\(Self.indented(Self.replyWithFiles, 6))\n      ;;"
      case (let list?, .some):
        return """
              \(command.name))
                if [[ $prev == \(command.name) ]]; then
                  \(reply(from: list))
                else
          \(Self.indented(Self.replyWithFiles, 8))
                fi
                ;;
          """
      }
    }
  }

  private var options: String { table.options.map { "--\($0.name)" }.joined(separator: " ") }

  private var valueOptions: String {
    table.options.filter(\.takesValue).map { "--\($0.name)" }.joined(separator: " | ")
  }

  private var commands: String { table.commands.map(\.name).joined(separator: " ") }

  private func reply(from list: WordList) -> String {
    "COMPREPLY=($(compgen -W \"$(_reprise_words \(list.rawValue))\" -- \"$cur\"))"
  }

  private func lines<Part>(_ parts: [Part], _ line: (Part) -> String?) -> String {
    parts.compactMap(line).joined(separator: "\n")
  }
}
