import Catalog
import Records

extension CommandName {
  /// What the table knows of the command.
  var entry: CommandEntry {
    switch self {
    case .search:
      CommandEntry(
        arguments: .text,
        placeholder: "TEXT",
        summary: "search for TEXT, whatever it looks like",
        explanation: [
          "A line that is no command is a search too. /TEXT is the short form.",
          "Qualifiers narrow it: media:movie country:gb limit:100 explicit:no by:\"ridley scott\".",
          "entity: attribute: lang: take Apple's own values. by: alone lists what a creator made.",
        ],
        examples: ["search help", "/blade runner media:movies country:gb", "by:\"ridley scott\""]
      )
    case .next:
      CommandEntry(
        short: "n",
        arguments: .none,
        summary: "the next page; in a detail the next item",
        needsSession: true
      )
    case .prev:
      CommandEntry(
        short: "p",
        arguments: .none,
        summary: "the page before; in a detail the item before",
        needsSession: true
      )
    case .page:
      CommandEntry(
        arguments: .page,
        placeholder: "N",
        summary: "page N of the list",
        examples: ["page 2"],
        needsSession: true
      )
    case .back:
      CommandEntry(
        short: "b",
        arguments: .none,
        summary: "the screen before, without asking again",
        needsSession: true
      )
    case .forward:
      CommandEntry(
        short: "f",
        arguments: .none,
        summary: "the screen that back left",
        needsSession: true
      )
    case .list:
      CommandEntry(
        short: "l",
        arguments: .none,
        summary: "the list under the detail",
        needsSession: true
      )
    case .redraw:
      CommandEntry(
        arguments: .none,
        summary: "draw again at the window's present size (^L)",
        needsSession: true
      )
    case .reload:
      CommandEntry(
        short: "r",
        arguments: .none,
        summary: "ask the same again, past every copy",
        needsSession: true
      )
    case .retry:
      CommandEntry(
        arguments: .none,
        summary: "repeat the request that failed or was interrupted",
        needsSession: true
      )
    case .home:
      CommandEntry(
        arguments: .none,
        summary: "what is popular, what comes out, what you saw last",
        explanation: [
          "The charts of your country in sections, with what moved. What comes out is "
            + "from the charts and from everything seen. Every row opens by its number.",
          "A chart has ten rows here, or as many as --limit says.",
        ]
      )
    case .charts:
      CommandEntry(
        arguments: .chart,
        placeholder: "[CHART] [genre:G]",
        summary: "a chart, with what moved in it",
        explanation: [
          "The charts: " + Chart.allCases.map(\.rawValue).joined(separator: " ") + ".",
          "genre: takes a name or a number. Without a name it is the chart of your media.",
        ],
        examples: ["charts albums", "charts songs genre:jazz"]
      )
    case .more:
      CommandEntry(
        arguments: .item,
        placeholder: "[N]",
        summary: "what belongs to it: an album's songs, a podcast's episodes, …",
        explanation: [
          "Also an artist's albums, a season's episodes, a show's seasons, a developer's apps, an "
            + "author's books. N is a row, song:123 an item; without either it is the detail's item."
        ],
        examples: ["more", "more 3"]
      )
    case .similar:
      CommandEntry(
        arguments: .item,
        placeholder: "[N]",
        summary: "what you saw by the same creator, then its genre's chart",
        explanation: ["N is a row, song:123 an item; without either it is the detail's item."]
      )
    case .compare:
      CommandEntry(
        arguments: .itemAndCountries,
        placeholder: "[N] [gb,de,jp]",
        summary: "the same item in several countries, side by side",
        explanation: ["A country that --country names comes first."],
        examples: ["compare 3", "compare gb,de,jp"]
      )
    case .lookup:
      CommandEntry(
        arguments: .ids,
        placeholder: "ID...",
        summary: "items by id, upc:, isbn:, bundle:, or a store address",
        explanation: [
          "Ids of Apple's, as many as you like; an address brings its own country. song:123 is an id "
            + "that must be a song's."
        ],
        examples: ["lookup 1441458047", "lookup isbn:9780345404473"]
      )
    case .copy:
      CommandEntry(
        arguments: .copying,
        placeholder: "WHAT [N]",
        summary: "url, feed, id, artwork or title to the clipboard",
        explanation: [
          "N is a row, several as 1-4,7, or all; song:123 is an item. It says by which way: wl-copy, "
            + "xclip, pbcopy, or the terminal itself (OSC 52), which does not say whether it obeys."
        ]
      )
    case .open:
      CommandEntry(
        arguments: .items,
        placeholder: "[N]",
        summary: "the store page in your browser; without a display its address",
        explanation: [
          "N is a row, up to five as 1-4,7, or all; song:123 is an item. REPRISE_BROWSER, else BROWSER, "
            + "names the program; else it is xdg-open, on macOS open."
        ]
      )
    case .play:
      CommandEntry(
        arguments: .item,
        placeholder: "[N]",
        summary: "its preview, of an episode all of it, in a player",
        explanation: [
          "N is a row, song:123 an item; without either it is the detail's item. mpv plays, else "
            + "ffplay, else VLC; set player NAME names another.",
          "It plays in the background: a preview until you leave its item, an episode until stop, "
            + "another play or the end.",
          "The end of a script ends it too. As one command from the arguments it stays until the "
            + "player ends.",
        ],
        examples: ["play", "play 3"]
      )
    case .stop:
      CommandEntry(
        arguments: .none,
        summary: "end what plays",
        needsSession: true
      )
    case .artwork:
      CommandEntry(
        arguments: .itemSizeAndFolder,
        placeholder: "[N] [WxH] [to DIR]",
        summary: "save the picture, the largest that is to be had",
        explanation: [
          "WxH is the most pixels across and down. DIR is a folder, with / or . in it; without it, "
            + "XDG_DOWNLOAD_DIR or ~/Downloads. Another file of that name stays as it is."
        ],
        examples: ["artwork", "artwork 3 600x600 to ~/Pictures"]
      )
    case .download:
      CommandEntry(
        arguments: .itemsAndFolder,
        placeholder: "[N] [to DIR]",
        summary: "save podcast episodes, in the background",
        explanation: [
          "N is a row, several as 1-4,7, or all; podcast-episode:123 is an item. Three come at once, others "
            + "wait; downloads shows how far they are. One that was stopped goes on where it was.",
          "DIR is a folder, with / or . in it; without it, XDG_DOWNLOAD_DIR or ~/Downloads. Previews are "
            + "stream-only.",
        ],
        examples: ["download 3", "download 1-4,7 to ~/Podcasts"]
      )
    case .downloads:
      CommandEntry(
        arguments: .downloadOrder,
        placeholder: "[stop|delete N]",
        summary: "what was downloaded, and how far the rest is",
        explanation: [
          "stop N ends one and keeps what came: download goes on with it. delete N takes its file away, "
            + "or what there is of it; files that something else has changed stay.",
          "As a one-shot N is the episode's id.",
        ],
        examples: ["downloads", "downloads stop 1", "downloads delete 2"]
      )
    case .find:
      CommandEntry(
        arguments: .text,
        placeholder: "TEXT",
        summary: "search everything ever seen, without the network",
        explanation: [
          "Names that are TEXT come first, then those that begin with it, then the best of the newest "
            + "2,000 that have its words anywhere. Each row says how old it is. reload looks again."
        ],
        examples: ["find nemo"]
      )
    case .filter:
      CommandEntry(
        arguments: .text,
        placeholder: "WORDS|off",
        summary: "only the rows with these words, within the list",
        explanation: [
          "Comparisons narrow it too: price<5 rent<3 year>=2010 length>90 rating>=4, and so do "
            + "genre:jazz by:\"miles davis\" type:albums explicit:no. off shows all rows again."
        ],
        examples: ["filter price<5 year>=2010", "filter type:albums", "filter off"],
        needsSession: true
      )
    case .sort:
      CommandEntry(
        arguments: .sortKey,
        placeholder: "KEY|off",
        summary: "the rows in another order; -KEY for descending",
        explanation: [
          "The keys: " + SortOrder.Key.allCases.map(\.rawValue).joined(separator: " ") + ".",
          "off is Apple's own order again.",
        ],
        examples: ["sort -year", "sort off"],
        needsSession: true
      )
    case .watch:
      CommandEntry(
        arguments: .itemsAndPrice,
        placeholder: "[N] [below PRICE]",
        summary: "put it on the watchlist, wanted at PRICE or less",
        explanation: [
          "PRICE is to buy, in the currency of the item's country; below off takes it away again.",
          "N is a row, several as 1-4,7, or all; movie:123 is an item; without N the detail's.",
        ],
        examples: ["watch 3 below 4.99", "watch 1-4,7"]
      )
    case .unwatch:
      CommandEntry(
        arguments: .items,
        placeholder: "[N]",
        summary: "take it off the watchlist"
      )
    case .note:
      CommandEntry(
        arguments: .itemAndText,
        placeholder: "N TEXT",
        summary: "keep a note with it, on the watchlist",
        explanation: ["note N off takes the note away."],
        examples: ["note 3 for the long flight"]
      )
    case .watchlist:
      CommandEntry(arguments: .none, summary: "what is watched, and how its prices changed")
    case .refresh:
      CommandEntry(
        arguments: .none,
        summary: "ask Apple for the prices of what is watched, now",
        explanation: ["What a store no longer has stays on the list, and the list says so."]
      )
    case .deals:
      CommandEntry(
        arguments: .none,
        summary: "what of it became cheaper, or reached its limit",
        explanation: ["A price that returns within a day to what it was before never counts."]
      )
    case .prices:
      CommandEntry(
        arguments: .item,
        placeholder: "[N]",
        summary: "its price as it was seen, lowest and highest"
      )
    case .history:
      CommandEntry(
        arguments: .optionalText,
        placeholder: "[TEXT]",
        summary: "the screens of all sessions; a row returns to one",
        examples: ["history", "history blade runner"]
      )
    case .export:
      CommandEntry(
        arguments: .formatAndFile,
        placeholder: "FORM FILE",
        summary: "write the list, or the watchlist, into a new file",
        explanation: [
          "csv, json and jsonl are as under help output; md is to be read; opml has the feeds of podcasts.",
          "All rows are written, as filtered and sorted; on the start screen and as a one-shot it is the "
            + "watchlist. FILE has a point or a slash. What is there already is never written over.",
          "A file has every field; --fields chooses those of the answer.",
        ],
        examples: ["export opml feeds.opml", "export csv ~/films.csv"]
      )
    case .import:
      CommandEntry(
        arguments: .file,
        placeholder: "FILE",
        summary: "put what a file has on the watchlist",
        explanation: [
          "What export json or jsonl wrote, or the OPML of a podcast player. What is watched already "
            + "keeps its limit and note; undo takes all of it back.",
          "Podcasts of an OPML file are there at once, and are looked for in Apple's catalogue by their "
            + "feed, at the prompt, while nothing is typed.",
          "A file may have 64 MB and 20,000 items; a larger one goes in parts.",
        ],
        examples: ["import feeds.opml"]
      )
    case .undo:
      CommandEntry(
        arguments: .none,
        summary: "take back the last change of watchlist, notes or settings",
        explanation: ["Again, it takes back the one before, also of earlier sessions."]
      )
    case .forget:
      CommandEntry(
        arguments: .itemOrText,
        placeholder: "TEXT|N|all|…",
        summary: "delete what is kept, for good, after a question",
        explanation: [
          "TEXT: searches, screens and typed lines with it, and items seen of this name or maker.",
          "N: a screen of the history; of any other list the item, its prices and its place on the "
            + "watchlist. Lists that have it among others stay: forget seen deletes those.",
          "history: all screens and typed lines. seen: all answers, and the items and prices in them.",
          "What is known of downloads goes with its item, its words or all; the files stay.",
          "--yes asks nothing.",
        ],
        examples: ["forget blade runner", "forget history"]
      )
    case .media:
      CommandEntry(
        arguments: .media,
        placeholder: "M",
        summary: "what new searches look for: movies, songs, podcasts, … or all",
        explanation: [
          "The media: " + MediaChoice.userWords.joined(separator: " ")
            + "; each in the singular too.",
          "The screen before you keeps its own media.",
        ],
        examples: ["media songs", "media all"]
      )
    case .country:
      CommandEntry(
        arguments: .country,
        placeholder: "CC",
        summary: "the storefront of new searches, by its two letters",
        explanation: ["The screen before you keeps its own country."],
        examples: ["country gb"]
      )
    case .theme:
      CommandEntry(
        arguments: .theme,
        placeholder: "T",
        summary: "auto, light, dark or none",
        explanation: [
          "auto asks the terminal for its background and fits it.",
          "Where the terminal does not tell, its own colours are used.",
        ],
        examples: ["theme dark"]
      )
    case .set:
      CommandEntry(
        arguments: .setting,
        placeholder: "[KEY [VALUE|default]]",
        summary: "show the settings, or keep one",
        explanation: [
          "The keys: " + SettingKey.allCases.map(\.rawValue).joined(separator: " ") + ".",
          "keep 90d lets go of answers older than 90 days, but never of those that the last 100 "
            + "screens are made of; keep all lets go of nothing.",
          "player mpv --volume=50 names the program that plays, with its arguments.",
        ],
        examples: ["set", "set limit 50", "set limit default"]
      )
    case .profile:
      CommandEntry(
        arguments: .newProfile,
        placeholder: "[new NAME]",
        summary: "whose things these are, and who else has some; or make one",
        explanation: [
          "A profile is another person or purpose, with a session, settings, a watchlist and a history "
            + "of its own. reprise --profile NAME uses one, and makes it if there is none."
        ],
        examples: ["profile", "profile new guest"]
      )
    case .doctor:
      CommandEntry(
        arguments: .none,
        placeholder: "[--deep]",
        summary: "look at all that the program stands on, and say what to do",
        explanation: [
          "The terminal, the libraries, the files, the limits, the programs that are used. It changes "
            + "nothing. --deep reads all of the files and asks the service one small thing, which "
            + "counts as a request."
        ],
        examples: ["doctor", "doctor --deep"]
      )
    case .help:
      CommandEntry(
        short: "?",
        arguments: .topic,
        placeholder: "[COMMAND]",
        summary: "this list, or more about one command",
        explanation: [
          "Also: " + HelpChapter.allCases.map(\.rawValue).joined(separator: " ") + "."
        ],
        examples: ["help charts", "help output"]
      )
    case .quit:
      CommandEntry(short: "q", arguments: .none, summary: "leave; the screen is kept (^D)")
    case .completions:
      CommandEntry(
        arguments: .shell,
        placeholder: "SHELL",
        summary: "what bash, zsh or fish need to complete these words",
        explanation: [
          "bash: source <(reprise completions bash), for good in ~/.bashrc.",
          "zsh: reprise completions zsh > a folder of $fpath, as _reprise.",
          "fish: reprise completions fish > ~/.config/fish/completions/reprise.fish.",
        ],
        isForOneShots: true
      )
    case .man:
      CommandEntry(
        arguments: .none,
        summary: "the manual page, for man",
        explanation: [
          "To read it: reprise man | man -l -",
          "For good: reprise man > a folder man1 of your manpath, as reprise.1.",
        ],
        isForOneShots: true
      )
    }
  }
}
