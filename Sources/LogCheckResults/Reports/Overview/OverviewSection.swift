/// A part of a report about a sum: a table with sentences below it. All texts are clean lines.
struct OverviewSection {
  struct Column {
    enum Kind {
      /// An id or a name, which is printed as it is.
      case name
      case number
      /// A day, a severity.
      case word
      case sentence
    }

    let title: String
    let kind: Kind

    init(_ title: String, _ kind: Kind) {
      self.title = title
      self.kind = kind
    }
  }

  /// The meaning of a table row at first sight.
  enum Mark { case bad, doubtful, excused, good, neutral }

  struct Row {
    var mark: Mark
    /// In the order of the columns.
    var cells: [String]
    /// The part of runs that failed, where a table compares them.
    var share: Double?
    /// The same in a sentence, for a report without tables. Without one the cells are aligned there.
    var sentence: String?
    /// Sentences below that one.
    var details: [String] = []
  }

  struct Note {
    var text: String
    var isWarning = false
  }

  /// A name without spaces, the same in every report.
  let id: String
  let title: String
  var columns: [Column] = []
  var rows: [Row] = []
  var notes: [Note] = []

  var isEmpty: Bool { rows.isEmpty && notes.isEmpty }

  mutating func note(_ text: String?, isWarning: Bool = false) {
    if let text { notes.append(Note(text: text, isWarning: isWarning)) }
  }

  /// The column without its cells in tables where it says nothing.
  mutating func dropColumns(where isEmpty: (String) -> Bool, among titles: Set<String>) {
    for index in columns.indices.reversed() where titles.contains(columns[index].title) {
      guard rows.allSatisfy({ isEmpty($0.cells[index]) }) else { continue }
      columns.remove(at: index)
      for row in rows.indices { rows[row].cells.remove(at: index) }
    }
  }
}

/// The number of table rows that a report has at most in each part; what is left out is counted.
struct OverviewExtent {
  var rules: Int
  var findings: Int
  var devices: Int
  var builds: Int
  var days: Int
  /// True if a table of all rules comes last.
  var listsAllRules = false

  static let brief = OverviewExtent(rules: 20, findings: 10, devices: 10, builds: 20, days: 31)
  static let page = OverviewExtent(rules: 50, findings: 20, devices: 20, builds: 30, days: 31)
  static let whole = OverviewExtent(
    rules: 1000, findings: 500, devices: 1000, builds: 500, days: 400, listsAllRules: true)
}
