/// The keys of Apple's records that an item is made from, named as Apple names them.
///
/// The raw value is the key's place in a record's list of values. As a `CodingKey` it has its name from the compiler,
/// where printing a case would look for it by reflection, in every start that restores a list.
enum RecordKey: Int, CaseIterable, CodingKey {
  case artistId, artistLinkUrl, artistName, artistType, artistViewUrl
  case artworkUrl30, artworkUrl60, artworkUrl100, artworkUrl160, artworkUrl512, artworkUrl600
  case averageUserRating, bundleId
  case collectionCensoredName, collectionExplicitness, collectionHdPrice, collectionId
  case collectionName, collectionPrice, collectionType, collectionViewUrl
  case contentAdvisoryRating, copyright, country, currency, description, discNumber
  case episodeUrl, feedUrl, fileSizeBytes, genres, kind, longDescription, minimumOsVersion
  case previewUrl, price, primaryGenreName, releaseDate, shortDescription
  case trackCensoredName, trackContentRating, trackCount, trackExplicitness, trackHdPrice
  case trackHdRentalPrice, trackId, trackName, trackNumber, trackPrice, trackRentalPrice
  case trackTimeMillis, trackViewUrl, userRatingCount, version, wrapperType
}

/// Finds a key by its bytes: a hash table whose names lie in one array, since every key of every record is looked up.
struct RecordKeyTable {
  /// The one table that there is, made once: where single records are read, it would take longer than they.
  static let standard = RecordKeyTable()

  /// For each hash the key's raw value, -1 where there is none; a taken slot leads on to the next.
  private var slots: [Int8]
  private var names: [UInt8] = []
  /// Where each key's name ends in `names`, and the next begins.
  private var ends: [Int] = []

  init() {
    slots = [Int8](repeating: -1, count: Self.slotCount)
    for key in RecordKey.allCases {
      let name = Array(key.stringValue.utf8)
      names += name
      ends.append(names.count)
      var slot = Self.hash(name.indices, in: name)
      while slots[slot] >= 0 { slot = (slot + 1) % Self.slotCount }
      slots[slot] = Int8(key.rawValue)
    }
  }

  /// The raw value of the key that these bytes spell, or nil.
  func index(spelling range: Range<Int>, in bytes: [UInt8]) -> Int? {
    guard !range.isEmpty else { return nil }
    var slot = Self.hash(range, in: bytes)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if spells(index, range, bytes) { return index }
      slot = (slot + 1) % Self.slotCount
    }
    return nil
  }

  private func spells(_ index: Int, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let start = index == 0 ? 0 : ends[index - 1]
    guard ends[index] - start == range.count else { return false }
    let names = names.span
    let bytes = bytes.span
    for offset in 0..<range.count
    where names[start + offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Four times as many as there are keys: with few neighbours taken, a miss ends at once.
  private static let slotCount = 256

  private static func hash(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    let bytes = bytes.span
    var hash: UInt32 = 2_166_136_261
    for index in range { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    return Int((hash >> 16 ^ hash) & 255)
  }
}
