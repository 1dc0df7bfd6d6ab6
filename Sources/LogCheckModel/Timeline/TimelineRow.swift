/// The meaning of a timeline row: a plan, a part of a run, or something at one moment.
package enum TimelineMark: String, Hashable, Sendable, CaseIterable {
  /// Something is to happen at ``TimelineRow/at``, or until ``TimelineRow/until``.
  case planned
  case began
  case ended
  case happened
  /// The log itself says that a plan was not kept; never concluded from silence.
  case missed
  case cancelled
}

/// One event as the timeline shows it.
package struct TimelineRow: Hashable, Sendable {
  /// The id of the entry in the rule files.
  package var entry: String
  /// Index into ``RunTimeline/lanes``.
  package var lane: Int
  package var mark: TimelineMark
  /// Counts app launches inside the source, from 0.
  package var session: Int
  /// The time at which the line was logged; `nil` if the capture shows no time for it.
  package var logged: TimelinePoint?
  /// The moment that the line speaks of, if it is not its own.
  package var at: TimelinePoint?
  /// The end of a plan's window.
  package var until: TimelinePoint?
  /// The schedule or task that it belongs to.
  package var key: String?
  /// True if it is about all of its lane, since its entry knows no key.
  package var concernsAll: Bool
  /// The run that it is a part of.
  package var run: String?
  package var succeeded: Bool?
  package var value: TimelineValue?
  /// Holds words and numbers of the log, never its free texts; untrusted all the same.
  package var label: String
  package var capture: String
  /// From 1; with ``capture`` it is the position that findings name as well.
  package var line: Int

  package init(entry: String, lane: Int, mark: TimelineMark, label: String, capture: String, line: Int, session: Int) {
    self.entry = entry
    self.lane = lane
    self.mark = mark
    self.label = label
    self.capture = capture
    self.line = line
    self.session = session
    concernsAll = true
  }

  /// The position at which it is drawn: the moment that it speaks of if that can be put among the stamps of the
  /// capture, otherwise its own.
  package var position: TimelinePoint? {
    guard let at, logged.map({ at.isComparable(with: $0) }) ?? true else { return logged }
    return at
  }

  /// The end of the plan, if it can be drawn and is later than its beginning.
  package var end: TimelinePoint? {
    guard let until, let position, until.isComparable(with: position), until.instant > position.instant else {
      return nil
    }
    return until
  }
}

/// A measured value.
package enum TimelineValue: Hashable, Sendable {
  case duration(LogDuration)
  case number(Double)
}
