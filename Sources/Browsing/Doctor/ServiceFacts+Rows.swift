import Catalog
import Records

extension ServiceFacts {
  /// The rows of the service: what it was asked, and what came of asking it now.
  var rows: [DoctorRow] { [budgetRow, probeRow].compactMap(\.self) }

  private var name: String { Quoted.bare(host) }

  private var budgetRow: DoctorRow {
    guard let limit else { return DoctorRow("requests", .ok, "\(name) is asked without counting") }
    let report = report ?? ServiceReport()
    func asked(_ family: RequestFamily) -> String { "\(report.requests[family] ?? 0) of \(limit)" }
    let counts = "\(asked(.catalogue)) in the last minute, charts \(asked(.charts))"
    guard let pause = report.pause else { return DoctorRow("requests", .ok, "\(name): \(counts)") }
    let seconds = Int((pause + 999) / 1000)
    return DoctorRow(
      "requests",
      .warning,
      "\(name) limits requests: none for \(LengthText.wait(seconds)); \(counts)",
      advice: "wait; what is kept can be read meanwhile"
    )
  }

  private var probeRow: DoctorRow? {
    switch probe {
    case nil: nil
    case .answered(let answer)?: DoctorRow("network", .ok, "\(name) answered, \(answer.words)")
    case .failed(let error)?:
      DoctorRow(
        "network",
        .problem,
        "\(name): " + FailureAccount.reason(for: error, serviceHost: host),
        advice: FailureAccount.advice(for: error).beginningSmall
      )
    case .offline?: DoctorRow("network", .ok, "not asked, by --offline")
    case .demo?: DoctorRow("network", .ok, "not asked: this is the demo")
    case .limited(let seconds)?:
      DoctorRow(
        "network",
        .warning,
        "not asked: no request may be sent for \(LengthText.wait(seconds))",
        advice: "ask again then"
      )
    case .cancelled?: DoctorRow("network", .warning, "not awaited", advice: "ask again")
    }
  }
}

extension String {
  /// The sentence as it stands behind something else.
  fileprivate var beginningSmall: String { prefix(1).lowercased() + dropFirst() }
}

extension ProbeAnswer {
  fileprivate var words: String {
    let version = http.map { "over HTTP/\($0)" }
    let security = isSecured ? "certificate checked" : "not secured"
    let handshake = securedAfter.map { "secured after \($0) ms" }
    return [version, security, handshake, "\(total) ms in all"].compactMap(\.self)
      .joined(separator: ", ")
  }
}
