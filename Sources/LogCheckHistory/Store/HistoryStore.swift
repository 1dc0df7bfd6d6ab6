/// A database of results: one file, to which any number of processes may add runs.
///
/// A rollback journal and not a write-ahead log: between runs a history is one file, which can be copied, mailed and kept in the cache of
/// a CI system, and which readers without the permission to write can open.
package final class HistoryStore {
  /// The intended use of a history.
  package enum Access: Sendable {
    /// It must be there.
    case reading
    /// It is created if it is not there.
    case writing
  }

  let connection: Connection

  /// Bytes of a value or of one record that analyses read: four of the longest texts that are stored.
  private static let longestRead: Int32 = 1 << 20

  /// Opens a history; `shown` is the name of the file in messages.
  package static func open(
    _ path: [UInt8], shown: String, for access: Access
  ) throws(HistoryProblem) -> HistoryStore { try open(path, shown: shown, for: access, Migration.all) }

  static func open(
    _ path: [UInt8], shown: String, for access: Access, _ migrations: [Migration]
  ) throws(HistoryProblem) -> HistoryStore {
    switch access {
    case .writing: return try HistoryStore(path, shown, migrations)
    case .reading:
      do throws(HistoryProblem) {
        return try HistoryStore(reading: path, shown, migrations)
      } catch  where error.isOfReadOnlyAccess {
        // A process that was killed in mid-run left its journal: opening for writing takes the unfinished run back.
        _ = try HistoryStore(path, shown, migrations)
        return try HistoryStore(reading: path, shown, migrations)
      }
    }
  }

  private init(_ path: [UInt8], _ shown: String, _ migrations: [Migration]) throws(HistoryProblem) {
    connection = try Connection(path, shown: shown, .writing)
    try connection.execute("PRAGMA foreign_keys = OFF; PRAGMA synchronous = FULL; PRAGMA cell_size_check = ON;")
    guard try version(migrations) < migrations.count else { return }
    // Two processes may both find an older version: it is asked for again when no other can write.
    try connection.execute("BEGIN IMMEDIATE")
    do throws(HistoryProblem) {
      let version = try version(migrations)
      for migration in migrations where migration.version > version { try connection.execute(migration.sql) }
      try connection.execute("COMMIT")
    } catch {
      try? connection.execute("ROLLBACK")
      throw error
    }
  }

  private init(reading path: [UInt8], _ shown: String, _ migrations: [Migration]) throws(HistoryProblem) {
    connection = try Connection(path, shown: shown, .reading)
    try connection.execute("PRAGMA cell_size_check = ON;")
    connection.limitValues(to: Self.longestRead)
    let version = try version(migrations)
    guard version > 0 else { throw HistoryProblem("\(shown) is not a history: it is empty") }
    guard version == migrations.count else {
      var problem = HistoryProblem("\(shown) has the older version \(version) of the form, and may not be written")
      problem.isOfReadOnlyAccess = true
      throw problem
    }
  }

  /// The version of the tables, 0 for a file without any; throws where they are another program's, or of a newer version of the tool.
  private func version(_ migrations: [Migration]) throws(HistoryProblem) -> Int {
    let application = try number("PRAGMA application_id")
    let version = try number("PRAGMA user_version")
    let parts = try number("SELECT count(*) FROM sqlite_schema")
    if application == 0, version == 0, parts == 0 { return 0 }
    guard application == HistoryFile.application else {
      throw HistoryProblem("\(connection.shown) is a database of another program, not a history")
    }
    guard version <= migrations.count else {
      throw HistoryProblem(
        "\(connection.shown) has version \(version) of the form, and this tool knows versions up to \(migrations.count); "
          + "use the version of the tool that wrote it, or a newer one")
    }
    guard version > 0 else { throw HistoryProblem("\(connection.shown) is not a history as this tool writes it") }
    let expected = try Connection.inMemory()
    for migration in migrations.prefix(version) { try expected.execute(migration.sql) }
    try Self.compare(Self.parts(of: connection), with: Self.parts(of: expected), connection.shown)
    return version
  }

  /// The text that made each part of a database, by its kind and name.
  private static func parts(of connection: Connection) throws(HistoryProblem) -> [String: String] {
    // Statistics that a shell of SQLite made are no part of the form, and change no result.
    let statement = try connection.prepare(
      """
      SELECT type, substr(name, 1, 200), substr(sql, 1, 20000), length(sql) FROM sqlite_schema
      WHERE sql IS NOT NULL AND name NOT IN ('sqlite_stat1', 'sqlite_stat4') ORDER BY type, name LIMIT 1000
      """)
    var parts: [String: String] = [:]
    while try statement.step() {
      parts["\(statement.text(0)) \(statement.text(1))"] = "\(statement.integer(3)) \(statement.text(2))"
    }
    return parts
  }

  /// A view or a trigger in place of a table, or another table of its name, would have the tool run statements of another author.
  private static func compare(
    _ found: [String: String], with expected: [String: String], _ shown: String
  ) throws(HistoryProblem) {
    let all = Set(found.keys).union(expected.keys).sorted()
    guard let part = all.first(where: { found[$0] != expected[$0] }) else { return }
    let words =
      expected[part] == nil
      ? "it has the \(part)" : found[part] == nil ? "the \(part) is missing" : "the \(part) is another one"
    throw HistoryProblem("\(shown) is not a history as this tool writes it: \(words)")
  }

  /// The first number of a statement's result.
  func number(_ sql: StaticString) throws(HistoryProblem) -> Int {
    let statement = try connection.prepare(sql)
    let number = try statement.step() ? statement.integer(0) : 0
    statement.reset()
    return number
  }

  /// Begins a run: its results are in the history together when it is committed, and otherwise not at all.
  package func begin(keepsEvidence: Bool = true) throws(HistoryProblem) -> HistoryRun {
    try HistoryRun(connection, keepsEvidence: keepsEvidence)
  }

  /// The names of the parts that SQLite finds damaged; empty for a whole file.
  package func damage() throws(HistoryProblem) -> [String] {
    let statement = try connection.prepare("PRAGMA integrity_check")
    var lines: [String] = []
    while try statement.step() { lines.append(statement.text(0)) }
    return lines == ["ok"] ? [] : lines
  }
}
