import TerminalText
import Testing

struct ColorTests {
  static let themes = [Theme.dark, .light]

  @Test(arguments: themes, Role.allCases)
  func everyRoleCanBeReadOnBothGrounds(theme: Theme, role: Role) throws {
    let palette = try #require(theme.palette)
    for ground in [palette.background, palette.card] {
      #expect(palette[role].contrast(with: ground) >= 4.5)
      let indexed = IndexedColor.rgb(palette.index(of: role))
      let indexedGround = IndexedColor.rgb(IndexedColor.nearest(to: ground))
      #expect(indexed.contrast(with: indexedGround) >= 4.5)
    }
  }

  /// Backgrounds that people have, and the greys, at which black and white are equally far away.
  static let backgrounds =
    [0x002B36, 0xFDF6E3, 0x282828, 0xFBF1C7, 0x3F3F3F, 0x2E3440, 0x44475A, 0x1E1E2E, 0x300A24]
    .map { RGB($0) }
    + stride(from: 0, through: 255, by: 5).map { RGB(red: $0, green: $0, blue: $0) }
    + (0..<64).map { cube in
      RGB(red: 85 * (cube / 16), green: 85 * (cube / 4 % 4), blue: 85 * (cube % 4))
    }

  @Test(arguments: backgrounds)
  func everyRoleCanBeReadOnTheTerminalsOwnBackground(background: RGB) throws {
    let palette = try #require(Theme.fitting(background: background).palette)
    let readable = palette.readable(on: background)
    #expect(readable.background == background)
    let indexedCard = IndexedColor.rgb(IndexedColor.nearest(to: readable.card))
    for role in Role.allCases {
      #expect(readable[role].contrast(with: background) >= 4.5)
      #expect(readable[role].contrast(with: readable.card) >= 4.5)
      let indexed = IndexedColor.rgb(readable.index(of: role, onTerminal: background))
      #expect(indexed.contrast(with: background) >= 4.5)
      #expect(indexed.contrast(with: indexedCard) >= 4.5)
    }
  }

  @Test func aRoleThatCanBeReadKeepsItsColor() {
    for palette in [Palette.dark, .light] {
      #expect(palette.readable(on: palette.background) == palette)
    }
    let readable = Palette.dark.readable(on: RGB(0x3F3F3F))
    #expect(readable.error == Palette.dark.error)
    #expect(readable.muted == RGB(0xAEAEAE))
  }

