import Catalog
import Records
import TerminalText

/// The labelled rows of a detail, those that have something to say.
struct DetailRows {
  /// Where the values begin: the widest label, and two cells.
  private static let valueColumn = 11

  private let item: Item
  private let listCountry: String?
  private let place: String?
  private let age: String?
  private let width: Int
  private let isLinear: Bool
  private let history: PriceHistory
  private let entry: WatchEntry?
  private let now: Int64
  /// Whether the item plays already.
  private let isPlaying: Bool
  /// Whether somebody is there who could type a command.
  private let isInteractive: Bool

  init(_ detail: Detail, width: Int, in context: DrawingContext) {
    history = detail.prices ?? PriceHistory()
    entry = detail.entry
    now = context.now
    isPlaying = context.playing?.item.storeID == detail.item.storeID
    isInteractive = context.isInteractive
    place = Self.place(of: detail, now: context.now)
    age = detail.list.seenAt(detail.item).map { RelativeAge.text(of: $0, now: context.now) }
    item = detail.item
    listCountry = detail.list.country?.code
    self.width = width
    isLinear = context.isLinear
  }

  func lines() -> [Line] {
    withHistory(prices) + watch + belongings + addresses + facts
  }

  // MARK: The watchlist

  private var watch: [Line] {
    guard let entry else { return [] }
    if entry.isWaiting { return row("Watching", [ExchangeWords.state(of: entry)]) }
    let absence = entry.isAbsent ? WatchWords.absence(of: entry, now: now) : nil
    return row("Watching", absence.map { [.text($0, .warning)] } ?? [])
      + row("Note", [entry.note.flatMap(ItemText.line)])
  }

  /// The rows of prices with how the price went, beside the first where it has room.
  private func withHistory(_ prices: [Line]) -> [Line] {
    guard
      let spark = Sparkline.text(of: history, now: now, cells: 10), let low = history.lowest
    else { return prices }
    let price = WatchWords.price(low.price, of: item.storeID, history.known?.currency)
    let words = "lowest \(price) on \(DayText.text(ofSecond: low.since, now: now))"
    guard !isLinear else { return prices + row("Prices", [words]) }
    let spans: [TextSpan] = [.text(spark, .accent), .space(2), .text(words, .muted)]
    guard let first = prices.first, first.spans.cells + 4 + spans.cells <= width else {
      return prices + row("Prices", spans.cut(to: valueWidth))
    }
    return [Line(left: first.spans, right: spans, width: width)] + prices.dropFirst()
  }

  // MARK: Prices

  private var prices: [Line] {
    guard item.id.type.isSold else { return [] }
    let offers: [(label: String, sd: Double?, hd: Double?)] = [
      ("Buy", item.price, item.hdPrice), ("Rent", item.rentalPrice, item.hdRentalPrice),
    ]
    let texts = offers.map { ($0.label, price($0.sd), price($0.hd)) }
    let column = (texts.compactMap { $0.1.map { DisplayWidth.of($0.text) } }.max() ?? 0) + 4
    return texts.flatMap { label, sd, hd -> [Line] in
      let strength: Style = label == "Buy" ? .strongPrice : .price
      let first = sd.map { [TextSpan.text($0.text, $0.isOffer ? strength : .muted)] }
      let second = hd.map { [TextSpan.text("HD ", .muted), .text($0.text, $0.style)] }
      guard let first, let second else { return row(label, first ?? second ?? []) }
      let both = first + [.column(column)] + second
      guard both.cells > valueWidth else { return row(label, both) }
      return row(label, first) + row("", second)
    }
  }

  private func price(_ amount: Double?) -> PriceText? {
    PriceText(amount, of: item, among: false)
  }

  // MARK: What it belongs to

  private var belongings: [Line] {
    let collection = ItemText.line(item.collection)
    switch item.id.type {
    case .song, .musicVideo:
      return row("Album", [collection, position("track")])
    case .tvEpisode:
      return row("Show", [ItemText.line(item.creator)])
        + row("Season", [collection, position("episode")])
    case .podcastEpisode:
      return row("Show", [collection])
    case .movie:
      return row("Collection", [collection])
    case .album:
      return row("Tracks", [count])
    case .tvSeason:
      return row("Episodes", [count])
    case .podcast:
      return row("Episodes", [count]) + row("Newest", [day])
    case .artist, .audiobook, .ebook, .app, .macApp:
      return []
    }
  }

  private var count: String? {
    item.trackCount.flatMap { $0 > 0 ? String($0) : nil }
  }

  private var day: String? { item.released.map(DayText.text) }

  /// `disc 2, track 5 of 12`; the disc only where there is more than one, as far as is known.
  private func position(_ noun: String) -> String? {
    guard let track = item.track, track > 0 else { return nil }
    let disc = item.disc.flatMap { $0 > 1 ? "disc \($0), " : nil } ?? ""
    let count = item.trackCount.flatMap { $0 >= track ? " of \($0)" : nil } ?? ""
    return "\(disc)\(noun) \(track)\(count)"
  }

  // MARK: Addresses

  private var addresses: [Line] {
    var lines: [Line] = []
    if item.id.type == .podcastEpisode {
      lines += address("Episode", item.previewURL)
    } else {
      lines += preview
    }
    return lines + address("Feed", item.feedURL) + address("Store", item.storeURL)
  }

