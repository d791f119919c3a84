/// How a cluster behaves where lines are broken, by its first scalar.
enum Breaking {
  /// A space, or U+200B.
  case space
  /// Part of a word.
  case word
  /// A dash between two thoughts, set without spaces: a line may end with it and begins with none.
  case dash
  /// Chinese and Japanese: a line may end on either side.
  case ideograph
  /// Punctuation no line begins with.
  case closing
  /// Punctuation no line ends with.
  case opening
  /// Chinese or Japanese that no line begins with: punctuation, small kana, iteration marks.
  case wideClosing
  /// Chinese or Japanese punctuation no line ends with.
  case wideOpening

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case " ", "\t", "\r", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200B}", "\u{205F}",
      "\u{3000}":
      self = .space
    case "!", ")", ",", ".", ":", ";", "?", "]", "}", "’", "”", "…", "‥", "»":
      self = .closing
    case "—":
      self = .dash
    case "(", "[", "{", "‘", "“", "«", "$", "£", "¥", "€":
      self = .opening
    case let scalar where scalar.value < 0x2E80:
      self = .word
    default:
      self = Self(eastAsian: scalar)
    }
  }

  private init(eastAsian scalar: Unicode.Scalar) {
    switch scalar {
    case "、", "。", "〉", "》", "」", "』", "】", "〕", "〗", "〙", "〛", "〜", "゛"..."ゞ", "・"..."ヾ", "々", "〻",
      "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ゕ", "ゖ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ",
      "ュ", "ョ", "ヮ", "ヵ", "ヶ", "ㇰ"..."ㇿ", "！", "）", "，", "．", "：", "；", "？", "］", "｝", "～", "％",
      "｠",
      "｡", "｣"..."･", "ｧ"..."ｰ", "ﾞ", "ﾟ":
      self = .wideClosing
    case "〈", "《", "「", "『", "【", "〔", "〖", "〘", "〚", "（", "［", "｛", "｟", "｢", "＄", "￡", "￥":
      self = .wideOpening
    default:
      self = Self.isIdeographic(scalar.value) ? .ideograph : .word
    }
  }

  /// Tells whether a line may end between this cluster and the next, with no space between them.
  func allowsBreak(before next: Self) -> Bool {
    switch (self, next) {
    case (.space, _), (_, .space): true
    case (.opening, _), (.wideOpening, _), (_, .closing), (_, .wideClosing), (_, .dash): false
    case (.ideograph, _), (.wideClosing, _), (_, .ideograph), (_, .wideOpening), (.dash, _): true
    case (.word, _), (.closing, _): false
    }
  }

  private static func isIdeographic(_ value: UInt32) -> Bool {
    switch value {
    case 0x2E80..<0x3130, 0x3190..<0xA4D0, 0xF900..<0xFB00, 0xFE30..<0xFE50, 0xFF00..<0xFFA0,
      0xFFE0..<0xFFE7, 0x1B000..<0x1B170, 0x20000..<0x40000:
      true
    default: false
    }
  }
}
