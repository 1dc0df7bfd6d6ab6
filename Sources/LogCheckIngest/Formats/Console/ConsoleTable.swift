import LogCheckModel

/// The lines of a copy that have the same number of columns, and what each column is: its values show it.
struct ConsoleTable {
  /// The values of each column, line by line.
  private let columns: [[[UInt8]]]
  private let time: Int
  /// The columns that may be a name, a type or the message.
  private var open: [Int]
  private(set) var roles: [ConsoleLayout.Role]
  private(set) var message = 0..<0
  private(set) var hasOwnTypes = false

  /// The types that Console.app can show, activities and signposts too.
  private static let mostTypes = 7
  /// Of words that are not known, fewer are a type.
  private static let mostUnknownTypes = 5
  /// The number of lines that show that few different words are a type.
  private static let enoughLines = 10
  /// In the usual column of the type, fewer do.
  private static let enoughFirstLines = 3
  private static let longestName = 64

  /// The values of each line; there is a line, and each has the same number of columns.
  init(_ lines: [[[UInt8]]], time: Int) {
    columns = (lines.first ?? []).indices.map { index in lines.map { $0[index] } }
    self.time = time
    roles = Array(repeating: .other, count: columns.count)
    roles[time] = .time
    open = columns.indices.filter { $0 != time }
    takeIdentifiers()
    takeKnownTypes()
    guard let found = messageColumn() else { return }
    open.removeAll { $0 == found }
    message = found..<found + 1
    if !roles.contains(.type) { takeUnknownTypes() }
    takeSubsystem()
    if let process = open.first { take(.process, process) }
    widenMessage()
  }

  private mutating func take(_ role: ConsoleLayout.Role, _ column: Int) {
    roles[column] = role
    open.removeAll { $0 == column }
  }

  /// True if a column has values, and all that are not empty are so.
  private func all(_ column: Int, _ isSo: ([UInt8]) -> Bool) -> Bool {
    let values = columns[column].filter { !$0.isEmpty }
    return !values.isEmpty && values.allSatisfy(isSo)
  }

  // MARK: Columns

  private mutating func takeIdentifiers() {
    for column in open {
      if columns[column].allSatisfy(\.isEmpty) {
        open.removeAll { $0 == column }
      } else if all(column, { $0.span.consoleNumber($0.indices) != nil }) {
        take(roles.contains(.processID) ? .other : .processID, column)
      } else if all(column, { $0.span.consoleThread($0.indices) != nil }) {
        take(roles.contains(.thread) ? .other : .thread, column)
      }
    }
  }

  /// Half of the values of a type are known, and the others look like such words.
  private mutating func takeKnownTypes() {
    var best: (column: Int, known: Int)?
    for column in open where open.count > 1 && !followsSubsystem(column) {
      let values = columns[column].filter { !$0.isEmpty }
      let known = values.count { ConsoleType($0.span, $0.indices) != nil }
      guard known > 0, known * 2 >= values.count, Set(values).count <= Self.mostTypes,
        values.allSatisfy({ Self.isTypeOrWord($0) }), known > best?.known ?? 0
      else { continue }
      best = (column, known)
    }
    if let best { takeType(best.column) }
  }

  /// A column of few different words where a type may be, if another one is the process; or one that differs between lines
  /// with the same tag, which are those of one process.
  private mutating func takeUnknownTypes() {
    let candidates = open.filter { column in
      guard !followsSubsystem(column) else { return false }
      let isFirst = column == 0 && time == 1
      let mayBe =
        (column < time || column == columns.count - 1)
        && columns[column].count >= (isFirst ? Self.enoughFirstLines : Self.enoughLines)
        && open.contains { $0 != column && !isSubsystem($0) }
      guard mayBe || differsUnderOneTag(column) else { return false }
      let values = Set(columns[column].filter { !$0.isEmpty })
      return values.count <= Self.mostUnknownTypes
        && values.allSatisfy { Self.isTypeOrWord($0) && !Self.isNameOfDaemon($0) }
    }
    if let column = candidates.first { takeType(column) }
  }

  private func differsUnderOneTag(_ column: Int) -> Bool {
    var values: [ArraySlice<UInt8>: [UInt8]] = [:]
    for (text, value) in zip(columns[message.lowerBound], columns[column])
    where TaggedLinesReader.startsWithTag(text.span) {
      let tag = text.prefix { $0 != 0x5D && $0 != 0x3A }
      if let other = values[tag], other != value { return true }
      values[tag] = value
    }
    return false
  }

  private mutating func takeType(_ column: Int) {
    take(.type, column)
    hasOwnTypes = !all(column) { ConsoleType($0.span, $0.indices)?.isEnglish == true }
  }

  private static func isTypeOrWord(_ value: [UInt8]) -> Bool {
    ConsoleType(value.span, value.indices) != nil || ConsoleType.isLikeWord(value.span, value.indices)
  }

  /// Names of system processes are lower case, too.
  private static func isNameOfDaemon(_ value: [UInt8]) -> Bool {
    ConsoleType(value.span, value.indices) == nil && (value.last == 0x64 || value == Array("kernel".utf8))
  }

  /// The column in which most lines begin with a tag, or that with the longest texts.
  private func messageColumn() -> Int? {
    let names = open.filter { !isSubsystem($0) }
    let candidates = names.count > 1 ? names : open
    func score(_ column: Int) -> (Int, Int) {
      let values = columns[column]
      let tags = values.count { $0.first == 0x5B || TaggedLinesReader.startsWithTag($0.span) }
      return (tags, values.reduce(0) { $0 + $1.count })
    }
    return candidates.max { score($0) < score($1) }
  }

  private func isSubsystem(_ column: Int) -> Bool {
    column != time && all(column) { $0.span.isReverseDomain($0.indices) }
  }

  private func followsSubsystem(_ column: Int) -> Bool { column > 0 && isSubsystem(column - 1) }

  private mutating func takeSubsystem() {
    // Of two such columns the first is the process.
    guard open.count > 1, let subsystem = open.last(where: { isSubsystem($0) }) else { return }
    take(.subsystem, subsystem)
    let next = subsystem + 1
    if open.contains(next), open.count > 1 || open.first != next, all(next, { $0.span.isWithoutBlank($0.indices) }) {
      take(.category, next)
    }
  }

  /// All messages of a capture may hold tabs at the same position: what is next to one and no name is a part of it.
  private mutating func widenMessage() {
    while let before = message.first.map({ $0 - 1 }), open.contains(before), roles[before] == .other,
      !all(before, Self.isName)
    {
      message = before..<message.upperBound
    }
    while open.contains(message.upperBound), roles[message.upperBound] == .other, !all(message.upperBound, Self.isName)
    {
      message = message.lowerBound..<message.upperBound + 1
    }
  }

  /// The name of a library or an app.
  private static func isName(_ value: [UInt8]) -> Bool {
    guard value.count <= longestName, let first = value.first else { return false }
    return (value.span.isLetter(0) || value.span.isDigit(0) || first == 0x2E || first >= 0x80)
      && !value.contains { [0x3D, 0x3A, 0x22, 0x7B, 0x5B].contains($0) }
  }
}
