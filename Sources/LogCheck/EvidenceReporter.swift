import LogCheckModel

/// The format of the positions and times of outcomes.
struct EvidenceReporter {
  var path: (Int32) -> String
  var point: (EventTime?) -> TimelinePoint?

  func time(_ time: EventTime?) -> String? { point(time)?.text }
}
