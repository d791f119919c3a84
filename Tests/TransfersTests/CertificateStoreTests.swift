import TestSupport
import Testing

@testable import Transfers

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.timeLimit(.minutes(10)))
struct CertificateStoreTests {
  /// A folder with one empty and one filled file, removed afterwards.
  private func withFiles(
    _ body: (_ empty: String, _ full: String, _ folder: String) async throws -> Void
  )
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ca-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = folder.appending(path: "empty.pem")
    let full = folder.appending(path: "full.pem")
    try Data().write(to: empty)
    try Data("no certificate either".utf8).write(to: full)
    try await body(empty.path, full.path, folder.path)
  }

  private func choice(
    _ environment: [String: String],
    builtInFile: String? = nil,
    common: [String] = []
  ) -> CertificateStore.Choice {
    CertificateStore(environment: environment)
      .choice(builtInFile: builtInFile, builtInFolder: nil, commonFiles: common)
  }

  @Test func theEnvironmentComesFirst() async throws {
    try await withFiles { empty, full, folder in
      #expect(choice(["SSL_CERT_FILE": full]) == .use(file: full, folder: nil))
      #expect(choice(["SSL_CERT_DIR": folder]) == .use(file: nil, folder: folder))
      #expect(
        choice(["CURL_CA_BUNDLE": full, "SSL_CERT_FILE": "/nowhere"])
          == .use(file: full, folder: nil)
      )
      #expect(choice(["CURL_CA_BUNDLE": "", "SSL_CERT_FILE": empty]) == .missing(path: empty))
      #expect(choice(["CURL_CA_BUNDLE": "/nowhere"]) == .missing(path: "/nowhere"))
      #expect(choice(["CURL_CA_BUNDLE": folder]) == .missing(path: folder))
      #expect(choice(["SSL_CERT_DIR": full]) == .missing(path: full))
    }
  }

  @Test func otherwiseWhatIsThereIsUsed() async throws {
    try await withFiles { empty, full, _ in
      #expect(choice([:], builtInFile: full, common: [full]) == .builtIn)
      #expect(
        choice([:], builtInFile: "/nowhere", common: [empty, full]) == .use(file: full, folder: nil)
      )
      #expect(choice([:], common: [empty]) == .unknown)
    }
  }

  @Test func aFileWithoutCertificatesIsNamed() async throws {
    try await withFiles { _, full, _ in
      let configuration = TransferLoop.Configuration.test(environment: ["CURL_CA_BUNDLE": full])
      try await withServer(configuration: configuration, { _ in .close }) { server, loop in
        let url = "https://127.0.0.1:\(server.port)/"
        let error = await loop.failure(TransferRequest(url))
        #expect(error?.code == .certificates(path: full))
      }
    }
  }
}
