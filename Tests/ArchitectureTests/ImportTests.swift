import Testing

/// Who may import whom: the arrows between the rooms.
struct ImportTests {
  /// What each room may import of this package; a room without an entry may not exist.
  private static let arrows: [String: Set<String>] = [
    "TerminalText": [], "Catalog": [], "Records": ["Catalog"], "DemoCatalogue": ["Catalog"],
    "Browsing": ["Records", "Catalog", "TerminalText"], "SQLite": ["CSQLite", "CShims"],
    "Transfers": ["CLibCurl", "CShims"], "LineEditing": ["CLibEdit", "CShims"],
    "Platform": ["CShims"],
    "Library": ["SQLite", "Records", "Catalog"],
    "Companions": ["Platform", "Transfers", "Catalog"],
    "Application": [
      "Browsing", "Catalog", "Companions", "DemoCatalogue", "Library", "LineEditing", "Platform",
      "Records",
      "TerminalText", "Transfers",
    ],
    "reprise": ["Application"],
    "CLibEdit": [], "CSQLite": [], "CShims": [], "CLibCurl": [],
  ]

  /// The rooms without C, I/O and clock.
  private static let pure: Set = [
    "TerminalText", "Catalog", "Records", "Browsing", "DemoCatalogue",
  ]

  /// What is not of this package.
  private static let plain: Set = ["Swift", "FoundationEssentials", "Foundation"]
  private static let system: Set = ["Glibc", "Darwin", "Musl", "Synchronization", "Dispatch"]

  private static func mayImport(_ room: String, _ module: String) -> Bool {
    if arrows[room]?.contains(module) == true || plain.contains(module) { return true }
    return !pure.contains(room) && system.contains(module)
  }

  @Test func everyFolderOfTheSourcesIsARoom() throws {
    let folders = try SourceFile.folders(in: "Sources")
    #expect(folders.contains("Catalog"))
    for folder in folders { #expect(Self.arrows[folder] != nil, "\(folder) is in no table") }
  }

  @Test func noRoomImportsWhatItMayNot() throws {
    var count = 0
    for room in try SourceFile.folders(in: "Sources") {
      for file in try SourceFile.all(in: "Sources/" + room) {
        for line in file.imports {
          count += 1
          #expect(Self.mayImport(room, line.module), "\(file.path) imports \(line.module)")
        }
      }
    }
    #expect(count > 30)
  }

  @Test func cRoomsHoldNoSwift() throws {
    for room in try SourceFile.folders(in: "Sources")
    where room.hasPrefix("C") && Self.arrows[room] == [] {
      guard room != "Catalog" else { continue }
      #expect(try SourceFile.all(in: "Sources/" + room).isEmpty)
    }
  }

  @Test func whatTheTestsShareKnowsNoRoom() throws {
    for file in try SourceFile.all(in: "Tests/TestSupport") {
      for line in file.imports {
        let isPlain = Self.plain.contains(line.module) || Self.system.contains(line.module)
        #expect(isPlain || line.module == "CShims", "\(file.path) imports \(line.module)")
      }
    }
  }

  /// Tests that belong to no target would pass by never being run.
  @Test func everyFolderOfTestsIsATarget() throws {
    let manifest = try SourceFile.text(of: "Package.swift")
    let folders = try SourceFile.folders(in: "Tests").filter { folder in
      try !SourceFile.all(in: "Tests/" + folder).isEmpty
    }
    #expect(folders.contains("RecordsTests"))
    for folder in folders {
      #expect(manifest.contains("name: \"\(folder)\""), "\(folder) is not in the manifest")
    }
  }

  /// The whole of Foundation brings ICU along: half of a start's time, on Linux.
  @Test func theWholeOfFoundationIsOnlyWhereItsEssentialsAreNot() throws {
    for file in try SourceFile.all(in: "Sources") {
      for line in file.imports where line.module == "Foundation" {
        let isElsewhere =
          line.conditions.contains("!canImport(FoundationEssentials)")
          || line.conditions.contains("canImport(Darwin)")
        #expect(isElsewhere, "\(file.path) imports Foundation")
      }
    }
  }

  @Test func importLinesAreRead() {
    let text = """
      import A
        @testable public import B
      @_spi(X) import struct C.D
      // import E
      #if canImport(F)
      import F
      #if os(Linux)
      private import G
      #endif
      #elseif H
      import H
      #else
      import I
      #endif
      let important = "import J"
      import K
      """
    #expect(
      SourceFile.imports(of: text) == [
        SourceFile.Import(module: "A", conditions: []),
        SourceFile.Import(module: "B", conditions: []),
        SourceFile.Import(module: "C", conditions: []),
        SourceFile.Import(module: "F", conditions: ["canImport(F)"]),
        SourceFile.Import(module: "G", conditions: ["canImport(F)", "os(Linux)"]),
        SourceFile.Import(module: "H", conditions: ["H"]),
        SourceFile.Import(module: "I", conditions: ["!H"]),
        SourceFile.Import(module: "K", conditions: []),
      ]
    )
  }
}
