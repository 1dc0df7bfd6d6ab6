import LogCheckModel
import LogCheckReporting

/// The first part: where notifications stopped or lost their content, by cause.
extension ResultsOverview {
  /// Causes that a report lists.
  private static let causesListed = 10

  var notifications: OverviewSection {
    let outcomes = results.outcomes
    var section = OverviewSection(id: "notifications", title: "Notifications")
    let causes = outcomes.causes.sorted { $0.stopped }.sorted { $0.value.runs > $1.value.runs }
    if outcomes.endings.runs > 0 {
      section = OverviewSection(
        id: "notifications", title: "Devices whose notifications stopped or lost their content, by cause")
      section.columns = EndingRow.columns
      let devices = outcomes.devicesByCause
      section.rows = causes.prefix(Self.causesListed).map { key, value in
        row(EndingRow(value, devices: devices[key] ?? 0, isAll: outcomes.causeDevices.level == 0))
      }
      if outcomes.unexplained.runs > 0 {
        let count = devices[LogText(OutcomeTotals.unknownKey)] ?? 0
        section.rows.append(
          row(EndingRow(outcomes.unexplained, devices: count, isAll: outcomes.causeDevices.level == 0)))
      }
      section.dropColumns(where: { $0.isEmpty || $0 == "0" }, among: EndingRow.optional)
    }
    let left = causes.dropFirst(Self.causesListed).reduce(into: 0) { BoundedCount.add($1.value.runs, to: &$0) }
    section.note(
      rest(causes.count, Self.causesListed, "cause").map { "\($0) (\(CountWords.counted(left, "run")))" })
    section.note(
      outcomes.causes.omission("causes") { "belong to \(CountWords.counted($0.runs, "run"))" })
    section.note(outcomes.sentence)
    return section
  }

  private func row(_ ending: EndingRow) -> OverviewSection.Row {
    var row = OverviewSection.Row(mark: ending.isWorse ? .bad : .doubtful, cells: ending.cells)
    row.sentence = ending.sentence
    row.details = ending.details
    return row
  }
}

extension OutcomeTotals {
  /// `5,980 notifications on 200 devices: 5,950 kept, 20 without fresh content, 10 not shown`; `nil` if no run had one.
  package var sentence: String? {
    counts.sentence(
      devices.values.isEmpty ? "in \(CountWords.counted(runs, "run"))" : "on \(devices.counted("device"))",
      unproved: unproved, omitted: omitted)
  }
}

extension OutcomeCounts {
  /// The same with the words for the devices or runs.
  package func sentence(_ whose: String, unproved: Int, omitted: Int) -> String? {
    guard total > 0 else { return nil }
    var text = "\(CountWords.counted(total, "notification")) \(whose): \(words)"
    if unproved > 0 { text += "; nothing excuses \(CountWords.grouped(unproved)) of them" }
    if omitted > 0 { text += "; \(CountWords.grouped(omitted)) older ones are not counted" }
    return text
  }

  /// `5,950 kept, 20 without fresh content, 10 not shown`.
  private var words: String {
    [OutcomeResult.kept, .late, .notFresh, .notShown, .unknown].filter { self[$0] > 0 }
      .map { "\(CountWords.grouped(self[$0])) \($0.words)" }.joined(separator: ", ")
  }
}
