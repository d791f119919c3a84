/// What is known of the tags that occur in descriptions.
enum HTMLTag {
  /// What a tag does to the lines of the text, opening or closing.
  enum Effect: Hashable, Sendable {
    case none
    case space
    /// One line end, also after another: `<br>`.
    case lineEnd
    /// The start of a line, unless one has started.
    case line
    /// An empty line before what follows.
    case paragraph
    /// A line with a bullet.
    case item
    /// The end of such a line.
    case itemEnd
  }

  /// The effect of a tag with a name in lower case, or nil for one that HTML does not have.
  static func effect(of name: String, isClosing: Bool) -> Effect? {
    if isClosing, name == "li" { return .itemEnd }
    return effects[name]
  }

  /// Tells whether what stands between the opening and the closing tag is no text.
  static func hidesContent(_ name: String) -> Bool {
    name == "script" || name == "style"
  }

  private static let effects: [String: Effect] = {
    var effects: [String: Effect] = [:]
    for (effect, names) in namesByEffect {
      for name in names.split(separator: " ") { effects[String(name)] = effect }
    }
    return effects
  }()

  private static let namesByEffect: [(Effect, String)] = [
    (.lineEnd, "br"),
    (.item, "li"),
    (.space, "td th"),
    (.line, "div ul ol menu dir dl dt dd tr table thead tbody tfoot caption option figcaption"),
    (
      .paragraph,
      "p h1 h2 h3 h4 h5 h6 blockquote pre hr article section header footer main aside nav figure"
        + " address details summary fieldset form center"
    ),
    (
      .none,
      "a abbr acronym applet area audio b base basefont bdi bdo big blink body button canvas cite"
        + " code col colgroup data datalist del dfn dialog em embed font frame frameset head html i"
        + " iframe img input ins kbd label legend link map mark marquee meta meter nobr noframes"
        + " noscript object optgroup output param picture progress q rb rp rt rtc ruby s samp script"
        + " select slot small source span strike strong style sub sup svg template textarea time"
        + " title track tt u var video wbr"
    ),
  ]
}
