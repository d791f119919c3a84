import Library
import Platform
import Records

/// Looks up names among everything seen, for one press of Tab.
final class SeenNameLookup {
  /// For how long what the last answers brought is worked in before the first look.
  ///
  /// A key press has 20 ms for all. What is left has its turn at the next press, or while nobody types.
  private static let patience = Duration.milliseconds(8)

  private let stores: Stores
  private let clocks: Clocks
  private var hasLooked = false

  init(stores: Stores, clocks: Clocks) {
    self.stores = stores
    self.clocks = clocks
  }

  /// The names that begin with a text.
  func names(_ beginning: String, _ kind: SeenNames.Kind) -> SeenNames {
    workIn()
    return stores.seen.names(beginningWith: beginning, kind)
  }

  private func workIn() {
    guard !hasLooked else { return }
    hasLooked = true
    let end = clocks.monotonic() + Self.patience
    // A lock of another program is not waited for: the names can wait.
    while clocks.monotonic() < end, stores.seen.indexNext(limit: 10, waitingAtMost: .zero) {}
  }
}
