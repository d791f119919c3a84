import Foundation
import TestSupport
import Testing

/// The one-shots for shells: completion scripts and the manual page.
@Suite(.ownThreads) struct ShellTests {
  @Test(arguments: [
    ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"], ["man"],
  ])
  func theyNeedNoHomeAndWriteNothing(words: [String]) throws {
    let sandbox = try Sandbox()
    sandbox.environment["HOME"] = nil
    let before = try sandbox.files()
    let result = try sandbox.run(words)
    #expect(result.exit == .status(0))
    #expect(result.lines.count > 50)
    #expect(result.errors.isEmpty)
    #expect(!result.hasEscapes)
    #expect(try sandbox.files() == before)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func aShellThatIsHereReadsItsScript(shell: String) throws {
    let sandbox = try Sandbox()
    let result = try sandbox.shell(
      #"cd; command -v "$1" >/dev/null || exit 0; "$0" completions "$1" >script && exec "$1" -n script"#,
      [shell]
    )
    #expect(result.exit == .status(0))
    #expect(result.errorText.isEmpty)
  }

  @Test(arguments: [
    ("coun", "country"), ("country g", "ga gb gd ge gh gm gr gt gw gy"),
    ("--country = j", "jm jo jp"), ("--media movies them", "theme"), ("--sto", "--store"),
    ("--fields id,na", "id,name"), ("theme d", "dark"), ("completions f", "fish"), ("nosuch x", ""),
    ("--limit 5", ""), ("charts mov", "movies"), ("set lim", "limit"),
    ("export o", "opml"), ("import scr", "script"), ("export csv scr", "script"),
  ])
  func bashCompletes(words: String, expected: String) throws {
    let sandbox = try Sandbox()
    let result = try sandbox.shell(
      #"""
      cd
      command -v bash >/dev/null || { printf %s "$2"; exit 0; }
      "$0" completions bash >script
      exec bash -c '. ./script; COMP_WORDS=(reprise $0); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _reprise; printf %s "${COMPREPLY[*]}"' "$1"
      """#,
      [words, expected]
    )
    #expect(result.outputText == expected)
    #expect(result.errors.isEmpty)
  }

  @Test func wordsThatFitNeitherAreRefused() throws {
    let sandbox = try Sandbox()
    for (words, sentence) in [
      (["completions"], "completions needs bash, zsh or fish."),
      (["completions", "tcsh"], "No completions for tcsh, only for bash, zsh and fish."),
      (["man", "on", "fire"], "man takes no words."),
    ] {
      let result = try sandbox.run(words)
      #expect(result.exit == .status(2))
      #expect(result.output.isEmpty)
      #expect(result.errorText.contains(sentence))
      #expect(
        result.errorText.contains("to search: reprise search " + words.joined(separator: " "))
      )
    }
  }

  @Test func atThePromptTheirNamesAreWordsLikeOthers() throws {
    let (sandbox, server) = (try Sandbox(), try CatalogFixture.server())
    let result = try sandbox.run(
      ["--endpoint", server.url],
      input: .text("man\ncompletions bash\n")
    )
    #expect(result.exit == .status(0))
    #expect(server.requests.map(CatalogFixture.term) == ["man", "completions bash"])
    #expect(!result.outputText.contains("searched for"))
  }
}