  @Test func thePalettesHaveTheirColors() {
    #expect(Palette.dark[.muted] == RGB(red: 0xA3, green: 0xA3, blue: 0xA3))
    #expect(Palette.light[.accent] == RGB(red: 0x0A, green: 0x58, blue: 0xCA))
    #expect(Palette.dark[Ground.card] == RGB(0x191717))
    #expect(Palette.light[Ground.background] == RGB(0xF9F9F9))
    #expect(Palette.dark[Ground.none] == nil)
    #expect(Theme.dark.palette == .dark)
    #expect(Theme.light.palette == .light)
    #expect(Theme.unknown.palette == nil)
    #expect(Theme.none.palette == nil)
  }

  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x767676, 0xFFFFFF, 4.54),
      (0xFF0000, 0xFFFFFF, 4.0), (0x0000FF, 0xFFFFFF, 8.59), (0x010101, 0x000000, 1.006),
    ] as [(UInt32, UInt32, Double)]
  )
  func contrastIsThatOfTheGuidelines(one: UInt32, other: UInt32, contrast: Double) {
    #expect(abs(RGB(one).contrast(with: RGB(other)) - contrast) < 0.005)
    #expect(RGB(one).contrast(with: RGB(other)) == RGB(other).contrast(with: RGB(one)))
  }

  @Test func theFixedColorsAreTheirOwnNearest() {
    for index in IndexedColor.fixed {
      let nearest = IndexedColor.nearest(to: IndexedColor.rgb(index))
      #expect(IndexedColor.rgb(nearest) == IndexedColor.rgb(index))
    }
    #expect(IndexedColor.rgb(208) == RGB(0xFF8700))
    #expect(IndexedColor.rgb(244) == RGB(0x808080))
    #expect(IndexedColor.rgb(3) == RGB(0))
  }

  @Test func theNearestColorIsPassedOverWhereItCannotBeRead() {
    let grey = RGB(0x767676)
    let white = RGB(0xFFFFFF)
    let nearest = IndexedColor.nearest(to: grey)
    let readable = IndexedColor.nearest(to: grey, on: [white], contrast: 7)
    #expect(IndexedColor.rgb(nearest) == grey)
    #expect(IndexedColor.rgb(readable).contrast(with: white) >= 7)
    #expect(IndexedColor.nearest(to: grey, on: [white], contrast: 30) == nearest)
  }

  @Test(
    arguments: [
      ("rgb:0505/0505/0505", 0x050505), ("rgb:1e1e/1e1e/1e1e", 0x1E1E1E), ("rgb:f/8/0", 0xFF8800),
      ("rgb:ff/80/00", 0xFF8000), ("rgb:fff/800/000", 0xFF8000),
      ("rgba:ffff/0000/0000/8080", 0xFF0000),
      ("#F9F9F9", 0xF9F9F9),
    ] as [(String, UInt32)]
  )
  func aColorIsReadFromATerminalsReply(reply: String, color: UInt32) {
    #expect(RGB(specification: reply) == RGB(color))
  }

  @Test(arguments: [
    "", "rgb:", "rgb:1/2", "rgb:1/2/3/4", "rgba:1/2/3", "rgb:+1/2/3", "rgb:-0/0/0", "rgb:11111/0/0",
    "rgb:1//3", "rgb:g/0/0", "#fff", "#+12345", "red", "rgb:１/２/３",
  ])
  func nonsenseIsNoColor(reply: String) {
    #expect(RGB(specification: reply) == nil)
  }

  @Test func theThemeFollowsTheBackground() {
    #expect(Theme.fitting(background: nil) == .unknown)
    #expect(Theme.fitting(background: RGB(0x050505)) == .dark)
    #expect(Theme.fitting(background: RGB(0x002B36)) == .dark)
    #expect(Theme.fitting(background: RGB(0xFDF6E3)) == .light)
    #expect(Theme.fitting(background: RGB(0x808080)) == .light)
  }

  @Test(arguments: [
    ("15;0", Theme.dark), ("0;15", .light), ("0;7", .light), ("7;8", .dark),
    ("15;default;0", .dark),
    ("0;default", .unknown), ("", .unknown), (";", .unknown), ("1;99", .unknown),
    ("15;-1", .unknown),
  ])
  func theVariableIsAHint(variable: String, theme: Theme) {
    #expect(Theme.hinted(by: variable) == theme)
  }

  @Test func groundsArePaintedAsTheThemeIsKnown() {
    #expect(Grounds(theme: .dark, isChosen: true, terminalBackground: nil) == .all)
    #expect(Grounds(theme: .dark, isChosen: true, terminalBackground: RGB(0x191717)) == .all)
    #expect(Grounds(theme: .dark, isChosen: false, terminalBackground: RGB(0x050505)) == .cardOnly)
    #expect(Grounds(theme: .dark, isChosen: false, terminalBackground: RGB(0x1A1818)) == .none)
    #expect(Grounds(theme: .light, isChosen: false, terminalBackground: RGB(0xFFFFFF)) == .none)
    #expect(Grounds(theme: .light, isChosen: false, terminalBackground: RGB(0xFDF6E3)) == .cardOnly)
    #expect(Grounds(theme: .unknown, isChosen: false, terminalBackground: nil) == .none)
    #expect(Grounds(theme: .none, isChosen: true, terminalBackground: RGB(0)) == .none)
    #expect(Grounds.all.paints(.background) && Grounds.all.paints(.card))
    #expect(!Grounds.cardOnly.paints(.background) && Grounds.cardOnly.paints(.card))
    #expect(!Grounds.none.paints(.card) && !Grounds.all.paints(.none))
  }
}
