import LogCheckModel

/// The knowledge whether a key that was not seen yet is in its initial state.
struct Newcomers {
  /// Since when it does, where an event said so.
  private(set) var since: EventTime?
  /// The reason why that is unknown.
  private(set) var doubt: InconclusiveReason? = .start
  /// The reason why something may have happened to any key without being judged.
  private(set) var stray: InconclusiveReason?

  /// Everything begins again with this event.
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
