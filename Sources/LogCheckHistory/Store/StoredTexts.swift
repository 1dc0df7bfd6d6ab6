import LogCheckModel
import LogCheckResults

/// The names and sentences of a history, each stored once, while a run writes.
struct StoredTexts {
  private let search: Statement
  private let insertion: Statement
  private let connection: Connection
  /// Texts of ASCII, which are equal if their bytes are.
  private var plain: [String: Int] = [:]
  /// Others by their bytes: texts that only look the same are different texts.
  private var others: [LogText: Int] = [:]

  /// Texts that are remembered; beyond that all are forgotten and searched for again.
  private static let limit = 100_000

  init(_ connection: Connection) throws(HistoryProblem) {
    self.connection = connection
    search = try connection.prepare("SELECT id FROM text WHERE value = ?")
    insertion = try connection.prepare("INSERT INTO text (value) VALUES (?)")
  }

  /// The number of a text, which is stored if it is new.
  mutating func id(_ text: String) throws(HistoryProblem) -> Int {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    if let id = isPlain ? plain[text] : others[LogText(text)] { return id }
    if plain.count >= Self.limit { plain = [:] }
    if others.count >= Self.limit { others = [:] }
    try search.bind([.text(text)])
    let found = try search.step() ? search.integer(0) : nil
    search.reset()
    if found == nil { try insertion.run(.text(text)) }
    let id = found ?? connection.lastInserted
    if isPlain { plain[text] = id } else { others[LogText(text)] = id }
    return id
  }

  mutating func value(_ text: String?) throws(HistoryProblem) -> SQLValue {
    guard let text else { return .null }
    return .integer(try id(text))
  }
}

extension StoredTexts {
  /// The bytes of the longest text: a line keeps 64 KiB, and each byte that is no UTF-8 takes three in a record.
  static let most = 256 << 10

  /// The bytes of the longest text of a record.
  static func longest(of record: AuditRecord) -> Int {
    var longest = 0
    func count(_ texts: String?...) { for text in texts { longest = max(longest, text?.utf8.count ?? 0) } }
    count(record.id, record.device, record.build, record.profile, record.tool, record.rulesDigest, record.problem)
    for rule in record.rules { count(rule.id) }
    for metric in record.measures.keys { count(metric) }
    for finding in record.findings {
      count(finding.rule, finding.fingerprint, finding.message)
      for line in finding.evidence { count(line.capture, line.text) }
    }
    for cause in record.outcomes?.causes ?? [] { count(cause.kind, cause.title, cause.capture) }
    return longest
  }
}
