package import LogCheckModel
package import LogCheckRules

/// The counts for the metrics of a rule set, separately for each combination of label values.
package struct MetricTally: Sendable {
  private let metrics: [Metric]
  /// By metric, then by series; `nil` for a gauge that was never read.
  private var readings: [[MetricReading?]]
  /// The durations that histograms counted, by metric, over all of its labels.
  private var durations: [Int: DurationHistogram] = [:]

  package init(_ metrics: [Metric]) {
    self.metrics = metrics
    readings = metrics.map { metric in
      let zero: MetricReading? =
        switch metric.kind {
        case .counter: .value(0)
        case .gauge: nil
        case .histogram: .histogram(MetricHistogram(bounds: metric.buckets))
        }
      return [MetricReading?](
        repeating: zero, count: metric.labels.reduce(1) { $0 * ($1.values.count + 1) })
    }
  }

  /// Counts an event; one without a known value counts for no gauge or histogram, nor for a counter of values.
  mutating func count(_ index: Int, _ metric: CompiledTimeline.Metric, _ event: Event, _ evaluator: Evaluator) {
    var amount = 1.0
    if let expression = metric.value {
      guard let value = TimelineValue(evaluator.value(expression, bound: [], current: event)) else { return }
      amount = value.amount
      if metrics[index].kind == .histogram, case .duration(let duration) = value {
        durations[index, default: DurationHistogram()].add(Int(clamping: duration.nanoseconds / 1_000_000))
      }
    }
    var position = 0
    for label in metric.labels {
      let known = Self.position(of: evaluator.value(label.value, bound: [], current: event), among: label.known)
      position = position * (label.known.count + 1) + known
    }
    switch metrics[index].kind {
    // What counts downwards is no counter.
    case .counter: if amount >= 0 { add(.value(amount), to: position, of: index) }
    case .gauge: readings[index][position] = .value(amount)
    case .histogram:
      guard case .histogram(var histogram) = readings[index][position] else { return }
      readings[index][position] = nil
      histogram.add(amount)
      readings[index][position] = .histogram(histogram)
    }
  }

  /// The index of the value among the known ones, or the one after them.
  private static func position(of value: EvalValue, among known: [LogText]) -> Int {
    guard case .text(let text) = value, text.bytes.count <= 128 else { return known.count }
    let lowered = LogText(bytes: text.bytes.map(ASCII.lowered))
    return known.firstIndex(of: lowered) ?? known.count
  }

  /// Adds the counts of another trace; for gauges the later reading wins.
  package mutating func add(_ other: Self) {
    guard other.readings.map(\.count) == readings.map(\.count) else { return }
    for (index, histogram) in other.durations { durations[index, default: DurationHistogram()].add(histogram) }
    for index in readings.indices {
      for position in readings[index].indices {
        guard let reading = other.readings[index][position] else { continue }
        if metrics[index].kind == .gauge {
          readings[index][position] = reading
        } else {
          add(reading, to: position, of: index)
        }
      }
    }
  }

  private mutating func add(_ reading: MetricReading, to position: Int, of index: Int) {
    switch (readings[index][position], reading) {
    case (.value(let value), .value(let more)): readings[index][position] = .value(value + more)
    case (.histogram(var histogram), .histogram(let more)):
      histogram.add(more)
      readings[index][position] = .histogram(histogram)
    default: break
    }
  }

  /// Everything that was counted, in the order of the rule files.
  package var families: [MetricFamily] {
    metrics.indices.map { index in
      let metric = metrics[index]
      let series = readings[index].enumerated().compactMap { position, reading in
        reading.map { MetricSeries(values: Self.values(of: position, metric.labels), reading: $0) }
      }
      return MetricFamily(
        name: metric.name, help: metric.help, kind: metric.kind, labels: metric.labels.map(\.name), series: series)
    }
  }

  /// The durations of each metric that counted some, by its name.
  package var durationsByName: [String: DurationHistogram] {
    Dictionary(durations.map { (metrics[$0.key].name, $0.value) }) { first, _ in first }
  }

  private static func values(of position: Int, _ labels: [MetricLabel]) -> [String] {
    var rest = position
    var values: [String] = []
    for label in labels.reversed() {
      let count = label.values.count + 1
      let known = rest % count
      values.append(known < label.values.count ? label.values[known] : MetricLabel.other)
      rest /= count
    }
    return values.reversed()
  }
}
