import LogCheckModel

extension Event {
  /// The reason why it is unknown if it happened: its line occurs earlier in the capture, word for word. The result of
  /// a course of events depends on it even if duplicate lines are judged as they are elsewhere.
  var doubt: InconclusiveReason? { repetition == .none ? nil : .duplicate }
}
