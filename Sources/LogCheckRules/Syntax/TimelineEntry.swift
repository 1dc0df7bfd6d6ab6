package import LogCheckModel

/// A lane that entries of the timeline name.
package struct LaneDefinition: Sendable {
  package var id: String
  package var title: String
  package var mark: SourceMark

  package init(id: String, title: String, mark: SourceMark) {
    self.id = id
    self.title = title
    self.mark = mark
  }
}

/// An event that the timeline shows, and the form in which it does. It decides nothing.
package struct TimelineEntry: Sendable {
  package var id: String
  package var event: EventSelector
  /// Index into ``RuleSet/lanes``.
  package var lane: Int
  package var kind: TimelineMark
  package var label: [LabelPiece]
  /// The moment that it speaks of; its own without.
  package var at: Expression?
  /// The end of a plan's window.
  package var until: Expression?
  /// The schedule or task that it belongs to.
  package var key: Expression?
  /// The run that it is a part of.
  package var run: Expression?
  /// True if it went well.
  package var success: Expression?
  /// A number or a duration that is drawn with it.
  package var value: Expression?
  package var mark: SourceMark

  package init(
    id: String, event: EventSelector, lane: Int, kind: TimelineMark, label: [LabelPiece], mark: SourceMark
  ) {
    self.id = id
    self.event = event
    self.lane = lane
    self.kind = kind
    self.label = label
    self.mark = mark
  }
}

/// A piece of a label.
package enum LabelPiece: Sendable {
  case text(String)
  case value(Expression)
}

/// A count over a run, for monitoring systems.
package struct Metric: Sendable {
  package var name: String
  package var help: String
  package var kind: MetricFamily.Kind
  package var event: EventSelector
  package var labels: [MetricLabel]
  /// The value to add, show or put into buckets; a counter without it counts events.
  package var value: Expression?
  /// Upper ends, ascending; of durations in seconds.
  package var buckets: [Double]
  /// The promised limit of a histogram's values, for trends over many runs; of durations in seconds.
  package var limit: MetricLimit?
  package var mark: SourceMark

  package init(
    name: String, help: String, kind: MetricFamily.Kind, event: EventSelector, labels: [MetricLabel],
    value: Expression?, buckets: [Double], limit: MetricLimit?, mark: SourceMark
  ) {
    self.name = name
    self.help = help
    self.kind = kind
    self.event = event
    self.labels = labels
    self.value = value
    self.buckets = buckets
    self.limit = limit
    self.mark = mark
  }
}

/// The values of a metric that are promised.
package enum MetricLimit: Hashable, Sendable {
  case atMost(Double)
  case atLeast(Double)
}

/// A label of a metric with all the values that it may have.
package struct MetricLabel: Sendable {
  package var name: String
  package var value: Expression
  /// Compared without case, printed as they are here.
  package var values: [String]
  /// The replacement for every other value, and for a missing one.
  package static let other = "OTHER"

  package init(name: String, value: Expression, values: [String]) {
    self.name = name
    self.value = value
    self.values = values
  }
}
