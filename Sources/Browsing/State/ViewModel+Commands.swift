import Catalog
import Records

extension ViewModel {
  /// A line was typed; `options` are those that stood in it.
  public mutating func submit(
    _ line: ParsedLine,
    options: LineOptions = LineOptions()
  ) -> [Effect] {
    let hasQuestion = question != nil
    if let answered = answer(line) { return answered }
    return (hasQuestion ? [.tell(.notForgotten)] : []) + carryOut(line, options)
  }

  private mutating func carryOut(_ line: ParsedLine, _ options: LineOptions) -> [Effect] {
    if line != .empty { matching.isPaused = false }
    // A request that is out gives way to what is wished now.
    switch line {
    case .empty:
      return []
    case .refused(let refusal):
      return [.tell(.refused(refusal))]
    case .nearMiss(let words, let miss):
      return leaveRequest() + search(words, nearMiss: miss, options: options)
    case .command(let command):
      return (command.leavesTheScreen ? leaveRequest() : []) + perform(command, options: options)
    }
  }

  private mutating func perform(_ command: Command, options: LineOptions) -> [Effect] {
    if let item = waitingItem(for: command) { return [.tell(.notMatched(item))] }
    return switch command {
    case .search(let words): search(words, nearMiss: nil, options: options)
    case .open(let reference): open(reference, options: options)
    case .next: turn(by: 1)
    case .prev: turn(by: -1)
    case .page(let page): show(page: page)
    case .back: goBack()
    case .forward: move(.forward)
    case .list: showList()
    case .redraw: [.redraw]
    case .reload: reload()
    case .retry: retry()
    case .home: home(options)
    case .charts(let chart, let genre): charts(chart, genre, options)
    case .more(let reference): more(reference, options)
    case .similar(let reference): similar(reference, options)
    case .compare(let reference, let countries): compare(reference, countries, options)
    case .lookup(let key): lookup(key, options)
    case .copy(let field, let selection): act(.copy(field), selection, options)
    case .browse(let selection): act(.open, selection, options)
    case .play(let reference): play(reference, options)
    case .stop: stopPlaying()
    case .artwork(let reference, let size, let folder):
      act(.artwork(size, folder: folder), reference.map { ItemSelection($0) }, options)
    case .download(let selection, let folder):
      act(.download(folder: folder), selection, options)
    case .downloads: [.assemble(ScreenWish(.downloads))]
    case .changeDownload(let order, let reference): change(order, reference)
    case .find(let text): find(text, options)
    case .watch(let selection, let limit): watch(.watch(limit), selection, .watch, options)
    case .unwatch(let selection): watch(.unwatch, selection, .unwatch, options)
    case .note(let reference, let text):
      watch(.note(text), ItemSelection(reference), .note, options)
    case .watchlist: [.assemble(ScreenWish(.watchlist))]
    case .deals: [.assemble(ScreenWish(.deals))]
    case .refresh: refresh()
    case .prices(let reference): prices(reference, options)
    case .history(let text): [.assemble(ScreenWish(.history(text)))]
    case .export(let wish): export(wish)
    case .importing(let file): [.read(file, country(options))]
    case .undo: [.takeBack]
    case .forget(let target): forget(target, options)
    case .filter(let filter): change { $0.filter = filter }
    case .sort(let sort): change { $0.sort = sort }
    case .set(let key, let value): set(key, value)
    case .settings(let key): [.tell(.settings(key.map { [settings[$0]] } ?? settings.rows))]
    case .profile(nil): [.listProfiles]
    case .profile(let name?): [.makeProfile(name)]
    case .doctor: [.examine(deep: options.deep)]
    case .help(let topic): [.tell(.help(topic))]
    case .quit: [.quit]
    // No session is made for them: the program writes their text by itself.
    case .completions, .man: []
    }
  }

  // MARK: Asking

