internal import CSQLite

/// A database file of SQLite. This file has all calls of the library.
@safe
final class Connection {
  enum Access { case reading, writing }

  private let handle: OpaquePointer
  /// The name of the file for messages.
  let shown: String

  /// The time for which a statement waits until another process has finished writing: an import of a million results takes about a minute.
  private static let patience: Int32 = 120_000

  /// Opens the file; `writing` creates it.
  init(_ path: [UInt8], shown: String, _ access: Access) throws(HistoryProblem) {
    self.shown = shown
    // A name that begins with a letter can be an address or a database in memory to SQLite.
    let prefix: [UInt8] = path.first == UInt8(ascii: "/") ? [] : Array("./".utf8)
    let name = (prefix + path + [0]).map { CChar(bitPattern: $0) }
    let flags = access == .writing ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened = unsafe opened else { throw HistoryProblem("\(shown) cannot be opened: no memory is left") }
    unsafe handle = unsafe opened
    guard code == SQLITE_OK else { throw problem(code) }
    try prepare()
  }

  private init(inMemory name: String) throws(HistoryProblem) {
    shown = name
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(
      name, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened = unsafe opened else { throw HistoryProblem("no memory is left") }
    unsafe handle = unsafe opened
    guard code == SQLITE_OK else { throw problem(code) }
    try prepare()
  }

  /// An empty database without a file.
  static func inMemory() throws(HistoryProblem) -> Connection { try Connection(inMemory: ":memory:") }

  private func prepare() throws(HistoryProblem) {
    try check(unsafe csqlite_harden(handle))
    try check(unsafe sqlite3_busy_timeout(handle, Self.patience))
    for (kind, limit) in Self.limits { _ = unsafe sqlite3_limit(handle, kind, limit) }
  }

  /// No text and no statement of the tool comes near them: bytes of a value and of a statement, columns, depth of an expression, parts of a
  /// compound statement, steps of a program, bytes of a pattern.
  private static let limits: [(kind: Int32, most: Int32)] = [
    (SQLITE_LIMIT_LENGTH, longest), (SQLITE_LIMIT_SQL_LENGTH, 1 << 20), (SQLITE_LIMIT_COLUMN, 200),
    (SQLITE_LIMIT_EXPR_DEPTH, 100), (SQLITE_LIMIT_COMPOUND_SELECT, 50), (SQLITE_LIMIT_VDBE_OP, 1_000_000),
    (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 5_000), (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_TRIGGER_DEPTH, 1),
  ]

  /// The bytes of a value that a statement of a user may make.
  static let longest: Int32 = 64 << 20

  /// Limits the bytes of a value and of one record of a result, where these are kept in memory.
  func limitValues(to bytes: Int32) { _ = unsafe sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, bytes) }

  deinit { _ = unsafe sqlite3_close_v2(handle) }

  /// Runs statements that have no parameters and no result.
  func execute(_ sql: StaticString) throws(HistoryProblem) {
    try check(unsafe sqlite3_exec(handle, sql.description, nil, nil, nil))
  }

  /// Prepares a statement of the tool. Values are bound to it and never become part of its text.
  func prepare(_ sql: StaticString) throws(HistoryProblem) -> Statement {
    guard let statement = try compile(sql.description).statement else {
      throw HistoryProblem("\(shown): an empty statement")
    }
    return statement
  }

  /// Prepares the one statement that a user wrote.
  func prepare(ofUser sql: String) throws(HistoryProblem) -> Statement {
    let (first, rest) = try compile(sql)
    guard let first else { throw HistoryProblem("there is no statement in the text") }
    guard try compile(rest).statement == nil else {
      throw HistoryProblem("there is more than one statement in the text; write one")
    }
    return first
  }

  /// The first statement of a text, if there is one, and the text after it.
  private func compile(_ sql: String) throws(HistoryProblem) -> (statement: Statement?, rest: String) {
    var compiled: OpaquePointer?
    var code = SQLITE_OK
    let text = Array(sql.utf8.map { CChar(bitPattern: $0) }) + [0]
    let rest = unsafe text.withUnsafeBufferPointer { buffer in
      var tail: UnsafePointer<CChar>?
      code = unsafe sqlite3_prepare_v2(handle, buffer.baseAddress, Int32(clamping: buffer.count), &compiled, &tail)
      return unsafe tail.map { unsafe String(cString: $0) } ?? ""
    }
    guard code == SQLITE_OK else { throw problem(code) }
    guard let statement = unsafe compiled else { return (nil, "") }
    return (unsafe Statement(statement, self), rest)
  }

