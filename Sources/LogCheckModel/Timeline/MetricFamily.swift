/// A metric with all its series.
package struct MetricFamily: Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable { case counter, gauge, histogram }

  package var name: String
  package var help: String
  package var kind: Kind
  package var labels: [String]
  /// One for each combination of the labels' values, of counters and histograms also those that nothing was counted for.
  package var series: [MetricSeries]

  package init(name: String, help: String, kind: Kind, labels: [String], series: [MetricSeries]) {
    self.name = name
    self.help = help
    self.kind = kind
    self.labels = labels
    self.series = series
  }
}

/// The count for one combination of label values.
package struct MetricSeries: Hashable, Sendable {
  /// In the order of ``MetricFamily/labels``.
  package var values: [String]
  package var reading: MetricReading

  package init(values: [String], reading: MetricReading) {
    self.values = values
    self.reading = reading
  }
}

/// The reading of one series.
package enum MetricReading: Hashable, Sendable {
  case value(Double)
  case histogram(MetricHistogram)
}

/// The numbers of values between bounds.
package struct MetricHistogram: Hashable, Sendable {
  /// Upper ends, ascending; what is beyond the last falls into one more bucket.
  package var bounds: [Double]
  /// One more than ``bounds``, each counted separately.
  package var counts: [Int]
  package var sum = 0.0

  package init(bounds: [Double]) {
    self.bounds = bounds
    counts = [Int](repeating: 0, count: bounds.count + 1)
  }

  package var count: Int { counts.reduce(0, +) }

  /// Takes a value in.
  package mutating func add(_ value: Double) {
    counts[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
    sum += value
  }

  /// Takes in what another one of the same bounds counted.
  package mutating func add(_ other: Self) {
    guard other.bounds == bounds else { return }
    for index in counts.indices { counts[index] += other.counts[index] }
    sum += other.sum
  }
}
