/// What is done with items.
extension CommandEntry {
  static var copy: CommandEntry {
    CommandEntry(
      arguments: .copying,
      placeholder: "WHAT [N]",
      summary: "url, feed, id, artwork or title to the clipboard",
      explanation: [
        "N is a row, several as 1-4,7, or all; song:123 is an item. It says by which way: wl-copy, "
          + "xclip, pbcopy, or the terminal itself (OSC 52), which does not say whether it obeys."
      ]
    )
  }

  static var open: CommandEntry {
    CommandEntry(
      arguments: .items,
      placeholder: "[N]",
      summary: "the store page in your browser; without a display its address",
      explanation: [
        "N is a row, up to five as 1-4,7, or all; song:123 is an item. REPRISE_BROWSER, else BROWSER, "
          + "names the program; else it is xdg-open, on macOS open."
      ]
    )
  }

  static var play: CommandEntry {
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
  }

  static var stop: CommandEntry {
    CommandEntry(
      arguments: .none,
      summary: "end what plays",
      needsSession: true
    )
  }

  static var artwork: CommandEntry {
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
  }

  static var download: CommandEntry {
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
  }

  static var downloads: CommandEntry {
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
  }
}
