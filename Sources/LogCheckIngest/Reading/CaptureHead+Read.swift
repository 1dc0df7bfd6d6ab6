package import LogCheckModel

extension CaptureHead {
  /// The number of lines that tools write before the first record.
  private static let logLines = 20
  private static let filterWords = "Filtering the log data using \""
  private static let skipWords = "Skipping info and debug messages"
  /// Bytes that are worth reading for it.
  package static let bytes = 16 << 10

  /// Reads it from the start of a capture. Text in a wrapper, or packed text, is not inspected.
  package init(start: [UInt8]) {
    self.init()
    for logLine in start.prefix(Self.bytes).split(separator: 0x0A, maxSplits: Self.logLines).prefix(Self.logLines) {
      let text = String(decoding: logLine, as: UTF8.self)
      if text.hasPrefix(Self.filterWords) {
        let rest = text.dropFirst(Self.filterWords.count)
        let end = rest.lastIndex(of: "\"") ?? rest.endIndex
        filter = String(rest[..<end])
      }
      if text.hasPrefix(Self.skipWords) { skipsInfoAndDebug = true }
    }
  }
}
