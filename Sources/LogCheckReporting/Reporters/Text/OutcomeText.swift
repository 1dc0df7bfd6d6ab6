import LogCheckModel

/// The outcomes at the beginning of the text report: the counts, the causes, and the days on which something changes.
struct OutcomeText {
  let devices: [DeviceOutcomes]
  let style: ReportStyle

  /// The most that is printed, and that is printed of each device; with `-v` all.
  private static let devices = 3
  private static let causes = 3
  private static let rows = 12
  private static let schedules = 3

  private var palette: Palette { style.palette }

  func write(to output: inout ReportOutput) {
    let all = devices.filter { !$0.occurrences.isEmpty || !$0.causes.isEmpty }
    // Of many devices the worst are shown.
    let isWhole = style.isVerbose || all.count <= Self.devices
    let worst = all.filter { $0.trouble > 0 }.sorted { $0.trouble > $1.trouble }.prefix(Self.devices)
    let shown = isWhole ? all : Array(worst)
    for device in shown {
      output.line()
      writeCounts(device, to: &output)
      for cause in device.causes.prefix(style.isVerbose ? .max : Self.causes) {
        output.line()
        write(cause, device, to: &output)
      }
      let more = device.causes.count - Self.causes
      if more > 0, !style.isVerbose { output.line("and \(TextLayout.counted(more, "more cause")) (-v)") }
      if !device.causes.isEmpty { writeTables(device, to: &output) }
    }
    guard shown.count < all.count else { return }
    let troubled = all.count { $0.trouble > 0 } - shown.count
    output.line()
    output.line(
      "and \(TextLayout.counted(all.count - shown.count, "more device")); notifications of \(troubled) of them were "
        + "not shown, late or without fresh content (-v)")
  }

  private func writeCounts(_ device: DeviceOutcomes, to output: inout ReportOutput) {
    var text: String
    if let first = device.occurrences.first, let last = device.occurrences.last {
      let counts = device.counts
      let words = OutcomeResult.allCases.compactMap { result in counts[result].map { "\($0) \(result.words)" } }
      text =
        "\(TextLayout.counted(device.occurrences.count, "notification")), "
        + "\(OutcomeDays.span(first.due, last.due, device.offset)): " + words.joined(separator: ", ")
      if device.causes.isEmpty, let row = OutcomeTable(device.occurrences, key: nil, offset: device.offset).rows.first,
        counts.count == 1
      {
        text += "; prefetch \(row.prefetch); content \(row.content)"
      }
    } else {
      text = "No notification was planned"
    }
    if device.captures.count == 1, devices.count > 1, let name = device.captures.first {
      text = "\(CleanText.line(name)): " + text
    }
    if device.omitted > 0 { text += "; \(device.omitted) older ones are not counted" }
    for row in style.layout.prose(text, after: "") { output.line(row) }
  }

  private func write(_ cause: OutcomeCause, _ device: DeviceOutcomes, to output: inout ReportOutput) {
    let head =
      switch (cause.explanation.certainty, cause.explanation.side) {
      case (_, .open): "Cause unknown:  "
      case (.shown, _): "Cause (\(cause.explanation.side.rawValue)):  "
      case (.fits, _): "Probable cause (\(cause.explanation.side.rawValue)):  "
      case (.open, _): "Possible cause (\(cause.explanation.side.rawValue)):  "
      }
    let line = cause.line.map { " (" + position($0, device) + ")" } ?? ""
    for (index, row) in style.layout.prose(cause.explanation.title + line, after: head, indent: 2).enumerated() {
      output.line(index == 0 ? palette.strong + head + palette.end + row.dropFirst(head.count) : row)
    }
    let affected = OutcomeResult.allCases.compactMap { result in
      cause.affected[result].map { "\($0) \(result.words)" }
    }
    let days = OutcomeDays.span(cause.from, cause.to, device.offset)
    output.line("  Effect: " + (affected.isEmpty ? "" : affected.joined(separator: ", ") + ", ") + days)
    if let next = cause.explanation.next {
      for row in style.layout.prose(next, after: "  Next: ", indent: 8) { output.line(row) }
    }
  }

  private func position(_ line: LinePosition, _ device: DeviceOutcomes) -> String {
    guard device.captures.count > 1, let name = device.paths[line.capture] else { return "line \(line.line)" }
    return "\(CleanText.line(name)):\(line.line)"
  }

  private func writeTables(_ device: DeviceOutcomes, to output: inout ReportOutput) {
    var keys: [String?] = []
    for occurrence in device.occurrences where !keys.contains(occurrence.key) { keys.append(occurrence.key) }
    func trouble(_ key: String?) -> Int { device.occurrences.count { $0.key == key && $0.result != .kept } }
    let worst = keys.sorted { trouble($0) > trouble($1) }.prefix(style.isVerbose ? .max : Self.schedules)
    for key in keys where worst.contains(key) {
      let table = OutcomeTable(
        device.occurrences.filter { $0.key == key }, key: keys.count > 1 ? key : nil, offset: device.offset)
      write(table, to: &output)
    }
    if keys.count > worst.count {
      output.line("and \(TextLayout.counted(keys.count - worst.count, "more schedule")) (-v)")
    }
  }

  private func write(_ table: OutcomeTable, to output: inout ReportOutput) {
    output.line()
    if let key = table.key { output.line("\(CleanText.line(key)):") }
    let head = OutcomeTable.Row(days: "days", prefetch: "prefetch", content: "content", notification: "notification")
    let shown = table.rows.prefix(style.isVerbose ? .max : Self.rows)
    let all = [head] + shown
    let days = all.map { TextWidth.of($0.days) }.max() ?? 0
    let prefetch = all.map { TextWidth.of($0.prefetch) }.max() ?? 0
    let content = all.map { TextWidth.of($0.content) }.max() ?? 0
    for row in all {
      output.line(
        "  \(TextLayout.padded(row.days, days))  \(TextLayout.padded(row.prefetch, prefetch))  "
          + "\(TextLayout.padded(row.content, content))  \(row.notification)")
    }
    if table.rows.count > shown.count {
      output.line("  and \(TextLayout.counted(table.rows.count - shown.count, "more line")) (-v)")
    }
  }
}

extension DeviceOutcomes {
  /// The number of its notifications that were not shown, were late, or had no fresh content.
  fileprivate var trouble: Int { occurrences.count { $0.result != .kept && $0.result != .unknown } }
}

extension OutcomeResult {
  /// The word of the report.
  var words: String {
    switch self {
    case .notShown: "not shown"
    case .late: "late"
    case .notFresh: "without fresh content"
    case .kept: "kept"
    case .unknown: "not seen"
    }
  }
}
