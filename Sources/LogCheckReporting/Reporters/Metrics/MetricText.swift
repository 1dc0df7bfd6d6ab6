package import LogCheckModel

/// Lines of the text formats of metrics: equal except for the few points that each reader requires.
package struct MetricText {
  /// True if it is OpenMetrics, else the text format of Prometheus.
  let isOpen: Bool

  package init(isOpen: Bool) { self.isOpen = isOpen }

  /// The lines of a family. One without series, a gauge that was never read, has none.
  package func rows(_ family: MetricFamily) -> [String] {
    guard !family.series.isEmpty else { return [] }
    // OpenMetrics types the family, Prometheus the sample.
    let name = isOpen && family.kind == .counter ? Self.base(family.name) : family.name
    let help = escaped(CleanText.line(family.help, limit: 400), quotes: isOpen)
    var rows =
      isOpen
      ? ["# TYPE \(name) \(family.kind.rawValue)"]
      : ["# HELP \(name) \(help)", "# TYPE \(name) \(family.kind.rawValue)"]
    if isOpen {
      if name.hasSuffix("_seconds") { rows.append("# UNIT \(name) seconds") }
      rows.append("# HELP \(name) \(help)")
    }
    for series in family.series {
      let labels = Array(zip(family.labels, series.values))
      switch series.reading {
      case .value(let value):
        rows.append(sample(family.name, labels, value))
      case .histogram(let histogram): rows += self.rows(family.name, labels, histogram)
      }
    }
    return rows
  }

  private func rows(_ name: String, _ labels: [(String, String)], _ histogram: MetricHistogram) -> [String] {
    var rows: [String] = []
    var count = 0
    for (index, bucket) in histogram.counts.enumerated() {
      count += bucket
      let bound = index < histogram.bounds.count ? histogram.bounds[index] : .infinity
      rows.append(sample(name + "_bucket", labels + [("le", self.bound(bound))], Double(count)))
    }
    // OpenMetrics knows no sum, and with it no count, where values may lie below zero: the sum might fall.
    let isSigned = (histogram.bounds.first ?? 0) < 0
    if !(isOpen && isSigned) {
      rows.append(sample(name + "_sum", labels, histogram.sum))
      rows.append(sample(name + "_count", labels, Double(histogram.count)))
    }
    return rows
  }

  private func sample(_ name: String, _ labels: [(String, String)], _ value: Double) -> String {
    let words = labels.map { "\($0.0)=\"\(escaped(CleanText.line($0.1), quotes: true))\"" }
    return name + (words.isEmpty ? "" : "{\(words.joined(separator: ","))}") + " " + Self.number(value)
  }

  private func bound(_ value: Double) -> String {
    // Bounds are compared as texts by readers of OpenMetrics, which write every number with a point.
    isOpen && value.isFinite ? "\(value)" : Self.number(value)
  }

  static func base(_ name: String) -> String {
    name.hasSuffix("_total") ? String(name.dropLast("_total".count)) : name
  }

  /// A whole number without a point.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-Inf" : "+Inf" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return "\(value)"
  }

  private func escaped(_ text: String, quotes: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\"" where quotes: result += "\\\""
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
