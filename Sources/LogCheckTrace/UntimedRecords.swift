import LogCheckModel

/// Lines without a stamp in a capture whose other lines have one: `print` between NSLog, or an app's output between the lines of a
/// log tool. Such a line was written between the stamps before and after it.
struct UntimedRecords {
  /// The records that wait for the next stamp, in their order.
  private(set) var waiting: [(record: Record, analysis: RecordAnalysis)] = []
  /// The stamp before them.
  private(set) var from: EventTime?

  /// Records that wait at a time; with more, none of them gets a time, as where no stamp follows (docs/formats.md).
  static let limit = 1024

  var isFull: Bool { waiting.count >= Self.limit }

  mutating func hold(_ record: Record, _ analysis: RecordAnalysis, after time: EventTime) {
    if waiting.isEmpty { from = time }
    waiting.append((record, analysis))
  }

  mutating func release() -> [(record: Record, analysis: RecordAnalysis)] {
    defer { waiting = [] }
    return waiting
  }

  /// The time that reaches from the stamp before the records to `to`; `nil` where that one is missing or of another kind.
  func span(to: EventTime?) -> EventTime? {
    guard let from, let to, from.frame == to.frame else { return nil }
    let length = to.instant - from.instant
    // Lines of a live log are out of order by milliseconds.
    let start = length < .zero ? to.instant : from.instant
    return EventTime(
      instant: start, frame: from.frame,
      granularity: length.magnitude + max(from.granularity, to.granularity), isSpan: true)
  }
}
