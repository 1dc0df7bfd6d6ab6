import LogCheckModel
import LogCheckResults
import LogCheckTestSupport

@testable import LogCheckHistory

/// A history in a folder that is removed after the test.
struct ScratchHistory {
  let folder: TemporaryFolder
  let path: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    path = Array(folder.path("history.db").utf8)
  }

  func open(_ access: HistoryStore.Access = .writing) throws -> HistoryStore {
    try HistoryStore.open(path, shown: "history.db", for: access)
  }

  /// Adds records as one run.
  @discardableResult
  func add(_ records: [AuditRecord], keepsEvidence: Bool = true) throws -> [HistoryRun.Addition] {
    let run = try open().begin(keepsEvidence: keepsEvidence)
    let additions = try records.map { try run.add($0) }
    try run.commit()
    return additions
  }

  /// The results of a statement: for each row its values in words, with bars between them.
  func lines(_ sql: String) throws -> [String] {
    let statement = try open(.reading).connection.prepare(ofUser: sql)
    var lines: [String] = []
    while try statement.step() {
      lines.append(
        (0..<statement.columnCount).map { column in
          switch statement.value(column) {
          case .null: "NULL"
          case .integer(let number): String(number)
          case .real(let number): String(number)
          case .text(let text): text
          case .blob(let bytes): "\(bytes)"
          }
        }.joined(separator: "|"))
    }
    return lines
  }
}

extension AuditRecord {
  /// A run that judged these rules.
  static func sample(
    _ id: String, day: String? = "2026-11-10", device: String? = "phone", build: String? = "b1",
    rules: [RuleResult] = [], tool: String = "1.0.0", digest: String = "00000000000000aa"
  ) -> AuditRecord {
    var record = AuditRecord(id: id, status: .judged, exitCode: 0, tool: tool, rulesDigest: digest)
    record.verdict = rules.contains(where: \.hasFailed) ? .fail : .pass
    record.exitCode = record.verdict == .fail ? 1 : 0
    record.day = day
    record.device = device
    record.build = build
    record.profile = "ios-device"
    record.rules = rules
    return record
  }
}

extension RuleResult {
  static func passed(_ id: String, _ passes: Int = 1) -> RuleResult {
    var result = RuleResult(id: id, verdict: .pass, severity: .error)
    result.passes = passes
    return result
  }

  static func failed(_ id: String, fails: Int = 1, accepted: Int = 0) -> RuleResult {
    var result = RuleResult(id: id, verdict: .fail, severity: .error)
    result.fails = fails
    result.accepted = accepted
    return result
  }
}

extension DurationHistogram {
  init(_ milliseconds: Int...) {
    self.init()
    for value in milliseconds { add(value) }
  }
}
