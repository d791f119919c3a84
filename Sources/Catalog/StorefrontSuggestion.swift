extension Storefront {
  /// The store that a refused word was probably meant for, or nil when that is not clear.
  ///
  /// For the question behind a refusal only ("did you mean gb"): a country that was typed is never
  /// replaced in silence. Understood are alpha-3 codes, English names and their beginnings,
  /// everyday and native names, some language codes, and names with one slip of the finger.
  ///
  /// - Parameter word: what was typed, of any length and content.
  /// - Returns: the one store that fits; nil if none or several do.
  public static func suggestion(for word: String) -> Storefront? {
    guard word.utf8.count <= longestWord else { return nil }
    let typed = searchKey(word)
    guard !typed.isEmpty else { return nil }
    if let code = aliases[typed] { return Storefront(code: code) }
    if let store = Storefront(code: typed) ?? Storefront(alpha3: typed) { return store }
    // A country without a store is no beginning of another's name: `va` is not Vanuatu.
    guard LocaleDefault.neighbours[typed] == nil else { return nil }
    return named(typed) ?? begins(with: typed) ?? oneSlip(from: typed)
  }

  private static let longestWord = 64

  private static func named(_ typed: String) -> Storefront? {
    keys.first { $0.key == typed }?.store
  }

  private static func begins(with typed: String) -> Storefront? {
    only(keys.lazy.filter { $0.key.hasPrefix(typed) }.map(\.store))
  }

  /// The store one inserted, lost, changed or exchanged letter away; short words are all close.
  private static func oneSlip(from typed: String) -> Storefront? {
    let letters = Array(typed.utf8)
    guard letters.count >= 4 else { return nil }
    let found = keys.lazy.filter { isOneSlip(letters, Array($0.key.utf8)) }.map(\.store)
    let alias = aliases.lazy.filter { isOneSlip(letters, Array($0.key.utf8)) }
      .compactMap { Storefront(code: $0.value) }
    return only(Array(found) + Array(alias))
  }

  /// The one store of a sequence that holds no second one.
  private static func only(_ stores: some Sequence<Storefront>) -> Storefront? {
    let distinct = Set(stores)
    return distinct.count == 1 ? distinct.first : nil
  }

  private static func isOneSlip(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard abs(left.count - right.count) <= 1, left != right else { return false }
    let head = zip(left, right).prefix { $0 == $1 }.count
    let tail = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let shorter = min(left.count, right.count)
    if head + tail >= shorter { return true }
    guard left.count == right.count else { return false }
    return head + tail == left.count - 1
      || (head + tail == left.count - 2
        && left[head] == right[head + 1] && left[head + 1] == right[head])
  }

  /// Folds case and marks, and reads every run of other characters than letters as one space.
  private static func searchKey(_ text: String) -> String {
    var key = Folding.fold(text)
      .split { !($0.isASCII && $0.isLetter) }
      .joined(separator: " ")
    if key.hasPrefix("the ") { key.removeFirst(4) }
    if key.hasPrefix("saint ") {
      key.replaceSubrange(key.startIndex..., with: "st " + key.dropFirst(6))
    }
    return key
  }

  private static let keys: [(key: String, store: Storefront)] = all.map {
    (searchKey($0.name), $0)
  }

  /// Words that are no part of a store's name, each with the store's code.
  private static let aliases: [String: String] = [
    "america": "us", "belgie": "be", "belgique": "be", "bosnia": "ba",
    "brasil": "br", "britain": "gb", "burma": "mm", "cabo verde": "cv", "china": "cn",
    "congo brazzaville": "cg", "congo kinshasa": "cd", "cs": "cz",
    "czech republic": "cz", "da": "dk", "danmark": "dk", "deutschland": "de", "drc": "cd",
    "eesti": "ee", "eire": "ie", "emirates": "ae", "england": "gb", "espana": "es",
    "great britain": "gb", "hellas": "gr", "herzegovina": "ba", "holland": "nl", "hongkong": "hk",
    "hrvatska": "hr", "italia": "it", "ivory coast": "ci", "ja": "jp", "ko": "kr", "korea": "kr",
    "lietuva": "lt", "macao": "mo", "macedonia": "mk", "magyarorszag": "hu", "mexiko": "mx",
    "nederland": "nl", "nevis": "kn", "nippon": "jp", "norge": "no", "northern ireland": "gb",
    "osterreich": "at", "polska": "pl", "republic of korea": "kr", "rossiya": "ru",
    "russian federation": "ru", "scotland": "gb", "schweiz": "ch", "slovak republic": "sk",
    "slovensko": "sk", "slovenija": "si", "srbija": "rs", "suisse": "ch", "suomi": "fi",
    "sverige": "se", "svizzera": "ch", "swaziland": "sz", "tobago": "tt", "turkey": "tr",
    "u k": "gb", "u s": "us", "u s a": "us", "uae": "ae", "uk": "gb",
    "united states of america": "us", "viet nam": "vn", "wales": "gb", "zh": "cn",
  ]
}
