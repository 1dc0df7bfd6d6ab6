import LogCheckModel

extension Event {
  /// Why it cannot be told whether it happened: its row stands in the capture before, word for word. What a course of events comes
  /// to depends on it even where rows are judged as they stand elsewhere.
  var doubt: InconclusiveReason? { repetition == .none ? nil : .duplicate }
}
