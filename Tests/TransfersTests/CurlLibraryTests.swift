import Testing

@testable import Transfers

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

struct CurlLibraryTests {
  @Test func tellsItsVersion() throws {
    let version = try TransferLoop.libraryVersion()
    #expect(version.hasPrefix("libcurl/"))
  }

  @Test func tellsWhatThereIsToKnow() throws {
    let report = try LibraryReport(environment: [:])
    #expect(try TransferLoop.libraryVersion().hasPrefix("libcurl/\(report.version) "))
    #expect(report.path?.contains("libcurl") == true)
    #expect(report.tls?.isEmpty == false)
    #expect(report.version.first?.isNumber == true)
  }

  @Test func certificatesThatAreNoneAreTold() throws {
    let report = try LibraryReport(environment: ["CURL_CA_BUNDLE": "/nowhere/ca.pem"])
    #expect(report.certificates == .missing("/nowhere/ca.pem"))
  }

  @Test func whatKeepsItFromLoadingIsTold() async {
    await #expect(processExitsWith: .success) {
      // Without descriptors no library can be opened.
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      #else
      setrlimit(RLIMIT_NOFILE, &limit)
      #endif
      let reason = CurlLibrary.load()
      exit(reason?.contains("libcurl") == true ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
