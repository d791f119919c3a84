extension LineEditor {
  /// Begins a search through the history.
  func beginSearch() {
    readHistory()
    search = ReverseSearch(entries: device.historyEntries, original: device.line)
    showSearch()
  }

  /// Ends the search and keeps the line that it found.
  func endSearch() {
    guard search != nil else { return }
    search = nil
    device.setPrompt(prompt.encoded(inColor: configuration.colorsPrompt))
    device.press(.redisplay)
  }

  /// Acts on a key of the search; nil if the key ended the search and acts on the line it found.
  func handleInSearch(_ event: InputEvent) -> ReadResult? {
    switch event {
    case .text(let scalar):
      search?.append(String(scalar))
    case .control(0x12):
      search?.older()
    case .control(0x13):
      search?.newer()
    case .control(0x08), .control(0x7F):
      search?.removeLast()
    case .control(0x07):
      giveUpSearch()
      return .editing
    case .paste(let text, _):
      search?.append(configuration.compose(text))
    case .control, .key:
      endSearch()
      return nil
    case .reply:
      return nil
    }
    showSearch()
    return .editing
  }

  private func giveUpSearch() {
    guard let original = search?.original else { return }
    device.replaceLine(with: original.text)
    device.moveCursor(by: original.cursor - original.text.unicodeScalars.count)
    endSearch()
  }

  private func showSearch() {
    guard let search else { return }
    device.setPrompt(Prompt(search.prompt).plainText)
    device.replaceLine(with: search.line)
    device.press(.redisplay)
    if search.isFailing { device.beep() }
  }
}
