/// The words for zsh, with what they mean.
struct ZshScript {
  private let table: ShellTable

  init(_ table: ShellTable) {
    self.table = table
  }

  var text: String {
    """
    #compdef reprise
    # The words of reprise for zsh. To use them: reprise completions zsh > a folder of $fpath, as _reprise

    \(lists)

    _reprise_one_shots() {
      local -a words=(
    \(commands)
      )
      _describe command words
    }

    _reprise() {
      local curcontext=$curcontext state line
      typeset -A opt_args
      _arguments -C \\
    \(options)
        '1:command:_reprise_one_shots' \\
        '*::argument:->argument'
      [[ $state == argument ]] || return
      # Only the first argument is one of a list; behind it a file may stand.
      case $words[1] in
    \(files)
      esac
      ((CURRENT == 2)) || return
      case $words[1] in
    \(arguments)
      esac
    }

    if [[ $funcstack[1] == _reprise ]]; then
      _reprise "$@"
    else
      compdef _reprise reprise
    fi

    """
  }

  private var lists: String {
    table.lists.map { list in
      let words = list.candidates.map { candidate in
        "    \(Self.quoted(Self.described(candidate.text, candidate.note)))"
      }
      return """
        _reprise_\(list.rawValue)() {
          local -a words=(
        \(words.joined(separator: "\n"))
          )
          _describe \(list.rawValue) words "$@"
        }
        """
    }
    .joined(separator: "\n\n")
  }

  private var commands: String {
    table.commands.map { "    \(Self.quoted(Self.described($0.name, $0.summary)))" }
      .joined(separator: "\n")
  }

  private var options: String {
    table.options.map { option in
      let sign = option.takesValue ? "=" : ""
      let action =
        switch option.value {
        case .none: ""
        // Words with commas between them.
        case .word(.fields): ":\(option.name):_sequence _reprise_fields"
        case .word(let list): ":\(option.name):_reprise_\(list.rawValue)"
        case .file: ":file:_files"
        case .other: ":\(Self.escaped(option.placeholder)): "
        }
      let spec = "--\(option.name)\(sign)[\(Self.escaped(option.summary))]\(action)"
      return "    \(Self.quoted(spec)) \\"
    }
    .joined(separator: "\n")
  }

  private var files: String {
    table.commands.compactMap { command in
      command.file.map { "    \(command.name)) ((CURRENT == \($0 + 1))) && _files && return ;;" }
    }
    .joined(separator: "\n")
  }

  private var arguments: String {
    table.commands.compactMap { command in
      command.words.map { "    \(command.name)) _reprise_\($0.rawValue) ;;" }
    }
    .joined(separator: "\n")
  }

  /// A word and its meaning, as `_describe` wants them.
  private static func described(_ word: String, _ meaning: String) -> String {
    meaning.isEmpty ? word : "\(word):\(meaning)"
  }

  /// Text within the brackets of an option, where some signs have a meaning.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}
