import Browsing
import Catalog
import Library
import Platform
import Records

/// What the view model asks of the world, each performed where it belongs.
extension Session {
  /// Performs effects in order, with what comes of each before the next.
  func perform(_ effects: [Effect]) {
    // What comes of having to wait follows on what is asked for now.
    var waits: [(FetchID, Int)] = []
    var keptSetting = false
    for effect in effects {
      switch effect {
      case .save(let record): keeper.save(record)
      case .fetch(let id, let request, let fresh):
        let seconds = fetcher.fetch(
          request,
          for: id,
          fresh: fresh,
          isOptional: model.isOptional(id)
        )
        if let seconds { waits.append((id, seconds)) }
      case .cancelFetch(let id): fetcher.cancel(id)
      case .find(let query):
        perform(model.found(recall.find(query), for: query))
        if !stores.canReadSeen { front.fail(.store) }
      case .recall(let id, let question):
        let now = clocks.wallMilliseconds() / 1000
        perform(model.recalled(recall.answer(to: question, now: now), for: id))
      case .assemble(let wish):
        let (recollection, source) = kept.recollection(of: wish)
        perform(model.assembled(recollection, source: source, for: wish))
        if !stores.canReadMain { front.fail(.store) }
      case .seek(let seek): perform(model.sought(kept.item(seek), for: seek))
      case .watch(let wishes): carryOut(wishes)
      case .takeBack: takeBack()
      case .gather(let wish):
        let (recollection, source) = kept.recollection(of: ScreenWish(.watchlist))
        perform(model.gathered(recollection, source: source, for: wish))
      case .export(let export): perform(model.exported(export, files.write(export)))
      case .read(let file, let country):
        perform(model.read(files.read(file, country), from: file))
      case .merge(let records, let file): merge(records, file)
      case .match(let match): keep(match)
      case .weigh(let wish):
        if let counts = keeper.weigh(wish) { perform(model.weighed(counts, for: wish)) }
      case .forget(let wish):
        if let counts = keeper.forget(wish) { perform(model.forgot(wish, counts)) }
      case .revisit(let record):
        let restored = restorer.restored(record)
        perform(model.revisited(restored?.place, madeOf: restored?.inquiry))
      case .restore(let record, let direction):
        let restored = restorer.restored(record)
        perform(
          model.restored(
            restored?.place,
            of: record,
            going: direction,
            madeOf: restored?.inquiry
          )
        )
      case .keep(let key, let value): keptSetting = keeper.keep(key, value)
      case .listProfiles: perform(model.listed(profiles.report()))
      case .makeProfile(let name): perform(model.made(name, profiles.make(name)))
      case .examine(let deep): examine(deep)
      case .act(let action): act(action)
      case .stopPlaying: performer.playback.stop()
      case .seekItems(let seek):
        perform(model.sought(kept.items(seek), for: seek))
      case .changeDownload(let order, let choice):
        if let news = saver.downloads.carryOut(order, choice) { perform(news.told(to: &model)) }
      case .tell(let notice): front.tell(notice, of: model)
      case .draw:
        lookUpWhatIsKept()
        perform(model.leavePlaying())
        front.draw(model)
      case .redraw:
        lookUpWhatIsKept()
        front.redraw(model)
      case .quit: hasEnded = true
      }
    }
    if keptSetting { keeper.sayIfSettingsAreNotSaved() }
    for (id, seconds) in waits { perform(model.wait(seconds, for: id)) }
  }

  private func act(_ action: ItemAction) {
    switch action.kind {
    case .copy, .open, .play:
      performer.playback.choice = model.settings.player
      performer.perform(action)
    case .artwork, .download:
      if let report = saver.perform(action) { perform(model.downloading(report)) }
    }
    takeActions()
  }

  private func carryOut(_ wishes: [WatchWish]) {
    guard let changes = keeper.carryOut(wishes) else { return }
    perform(model.kept(kept.priced(changes), of: wishes))
    keeper.sayIfWatchlistIsNotSaved()
  }

  private func merge(_ records: ImportedRecords, _ file: FileName) {
    guard let changes = keeper.merge(records) else { return }
    model.learn(stores.watchlist.entries())
    perform(model.merged(kept.priced(changes), of: records, from: file))
    keeper.sayIfWatchlistIsNotSaved()
  }

  private func keep(_ match: FeedMatch) {
    let isKept = keeper.keep(match)
    model.learn(stores.watchlist.entries())
    perform(model.matched(match, isKept: isKept))
  }

  private func takeBack() {
    guard let outcome = keeper.takeBack() else { return }
    guard case .undone(var step) = outcome else { return perform(model.tookBack(outcome)) }
    step.changes = kept.priced(step.changes)
    perform(model.tookBack(.undone(step)))
    keeper.sayIfWatchlistIsNotSaved()
  }

  private func examine(_ deep: Bool) {
    if let diagnosis = doctor.examine(model, deep: deep) {
      perform(model.examined(diagnosis))
    } else if model.canAsk {
      // Somebody sits there and sees no prompt meanwhile.
      front.note("Asking \(client.endpoint.host). Ctrl-C goes on without it.")
    }
  }

  /// What the screen shows of the watchlist and of prices is what the stores have now.
  private func lookUpWhatIsKept() {
    model.learn(stores.watchlist.entries())
    if let query = model.emptySearch {
      let earlier = EarlierSearches(stores: stores, restorer: restorer)
      model.learn(searchedBefore: earlier.nearest(to: query))
    }
    if case .list(let list) = model.state, list.kind == .downloads {
      model.learn(downloads: saver.downloads.entries())
    }
    guard let shown = model.openItem else { return }
    model.learn(kept.prices(of: shown.item.storeID, shown: shown), of: shown.item.storeID)
  }
}
