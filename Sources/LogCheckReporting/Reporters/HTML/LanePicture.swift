import LogCheckModel

/// One strip of a picture: plans with their windows, runs, and what happened at one moment. What would lie on each other is one
/// mark, so that a day of ten thousand events is no bigger than one of a hundred.
struct LanePicture {
  let day: DeviceDay
  let lane: Int
  let scale: TimeScale
  let top: Double
  let right: Double

  /// The marks at one position.
  private struct Mark {
    var x: Double
    var mark: PageMark
    var words: [String]
    var count = 1
    var label: String
    var isBad: Bool
  }

  private static let wordLimit = 6
  private static let cell = 4.0

  /// Returns how many events share a mark with others.
  func write(title: String, to html: inout HTMLWriter) -> Int {
    let middle = top + 15
    html.element(
      "text", [("class", "lane"), ("x", "4"), ("y", PageText.number(middle + 4))],
      text: CleanText.line(title, limit: 18))
    html.element("path", [("class", "rail"), ("d", "M122 \(PageText.number(top + 42))H992")]) { _ in }
    var labels: [(x: Double, text: String, isBad: Bool)] = []
    var hidden = writeSpans(middle, &labels, to: &html)
    for mark in marks {
      hidden += mark.count - 1
      mark.mark.write(
        to: &html, x: mark.x, y: middle, size: mark.isBad ? 14 : 11, title: Self.title(mark.words, mark.count))
      labels.append((mark.x, mark.label + (mark.count > 1 ? " +\(mark.count - 1)" : ""), mark.isBad))
    }
    write(labels, at: top + 36, to: &html)
    return hidden
  }

  private static func title(_ words: [String], _ count: Int) -> String {
    words.joined(separator: "; ") + (count > words.count ? "; and \(count - words.count) more" : "")
  }

  // MARK: Moments

  private var marks: [Mark] {
    var made: [Mark] = []
    var positions: [String: Int] = [:]
    for (at, row) in day.moments.sorted(by: { $0.at < $1.at }) where row.lane == lane {
      let x = scale.x(at)
      let mark = Self.mark(row)
      let words = Self.words(row, at)
      let key = "\(mark.rawValue) \(Int(nearest: x / Self.cell))"
      if let known = positions[key] {
        made[known].count += 1
        if made[known].words.count < Self.wordLimit { made[known].words.append(words) }
      } else {
        positions[key] = made.count
        made.append(
          Mark(
            x: x, mark: mark, words: [words], label: CleanText.line(row.label, limit: 34),
            isBad: mark == .failed || mark == .missed))
      }
    }
    return made
  }

  static func mark(_ row: TimelineRow) -> PageMark {
    switch row.mark {
    case .missed: .missed
    case .cancelled: .cancelled
    case .planned: .planned
    case .happened, .began, .ended:
      row.succeeded == false ? .failed : row.mark == .ended && row.succeeded == true ? .ended : .happened
    }
  }

  private static func words(_ row: TimelineRow, _ at: Int64) -> String {
    "\(DayPicture.clock(at, seconds: true)) \(CleanText.line(row.label, limit: 80)) (line \(row.line))"
  }

  // MARK: Spans

  private func writeSpans(
    _ middle: Double, _ labels: inout [(x: Double, text: String, isBad: Bool)], to html: inout HTMLWriter
  ) -> Int {
    var made: [String: Int] = [:]
    var shown: [(span: DeviceDay.Span, from: Double, to: Double, appearance: String, count: Int)] = []
    for span in day.spans where span.row.lane == lane {
      let from = scale.x(span.from)
      let to = max(from, span.to.map(scale.x) ?? from)
      let appearance = Self.appearance(span)
      let key = "\(appearance) \(Int(nearest: from / 2)) \(Int(nearest: to / 2))"
      if let known = made[key] {
        shown[known].count += 1
      } else {
        made[key] = shown.count
        shown.append((span, from, to, appearance, 1))
      }
    }
    // Windows lie under what happened in them.
    for item in shown.sorted(by: { $0.span.span.kind == .plan && $1.span.span.kind == .run }) {
      let isPlan = item.span.span.kind == .plan
      let height = isPlan ? 20.0 : 10.0
      html.element("g", [("class", item.appearance)]) { html in
        html.element("title") {
          $0.words(Self.words(item.span) + (item.count > 1 ? "; and \(item.count - 1) more" : ""))
        }
        let width = isPlan ? item.to - item.from : max(4, item.to - item.from)
        if width > 0 {
          html.element(
            "rect",
            [
              ("x", PageText.number(item.from)), ("y", PageText.number(middle - height / 2)),
              ("width", PageText.number(width)), ("height", PageText.number(height)), ("rx", "3"),
            ]
          ) { _ in }
        }
        if isPlan { PageMark.planned.write(to: &html, x: item.from, y: middle, size: 12) }
      }
      let outcome = Self.outcome(item.span)
      let isBad = item.span.span.outcome == .missed || item.span.closing?.succeeded == false
      labels.append(
        (
          item.from,
          CleanText.line(item.span.row.label, limit: 34) + outcome + (item.count > 1 ? " +\(item.count - 1)" : ""),
          isBad
        ))
    }
    return shown.reduce(0) { $0 + $1.count - 1 }
  }

  private static func appearance(_ span: DeviceDay.Span) -> String {
    switch span.span.kind {
    case .plan: "plan " + span.span.outcome.rawValue
    case .run:
      "run "
        + (span.closing?.succeeded == false
          ? "bad" : span.span.outcome == .open ? "open" : "met")
    }
  }

  /// The text about a span next to its mark.
  private static func outcome(_ span: DeviceDay.Span) -> String {
    switch (span.span.kind, span.span.outcome) {
    case (.plan, .missed): ": missed"
    case (.plan, .open): ": its outcome is unknown"
    case (.plan, .cancelled): ": cancelled"
    case (.plan, .replaced): ": replaced"
    case (.run, .open): ": no end"
    case (.run, _): span.closing?.succeeded == false ? ": failed" : ""
    case (.plan, .met): ""
    }
  }

  private static func words(_ span: DeviceDay.Span) -> String {
    let kind = span.span.kind == .plan ? "planned for " : ""
    let to = span.to.map { " to " + DayPicture.clock($0, seconds: true) } ?? ""
    return kind + DayPicture.clock(span.from, seconds: true) + to + ": "
      + CleanText.line(span.row.label, limit: 80) + outcome(span) + " (line \(span.row.line)"
      + (span.closing.map { ", settled by line \($0.line)" } ?? "") + ")"
  }

  // MARK: Words

  /// Words below their marks, where they have room; of what went wrong first.
  private func write(_ labels: [(x: Double, text: String, isBad: Bool)], at y: Double, to html: inout HTMLWriter) {
    var taken: [(from: Double, to: Double)] = []
    let order = labels.enumerated().sorted { left, right in
      if left.element.isBad != right.element.isBad { return left.element.isBad }
      return (left.element.x, left.offset) < (right.element.x, right.offset)
    }
    for label in order.map(\.element) {
      guard taken.count < 200 else { return }
      let width = Double(label.text.unicodeScalars.count) * 5.9
      let from = max(122, min(label.x - 6, right - width))
      guard taken.allSatisfy({ from + width + 5 < $0.from || $0.to + 5 < from }) else { continue }
      taken.append((from, from + width))
      html.element(
        "text",
        [
          ("class", label.isBad ? "label bad" : "label"), ("x", PageText.number(from)), ("y", PageText.number(y)),
        ], text: label.text)
    }
  }
}
