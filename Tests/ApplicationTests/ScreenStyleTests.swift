import Browsing
import Library
import Platform
import TerminalText
import Testing

@testable import Application

@Suite struct ScreenStyleTests {
  private func style(
    _ theme: ThemeName,
    background: RGB? = nil,
    _ variables: [String: String] = [:]
  ) throws -> ScreenStyle {
    let options = try OptionParser.parse([Word(argument: "--demo")], in: .arguments).options
    let setting = try RunSetting(
      options: options,
      environment: Environment(
        ["TERM": "xterm-256color", "COLORTERM": "truecolor"].merging(variables) { $1 }
      ),
      clocks: Clocks(wallMilliseconds: { 0 }, monotonic: { .zero }),
      isOneShot: false
    )
    return .prompt(
      setting,
      window: Window(columns: 80, rows: 24),
      theme: theme,
      background: background
    )
  }

  @Test func theThemeFollowsWhatTheTerminalTellsAndElseTheHint() throws {
    #expect(try style(.auto).encoder.theme == .unknown)
    #expect(try style(.auto, background: RGB(0x1E1E2E)).encoder.theme == .dark)
    #expect(try style(.auto, background: RGB(0xFDF6E3)).encoder.theme == .light)
    #expect(try style(.auto, ["COLORFGBG": "0;15"]).encoder.theme == .light)
    #expect(try style(.auto, ["COLORFGBG": "15;default;0"]).encoder.theme == .dark)
    #expect(try style(.auto, ["COLORFGBG": "default"]).encoder.theme == .unknown)
    let both = try style(.auto, background: RGB(0), ["COLORFGBG": "0;15"])
    #expect(both.encoder.theme == .dark)
    #expect(try style(.light, background: RGB(0)).encoder.theme == .light)
    #expect(try style(.none, background: RGB(0)).encoder.theme == .none)
  }

  @Test func onlyAChosenThemePaintsListsAndOnlyACardThatCanBeToldIsPainted() throws {
    #expect(try style(.dark).context.grounds == .all)
    #expect(try style(.auto, background: RGB(0x050505)).context.grounds == .cardOnly)
    #expect(try style(.auto, background: RGB(0x191818)).context.grounds == .none)
    #expect(try style(.auto, ["COLORFGBG": "15;0"]).context.grounds == .cardOnly)
    #expect(try style(.auto).context.grounds == .none)
    let few = ["COLORTERM": "", "TERM": "xterm"]
    #expect(try style(.dark, few).context.grounds == .none)
    #expect(try style(.auto, background: RGB(0x050505), few).context.grounds == .none)
  }

  // The prompt's row is never painted: what is typed there stands in the terminal's own colours.
  @Test func thePromptCanBeReadWhateverThemeIsChosen() throws {
    for theme in [ThemeName.dark, .light] {
      #expect(try style(theme).promptEncoder.theme == .unknown)
      #expect(try style(theme, background: RGB(0)).promptEncoder.theme == .unknown)
    }
    #expect(try style(.auto, background: RGB(0)).promptEncoder.theme == .dark)
    #expect(try style(.auto).promptEncoder.theme == .unknown)
    #expect(try style(.none).promptEncoder.theme == .none)
    #expect(try style(.dark, ["NO_COLOR": "1"]).promptEncoder.depth == .none)
  }

  @Test func whatStandsOnTheTerminalsOwnGroundCanBeReadThere() throws {
    let zenburn = RGB(0x3F3F3F)
    let muted = try style(.auto, background: zenburn).encoder.sequences(for: .muted).begin
    let ours = try style(.dark, background: zenburn).encoder.sequences(for: .muted).begin
    #expect(ours == "\u{1B}[38;2;163;163;163m")
    #expect(muted == "\u{1B}[38;2;174;174;174m")
    #expect(RGB(red: 174, green: 174, blue: 174).contrast(with: zenburn) >= 4.5)
  }
}
