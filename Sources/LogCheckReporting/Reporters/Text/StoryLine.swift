import LogCheckModel

/// The lines of one failure: its log lines in order of time, and the wait that nothing ended.
enum StoryLine {
  private static let textLimit = 160

  /// One line of the log, or an end of the wait, in the order of time.
  struct Row {
    var time: String?
    var position: String
    /// The capture of the position.
    var capture: String?
    var text: String
  }

  static func rows(_ finding: Finding, _ day: StoryDay, withCapture: Bool, _ style: ReportStyle) -> [String] {
    let rows = plain(finding, withCapture: withCapture)
    let times = rows.map { row in row.time.map { CleanText.line(day.shown($0)) } ?? "" }
    let timeWidth = times.map(\.unicodeScalars.count).max() ?? 0
    let positionWidth = rows.map(\.position.unicodeScalars.count).max() ?? 0
    return zip(times, rows).flatMap { time, row in
      let columns = [TextLayout.padded(time, timeWidth), TextLayout.padded(row.position, positionWidth)]
      let head = columns.filter { !$0.isEmpty }.joined(separator: "  ")
      var lines = style.layout.prose(row.text, after: "   \(head)  ")
      // Laid out first: a link takes no room.
      let before = "   " + (columns[0].isEmpty ? "" : columns[0] + "  ")
      if let capture = row.capture, let first = lines.first, first.hasPrefix(before + row.position) {
        let rest = first.unicodeScalars.dropFirst((before + row.position).unicodeScalars.count)
        lines[0] = before + style.linked(row.position, to: capture) + String(rest)
      }
      return lines
    }
  }

  /// The same before layout; position and text are clean, and the time is that of the finding.
  static func plain(_ finding: Finding, withCapture: Bool) -> [Row] {
    let evidence = sorted(finding.evidence)
    var rows = evidence.map { item in
      Row(
        time: item.time, position: position(item, withCapture: withCapture), capture: item.capture,
        text: shown(item))
    }
    // The ends of the wait add information only if no line of the log has that time.
    let known = Set(evidence.compactMap(\.time))
    if let from = finding.absence?.from, !known.contains(from) {
      rows.insert(
        Row(time: from, position: "", text: "(watched from here)"), at: rows.firstIndex { isLater($0, from) } ?? 0)
    }
    if let to = finding.absence?.to, !known.contains(to) {
      rows.insert(
        Row(time: to, position: "", text: "(nothing came until here)"),
        at: rows.firstIndex { isLater($0, to) } ?? rows.count)
    }
    return rows
  }

  /// One failure in one line.
  static func brief(_ finding: Finding, _ day: StoryDay, withCapture: Bool) -> String {
    let message = CleanText.line(finding.message, limit: textLimit)
    guard let item = sorted(finding.evidence).first else { return message }
    let time = item.time.map { CleanText.line(day.shown($0)) + ", " } ?? ""
    return "\(time)\(position(item, withCapture: withCapture)): \(message)"
  }

  static func sorted(_ evidence: [FindingEvidence]) -> [FindingEvidence] {
    // If one of them has no time, only the positions of the lines give their order.
    let isTimed = evidence.allSatisfy { $0.time != nil }
    return evidence.sorted { left, right in
      let (first, second) = isTimed ? (order(left.time), order(right.time)) : ("", "")
      return (first, left.capture, left.line) < (second, right.capture, right.line)
    }
  }

  /// The beginning of a failure: the time first, then the line.
  static func beginning(_ finding: Finding) -> (String, Int) {
    let first = sorted(finding.evidence).first
    return (order(first?.time), first?.line ?? 0)
  }

  /// The time as a text that sorts: without the zone's letter a whole second comes before its fractions.
  static func order(_ time: String?) -> String {
    guard let time else { return "" }
    return time.last == "Z" ? String(time.dropLast()) : time
  }

  private static func shown(_ item: FindingEvidence) -> String {
    LineText.shown(item.text, message: item.message, omitted: item.omittedBytes, limit: textLimit)
  }

  private static func isLater(_ row: Row, _ time: String) -> Bool { order(row.time) > order(time) }

  static func position(_ item: FindingEvidence, withCapture: Bool) -> String {
    withCapture ? "\(CleanText.line(item.capture)):\(item.line)" : "line \(item.line)"
  }
}

/// A line of a log, printed in one line.
enum LineText {
  /// The message of the app, or the whole line if it is not known. The omitted bytes of the line are those at its end.
  static func shown(_ text: String, message: String?, omitted: Int, limit: Int) -> String {
    guard let message else { return CleanText.line(text, limit: limit, omitted: omitted) }
    return CleanText.line(message, limit: limit, omitted: text.hasSuffix(message) ? omitted : 0)
  }
}

/// The day that all stories are of, if they are: it is said once, and their times need no date.
struct StoryDay {
  /// The texts before and after each time.
  private var prefix = ""
  private var suffix = ""
  /// For the heading.
  private(set) var note = ""

  init(_ findings: [Finding]) {
    self.init(
      times: findings.flatMap { finding in
        finding.evidence.compactMap(\.time) + [finding.absence?.from, finding.absence?.to].compactMap(\.self)
      })
  }

  init(times: [String]) {
    guard let first = times.first, let split = first.firstIndex(of: "T") else { return }
    let date = first[...split]
    let isUTC = first.last == "Z"
    guard times.allSatisfy({ $0.hasPrefix(date) && ($0.last == "Z") == isUTC }) else { return }
    prefix = String(date)
    suffix = isUTC ? "Z" : ""
    note = " (\(CleanText.line(String(date.dropLast()))), \(isUTC ? "UTC" : "local time"))"
  }

  func shown(_ time: String) -> String { String(time.dropFirst(prefix.count).dropLast(suffix.count)) }
}
