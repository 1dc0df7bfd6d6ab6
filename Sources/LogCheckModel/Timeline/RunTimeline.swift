/// The plans and events of a run, device by device: data for pictures and stories, filled only if a report requests it.
package struct RunTimeline: Sendable {
  /// In the order in which they are drawn.
  package var lanes: [TimelineLane] = []
  package var sources: [TimelineSource] = []
  /// Counts over the whole run; they know no device.
  package var metrics: [MetricFamily] = []
  /// The durations that histograms counted, by the name of the metric.
  package var durations: [String: DurationHistogram] = [:]

  package init() {}
}

/// A strip of the picture: what belongs together.
package struct TimelineLane: Hashable, Sendable {
  package var id: String
  package var title: String

  package init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// One device in one boot, as far as the captures show.
package struct TimelineSource: Sendable {
  /// `device 1`: in the order of the run, the same for sources of one identity.
  package var name: String
  /// Eight hexadecimal digits made of what the log calls the device; `nil` where it does not.
  package var identity: String?
  /// The captures in which it occurs, as reports print them.
  package var captures: [String]
  /// The device among those of its captures.
  package var source: SourceID?
  /// In the order of their log time, as rules see events.
  package var rows: [TimelineRow] = []
  package var gaps: [TimelineGap] = []
  /// The timeline rows over the limit.
  package var omitted: OmittedRows?

  package init(name: String, identity: String?, captures: [String]) {
    self.name = name
    self.identity = identity
    self.captures = captures
  }
}

/// Timeline rows that are only counted.
package struct OmittedRows: Hashable, Sendable {
  package var count: Int
  /// Log time of the first of them.
  package var from: TimelinePoint?

  package init(count: Int, from: TimelinePoint?) {
    self.count = count
    self.from = from
  }
}

/// A stretch for which the captures do not hold everything; ends without a time reach as far as the capture.
package struct TimelineGap: Hashable, Sendable {
  package var reason: InconclusiveReason
  package var from: TimelinePoint?
  package var to: TimelinePoint?

  package init(reason: InconclusiveReason, from: TimelinePoint?, to: TimelinePoint?) {
    self.reason = reason
    self.from = from
    self.to = to
  }
}