  private mutating func search(
    _ words: SearchWords,
    nearMiss: NearMiss?,
    options: LineOptions
  ) -> [Effect] {
    var words = words
    words.qualifiers = words.qualifiers.and(options.search)
    switch query(words) {
    case .success(let query):
      return load(
        Attempt(
          subject: .request(.search(query)),
          purpose: .list,
          nearMiss: nearMiss,
          isFresh: options.reload
        )
      )
    case .failure(let refusal):
      return [.tell(.refused(refusal.refusal))]
    }
  }

  private struct Refused: Error {
    var refusal: Refusal
  }

  /// The query of some words under the settings in force; media, entity and attribute must go together.
  private func query(_ words: SearchWords) -> Result<Query, Refused> {
    let all = words.qualifiers.over(run).over(settings.qualifiers)
    let entity = all.entity ?? all.media?.entity
    let media = all.media?.media ?? entity?.inferredMedia ?? .all
    if let problem = SearchCombination.check(
      media: media,
      entity: entity,
      attribute: all.attribute
    ) {
      return .failure(Refused(refusal: .combination(problem)))
    }
    return .success(
      Query(
        term: words.term,
        media: media,
        entity: entity,
        attribute: all.attribute,
        country: all.country ?? .unitedStates,
        language: all.language,
        limit: all.limit ?? Query.limits.upperBound,
        explicit: all.explicit ?? true,
        creator: all.creator
      )
    )
  }

  private mutating func reload() -> [Effect] {
    switch state {
    case .error(let failure):
      var attempt = failure.attempt
      attempt.isFresh = true
      return load(attempt)
    case .loading, .list, .detail:
      let list = state.place.list
      switch list.topic {
      case .start:
        return [.tell(.nothingToReload)]
      case .seen(let words):
        return find(words, insteadOf: list)
      case .watchlist, .deals:
        return refresh()
      case .prices, .history, .downloads:
        return [.assemble(ScreenWish(list.topic, item: openItem))]
      case .inquiry(let subject):
        return load(
          Attempt(subject: subject, purpose: .reload, nearMiss: list.nearMiss, isFresh: true)
        )
      }
    }
  }

  private mutating func retry() -> [Effect] {
    guard let unfinished else { return [.tell(.nothingToRetry)] }
    return load(unfinished)
  }

  // MARK: Moving

  private mutating func open(
    _ reference: ItemReference,
    options: LineOptions
  ) -> [Effect] {
    let place = state.place
    switch reference {
    case .row(let number) where place.list.kind == .history:
      return revisit(number)
    case .row(let number):
      let refusal = Refusal.noRow(String(number), count: rowCount)
      guard
        rowCount > 0,
        let detail = Detail(serial: makeSerial(), list: place.list, row: number - 1)
      else { return [.tell(.refused(refusal))] }
      push(place)
      return complete(detail, options, isFresh: options.reload)
    case .id(let number, let type):
      let row = place.list.items.firstIndex {
        $0.id.number == number && (type == nil || $0.id.type == type)
      }
      let country = options.search.country
      let isHere = country == nil || country == place.list.country
      if !options.reload, isHere, let row,
        let detail = Detail(serial: makeSerial(), list: place.list, row: row)
      {
        push(place)
        return complete(detail, options)
      }
      return ask(subject(number, type, options), options, for: .item(number, type))
    }
  }

  /// The next page of a list, or the next item in a detail.
  private mutating func turn(by step: Int) -> [Effect] {
    let direction: Direction = step > 0 ? .forward : .back
    switch state {
    case .list(var list) where list.lineCount > 0:
      guard let first = list.firstRow(turnedBy: step, rows: window.listRows) else {
        return [.tell(step > 0 ? list.end : .atTheEnd(direction))]
      }
      list.firstRow = first
      state = .list(list)
    case .detail(let detail):
      let row = detail.row + step
      guard let next = Detail(serial: detail.serial, list: detail.list, row: row) else {
        return [.tell(.atTheEnd(direction))]
      }
      return complete(next)
    case .loading, .list, .error:
      return [.tell(.noList)]
    }
    return [.save(record), .draw]
  }

  private mutating func show(page: Int) -> [Effect] {
    guard case .list(var list) = state, list.lineCount > 0 else { return [.tell(.noList)] }
    let rows = window.listRows
    let pages = (list.lineCount - 1) / rows + 1
    guard page <= pages else { return [.tell(.noPage(page, of: pages))] }
    list.firstRow = (page - 1) * rows
    state = .list(list)
    return [.save(record), .draw]
  }

