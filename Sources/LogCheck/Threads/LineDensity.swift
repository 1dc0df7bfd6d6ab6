/// How many rows are handed over among how many bytes of a capture, as far as it says what takes longer.
struct LineDensity {
  /// Whether looking through the bytes takes longer than judging what is in them; not before a MiB was seen, and of the last one.
  private(set) var isLow = false
  private var logLines = 0
  private var bytes = 0

  /// A row takes some microseconds where it is judged, a MiB some hundreds of them where it is looked through: about as many rows
  /// take the same time (docs/performance.md).
  static let lowLinesInMiB = 32

  mutating func see(logLines more: Int, in count: Int) {
    logLines += more
    bytes += count
    guard bytes >= 1 << 20 else { return }
    isLow = logLines * (1 << 20) < bytes * Self.lowLinesInMiB
    (logLines, bytes) = (0, 0)
  }
}
