#if canImport(Darwin)
// There it is part of the system, so that a start does not pay for it; Swift itself has no public normal forms.
import Foundation
#else
// The one use of this private interface: on Linux the alternative is Foundation with the whole
// of ICU behind it, which triples the time and the memory of a start. Tests pin the results.
@_spi(_Unicode) import Swift
#endif

/// Unicode's canonical normal forms.
public enum Normalization {
  /// The text composed as far as canonical equivalence allows (NFC).
  public static func nfc(_ text: String) -> String {
    guard !isASCII(text) else { return text }
    #if canImport(Darwin)
    return text.precomposedStringWithCanonicalMapping
    #else
    var composed = String.UnicodeScalarView()
    composed.append(contentsOf: readable(text)._nfc)
    return String(composed)
    #endif
  }

  /// The text decomposed into base characters and marks in canonical order (NFD).
  public static func nfd(_ text: String) -> String {
    guard !isASCII(text) else { return text }
    #if canImport(Darwin)
    return text.decomposedStringWithCanonicalMapping
    #else
    var decomposed = String.UnicodeScalarView()
    decomposed.append(contentsOf: readable(text)._nfd)
    return String(decomposed)
    #endif
  }

  private static func isASCII(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 }
  }

  #if !canImport(Darwin)
  /// Takes four characters apart by hand.
  ///
  /// They are starters that decompose into marks, and the standard library does not put those into
  /// order with the marks around them.
  private static func readable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { marksInDisguise[$0] != nil }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let marks = marksInDisguise[scalar] {
        result.append(contentsOf: marks)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static let marksInDisguise: [Unicode.Scalar: [Unicode.Scalar]] = [
    "\u{344}": ["\u{308}", "\u{301}"], "\u{F73}": ["\u{F71}", "\u{F72}"],
    "\u{F75}": ["\u{F71}", "\u{F74}"], "\u{F81}": ["\u{F71}", "\u{F80}"],
  ]
  #endif
}
