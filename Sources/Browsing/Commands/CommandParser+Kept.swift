import Catalog
import Records

/// The commands of what is kept: the watchlist, the history, and the end of both.
extension CommandParser {
  /// `watch`, `watch 3`, `watch 1-4,7 below 4.99`, `watch below off`.
  func watch(_ words: [Word]) throws(Misfit) -> Command {
    let named = words.prefix { $0.raw != PriceWord.below }.prefix(1)
    let words = Array(words.dropFirst(named.count))
    let limit = try limit(words)
    return .watch(try selection(Array(named), .watch), limit)
  }

  private func limit(_ words: [Word]) throws(Misfit) -> WatchLimit {
    guard let first = words.first else { return .asBefore }
    guard first.raw == PriceWord.below else { throw Misfit(reason: .tooMuch(.watch)) }
    guard words.count > 1 else { throw Misfit(reason: .needsMore(.watch)) }
    guard words.count == 2 else { throw Misfit(reason: .tooMuch(.watch)) }
    return try limit(words[1].text)
  }

  private func limit(_ word: String) throws(Misfit) -> WatchLimit {
    if word == PriceWord.off { return .none }
    guard let price = PriceWord.amount(of: word) else { throw Misfit(reason: .noPrice(word)) }
    return .below(price)
  }

  /// `note 3 for Anna`, `note 3 off`.
  func note(_ words: inout [Word]) throws(Misfit) -> Command {
    guard let first = words.first else { throw Misfit(reason: .needsMore(.note)) }
    guard let reference = try leadingItem(&words) else {
      throw Misfit(reason: .noRow(first.raw, count: context.rowCount))
    }
    let text = Self.text(words)
    guard !text.isEmpty else { throw Misfit(reason: .needsMore(.note)) }
    return .note(reference, text == "off" ? nil : text)
  }

  /// `profile`, `profile new guest`.
  func profile(_ words: [Word]) throws(Misfit) -> Command {
    guard let first = words.first else { return .profile(new: nil) }
    guard first.raw == ProfileName.new else { throw Misfit(reason: .tooMuch(.profile)) }
    guard words.count > 1 else { throw Misfit(reason: .needsMore(.profile)) }
    guard words.count == 2 else { throw Misfit(reason: .tooMuch(.profile)) }
    let name = words[1].text
    guard ProfileName.isValid(name) else { throw Misfit(reason: .noProfileName(name)) }
    return .profile(new: name)
  }

  /// `forget history`, `forget 3`, and whatever else for words.
  func forget(_ words: [Word]) throws(Misfit) -> Command {
    let text = Self.text(words)
    guard !text.isEmpty else { throw Misfit(reason: .needsMore(.forget)) }
    guard words.count == 1 else { return .forget(.words(text)) }
    switch text {
    case "history": return .forget(.history)
    case "seen": return .forget(.seen)
    case "all": return .forget(.all)
    default:
      var words = words
      return .forget(try leadingItem(&words).map(ForgetTarget.item) ?? .words(text))
    }
  }

  /// Words in which every character is itself.
  static func text(_ words: [Word]) -> String {
    words.map(\.raw).joined(separator: " ").trimmingWhitespace()
  }
}

/// A price as it is typed: a number with at most one sign of a currency, its point written as stores write it.
enum PriceWord {
  /// What stands before a limit.
  static let below = "below"
  /// What stands in place of one to take it away.
  static let off = "off"

  /// Reads `4.99`, `$5`, `9,99€`, `¥1,528`, `free`; nil for what is no price.
  static func amount(of word: String) -> Double? {
    FilterNumber(price: word)?.value
  }
}
