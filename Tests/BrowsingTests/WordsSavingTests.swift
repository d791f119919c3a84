import Catalog
import Records
import Testing

@testable import Browsing

/// Downloads and pictures, in words.
@Suite struct WordsSavingTests {
  private func text(_ notice: Notice, isInteractive: Bool = true) -> String {
    var context = Sample.context(200)
    context.isInteractive = isInteractive
    return NoticeWords.lines(for: notice, in: context).map(\.plainText).joined(separator: " ")
  }

  private func begun(_ courses: [DownloadStart.Course], lacking: Int = 0) -> String {
    text(.downloading(SavingSamples.report(courses, lacking: lacking)))
  }

  @Test func theBeginningSaysWhereAndHowToSeeMore() {
    #expect(
      begun([.begun])
        == "Downloading “Part 1” to /home/ann/Podcasts. To see how far: downloads"
    )
    #expect(
      text(.downloading(SavingSamples.report([.begun])), isInteractive: false)
        == "Downloading “Part 1” to /home/ann/Podcasts."
    )
    #expect(
      begun([.resumed(12_200_000)])
        == "Going on with “Part 1” behind 12 MB, to /home/ann/Podcasts. To see how far: downloads"
    )
    #expect(
      begun([.begun, .there, .underWay, .resumed(5)], lacking: 2) == """
        Downloading 2 episodes to /home/ann/Podcasts; 2 are no episodes. To see how far: downloads \
        “Part 2” is downloaded already: /home/ann/Podcasts/Beginnings [1000654].mp3 \
        “Part 3” is being downloaded already. To see how far: downloads
        """
    )
    #expect(
      begun([.refused(DownloadFailure(.noFolder, detail: "/nowhere"))])
        == "Could not download “Part 1”: there is no folder /nowhere. "
        + "Make it first, or name another one behind to."
    )
  }

  @Test func theEndSaysWhereOrWhy() {
    let texts = SavingSamples.endings.prefix(3).map { text(.downloadEnded($0)) }
    #expect(
      texts == [
        """
        Downloaded “Beginnings”, 61 MB: /home/ann/Podcasts/Beginnings [1000654].mp3 \
        It came over http, which anybody on the way can read and change.
        """,
        "Stopped downloading “Beginnings”. 20 % of 61 MB is kept; to go on: "
          + "download podcast-episode:1000654",
        "Stopped downloading “Beginnings”.",
      ]
    )
    let entry = SavingSamples.entry(
      1,
      SavingSamples.episode(),
      .failed(DownloadFailure(.connectionLost, detail: "cdn.example")),
      done: 5_000_000,
      total: nil
    )
    #expect(
      text(.downloadEnded(DownloadEnding(entry, keepsPart: true))) == """
        Could not download “Beginnings”: the connection to cdn.example was lost. Check the network. \
        5 MB is kept; to go on: download podcast-episode:1000654
        """
    )
  }

  @Test func ordersSayWhatTheyDidToTheFile() {
    #expect(
      text(.changedDownload(SavingSamples.changes[2]))
        == "Deleted the download of “Beginnings”, with its file: "
        + "/home/ann/Podcasts/Beginnings [1000654].mp3"
    )
    #expect(
      text(.changedDownload(SavingSamples.changes[4]))
        == "Deleted the download of “Beginnings”. Its file was changed and stays: "
        + "/home/ann/Podcasts/Beginnings [1000654].mp3"
    )
    #expect(
      text(.changedDownload(.unknown(.item(7, .podcastEpisode))))
        == "Nothing was downloaded of podcast-episode:7."
    )
    #expect(
      text(.needsDownloads(.stop))
        == "Which one? downloads lists them with their numbers; then: downloads stop 1"
    )
  }

  @Test func aPictureSaysWhereAndHowLarge() throws {
    let action = try #require(SavingSamples.pictureAction)
    #expect(
      text(.picture(action, .saved(SavingSamples.picture)))
        == "Saved the picture of “Beginnings”, 600 x 600: "
        + "/home/ann/Podcasts/Beginnings [1000654 600x600].jpg"
    )
    #expect(
      text(.picture(action, .failed(DownloadFailure(.status, number: 400))))
        == "Could not save the picture of “Beginnings”: its host has none to give (status 400)."
    )
  }

  @Test func whatIsNoEpisodeSaysWhatItIs() {
    let kind = ActionKind.download(folder: nil)
    #expect(
      text(.lacks(kind, [Sample.movies[0]]))
        == "“Blade Runner (The Final Cut)” is not downloaded: Apple's previews are stream-only. "
        + "To hear or see it: play"
    )
    #expect(
      text(.lacks(kind, [SavingSamples.podcast]))
        == "This podcast is a podcast: more lists its episodes, and they can be downloaded."
    )
  }

  @Test func progressIsOneLine() {
    let entries = SavingSamples.entries
    #expect(
      DownloadWords.progress(of: [entries[1]]) == "Downloading “Half of it”: 50 % of 61 MB"
    )
    #expect(
      DownloadWords.progress(of: [entries[2]]) == "Downloading “Nobody knows how long”: 4 kB"
    )
    #expect(
      DownloadWords.progress(of: Array(entries[0...2]))
        == "Downloading 2 episodes: 31 MB, 1 waiting"
    )
    #expect(DownloadWords.progress(of: [entries[0], entries[6]]) == nil)
  }

  @Test func aHostsWordsCannotMoveTheCursor() {
    let entry = SavingSamples.entry(
      1,
      SavingSamples.episode(1, "a\u{1B}[2Jb\nc"),
      .done,
      done: 5,
      path: "/tmp/a\u{1B}[2Jb\nc"
    )
    let text = text(.downloadEnded(DownloadEnding(entry)))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
