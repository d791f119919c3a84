import Foundation
import Testing

@testable import Platform

/// What a folder has in it.
@Suite final class FolderListingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("reprise-listing-\(UUID().uuidString)").path

  init() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/inner", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder + "/.hidden"))
    try Data().write(to: URL(fileURLWithPath: folder + "/naïve 日本.txt"))
    try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "inner")
    try files.createSymbolicLink(atPath: folder + "/broken", withDestinationPath: "nowhere")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test func foldersAndLinksToThemAreToldFromFiles() {
    let entries = FolderListing.entries(of: folder).sorted { $0.name < $1.name }
    #expect(
      entries == [
        FolderListing.Entry(name: ".hidden", isFolder: false),
        FolderListing.Entry(name: "broken", isFolder: false),
        FolderListing.Entry(name: "inner", isFolder: true),
        FolderListing.Entry(name: "link", isFolder: true),
        FolderListing.Entry(name: "naïve 日本.txt", isFolder: false),
      ]
    )
  }

  @Test func whatIsNoFolderHasNothing() {
    #expect(FolderListing.entries(of: folder + "/.hidden").isEmpty)
    #expect(FolderListing.entries(of: folder + "/nowhere").isEmpty)
  }
}
