@testable import Companions
import Testing

struct FileNameTests {
  struct Case: Sendable {
    var title: String
    var name: String
  }

  @Test(arguments: [
    Case(title: "Episode 12: Beginnings", name: "Episode 12- Beginnings [77].mp3"),
    Case(title: "AC/DC", name: "AC-DC [77].mp3"),
    Case(title: "../../x", name: "x [77].mp3"),
    Case(title: "********", name: "77.mp3"),
    Case(title: ".", name: "77.mp3"),
    Case(title: "..", name: "77.mp3"),
    Case(title: "", name: "77.mp3"),
    Case(title: " \n\u{0}\t", name: "77.mp3"),
    Case(title: ".hidden", name: "hidden [77].mp3"),
    Case(title: "-rf", name: "rf [77].mp3"),
    Case(title: "CON", name: "CON [77].mp3"),
    Case(title: "a:b?", name: "a-b [77].mp3"),
    Case(title: " x ", name: "x [77].mp3"),
    Case(title: "The end...", name: "The end [77].mp3"),
    Case(title: "one\ntwo\u{0}three", name: "one two three [77].mp3"),
    Case(title: "Episode 721 | \"Unbuttoned\"", name: "Episode 721 - 'Unbuttoned' [77].mp3"),
    Case(title: "C:\\Users|\"me\" <x>", name: "C--Users-'me' -x [77].mp3"),
    Case(title: "abc\u{202E}3pm.exe", name: "abc3pm.exe [77].mp3"),
    Case(title: "ブレードランナー", name: "ブレードランナー [77].mp3"),
  ])
  func aTitleBecomesOneNameInTheFolder(example: Case) {
    #expect(FileName.name(title: example.title, mark: "77", ending: "mp3") == example.name)
  }

  @Test(arguments: [
    String(repeating: "a", count: 300),
    String(repeating: "ж", count: 168),
    String(repeating: "👩‍👩‍👧‍👦", count: 100),
    String(repeating: "e\u{301}\u{302}\u{303}", count: 90),
  ])
  func aLongTitleIsCutAtAWholeCharacter(title: String) {
    let name = FileName.name(title: title, mark: "1000654321", ending: "mp3")
    #expect(name.utf8.count <= 250)
    #expect(name.utf8.count > 200)
    #expect(name.hasSuffix("… [1000654321].mp3"))
    let kept = name.dropLast("… [1000654321].mp3".count)
    #expect(kept.allSatisfy { $0 == title.first })
  }

  @Test func aTitleThatFitsIsWhole() {
    let title = String(repeating: "a", count: 240 - " [77].mp3".utf8.count)
    #expect(FileName.name(title: title, mark: "77", ending: "mp3") == title + " [77].mp3")
  }

  @Test(
    arguments: [
      ("https://example.org/a/b.mp3", "mp3"),
      ("https://example.org/a/b.MP3?dest=1&x=.exe", "mp3"),
      ("https://example.org/a/b.m4a#t=3", "m4a"),
      ("https://example.org/a.mp3/b", nil),
      ("https://example.org/a/b.php", nil),
      ("https://example.org/a/b", nil),
      ("https://example.org", nil),
    ] as [(String, String?)]
  )
  func theEndingIsTheAddressesWhereItIsKnown(address: String, ending: String?) {
    #expect(FileName.ending(of: address) == ending)
  }

  @Test func elseItIsTheAnswersOrTheUsualOne() {
    var download = Download(
      url: "https://example.org/play?id=1",
      folder: "/f",
      title: "T",
      mark: "1",
      usualEnding: "mp3"
    )
    #expect(download.target(type: "audio/x-m4a; charset=binary") == "/f/T [1].m4a")
    #expect(download.target(type: "application/octet-stream") == "/f/T [1].mp3")
    #expect(download.target(type: nil) == "/f/T [1].mp3")
    #expect(download.partPath == "/f/T [1].part")
    download.folder = "/"
    #expect(download.partPath == "/T [1].part")
  }
}
