#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Says when a match has taken too long.
///
/// A monotonic clock is cheap to read but goes on while a busy machine gives the thread no time, and a match must not end otherwise for that.
/// So the first half of the time counts by that clock, and the second half by the processor time of the thread.
struct MatchTimer {
  private var start: ContinuousClock.Instant?
  private var processorStart: Duration?

  private static let half = PatternLimits.matchTime / 2

  init(startedAt start: ContinuousClock.Instant? = nil) { self.start = start }

  /// Whether the time of the match is over. The first call starts a timer that was not started.
  ///
  /// `processorTime` is read only once the first half is over; where it cannot be read, the match ends then.
  mutating func isOver(at now: ContinuousClock.Instant, processorTime: () -> Duration?) -> Bool {
    guard let start else {
      self.start = now
      return false
    }
    guard now - start > Self.half else { return false }
    guard let used = processorTime() else { return true }
    guard let processorStart else {
      processorStart = used
      return false
    }
    return used - processorStart > Self.half
  }

  /// The processor time of the current thread.
  static func threadTime() -> Duration? {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return nil }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
