import Browsing
import Catalog
import Library
import Records

/// Looks for words among everything seen.
struct SeenSearch {
  let stores: Stores

  /// What was found, and how old the newest of it is.
  func find(_ text: String) -> (findings: Findings, source: Source) {
    // What the last answers brought is not in the index before somebody looks.
    while stores.seen.indexNext() {}
    let matches = stores.seen.find(text)
    var findings = Findings(items: matches.items.map(stores.seen.fullItem))
    findings.notes = []
    let newest = matches.items.map(\.seenAt).max() ?? 0
    return (findings, Source(.seen, fetchedAt: newest))
  }
}
