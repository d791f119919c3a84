/// HTML's character references: `&amp;`, `&#8217;`, `&#x2019;`.
enum HTMLEntities {
  /// Resolves the references in a text; what is none stays as it is, as in `AT&T`.
  static func resolved(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return String(decoding: resolved(in: Array(text.utf8)[...]), as: UTF8.self)
  }

  /// Resolves the references in UTF-8.
  ///
  /// Feeds escape what is escaped already: `&amp;#39;` is the apostrophe that it was. More than twice is text.
  static func resolved(in bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if var found = reference(at: index, in: bytes) {
        if found.scalar == "&", let inner = reference(at: found.end, behindAmpersandIn: bytes) {
          found = inner
        }
        result.append(contentsOf: String(found.scalar).utf8)
        index = found.end
      } else {
        // On to the next reference at once; this byte is a mere `&` or begins plain text.
        let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.endIndex
        result.append(contentsOf: bytes[index..<end])
        index = end
      }
    }
    return result
  }

  /// The reference that begins with the `&` at an index, if one does, and the index behind it.
  private static func reference(
    at index: Int,
    in bytes: ArraySlice<UInt8>
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard bytes[index] == UInt8(ascii: "&") else { return nil }
    return reference(at: index + 1, behindAmpersandIn: bytes)
  }

  private static func reference(
    at name: Int,
    behindAmpersandIn bytes: ArraySlice<UInt8>
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard
      let semicolon = bytes[name...].prefix(longestReference - 1).firstIndex(
        of: UInt8(ascii: ";")
      ),
      let scalar = scalar(named: bytes[name..<semicolon])
    else { return nil }
    return (scalar, semicolon + 1)
  }

  /// No reference is longer, leading zeros aside; the bound keeps a text full of `&` cheap.
  private static let longestReference = 16

  private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      return named[String(decoding: name, as: UTF8.self)]
    }
    let digits = name.dropFirst()
    if digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X") {
      return scalar(digits.dropFirst(), radix: 16)
    }
    return scalar(digits, radix: 10)
  }

  private static func scalar(_ digits: ArraySlice<UInt8>, radix: Int) -> Unicode.Scalar? {
    // A sign would be read too, and is no digit here.
    guard let first = digits.first, first != UInt8(ascii: "+"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
    else { return nil }
    switch value {
    // Meant as Windows-1252, where these are quotes and dashes; as Unicode they are control codes.
    case 0x80...0x9F: return windows1252[Int(value - 0x80)]
    case 0x09, 0x0A, 0x0D: return Unicode.Scalar(value)
    case 0..<0x20, 0x7F: return nil
    default: return Unicode.Scalar(value)
    }
  }

  /// The characters of Windows-1252 from 0x80 to 0x9F; the five that it lacks stay unresolved.
  private static let windows1252: [Unicode.Scalar?] = [
    "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
    nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
  ]

  private static let named: [String: Unicode.Scalar] = {
    var named: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "AMP": "&", "LT": "<",
      "GT": ">", "QUOT": "\"",
      "nbsp": "\u{A0}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
      "shy": "\u{AD}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
      "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "middot": "·", "prime": "′",
      "Prime": "″", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
      "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "dagger": "†", "Dagger": "‡", "permil": "‰",
      "copy": "©", "reg": "®", "trade": "™", "euro": "€", "deg": "°", "times": "×",
      "divide": "÷", "minus": "−", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓",
      "harr": "↔", "hearts": "♥", "star": "☆", "starf": "★", "check": "✓", "infin": "∞",
      "asymp": "≈", "ne": "≠", "le": "≤", "ge": "≥", "OElig": "Œ", "oelig": "œ",
      "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜",
      "num": "#", "excl": "!", "quest": "?", "comma": ",", "period": ".", "colon": ":",
      "semi": ";", "lpar": "(", "rpar": ")", "lsqb": "[", "rsqb": "]", "sol": "/", "bsol": "\\",
      "lowbar": "_", "dollar": "$", "percnt": "%", "ast": "*", "plus": "+", "equals": "=",
      "commat": "@", "Tab": "\t", "NewLine": "\n",
    ]
    for (offset, name) in latin1.split(separator: " ").enumerated() {
      named[String(name)] = Unicode.Scalar(UInt8(0xA1 + offset))
    }
    return named
  }()

  /// The names of U+00A1 to U+00FF, in order.
  private static let latin1 = """
    iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 \
    sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute \
    Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH \
    Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
    szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc \
    uuml yacute thorn yuml
    """
}
