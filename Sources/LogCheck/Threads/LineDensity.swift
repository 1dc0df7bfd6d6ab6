/// The number of lines that are handed over per byte of a capture, as far as it shows which work takes longer.
struct LineDensity {
  /// True if scanning the bytes takes longer than judging the lines in them; not before a MiB was seen, and for the
  /// last one.
  private(set) var isLow = false
  private var logLines = 0
  private var bytes = 0

  /// Judging a line takes some microseconds, scanning a MiB some hundreds of them: about as many lines take the same
  /// time (docs/performance.md).
  static let lowLinesInMiB = 32

  mutating func see(logLines more: Int, in count: Int) {
    logLines += more
    bytes += count
    guard bytes >= 1 << 20 else { return }
    isLow = logLines * (1 << 20) < bytes * Self.lowLinesInMiB
    (logLines, bytes) = (0, 0)
  }
}
