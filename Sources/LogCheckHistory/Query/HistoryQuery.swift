/// A statement of a user that only reads a history.
package struct HistoryQuery {
  private let statement: Statement

  /// Prepares the statement; throws where it does more than read, or is not one statement.
  package init(_ sql: String, _ store: HistoryStore) throws(HistoryProblem) {
    try store.connection.permitReadingOnly()
    // A user may join many texts to one.
    store.connection.limitValues(to: Connection.longest)
    let statement = try store.connection.prepare(ofUser: sql)
    // The permission of each step covers this; the library's own answer covers what the permission may miss.
    guard statement.isReading else { throw HistoryProblem("the statement changes the history, and is refused") }
    self.statement = statement
  }

  /// A part of the history with all its columns.
  package init(_ table: HistoryTable, _ store: HistoryStore) throws(HistoryProblem) {
    try store.connection.permitReadingOnly()
    statement = try store.connection.prepare(table.sql)
  }

  /// Hands the result out in pieces of text until there is no more, or until `write` returns `false`.
  package func run(as format: QueryFormat, _ write: (String) -> Bool) throws(HistoryProblem) {
    var printer = format.printer((0..<statement.columnCount).map(statement.columnName))
    guard write(printer.head) else { return }
    while try statement.step() {
      let values = (0..<statement.columnCount).map(statement.value)
      guard write(printer.line(values)) else { return statement.reset() }
    }
    _ = write(printer.end)
  }
}

/// The form of a query's result.
package enum QueryFormat: String, CaseIterable, Sendable {
  case text, csv, ndjson

  fileprivate func printer(_ columns: [String]) -> any TablePrinter {
    switch self {
    case .text: AlignedPrinter(columns)
    case .csv: CSVPrinter(columns)
    case .ndjson: NDJSONPrinter(columns)
    }
  }
}

/// Writes a result line by line. Each value is untrusted.
protocol TablePrinter {
  var head: String { get }
  /// The text that a row adds to the output; it may come later.
  mutating func line(_ values: [SQLValue]) -> String
  /// The text after the last row.
  var end: String { get }
}
