import LogCheckModel

/// Writes a capture entry by entry, so that one of any length needs the memory of its longest entry: the caller empties
/// the buffer whenever it likes.
package struct CaptureStream: Sendable {
  package let writer: LogWriter
  private var context: WriterContext

  package init(writer: LogWriter, settings: CaptureSettings = CaptureSettings()) {
    self.writer = writer
    context = WriterContext(settings: settings)
  }

  /// Entries written so far.
  package var entries: Int { context.entries }

  /// Appends the text before the first entry.
  package func begin(into bytes: inout [UInt8]) { writer.begin(context, &bytes) }

  /// Appends one entry; one that never reaches captures of the format (`print` in the unified log) is left out.
  package mutating func append(_ entry: LogEntry, into bytes: inout [UInt8]) {
    if entry.sink == .tool {
      guard let logLine = writer.lossLine else { return }
      bytes.append(logLine)
      return bytes.append(0x0A)
    }
    if entry.sink == .standardOutput, !writer.traits.parts.contains(.standardOutput) { return }
    writer.entry(entry, context, &bytes)
    context.entries += 1
    context.levels[Int(entry.level.rawValue)] += 1
  }

  /// Appends the text after the last entry.
  package func end(into bytes: inout [UInt8]) { writer.end(context, &bytes) }
}
