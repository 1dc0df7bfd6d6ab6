import LogCheckModel

extension Event {
  /// True if its time is earlier than that of an event before it in the log: the lines are in disorder, or the clock was set. Which of the
  /// two was first cannot be known.
  func isOlder(than other: Event) -> Bool {
    guard let time, let otherTime = other.time, time.frame == otherTime.frame else { return false }
    return time.instant < otherTime.instant
  }
}
