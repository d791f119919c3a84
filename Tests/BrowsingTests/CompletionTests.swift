import Catalog
import Records
import Testing

@testable import Browsing

/// What Tab does to lines, with a bar where the cursor stands.
@Suite struct CompletionTests {
  // MARK: Commands

  @Test(
    arguments: [
      ("coun|", "country |"), ("compa|", "compare |"), ("  coun|", "  country |"),
      ("coun| gb", "country| gb"), ("coun|x", "country |x"), ("hom|", "home|"), ("qui|", "quit|"),
      ("cha|", "charts |"), ("red|", "redraw|"), ("theme da|", "theme dark|"),
      ("media mu|", "media music|"), ("media POD|", "media podcasts|"),
      ("media sho|", "media short-films|"),
      ("media film|", "media movies|"), ("help cou|", "help country|"), ("? cou|", "? country|"),
      ("help comp|", nil), ("help ma|", "help man|"), ("sort pr|", "sort price|"),
      ("sort -l|", "sort -length|"), ("sort o|", "sort off|"), ("charts al|", "charts albums |"),
      ("charts songs ge|", "charts songs genre:|"), ("set the|", "set theme |"),
      ("set theme l|", "set theme light|"), ("set limit d|", "set limit default|"),
      ("set explicit y|", "set explicit yes|"), ("set links o|", nil),
      ("set pictures of|", "set pictures off|"), ("copy u|", "copy url |"),
      ("copy ti|", "copy title |"), ("lookup is|", "lookup isbn:|"),
      ("lookup mov|", "lookup movie:|"),
      ("lookup 1 so|", "lookup 1 song:|"), ("help out|", "help output|"),
      ("help env|", "help environment|"),
      ("pla|", "play |"),
      ("sto|", "stop|"), ("set pla|", "set player |"), ("set player d|", "set player default|"),
    ] as [(String, String?)]
  )
  func oneCandidateIsInserted(line: String, expected: String?) {
    #expect(Tab().press(line) == (expected.map { .line($0) } ?? .listed))
  }

  @Test(arguments: [
    "completio|", "man|", "zz|", "home|", "quit|", "home |", "theme dark|", "theme dark |",
    "country zz|", "media x|", "limit:|", "--limit |", "sort price |", "page |", "country| gb",
    "lookup song:|", "lookup 1 isb|",
    "help nosuch|", "stop |", "play |", "set player mpv |", "charts songs genre:nosuch|",
    "set limit 5 |", "Coun|", "COUN|", "| ", "x|",
  ])
  func nothingToOffer(line: String) {
    if line == "| " {
      #expect(Tab().press(line) == .listed)
    } else {
      #expect(Tab().press(line) == .nothing, "\(line)")
    }
  }

