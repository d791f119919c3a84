public import Catalog

/// The items that a command is carried out on, as `3`, `1-4,7`, `all` or `song:123` name them.
public enum ItemSelection: Equatable, Sendable {
  /// Rows as displayed, from 1: at least one, each once, in the order typed.
  case rows([Int])
  /// Items by their ids, of any type if nil: at least one, each once, in the order typed.
  case ids([Int64], ItemType?)
}

extension ItemSelection {
  /// The one item of a reference.
  init(_ reference: ItemReference) {
    switch reference {
    case .row(let row): self = .rows([row])
    case .id(let id, let type): self = .ids([id], type)
    }
  }
}
