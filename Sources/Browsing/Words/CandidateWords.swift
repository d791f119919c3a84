import Catalog
import Records

/// What is said of the candidates that Tab lists.
enum CandidateWords {
  /// What a name seen is: of an item its type, else that it is who made some.
  static func note(for type: ItemType?) -> String { type?.word ?? "creator" }

  /// What stands below a list that shows only the first of them; nil for a number that is not known.
  static func more(_ count: Int?) -> String {
    count.map { "… and \($0) more" } ?? "… and more"
  }

  /// The languages that Apple answers in everywhere.
  static let languages = [(code: "en_us", name: "English"), (code: "ja_jp", name: "Japanese")]

  /// What a qualifier says of a search.
  static func note(for name: QualifierName) -> String {
    switch name {
    case .by: "who made it"
    default: OptionName(rawValue: name.rawValue)?.entry.summary ?? ""
    }
  }

  /// What a field of the filter is compared with.
  static func note(for field: FilterField) -> String {
    switch field {
    case .price: "to buy"
    case .rent: "to rent"
    case .year: "of the release"
    case .length: "in minutes, or as 1:30"
    case .rating: "of the users, 0 to 5"
    case .track: "its number"
    case .tracks: "how many"
    case .genre: "part of its name"
    case .creator: "who made it"
    case .type: "movie, song, album, …"
    case .explicit: "yes or no"
    }
  }

  /// What a chapter of the help is about.
  static func note(for chapter: HelpChapter) -> String {
    switch chapter {
    case .options: "the options of the start and of a line"
    case .output: "what is written, and in which form"
    case .environment: "the variables that count"
    }
  }

  /// What of an item is copied.
  static func note(for field: CopyField) -> String {
    switch field {
    case .url: "the store page's address"
    case .feed: "a podcast's feed address"
    case .id: "Apple's id"
    case .artwork: "the picture's address"
    case .title: "the name"
    }
  }

  /// What a form of files is for.
  static func note(for format: ExportFormat) -> String {
    switch format {
    case .csv: "for spreadsheets"
    case .json: "one document"
    case .jsonl: "one object a line"
    case .md: "to be read"
    case .opml: "the feeds of podcasts"
    }
  }

  /// What is done with a download.
  static func note(for order: DownloadOrder) -> String {
    switch order {
    case .stop: "keep what came so far"
    case .delete: "with its file"
    }
  }

  /// What begins a folder's name.
  static let folder = "the folder to save in"
  /// How large a picture is at the most.
  static let pictureSize = "at most so many pixels"

  /// What brings all rows, or Apple's order, back.
  static let filterOff = "all rows again"
  static let sortOff = "Apple's own order"
  /// What begins a limit, and what takes it away.
  static let below = "wanted at this price or less"
  static let belowOff = "at any price"
  /// What can be forgotten as a whole.
  static let forgettable = [
    (word: "history", note: "all screens and typed lines"),
    (word: "seen", note: "all answers, and what is in them"),
    (word: "all", note: "everything kept"),
  ]
  /// What makes a profile.
  static let newProfile = "and a name: make one"
  /// What goes back to a setting's default.
  static let settingDefault = "what it is by itself"

  /// What each kind of look-up goes by.
  static let lookups = [
    (prefix: "upc:", note: "a barcode"), (prefix: "isbn:", note: "a book's number"),
    (prefix: "bundle:", note: "an app's bundle identifier"),
  ]
  /// An id that must be of a type.
  static let typedID = "and Apple's id of one"
  /// What narrows a chart.
  static let chartGenre = "only this genre"
}
