import LogCheckModel

/// The names and sentences of a history, each stored once, while a run writes.
struct StoredTexts {
  private let search: Statement
  private let insertion: Statement
  private let connection: Connection
  /// By their bytes: texts that only look the same are different texts.
  private var known: [LogText: Int] = [:]

  /// Texts that are remembered; beyond that all are forgotten and searched for again.
  private static let limit = 100_000

  init(_ connection: Connection) throws(HistoryProblem) {
    self.connection = connection
    search = try connection.prepare("SELECT id FROM text WHERE value = ?")
    insertion = try connection.prepare("INSERT INTO text (value) VALUES (?)")
  }

  /// The number of a text, which is stored if it is new.
  mutating func id(_ text: String) throws(HistoryProblem) -> Int {
    let key = LogText(text)
    if let id = known[key] { return id }
    if known.count >= Self.limit { known = [:] }
    try search.bind([.text(text)])
    let found = try search.step() ? search.integer(0) : nil
    search.reset()
    if found == nil { try insertion.run(.text(text)) }
    let id = found ?? connection.lastInserted
    known[key] = id
    return id
  }

  mutating func value(_ text: String?) throws(HistoryProblem) -> SQLValue {
    guard let text else { return .null }
    return .integer(try id(text))
  }
}