  @Test func severalAreListedWithWhatTheyAre() {
    #expect(
      Tab().list("co|") == [
        "compare: the same item in several countries, side by side",
        "copy: url, feed, id, artwork or title to the clipboard",
        "country: the storefront of new searches, by its two letters",
      ]
    )
    #expect(Tab().list("help comp|").map { $0.prefix { $0 != ":" } } == ["compare", "completions"])
    #expect(Tab().list("theme |") == ["auto", "light", "dark", "none"])
    #expect(Tab().list("sort -ra|") == ["-rating", "-rank"])
    #expect(
      Tab().list("lookup |") == [
        "upc:: a barcode", "isbn:: a book's number", "bundle:: an app's bundle identifier",
      ]
    )
  }

  @Test func anEmptyLineListsTheCommandsOfThePrompt() {
    let names = Tab().candidates("|").map(\.text)
    #expect(names.first == "search")
    #expect(names.contains("country"))
    #expect(!names.contains("man"))
    #expect(names.count == CommandName.allCases.count { !$0.entry.isForOneShots })
  }

  @Test func theLongestCommonBeginningIsInserted() {
    #expect(Tab().press("re|") == .listed)
    #expect(Tab().press("r|") == .line("re|"))
    #expect(Tab().press("charts songs genre:germ|") == .line("charts songs genre:\"German Pop\"|"))
    #expect(Tab().press("media audi|") == .line("media audiobooks|"))
    #expect(Tab().press("search attribute:art|") == .line("search attribute:artistTerm |"))
    #expect(Tab().press("a entity:po|") == .line("a entity:podcast|"))
    #expect(Tab().press("a entity:podcast|") == .listed)
  }

  @Test func whatIsCopiedOrOpenedIsCompleted() {
    #expect(
      Tab().list("copy |") == [
        "url: the store page's address", "feed: a podcast's feed address", "id: Apple's id",
        "artwork: the picture's address", "title: the name",
      ]
    )
    #expect(Tab().list("set links |") == ["auto", "on", "off", "default: what it is by itself"])
  }

  @Test func theSettingsAreListedWithTheirValues() {
    #expect(
      Tab().list("set |") == [
        "media: all", "country: us", "lang", "limit: 200", "explicit: yes", "theme: auto",
        "keep: 365d", "links: auto", "pictures: on", "player",
      ]
    )
    #expect(Tab().list("set explicit |") == ["yes", "no", "default: what it is by itself"])
  }

  // MARK: Countries

  @Test(
    arguments: [
      ("country germ|", "country de|"), ("country GERM|", "country de|"), ("country gb|", nil),
      ("country fr|", "country fr|"), ("country japan|", "country jp|"),
      ("country united k|", "country gb|"), ("country cote|", "country ci|"),
      ("country deutschl|", nil), ("country holland|", "country nl|"),
      ("country kingd|", "country gb|"), ("set country germ|", "set country de|"),
      ("blade country:germ|", "blade country:de |"),
      ("blade country:\"united k|", "blade country:\"gb\" |"),
      ("blade --country germ|", "blade --country de |"),
      ("blade --country=germ|", "blade --country=de |"), ("compare germ|", "compare de |"),
      ("compare de,jap|", "compare de,jp |"), ("compare de jap|", "compare de jp |"),
    ] as [(String, String?)]
  )
  func aCountryIsFoundByItsName(line: String, expected: String?) {
    let pressed = Tab().press(line)
    #expect(pressed == (expected == line || expected == nil ? .nothing : .line(expected ?? "")))
  }

  @Test func countriesAreListedByCodeAndName() {
    #expect(
      Tab().list("country ger|") == []
        && Tab().list("country uni|") == [
          "ae: United Arab Emirates", "gb: United Kingdom", "us: United States",
        ]
    )
    #expect(Tab().list("country uk|") == ["ua: Ukraine", "gb: United Kingdom"])
    #expect(
      Tab().list("country de|") == [
        "cd: Democratic Republic of the Congo", "de: Germany", "dk: Denmark",
      ]
    )
    #expect(Tab().candidates("country |").count == Storefront.all.count)
    #expect(Tab().list("country:g|").prefix(2) == ["de: Germany", "ga: Gabon"])
  }

  // MARK: Options

  @Test(arguments: [
    ("blade --me|", "blade --media |"), ("blade --media mov|", "blade --media movies |"),
    ("--fail|", "--fail-if-empty |"), ("a --fields na|", "a --fields name |"),
    ("a --fields id,name,rele|", "a --fields id,name,released |"),
    ("a --fields=id,cu|", "a --fields=id,currency |"), ("a --explicit=n|", "a --explicit=no |"),
    ("--media movie coun|", "--media movie country |"), ("--json coun|", "--json country |"),
    ("--country de theme li|", "--country de theme light|"),
  ])
  func optionsAndTheirValues(line: String, expected: String) {
    #expect(Tab().press(line) == .line(expected))
  }

  @Test func onlyOptionsForLinesAreOffered() {
    let names = Tab().candidates("--|").map(\.text)
    #expect(names.contains("--reload"))
    #expect(!names.contains("--store"))
    #expect(Tab().press("--sto|") == .nothing)
  }
}

/// Presses Tab in a line.
struct Tab {
  var model = ViewModel()
  var seen: [SeenName] = []
  /// What is in the folders of the made-up disk.
  var folders: [String: [FolderEntry]] = [:]
  /// How many of the names seen are given at once.
  var limit = 60

  /// What Tab did.
  enum Outcome: Equatable {
    case nothing
    /// The line, with a bar where the cursor is now.
    case line(String)
    case listed
  }

  func complete(_ marked: String) -> Completion {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let lookup: Completer.NameLookup = { beginning, kind in
      let key = Folding.fold(beginning).filter { $0 != "'" }
      let names = seen.filter { name in
        Folding.fold(name.text).filter { $0 != "'" }.hasPrefix(key)
          && (kind == .all || name.type == nil)
      }
      return SeenNames(
        names: Array(names.prefix(limit)),
        last: names.count > limit ? names.last : nil
      )
    }
    let completer = Completer(model: model, lookup: lookup) { folders[$0] ?? [] }
    return completer.complete(parts.joined(), cursor: parts[0].unicodeScalars.count)
  }

  func press(_ marked: String) -> Outcome {
    switch complete(marked) {
    case .nothing: return .nothing
    case .list: return .listed
    case .insert(let text, let count):
      let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
      let kept = parts[0].unicodeScalars.dropLast(count)
      return .line(String(kept) + text + "|" + parts[1])
    }
  }

  func candidates(_ marked: String) -> [Candidate] {
    guard case .list(let list) = complete(marked) else { return [] }
    return list.candidates
  }

  func list(_ marked: String) -> [String] {
    candidates(marked).map { $0.note.isEmpty ? $0.text : "\($0.text): \($0.note)" }
  }
}
