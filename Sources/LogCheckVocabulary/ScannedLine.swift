/// A line taken apart into words and values.
struct ScannedLine {
  /// At most so many bytes of a text are read.
  static let limit = 4096

  enum Item {
    case word(ScannedWord)
    /// An index into ``values``.
    case value(Int)
  }

  var bytes: [UInt8]
  var items: [Item] = []
  var values: [ScannedValue] = []
  /// The component whose tag the text begins with.
  var component: Int?
  /// The component and the level that a structured event names.
  var namedComponent: Range<Int>?
  var namedLevel: Range<Int>?
  var isStructured = false
  /// Clauses that end in a question mark: a bit each.
  var questions: UInt64 = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// A part of a name or a word of a sentence.
struct ScannedWord {
  var range: Range<Int>
  /// Counts the clauses of the line, from 0.
  var clause: Int
  /// True if a comma was before its clause.
  var isAfterComma: Bool
  /// True if it is a part of a code: `SCHEDULE_FETCH_OK`, the name of a structured event.
  var isCode: Bool
  /// True if it follows the word before it without a value or a mark in between.
  var isAdjacent: Bool
  /// True if it is the first of its clause.
  var isFirst: Bool
  /// True if a number is before it: `2 rescheduled`.
  var isCounted = false
  /// True if it ends in `n't`.
  var isNegated = false
}

struct ScannedValue {
  var range: Range<Int>
  var shape: ValueShape
  var clause: Int
  /// The name it is given by, before `=` or `:`.
  var key: Range<Int>?
  /// The words before it that may be its name, the nearest last: starts of one to three of them, which all end at
  /// ``before``.
  var nameStarts: [Int] = []
  var nameEnd = 0
  /// The word after a number: `2 rescheduled`.
  var counted: Range<Int>?
}
