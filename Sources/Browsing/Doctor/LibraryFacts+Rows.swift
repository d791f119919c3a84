extension LibraryFacts {
  /// The rows of the libraries.
  var rows: [DoctorRow] { curlRows + [sqliteRow, DoctorRow("libedit", .ok, libedit)] }

  private var curlRows: [DoctorRow] {
    switch curl {
    case .missing(let reason):
      return [
        DoctorRow(
          "libcurl",
          .problem,
          "not to be loaded: \(Quoted.bare(reason))",
          advice: "install libcurl 7.87 or later, on Debian libcurl4; without it nothing is asked"
        )
      ]
    case .loaded(let facts):
      return facts.rows
    }
  }

  private var sqliteRow: DoctorRow {
    guard hasFullText else {
      return DoctorRow(
        "sqlite",
        .problem,
        "\(sqlite), without full-text search",
        advice: "install SQLite 3.38 or later with FTS5; find needs it"
      )
    }
    return DoctorRow("sqlite", .ok, "\(sqlite), with full-text search")
  }
}

extension CurlFacts {
  fileprivate var rows: [DoctorRow] {
    let place = path.map { ", from \(Quoted.bare($0))" } ?? ""
    let library =
      isOld
      ? DoctorRow(
        "libcurl",
        .warning,
        "\(version)\(place)",
        advice: "7.87 or later is better: an older one waits for name lookups that are cancelled"
      ) : DoctorRow("libcurl", .ok, "\(version)\(place)")
    return [library, tlsRow, certificateRow]
  }

  private var tlsRow: DoctorRow {
    guard let tls else {
      return DoctorRow(
        "tls",
        .problem,
        "libcurl has none",
        advice: "install a libcurl that has; Apple answers over https only"
      )
    }
    return DoctorRow("tls", .ok, "\(tls), HTTP/\(hasHTTP2 ? "2" : "1.1")")
  }

  private var certificateRow: DoctorRow {
    switch certificates {
    case .found(let path): return DoctorRow("certificates", .ok, Quoted.bare(path))
    case .builtIn: return DoctorRow("certificates", .ok, "where libcurl has them")
    case .missing(let path):
      return DoctorRow(
        "certificates",
        .problem,
        "there are none in \(Quoted.bare(path))",
        advice: "correct CURL_CA_BUNDLE, SSL_CERT_FILE or SSL_CERT_DIR"
      )
    case .unknown:
      return DoctorRow(
        "certificates",
        .warning,
        "none were found",
        advice: "install ca-certificates, or name a file in SSL_CERT_FILE"
      )
    }
  }
}
