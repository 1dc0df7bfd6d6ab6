import LogCheckModel

/// Quantiles of the durations in the timeline: exact, so they are printed only if all timeline rows were kept.
enum TimelineQuantiles {
  /// `quantile` is the label of another type of metric, which readers hold to.
  private static let percentiles = [("0", 0.0), ("50", 0.5), ("90", 0.9), ("99", 0.99), ("100", 1)]

  /// A family without series if timeline rows were left out, or if none has a duration.
  static func family(_ timeline: RunTimeline) -> MetricFamily {
    var values: [String: [Double]] = [:]
    if timeline.sources.allSatisfy({ $0.omitted == nil }) {
      for row in timeline.sources.lazy.flatMap(\.rows) {
        guard case .duration(let duration) = row.value else { continue }
        values[row.entry, default: []].append(Double(duration.nanoseconds) / 1_000_000_000)
      }
    }
    let series = values.sorted { $0.key < $1.key }.flatMap { entry, values in
      let sorted = values.sorted()
      return percentiles.map { name, share in
        MetricSeries(values: [entry, name], reading: .value(sorted[rank(share, of: sorted.count)]))
      }
    }
    return MetricFamily(
      name: "dnp_logcheck_timeline_seconds",
      help: "Percentiles of the durations in timeline rows: values that were measured, by nearest rank.",
      kind: .gauge, labels: ["entry", "percentile"], series: series)
  }

  /// The smallest index at or below which that share of the values lies.
  private static func rank(_ share: Double, of count: Int) -> Int {
    min(max(Int(nearest: (share * Double(count)).rounded(.up)) - 1, 0), count - 1)
  }
}