  /// How to hear the preview, where somebody can; else where it is.
  ///
  /// Apple asks for the notice beside it.
  private var preview: [Line] {
    let notice = Phrase(PlayingWords.courtesy, .muted)
    guard isInteractive, ItemAction(.play, [item]) != nil else {
      let address = address("Preview", item.previewURL)
      return address.isEmpty ? [] : address + rows("", notice)
    }
    let command = Phrase.command(isPlaying ? "stop" : "play")
    guard !isLinear else { return rows("Preview", command + Phrase(", ", .muted) + notice) }
    let first = rows("Preview", command)
    guard isWide, first.count == 1, first[0].spans.cells + 4 + notice.spans.cells <= width else {
      return first + rows("", notice)
    }
    return [Line(left: first[0].spans, right: notice.spans, width: width)]
  }

  /// An address whole, on as many lines as it takes; one that does not lead into the web is none, as for every command.
  private func address(_ label: String, _ address: String?) -> [Line] {
    guard let safe = ItemText.line(address).flatMap(Address.safe) else { return [] }
    let pieces = TextLayout.wrapAddress(safe, width: valueWidth)
    return rows(label, pieces.map { [.text($0, .accent, link: safe)] })
  }

  // MARK: Facts

  private var facts: [Line] {
    let type = item.id.type
    let needs = ItemText.line(item.minimumSystem).map { (type == .macApp ? "macOS " : "iOS ") + $0 }
    return row("Chart", [place])
      + row("Released", [type == .podcast ? nil : day])
      + row("Rating", [RatingText.long(of: item)])
      + row("Version", [ItemText.line(item.version)])
      + row("Size", [item.sizeBytes.flatMap(QuantityText.size)])
      + row("Needs", [needs])
      + row("Country", [country])
      + row("Seen", [age])
      + row("Copyright", [ItemText.line(item.copyright)])
  }

  /// `3 in Top films · up 2 since 29 Nov`; the chart where the list is of one or of several.
  private static func place(of detail: Detail, now: Int64) -> String? {
    guard let rank = detail.item.rank else { return nil }
    let list = detail.list
    let chart = list.chartHead(ofRow: detail.row).map { " in \($0)" } ?? ""
    guard let movement = list.movements[detail.item.id] else { return "\(rank)\(chart)" }
    let baseline = list.section(ofRow: detail.row)?.request.flatMap(list.movedSince(in:))
    let since = (baseline ?? list.movedSince).map {
      " since \(DayText.text(ofSecond: $0, now: now))"
    }
    return "\(rank)\(chart) · \(MovementText.long(movement))\(since ?? "")"
  }

  /// The storefront, where it is not the one that was asked, or none was.
  private var country: String? {
    guard item.country != listCountry else { return nil }
    return Storefront(code: item.country)?.name ?? ItemText.line(item.country)
  }

  // MARK: Rows

  /// Whether labels and values stand beside each other.
  private var isWide: Bool { width >= Self.valueColumn + 16 }

  private var valueWidth: Int {
    if isLinear { return width }
    return max(1, isWide ? width - Self.valueColumn : width - 2)
  }

  private func row(_ label: String, _ texts: [String?]) -> [Line] {
    let text = texts.compactMap { $0 }.joined(separator: isLinear ? ", " : " · ")
    return text.isEmpty ? [] : rows(label, Phrase(text))
  }

  private func row(_ label: String, _ spans: [TextSpan]) -> [Line] {
    guard !spans.isEmpty else { return [] }
    return isLinear ? rows(label, Phrase(linear: spans)) : rows(label, [spans])
  }

  private func rows(_ label: String, _ value: Phrase) -> [Line] {
    guard isLinear, !label.isEmpty else {
      return rows(label, value.lines(width: valueWidth).map(\.spans))
    }
    return (Phrase("\(label): ", .muted) + value).lines(width: width)
  }

  /// A label and what it says in one line; what would be broken behind its label stands whole below it.
  private func linear(_ label: String, _ value: [TextSpan]) -> [Line] {
    guard !label.isEmpty else { return [Line(value)] }
    let head = [TextSpan.text("\(label): ", .muted)]
    let line = head + value
    return (line.cells <= width ? [line] : [head, value]).map { Line($0) }
  }

  private func rows(_ label: String, _ values: [[TextSpan]]) -> [Line] {
    guard let first = values.first else { return [] }
    guard !isLinear else { return linear(label, first) + values.dropFirst().map { Line($0) } }
    let head = [TextSpan.text(label, .muted)]
    guard isWide else {
      let lines = values.map { Line($0).indented(by: 2) }
      return label.isEmpty ? lines : [Line(head)] + lines
    }
    return values.enumerated().map { index, value in
      let moved = Line(value).indented(by: Self.valueColumn)
      return index == 0 && !label.isEmpty ? Line(head + moved.spans) : moved
    }
  }
}

extension ListScreen {
  /// What the chart is called that a row is of: the list's, or that of the row's section.
  fileprivate func chartHead(ofRow row: Int) -> String? {
    switch topic {
    case .inquiry(.chart(let chart, let genre, _, _)):
      return ChartWords.head(of: chart, genre: genre)
    case .inquiry(.request(.chart(let request))):
      return RequestWords.head(of: .chart(request))
    case .inquiry(.similar):
      return findings.charts.first.map { RequestWords.head(of: .chart($0)) }
    case .start, .seen, .inquiry, .watchlist, .deals, .prices, .history, .downloads:
      return section(ofRow: row).map { ChartWords.head(of: $0.chart) }
    }
  }

  /// The section of home that a row is in.
  fileprivate func section(ofRow row: Int) -> HomeSection? {
    var first = 0
    for section in findings.sections {
      first += section.items.count
      if row < first { return section }
    }
    guard items.indices.contains(row) else { return nil }
    // What comes out may be further down in a chart.
    let id = items[row].storeID
    return findings.sections.first { section in section.further.contains { $0.storeID == id } }
  }
}
