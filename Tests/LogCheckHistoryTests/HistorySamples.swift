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

  /// The results of a statement: for each database row its values in words, with bars between them.
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

extension FleetSample {
  /// Writes all nights, each as one run.
  mutating func write(to history: ScratchHistory) throws {
    for night in 0..<nights { try history.add(records(of: night)) }
  }
}
