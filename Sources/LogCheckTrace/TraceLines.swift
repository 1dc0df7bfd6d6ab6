/// The lines of a trace that later lines are compared with, and those that wait for a later stamp.
struct TraceLines {
  var memory = LineMemory()
  /// Records without a stamp that wait for the next one.
  var untimed = UntimedRecords()
}
