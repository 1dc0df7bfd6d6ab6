import LogCheckModel

/// Whether a key that was not seen yet stands where everything begins.
struct Newcomers {
  /// Since when it does, where an event said so.
  private(set) var since: EventTime?
  /// Why that cannot be told.
  private(set) var doubt: InconclusiveReason? = .start
  /// Why something may have happened to any key that nobody could judge.
  private(set) var stray: InconclusiveReason?

  /// Everything begins anew with this event.
  mutating func begin(at time: EventTime?) {
    since = time
    doubt = nil
  }

  /// Something may have happened to any key. That is not forgotten when it is seen how things began.
  mutating func leaveOpen(_ reason: InconclusiveReason) {
    if doubt == nil || doubt == .start { doubt = reason }
    stray = stray ?? reason
  }

  /// Another beginning may have gone unseen.
  mutating func forgetBeginning() { doubt = doubt ?? .start }
}
