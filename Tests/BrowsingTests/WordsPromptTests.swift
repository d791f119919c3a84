import Browsing
import Testing

@Suite struct WordsPromptTests {
  @Test(arguments: [
    (
      PromptWords.Reason.terminal(type: "emacs"),
      "This terminal allows no line editing (TERM=emacs); each line is read as it comes, without a prompt."
    ),
    (
      .terminal(type: nil),
      "This terminal allows no line editing; each line is read as it comes, without a prompt."
    ),
    (
      .refused("Too many open files"),
      "The prompt could not be set up (Too many open files); each line is read as it comes, without a prompt."
    ),
  ])
  func whyThereIsNoPromptIsSaid(reason: PromptWords.Reason, sentence: String) {
    #expect(PromptWords.sentence(for: reason) == sentence)
  }
}
