/// Texts of a history by their numbers, while it is read.
final class StoredNames {
  private let search: Statement
  private var known: [Int: String] = [:]

  /// Texts that are remembered; beyond that all are forgotten and read again.
  private static let limit = 20_000

  init(_ connection: Connection) throws(HistoryProblem) {
    search = try connection.prepare("SELECT value FROM text WHERE id = ?")
  }

  /// The text with this number; empty where a damaged file has none.
  func text(_ id: Int) throws(HistoryProblem) -> String {
    if let text = known[id] { return text }
    try search.bind([.integer(id)])
    let text = try search.step() ? search.text(0) : ""
    search.reset()
    if known.count >= Self.limit { known = [:] }
    known[id] = text
    return text
  }
}