  /// The number that the last insertion gave its row.
  var lastInserted: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// Permits no statement from now on but those that read the tables of this file.
  func permitReadingOnly() throws(HistoryProblem) {
    let judge:
      @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
        UnsafePointer<CChar>?
      ) -> Int32 = { _, action, first, second, _, _ in
        let first = unsafe first.map { unsafe String(cString: $0) }
        let second = unsafe second.map { unsafe String(cString: $0) }
        return ReadingPermit.permits(action, first, second) ? SQLITE_OK : SQLITE_DENY
      }
    try check(unsafe sqlite3_set_authorizer(handle, judge, nil))
  }

  fileprivate func check(_ code: Int32) throws(HistoryProblem) {
    guard code == SQLITE_OK else { throw problem(code) }
  }

  /// The problem of a result code, in SQLite's words.
  fileprivate func problem(_ code: Int32) -> HistoryProblem {
    let message = unsafe sqlite3_errmsg(handle).map { unsafe String(cString: $0) } ?? ""
    switch code & 0xFF {
    case SQLITE_BUSY:
      return HistoryProblem("\(shown) has been in use by another process for two minutes (\(message))")
    case SQLITE_NOTADB: return HistoryProblem("\(shown) is not a history: \(message)")
    case SQLITE_TOOBIG:
      let most = unsafe sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, -1)
      return HistoryProblem("\(shown): a value has more than \(most >> 20) MiB (\(message))")
    case SQLITE_CORRUPT: return HistoryProblem("\(shown) is damaged: \(message)")
    case SQLITE_AUTH:
      return HistoryProblem("the statement does more than read this history, and is refused (\(message))")
    case SQLITE_READONLY:
      var problem = HistoryProblem("\(shown) cannot be written: \(message)")
      problem.isOfReadOnlyAccess = true
      return problem
    default: return HistoryProblem("\(shown): \(message)")
    }
  }
}

/// A prepared statement.
@safe
final class Statement {
  private let handle: OpaquePointer
  private let connection: Connection

  fileprivate init(_ handle: OpaquePointer, _ connection: Connection) {
    unsafe self.handle = unsafe handle
    self.connection = connection
  }

  deinit { _ = unsafe sqlite3_finalize(handle) }

  /// True if running it changes nothing.
  var isReading: Bool { unsafe sqlite3_stmt_readonly(handle) != 0 }

  /// Runs a statement without a result.
  func run(_ values: SQLValue...) throws(HistoryProblem) { try run(values) }

  func run(_ values: [SQLValue]) throws(HistoryProblem) {
    try bind(values)
    while try step() {}
    reset()
  }

  /// Starts again with these parameters.
  func bind(_ values: [SQLValue]) throws(HistoryProblem) {
    reset()
    for (index, value) in values.enumerated() { try bind(value, Int32(clamping: index + 1)) }
  }

  private func bind(_ value: SQLValue, _ index: Int32) throws(HistoryProblem) {
    switch value {
    case .null: try connection.check(unsafe sqlite3_bind_null(handle, index))
    case .integer(let number): try connection.check(unsafe sqlite3_bind_int64(handle, index, Int64(number)))
    case .real(let number): try connection.check(unsafe sqlite3_bind_double(handle, index, number))
    case .text(let text):
      let bytes = Array(text.utf8)
      try connection.check(
        unsafe bytes.withUnsafeBytes {
          unsafe csqlite_bind_text(handle, index, $0.baseAddress, Int32(clamping: $0.count))
        })
    case .blob(let bytes):
      try connection.check(
        unsafe bytes.withUnsafeBytes {
          unsafe csqlite_bind_blob(handle, index, $0.baseAddress, Int32(clamping: $0.count))
        })
    }
  }

  /// True if there is a next row.
  func step() throws(HistoryProblem) -> Bool {
    let code = unsafe sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let problem = connection.problem(code)
      reset()
      throw problem
    }
  }

  /// Lets go of the file: a statement in mid-result keeps others from writing.
  func reset() {
    _ = unsafe sqlite3_reset(handle)
    _ = unsafe sqlite3_clear_bindings(handle)
  }

  var columnCount: Int { Int(unsafe sqlite3_column_count(handle)) }

  func columnName(_ column: Int) -> String {
    unsafe sqlite3_column_name(handle, Int32(clamping: column)).map { unsafe String(cString: $0) } ?? ""
  }

  func value(_ column: Int) -> SQLValue {
    switch unsafe sqlite3_column_type(handle, Int32(clamping: column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(unsafe sqlite3_column_double(handle, Int32(clamping: column)))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }

  func isNull(_ column: Int) -> Bool { unsafe sqlite3_column_type(handle, Int32(clamping: column)) == SQLITE_NULL }

  /// 0 for no value.
  func integer(_ column: Int) -> Int { Int(unsafe sqlite3_column_int64(handle, Int32(clamping: column))) }

  func integerIfPresent(_ column: Int) -> Int? { isNull(column) ? nil : integer(column) }

  func text(_ column: Int) -> String { String(decoding: blob(column), as: UTF8.self) }

  func textIfPresent(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

  func blob(_ column: Int) -> [UInt8] {
    let index = Int32(clamping: column)
    guard let bytes = unsafe sqlite3_column_blob(handle, index) else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, index))))
  }
}