  private mutating func goBack() -> [Effect] {
    guard case .error(let failure) = state else { return move(.back) }
    state = ViewState(failure.beneath)
    return [.save(record), .draw]
  }

  private mutating func showList() -> [Effect] {
    switch state {
    case .list:
      return [.draw]
    case .detail(let detail) where detail.list.topic.isAskedAgain:
      return [.assemble(ScreenWish(detail.list.topic))]
    case .detail(let detail):
      push(.detail(detail))
      state = .list(copy(of: detail.list))
    case .error(let failure):
      var list = failure.beneath.list
      if case .detail = failure.beneath {
        push(failure.beneath)
        list = copy(of: list)
      }
      state = .list(list)
    case .loading:
      return [.tell(.noList)]
    }
    return [.save(record), .draw]
  }

  /// The list as a screen of its own; what goes on in the background goes on for it.
  private mutating func copy(of list: ListScreen) -> ListScreen {
    var copy = list
    copy.serial = makeSerial()
    further[copy.serial] = further[list.serial]
    return copy
  }

  /// Shows other rows of the list, or the rows in another order, from the first on.
  private mutating func change(_ body: (inout ListScreen) -> Void) -> [Effect] {
    switch state {
    case .list(var list) where list.kind.hasArrangement:
      body(&list)
      list.firstRow = 0
      state = .list(list)
      return [.save(record), .draw]
    case .list(let list) where list.kind != .start:
      return [.tell(.notArranged(list.kind))]
    case .detail(let detail) where detail.list.kind.hasArrangement:
      return [.tell(.notArranged(nil))]
    case .loading, .list, .detail, .error:
      return [.tell(.noList)]
    }
  }

  // MARK: Settings

  private mutating func set(_ key: SettingKey, _ value: String?) -> [Effect] {
    change(key, to: value)
    return [.keep(key, value), .tell(.changed(settings[key]))]
  }

  /// A setting has another value from now on.
  mutating func change(_ key: SettingKey, to value: String?) {
    settings.set(key, value)
    // What is typed now counts more than an option of the start.
    switch key {
    case .media:
      run.media = nil
      run.entity = nil
      run.attribute = nil
    case .country: run.country = nil
    case .lang: run.language = nil
    case .limit: run.limit = nil
    case .explicit: run.explicit = nil
    case .theme, .keep, .links, .pictures, .player: break
    }
  }
}

extension Command {
  /// Whether it may end in another screen; the others let a request that is out go on.
  fileprivate var leavesTheScreen: Bool {
    switch self {
    case .search, .open, .next, .prev, .page, .back, .forward, .list, .reload, .retry, .home,
      .charts,
      .more, .similar, .compare, .lookup, .copy, .browse, .play, .find, .filter, .sort, .watch,
      .note, .watchlist, .deals, .refresh, .prices, .history, .artwork, .download, .downloads:
      true
    case .redraw, .set, .settings, .help, .quit, .completions, .man, .unwatch, .undo, .forget,
      .stop, .profile, .doctor, .export, .importing, .changeDownload:
      false
    }
  }
}

extension ListKind {
  /// Whether the rows can be filtered and sorted.
  fileprivate var hasArrangement: Bool {
    switch self {
    case .results, .chart, .watchlist, .deals: true
    case .start, .home, .compare, .prices, .history, .downloads: false
    }
  }
}

extension ListScreen {
  /// What is said behind the last row.
  fileprivate var end: Notice {
    matchCount.map { .noMoreMatches(items.count, of: $0) } ?? .atTheEnd(.forward)
  }

  /// The first row after turning the page, or nil where there is none.
  fileprivate func firstRow(turnedBy step: Int, rows: Int) -> Int? {
    guard step > 0 else { return firstRow > 0 ? firstRow - min(rows, firstRow) : nil }
    guard rows < lineCount - firstRow else { return nil }
    return firstRow + rows
  }
}
