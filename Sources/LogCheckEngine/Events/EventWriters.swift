import LogCheckModel

/// The parts of the system that write an event; none for events of the app.
struct EventWriters {
  private let names: [[UInt8]]
  private let includesApp: Bool
  private let isOfAny: Bool

  /// Instead of a process: the app's own, whatever it is called.
  static let app = "app"
  /// Instead of a process: every process, as for lines of the script that launches the app.
  static let any = "any"

  init(_ processes: [String]) {
    names = processes.filter { $0 != Self.app && $0 != Self.any }.map { Array($0.utf8) }
    includesApp = processes.isEmpty || processes.contains(Self.app)
    isOfAny = processes.contains(Self.any)
  }

  enum Writer {
    case app, system
    /// The text is no event in a line of that process.
    case other
  }

  /// The writer of a record, by the name of its process or, in formats without one, by its log tag.
  func writer(of record: Record) -> Writer {
    if isOfAny { return .system }
    if names.isEmpty { return .app }
    let name = record.process.isEmpty ? record.tag : record.process
    // A format that names neither.
    if name.isEmpty { return .system }
    if names.contains(where: { $0.elementsEqual(record.text[name]) }) { return .system }
    if !record.tag.isEmpty, names.contains(where: { $0.elementsEqual(record.text[record.tag]) }) { return .system }
    return includesApp ? .app : .other
  }
}
