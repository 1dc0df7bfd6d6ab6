import LogCheckModel

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
