import LogCheckModel

extension DeviceOutcomes {
  /// The same with the names of the captures.
  func reported(in captures: [String], _ reporter: EvidenceReporter) -> DeviceOutcomes {
    var reported = self
    reported.captures = captures
    let used = Set((occurrences.compactMap(\.line) + causes.compactMap(\.line)).map(\.capture))
    for index in used { reported.paths[index] = reporter.path(index) }
    return reported
  }
}
