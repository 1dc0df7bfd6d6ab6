package import LogCheckModel

extension LogFormat {
  /// A format that rule files declare.
  package convenience init(_ definition: FormatDefinition) {
    let reader = DeclaredReader(definition)
    self.init(
      id: definition.id, summary: definition.summary, carries: FormatTraits(definition), reader: reader
    ) { reader.line($0) == nil ? 0 : DeclaredReader.certainty }
  }

  /// A declared format by its name alone, of a capture that was read before: it reads nothing.
  package convenience init(kept name: String, carries: FormatTraits) {
    self.init(id: name, summary: "", carries: carries, reader: TaggedLinesReader()) { _ in 0 }
  }
}

extension FormatTraits {
  /// The traits of what the patterns of a format show.
  fileprivate init(_ definition: FormatDefinition) {
    self = [.multiline, .bareLines]
    if let platform = definition.platform { insert(platform == .ios ? .apple : .android) }
    for piece in definition.lines.flatMap(\.pieces) {
      switch piece {
      case .time(.full), .time(.colon): formUnion([.year, .date, .timeOfDay, .subsecond])
      case .time(.epoch): formUnion([.year, .date, .timeOfDay, .subsecond, .zone])
      case .time(.monthDay), .time(.dayMonth): formUnion([.date, .timeOfDay, .subsecond])
      case .time(.clock): formUnion([.timeOfDay, .subsecond])
      case .part(.level): insert(.level)
      case .part(.process): insert(.process)
      case .part(.subsystem): insert(.subsystem)
      case .part, .text, .blank: break
      }
    }
  }
}

/// A line that fits a pattern starts a record; the lines after it belong to it.
struct DeclaredReader: LogReader {
  private let patterns: [FormatPattern]
  private let levels: LevelNames
  /// Less than that of formats whose lines only they print.
  static let certainty = 80

  init(_ definition: FormatDefinition) {
    patterns = definition.lines
    levels = LevelNames(definition.levels)
  }

  func role(of line: Span<UInt8>) -> LineRole {
    if line.isEmpty { return .noise(.blank) }
    return self.line(line) == nil ? .inside : .starts
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    guard let line = line(text) else { return false }
    _ = record.append(text)
    line.fill(&record)
    return true
  }

  /// The parts of a line by the first pattern that fits.
  func line(_ text: Span<UInt8>) -> DeclaredLine? {
    for pattern in patterns { if let line = DeclaredLine(text, pattern, levels) { return line } }
    return nil
  }
}
