#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Says when a match has taken more than ``PatternLimits/matchTime`` of the processor.
///
/// A monotonic clock is cheap to read but goes on while a busy machine gives the thread no time, and no match may end for that. The processor
/// time of the thread is dearer to read, so it counts only from when the clock shows that the match is a slow one.
struct MatchTimer {
  /// Most matches end within this time, and cost no reading of the processor time.
  static let unmeasured = Duration.milliseconds(5)

  private var start: ContinuousClock.Instant?
  private var processorStart: Duration?

  init(startedAt start: ContinuousClock.Instant? = nil) { self.start = start }

  /// True if the time of the match is over. The first call starts a timer that was not started.
  ///
  /// `processorTime` is read only once ``unmeasured`` is over. Where it cannot be read, the clock has to do.
  mutating func isOver(at now: ContinuousClock.Instant, processorTime: () -> Duration?) -> Bool {
    guard let start else {
      self.start = now
      return false
    }
    guard now - start > Self.unmeasured else { return false }
    guard let used = processorTime() else { return now - start > PatternLimits.matchTime }
    guard let processorStart else {
      processorStart = used
      return false
    }
    return used - processorStart > PatternLimits.matchTime
  }

  /// The processor time of the current thread.
  static func threadTime() -> Duration? {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return nil }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
