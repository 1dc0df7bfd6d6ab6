import LogCheckModel

extension DeviceOutcomes {
  /// The same with the names of the captures, and with real instants where the lines show no year and one became known later.
  func reported(in captures: [String], _ reporter: EvidenceReporter) -> DeviceOutcomes {
    var reported = self
    reported.captures = captures
    let shown = occurrences.compactMap(\.line) + causes.compactMap(\.line) + causes.flatMap(\.lines)
    let used = Set(shown.map(\.capture))
    for index in used { reported.paths[index] = reporter.path(index) }
    reported.move { instant in
      let point = reporter.point(EventTime(instant: instant, frame: .absolute, granularity: .milliseconds(1)))
      return point.flatMap { $0.isReal ? $0.instant : nil } ?? instant
    }
    return reported
  }
}
