import LogCheckModel

extension DeviceOutcomes {
  /// The same with the names of the captures, and with real instants where the lines show no year and one became known later.
  func reported(in captures: [String], _ reporter: EvidenceReporter) -> DeviceOutcomes {
    var reported = self
    reported.captures = captures
    let lines =
      occurrences.compactMap(\.line) + occurrences.compactMap(\.prefetchLine) + causes.compactMap(\.line)
      + causes.flatMap(\.lines) + causes.flatMap { [$0.surroundings.before, $0.surroundings.after].compactMap(\.self) }
      + conditions.flatMap(\.positions) + versions.map(\.line)
    for index in Set(lines.map(\.capture)) { reported.paths[index] = reporter.path(index) }
    for index in conditions.indices {
      reported.conditions[index].changeLines { line in
        let spoken = line.instant.map { EventTime(instant: $0, frame: .absolute, granularity: .seconds(1)) }
        line.point = reporter.point(line.stamp ?? spoken)
      }
    }
    reported.move { instant in
      let point = reporter.point(EventTime(instant: instant, frame: .absolute, granularity: .milliseconds(1)))
      return point.flatMap { $0.isReal ? $0.instant : nil } ?? instant
    }
    return reported
  }
}
