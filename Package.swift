// swift-tools-version: 6.2

import Foundation
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

/// Whether every compiler's folder that has the C++ library has it as an archive too; some systems have that apart.
func hasArchiveOfCxxLibrary() -> Bool {
  let files = FileManager.default
  let root = "/usr/lib/gcc"
  let folders = (files.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix("/libstdc++.so") }
    .map { root + "/" + $0.dropLast("/libstdc++.so".count) }
  return !folders.isEmpty && folders.allSatisfy { files.fileExists(atPath: $0 + "/libstdc++.a") }
}

/// How a release is linked on Linux, where much of a start is the dynamic loader's.
///
/// Measured: of 3.1 ms for `--version` 0.9 are the shared C++ library's, of which the Swift runtime
/// needs a little. A program that is loaded at one place only would take 0.4 less, but gives up
/// that nobody knows where its code lies.
let quickStart: [LinkerSetting] =
  hasArchiveOfCxxLibrary()
  ? [
    .unsafeFlags(
      [
        "-L", Context.packageDirectory + "/Sources/CShims/link", "-Xclang-linker", "-static-libgcc",
      ],
      .when(platforms: [.linux], configuration: .release)
    )
  ] : []

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
      swiftSettings: settings,
      linkerSettings: quickStart
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
