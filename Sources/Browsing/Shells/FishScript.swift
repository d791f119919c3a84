/// The words for fish, with what they mean.
struct FishScript {
  private let table: ShellTable

  init(_ table: ShellTable) {
    self.table = table
  }

  var text: String {
    """
    # The words of reprise for fish. To use them: reprise completions fish > ~/.config/fish/completions/reprise.fish

    \(lists)

    complete -c reprise -f
    \(commands)
    \(arguments)
    \(options)

    """
  }

  private var lists: String {
    table.lists.map { list in
      let words = list.candidates.map { candidate in
        "        \(Self.quoted(candidate.text)) \(Self.quoted(candidate.note))"
      }
      return """
        function __reprise_\(list.rawValue)
            printf '%s\\t%s\\n' \\
        \(words.joined(separator: " \\\n"))
        end
        """
    }
    .joined(separator: "\n\n")
  }

  private var commands: String {
    table.commands.map { command in
      "complete -c reprise -n __fish_use_subcommand -a \(command.name) -d \(Self.quoted(command.summary))"
    }
    .joined(separator: "\n")
  }

  private var arguments: String {
    table.commands.flatMap { command in
      let head = "complete -c reprise -n '__fish_seen_subcommand_from \(command.name)'"
      let words = command.words.map { "\(head) -a '(__reprise_\($0.rawValue))'" }
      return [words, command.file.map { _ in "\(head) -F" }].compactMap { $0 }
    }
    .joined(separator: "\n")
  }

  private var options: String {
    table.options.map { option in
      let value =
        switch option.value {
        case .none: ""
        // Words with commas between them.
        case .word(.fields): " -x -a '(__fish_complete_list , __reprise_fields)'"
        case .word(let list): " -x -a '(__reprise_\(list.rawValue))'"
        case .file: " -r -F"
        case .other: " -x"
        }
      return "complete -c reprise -l \(option.name)\(value) -d \(Self.quoted(option.summary))"
    }
    .joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
