import Catalog

/// Reads what a look-up goes by.
enum LookupParser {
  static func key(_ texts: [String]) throws(CommandParser.Misfit) -> LookupKey {
    guard let first = texts.first else { throw CommandParser.Misfit(reason: .needsMore(.lookup)) }
    // Numbers of books and barcodes are printed with spaces.
    if first.hasPrefix("isbn:") || first.hasPrefix("upc:") {
      guard !texts.dropFirst().contains(where: { $0.contains(":") }) else {
        throw CommandParser.Misfit(reason: .tooMuch(.lookup))
      }
      return try single(texts.joined(separator: " "))
    }
    let pieces = texts.flatMap { $0.split(separator: ",").map(String.init) }
    guard let bad = pieces.first(where: { id($0) == nil }) else {
      guard !pieces.isEmpty else { throw CommandParser.Misfit(reason: .noID(first)) }
      return try ids(pieces)
    }
    guard texts.count > 1 else { return try single(first) }
    // What is not an id stands alone.
    let hasWhole = texts.contains { id($0) == nil && (try? single($0)) != nil }
    throw CommandParser.Misfit(reason: hasWhole ? .tooMuch(.lookup) : .noID(bad))
  }

  /// `7`, `id:7`, `song:7`.
  private static func id(_ text: String) -> (number: Int64, type: ItemType?)? {
    guard let colon = text.firstIndex(of: ":") else {
      return WholeNumber.parse64(text).map { ($0, nil) }
    }
    guard let number = WholeNumber.parse64(String(text[text.index(after: colon)...])) else {
      return nil
    }
    let kind = String(text[..<colon])
    if kind == "id" { return (number, nil) }
    return ItemType(rawValue: kind).map { (number, $0) }
  }

  private static func ids(_ pieces: [String]) throws(CommandParser.Misfit) -> LookupKey {
    var numbers: [Int64] = []
    var typed: [ItemID] = []
    for piece in pieces {
      guard let (number, type) = id(piece) else { continue }
      numbers.append(number)
      guard let type, !typed.contains(ItemID(type, number)) else { continue }
      // No item is of two types.
      guard !typed.contains(where: { $0.number == number }) else {
        throw CommandParser.Misfit(reason: .noID(piece))
      }
      typed.append(ItemID(type, number))
    }
    return .ids(numbers, typed: typed)
  }

  private static func single(_ text: String) throws(CommandParser.Misfit) -> LookupKey {
    guard let colon = text.firstIndex(of: ":"), !text.contains("/") else {
      return try address(text)
    }
    let value = String(text[text.index(after: colon)...])
    guard !value.allSatisfy(\.isWhitespace) else {
      throw CommandParser.Misfit(reason: .needsMore(.lookup))
    }
    switch text[..<colon] {
    case "upc":
      do {
        return .other(.upc(try UPC(value)))
      } catch {
        throw CommandParser.Misfit(reason: .noBarcode(value, error))
      }
    case "isbn":
      do {
        return .other(.isbn(try ISBN(value)))
      } catch {
        throw CommandParser.Misfit(reason: .noBookNumber(value, error))
      }
    case "bundle":
      guard let bundle = BundleID(value) else {
        throw CommandParser.Misfit(reason: .noBundle(value))
      }
      return .other(.bundle(bundle))
    default:
      throw CommandParser.Misfit(reason: .noID(text))
    }
  }

  private static func address(_ text: String) throws(CommandParser.Misfit) -> LookupKey {
    do {
      return .address(try StoreAddress.parse(text))
    } catch .notAStoreAddress {
      throw CommandParser.Misfit(reason: .noID(text))
    } catch {
      throw CommandParser.Misfit(reason: .noAddress(text, error))
    }
  }
}
