import LogCheckModel

/// Prints entries as one real tool would have printed them.
package struct LogWriter: Sendable, Identifiable {
  /// The id of the format, with the options that change its layout after plus signs: `android-threadtime+year`.
  package let id: String
  /// One sentence for lists of writers.
  package let summary: String
  package let traits: WriterTraits
  /// Appends the text before the first entry.
  package let begin: @Sendable (_ context: WriterContext, _ bytes: inout [UInt8]) -> Void
  /// Appends one entry. Its lines end with a newline, except if the tool prints that only once it has the next entry.
  package let entry: @Sendable (_ entry: LogEntry, _ context: WriterContext, _ bytes: inout [UInt8]) -> Void
  /// Appends the text after the last entry.
  package let end: @Sendable (_ context: WriterContext, _ bytes: inout [UInt8]) -> Void

  package init(
    id: String, summary: String, traits: WriterTraits,
    begin: @escaping @Sendable (WriterContext, inout [UInt8]) -> Void = { _, _ in },
    end: @escaping @Sendable (WriterContext, inout [UInt8]) -> Void = { _, _ in },
    entry: @escaping @Sendable (LogEntry, WriterContext, inout [UInt8]) -> Void
  ) {
    self.id = id
    self.summary = summary
    self.traits = traits
    self.begin = begin
    self.entry = entry
    self.end = end
  }

  /// The id of the format that reads what this writer writes.
  package var formatID: String {
    String(id.prefix { $0 != "+" })
  }

  /// True if a file of the format holds such an entry at all: one of structured events holds nothing else.
  package func holds(_ entry: LogEntry) -> Bool {
    !traits.parts.contains(.structuredOnly) || entry.message.hasPrefix("{\"schema\":")
  }

  /// A whole capture of `entries`.
  package func write(_ entries: some Sequence<LogEntry>, _ settings: CaptureSettings = CaptureSettings()) -> [UInt8] {
    var stream = CaptureStream(writer: self, settings: settings)
    var bytes: [UInt8] = []
    stream.begin(into: &bytes)
    for entry in entries { stream.append(entry, into: &bytes) }
    stream.end(into: &bytes)
    return bytes
  }
}

/// The knowledge of a writer in addition to the current entry.
package struct WriterContext: Sendable {
  package var settings: CaptureSettings
  /// Entries written so far.
  package var entries = 0
  /// Entries written so far by level, in the order of ``LogLevel``.
  package var levels = [Int](repeating: 0, count: LogLevel.allCases.count)

  package init(settings: CaptureSettings) { self.settings = settings }

  /// The date and time that the capture shows for an instant.
  func local(_ instant: LogInstant) -> CivilMoment {
    CivilMoment(instant, offsetSeconds: settings.offsetSeconds)
  }
}
