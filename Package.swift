// swift-tools-version: 6.2

import PackageDescription

/// The settings of every Swift target.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// The settings of the rooms without C, I/O and clock: there a pointer is a mistake.
let pure = settings + [.strictMemorySafety()]

let package = Package(
  name: "reprise",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "reprise", targets: ["reprise"])
  ],
  targets: [
    // C libraries, and what Swift cannot call without help.
    .systemLibrary(
      name: "CLibEdit",
      pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"])]
    ),
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .systemLibrary(name: "CShims"),
    .target(name: "CLibCurl"),

    // Pure: no C, no I/O, no clock.
    .target(name: "TerminalText", swiftSettings: pure),
    .target(name: "Catalog", swiftSettings: pure),
    .target(name: "Records", dependencies: ["Catalog"], swiftSettings: pure),
    .target(
      name: "Browsing",
      dependencies: ["Records", "Catalog", "TerminalText"],
      swiftSettings: pure
    ),
    .target(name: "DemoCatalogue", swiftSettings: pure),

    // One C library or one piece of the system each.
    .target(name: "SQLite", dependencies: ["CSQLite", "CShims"], swiftSettings: settings),
    .target(name: "Transfers", dependencies: ["CLibCurl", "CShims"], swiftSettings: settings),
    .target(name: "LineEditing", dependencies: ["CLibEdit", "CShims"], swiftSettings: settings),
    .target(name: "Platform", dependencies: ["CShims"], swiftSettings: settings),

    // The edge.
    .target(
      name: "Library",
      dependencies: ["SQLite", "Records", "Catalog"],
      swiftSettings: settings
    ),
    .target(
      name: "Companions",
      dependencies: ["Platform", "Transfers", "Catalog"],
      swiftSettings: settings
    ),
    .target(
      name: "Application",
      dependencies: [
        "Browsing", "Catalog", "Companions", "DemoCatalogue", "Library", "LineEditing", "Platform",
        "Records", "TerminalText", "Transfers",
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "reprise",
      dependencies: ["Application"],
      swiftSettings: settings
    ),

    // Tests: one folder a target.
    .target(
      name: "TestSupport",
      dependencies: ["CShims"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(
      name: "TerminalTextTests",
      dependencies: ["TerminalText", "TestSupport"],
      exclude: ["generate-width-table.py"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CatalogTests",
      dependencies: ["Catalog", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RecordsTests",
      dependencies: ["Records", "Catalog", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BrowsingTests",
      dependencies: ["Browsing", "Records", "Catalog", "TerminalText", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DemoCatalogueTests",
      dependencies: ["DemoCatalogue"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SQLiteTests",
      dependencies: ["SQLite", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TransfersTests",
      dependencies: ["Transfers", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["LineEditing", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PlatformTests",
      dependencies: ["Platform", "TestSupport", "CShims"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LibraryTests",
      dependencies: ["Library", "Records", "Catalog", "SQLite", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CompanionsTests",
      dependencies: ["Companions", "Platform", "Transfers", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ApplicationTests",
      dependencies: [
        "Application", "Browsing", "Catalog", "Companions", "Library", "LineEditing", "Platform",
        "Records",
        "SQLite", "TerminalText", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["reprise", "TestSupport"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
