import CLibCurl

/// The loading of libcurl.
enum CurlLibrary {
  /// Loads libcurl once for the process; the reason when it cannot be, else `nil`.
  static func load() -> String? {
    ccurl_load().map { String(cString: $0) }
  }

  /// The version of libcurl and its TLS library; loads it.
  static func version() -> Result<String, TransferError> {
    if let reason = load() { return .failure(TransferError(.libraryMissing, detail: reason)) }
    return .success(singleLine(String(cString: ccurl_version())))
  }
}
