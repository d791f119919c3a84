@testable import Browsing
import Catalog
import Records
import TestSupport
import Testing

/// Every state meets every event, and states are reached by events alone.
struct ViewModelTableTests {
  enum Start: String, CaseIterable {
    case start, empty, list, detail, chart, chartDetail, films, loading, reloading, completing,
      home, twoSteps, error, reloadError
  }

  /// The model in a state that all visits lead back to and some lead on from.
  static func model(_ start: Start) throws -> ViewModel {
    var model = ViewModel(window: Window(columns: 80, rows: 16))
    switch start {
    case .start: break
    case .empty: try model.search("none", rows: 0)
    case .list: try model.search("many", rows: 25)
    case .detail:
      try model.search("many", rows: 25)
      try model.type("2")
    case .chart:
      try model.type("charts movies")
      model.answer([Answers.song(101, of: 11), Answers.song(102, of: 12)])
    case .chartDetail:
      model = try Self.model(.completing)
      model.answer([Answers.song(102, of: 12, by: 22)])
    case .completing:
      model = try Self.model(.chart)
      try model.type("2")
    case .films:
      // A list that goes on being added to, with a request out for it.
      try model.type("song media:movie")
      let charts = model.answer([]).requests
      for chart in charts { model.answer([Answers.item(101)], to: chart) }
      _ = model.idle()
    case .home:
      try model.search("many", rows: 25)
      try model.type("home")
      model.answer([Answers.item(201)])
    case .twoSteps:
      try model.search("many", rows: 25)
      try model.type("2")
      try model.type("more id:7")
    case .loading:
      try model.search("many", rows: 25)
      try model.type("/more")
    case .reloading:
      try model.search("many", rows: 25)
      try model.type("reload")
    case .error:
      try model.search("many", rows: 25)
      try model.type("/more")
      model.answer(.failure(CatalogError(.timedOut)))
    case .reloadError:
      try model.search("many", rows: 25)
      try model.type("2")
      try model.type("reload")
      model.answer(.failure(CatalogError(.limited, status: 403)))
    }
    return model
  }

  static let lines = [
    "", "/new", "help me", "3", "row:30", "id:102", "id:7", "song:102", "movie:102", "next", "prev",
    "page 2", "page 9",
    "back", "forward", "list", "redraw", "reload", "retry", "country gb", "set", "help", "quit",
    "home", "home alone", "charts", "charts jazz", "more", "more 2", "more id:7", "compare",
    "compare 2 gb", "compare id:7", "lookup 7", "lookup to the stars", "find abba",
    "copy url", "copy title 2", "copy id id:7", "open 1-2", "open season",
    "play", "play 2", "play id:7", "play misty", "stop",
    "export csv x.csv", "import x.json",
    "filter 10", "filter price<", "filter off", "sort -name", "sort it out",
  ]

  enum Event: String, CaseIterable {
    case found, nothing, failed, offline, again, late, waited, cancelled, resized, restored, gone,
      seen, idle, further
  }

  static func apply(_ event: Event, to model: inout ViewModel) -> [Effect] {
    switch event {
    case .found: return model.answer(.success(Answers.received(3, from: 201, id: 2)))
    case .nothing: return model.answer(.success(Answers.received(0, id: 2)))
    case .failed: return model.answer(.failure(CatalogError(.outage, status: 503)))
    case .offline: return model.answer(.failure(CatalogError(.offline)))
    case .again:
      // The same reply twice, the second time when nothing waits for it.
      guard case .loading(let loading) = model.state, let request = model.out.first else {
        return []
      }
      let effects = model.answer(.success(Answers.received(1, from: 7, id: 2)))
      return effects
        + model.receive(.success(Answers.received(3)), for: loading.id, request)
    case .late:
      return model.receive(
        .success(Answers.received(3)),
        for: FetchID(rawValue: 999),
        Answers.request("many")
      )
    case .waited:
      guard case .loading(let loading) = model.state else {
        return model.wait(5, for: FetchID(rawValue: 1))
      }
      return model.wait(5, for: loading.id)
    case .seen:
      return model.found(Answers.seen([Answers.item(301)]), for: SeenQuery("abba", limit: 200))
    case .idle: return model.idle()
    case .further:
      guard let id = model.further.values.compactMap(\.out).first else { return [] }
      return model.receive(
        .success(Answers.received(2, from: 101, id: 3)),
        for: id,
        .chart(ChartRequest(.movies, country: .unitedStates, genre: 4401))
      )
    case .cancelled: return model.cancel()
    case .resized: return model.resize(to: Window(columns: 40, rows: 10))
    case .restored:
      return model.restored(
        .list(.start(serial: 9)),
        of: ScreenRecord(serial: 9, topic: .start),
        going: .back
      )
    case .gone:
      return model.restored(nil, of: ScreenRecord(serial: 9, topic: .start), going: .forward)
    }
  }

