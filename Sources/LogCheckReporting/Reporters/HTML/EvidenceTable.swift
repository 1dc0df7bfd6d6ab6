import LogCheckModel

/// The lines of a finding in order of time, with what the plugin logged around them.
struct EvidenceTable {
  let finding: Finding
  let context: LineContext

  private static let lineLimit = 40

  private struct Row {
    var time: String?
    var position = ""
    var appearance: String
    var note: String
    var text: String
    var line: Int?
  }

  func write(to html: inout HTMLWriter) {
    let rows = self.rows
    guard !rows.isEmpty else { return }
    html.element(
      "div", [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", "lines of the capture")]
    ) { html in
      html.element("table", [("class", "lines")]) { html in
        html.element(
          "caption",
          text: "The lines that show it, and what was logged around them"
            + (capture.map { ", in \(CleanText.line($0))" } ?? ""))
        html.element("thead") { html in
          html.element("tr") { html in
            for word in ["Time", "Line", "What"] { html.element("th", [("scope", "col")], text: word) }
          }
        }
        html.element("tbody") { html in
          for row in rows.prefix(Self.lineLimit) {
            html.element("tr", [("class", row.appearance)]) { html in
              html.element("td", [("class", "time")], text: row.time.map { CleanText.line($0) } ?? "")
              html.element("td", [("class", "place")], text: row.position)
              html.element("td") { html in
                html.element("span", [("class", "note")], text: row.note)
                html.words(" ")
                if row.appearance == "evidence" { html.element("code", text: row.text) } else { html.words(row.text) }
              }
            }
          }
        }
      }
    }
    if rows.count > Self.lineLimit {
      html.element("p", [("class", "faint")], text: "and \(rows.count - Self.lineLimit) more lines")
    }
  }

  /// The capture that all lines are of, if they are.
  private var capture: String? {
    guard let first = finding.evidence.first?.capture, finding.evidence.allSatisfy({ $0.capture == first }) else {
      return nil
    }
    return first
  }

  private func position(_ path: String, _ line: Int) -> String {
    capture == nil ? "\(CleanText.line(path)):\(line)" : String(line)
  }

  private var rows: [Row] {
    let evidence = StoryLine.sorted(finding.evidence)
    var rows = evidence.map { item in
      Row(
        time: item.time, position: position(item.capture, item.line), appearance: "evidence",
        note: Self.note(item.role) + CleanText.line(item.title),
        text: LineText.shown(item.text, message: item.message, omitted: item.omittedBytes, limit: 300), line: item.line)
    }
    // Other lines only where all is of one capture: else there is no common order.
    if let capture,
      rows.map({ $0.line ?? 0 }) == rows.compactMap(\.line).sorted()
    {
      let own = Set(evidence.map(\.line))
      let others = context.around(capture, own).map { row in
        Row(
          time: row.logged?.text, position: position(row.capture, row.line), appearance: "around", note: "",
          text: CleanText.line(row.label, limit: 160), line: row.line)
      }
      rows = (rows + others).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    }
    let known = Set(evidence.compactMap(\.time))
    if let from = finding.absence?.from, !known.contains(from) {
      insert(Row(time: from, appearance: "wait", note: "", text: "watched from here"), into: &rows, atEnd: false)
    }
    if let to = finding.absence?.to, !known.contains(to) {
      insert(Row(time: to, appearance: "wait", note: "", text: "nothing came until here"), into: &rows, atEnd: true)
    }
    return rows
  }

  private func insert(_ row: Row, into rows: inout [Row], atEnd: Bool) {
    let later = rows.firstIndex { StoryLine.order($0.time) > StoryLine.order(row.time) }
    rows.insert(row, at: later ?? (atEnd ? rows.count : 0))
  }

  private static func note(_ role: Evidence.Role) -> String {
    switch role {
    case .trigger: "called for it: "
    case .step: "then: "
    case .deciding: "decides it: "
    }
  }
}

/// The information of the timeline about the lines of each capture.
struct LineContext {
  private var rows: [String: [TimelineRow]] = [:]

  private static let before = 3
  private static let after = 3
  private static let between = 12

  init(_ timeline: RunTimeline?) {
    for row in timeline?.sources.flatMap(\.rows) ?? [] { rows[row.capture, default: []].append(row) }
    for capture in rows.keys { rows[capture]?.sort { $0.line < $1.line } }
  }

  /// Timeline rows near the given lines, without these.
  func around(_ capture: String, _ lines: Set<Int>) -> [TimelineRow] {
    guard let rows = rows[capture], let first = lines.min(), let last = lines.max() else { return [] }
    let begin = Self.position(of: first, in: rows)
    let end = Self.position(of: last, in: rows)
    let before = rows[max(0, begin - Self.before)..<begin]
    // Between the lines those that lie next to one of them.
    let inside = rows[begin..<end].filter { !lines.contains($0.line) }
    let near =
      inside.count <= Self.between
      ? inside : Array(inside.prefix(Self.between / 2)) + Array(inside.suffix(Self.between / 2))
    let after = rows[end...].filter { !lines.contains($0.line) }.prefix(Self.after)
    return Array(before) + near + Array(after)
  }

  /// The first timeline row at that line or after it.
  private static func position(of line: Int, in rows: [TimelineRow]) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