  /// What comes of it, in short: the effects' letters, then the state.
  static func summary(_ effects: [Effect], _ model: ViewModel) -> String {
    let letters = effects.map { effect in
      switch effect {
      case .save: "s"
      case .fetch: "f"
      case .cancelFetch: "c"
      case .act: "a"
      case .seekItems: "I"
      case .changeDownload: "D"
      case .find, .recall: "?"
      case .restore: "r"
      case .assemble: "R"
      case .seek: "S"
      case .watch: "W"
      case .gather, .export: "E"
      case .read, .merge, .match: "I"
      case .takeBack: "U"
      case .listProfiles: "P"
      case .makeProfile: "N"
      case .examine: "E"
      case .weigh: "G"
      case .forget: "X"
      case .revisit: "V"
      case .keep: "k"
      case .stopPlaying: "p"
      case .tell: "t"
      case .draw: "d"
      case .redraw: "w"
      case .quit: "q"
      }
    }
    let state =
      switch model.state {
      case .loading: "loading"
      case .list(let list):
        list.kind == .start ? "start" : "list\(list.items.count)+\(list.firstRow)"
      case .detail(let detail): "detail\(detail.row)"
      case .error: "error"
      }
    return letters.joined() + ">" + state
  }

  @Test(arguments: Start.allCases)
  func everyLineInEveryState(start: Start) throws {
    var found: [String] = []
    for line in Self.lines {
      var model = try Self.model(start)
      let effects = try model.type(line)
      found.append("\(line.isEmpty ? "(nothing)" : line) \(Self.summary(effects, model))")
    }
    let expected = Self.expectedAtPlaces[start] ?? Self.expectedOverPlaces[start]
    #expect(found.joined(separator: "\n") == expected)
  }

  @Test(arguments: Start.allCases)
  func everyOtherEventInEveryState(start: Start) throws {
    var found: [String] = []
    for event in Event.allCases {
      var model = try Self.model(start)
      let effects = Self.apply(event, to: &model)
      found.append("\(event.rawValue) \(Self.summary(effects, model))")
    }
    #expect(found.joined(separator: "\n") == Self.expectedEvents[start])
  }

  private struct Asked: Hashable {
    var id: FetchID
    var request: CatalogRequest
  }

  @Test(arguments: Start.allCases, 1...8 as ClosedRange<UInt64>)
  func whatIsDrawnWasSavedBefore(start: Start, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var model = try Self.model(start)
    var saved = model.record
    var asked: [Asked] = []
    var numbers: Set<Asked> = []
    if case .loading(let loading) = model.state {
      asked = model.out.map { Asked(id: loading.id, request: $0) }
    }
    for _ in 0..<60 {
      let before = model.state
      let choice = generator.next(below: Self.lines.count + Event.allCases.count + 20)
      let effects: [Effect]
      if choice < Self.lines.count {
        effects = try model.type(Self.lines[choice])
      } else if choice < Self.lines.count + Event.allCases.count {
        effects = Self.apply(Event.allCases[choice - Self.lines.count], to: &model)
      } else if let reply = asked.randomElement(using: &generator) {
        // Of whatever was ever asked, in any order, and more than once.
        let result: Result<Received, CatalogError> =
          generator.next(below: 3) == 0
          ? .failure(CatalogError(.noChart))
          : .success(Answers.received(Int64(generator.next(below: 4)), id: Int64(choice)))
        effects = model.receive(result, for: reply.id, reply.request)
      } else {
        continue
      }
      for effect in effects {
        switch effect {
        case .save(let record): saved = record
        case .draw: #expect(saved == model.record)
        case .fetch(let id, let request, _):
          let request = Asked(id: id, request: request)
          #expect(numbers.insert(request).inserted, "asked for twice")
          asked.append(request)
          guard case .loading(let loading) = model.state, loading.id == id else {
            // In the background: nothing is out over the place.
            #expect(saved.overlay == .none)
            continue
          }
          #expect(saved.overlay == .pending(loading.attempt.record))
          #expect(loading.out.contains(request.request))
        case .cancelFetch(let id):
          #expect(asked.contains { $0.id == id }, "nothing of this number was asked for")
        case .listProfiles, .makeProfile, .examine, .act, .find, .recall, .assemble, .seek, .watch,
          .takeBack, .weigh, .forget, .revisit, .restore, .keep, .stopPlaying, .tell, .redraw,
          .quit, .gather, .export, .read, .merge, .match, .seekItems, .changeDownload:
          break
        }
      }
      #expect(saved == model.record)
      if model.state.place != before.place { #expect(!effects.isEmpty) }
      if case .loading(let loading) = model.state {
        #expect(!loading.out.isEmpty, "nothing would ever end it")
      }
      #expect(effects.count { $0 == .draw } <= 1)
    }
  }
}
