import LogCheckModel

/// The picture of one day of one device: what was planned, what happened, what was found.
struct DayPicture {
  let day: DeviceDay
  let lanes: [TimelineLane]
  let findings: [CollectedFinding]

  private static let width = 1000.0
  private static let left = 122.0
  private static let right = 992.0
  private static let laneHeight = 42.0
  private static let flagHeight = 24.0
  private static let axisHeight = 30.0
  private static let flagRows = 5

  /// Returns how many events share a mark with others.
  func write(to html: inout HTMLWriter) -> Int {
    let shown = lanes.indices.filter { lane in
      day.moments.contains { $0.row.lane == lane } || day.spans.contains { $0.row.lane == lane }
    }
    guard let scale = TimeScale(instants, left: Self.left, right: Self.right) else { return 0 }
    let flags = stacked(scale)
    let top = 8 + Double((flags.map(\.row).max() ?? -1) + 1) * Self.flagHeight
    let bottom = top + Double(shown.count) * Self.laneHeight
    let height = bottom + Self.axisHeight
    var hidden = 0
    html.element(
      "svg",
      [
        ("class", "picture"), ("viewBox", "0 0 \(PageText.number(Self.width)) \(PageText.number(height))"),
      ]
    ) { html in
      writeGround(scale, top, bottom, to: &html)
      for flag in flags where findings[flag.flag.finding].weight != .open {
        let appearance = findings[flag.flag.finding].weight == .fails ? "fall" : "fall excused"
        html.element(
          "path",
          [
            ("class", appearance),
            ("d", "M\(PageText.number(flag.x)) \(PageText.number(y(flag) + 9))V\(PageText.number(bottom))"),
          ]
        ) { _ in }
      }
      for (row, lane) in shown.enumerated() {
        let y = top + Double(row) * Self.laneHeight
        hidden += LanePicture(day: day, lane: lane, scale: scale, top: y, right: Self.right).write(
          title: lanes[lane].title, to: &html)
      }
      writeFlags(flags, scale, to: &html)
    }
    return hidden
  }

  private var instants: [Int64] {
    day.moments.map(\.at) + day.spans.flatMap { [$0.from, $0.to ?? $0.from] }
      + day.flags.flatMap { [$0.at, $0.since ?? $0.at] }
  }

  // MARK: The ground

  private func writeGround(_ scale: TimeScale, _ top: Double, _ bottom: Double, to html: inout HTMLWriter) {
    for piece in scale.pieces {
      rectangle("ground", piece.left, top, piece.right - piece.left, bottom - top, to: &html)
    }
    for gap in day.gaps {
      let (from, to) = (scale.x(gap.from), scale.x(gap.to))
      let word = gap.reason == .clock ? "the clock was set" : "lines are missing"
      rectangle("gap", from, top, max(3, to - from), bottom - top, title: word, to: &html)
      if to - from > 90 {
        text("gapword", word, x: from + 6, y: top + 11, to: &html)
      }
    }
    for tick in scale.ticks {
      html.element(
        "path",
        [
          ("class", "tick"),
          ("d", "M\(PageText.number(tick.x)) \(PageText.number(top))V\(PageText.number(bottom + 5))"),
        ]
      ) { _ in }
      text(
        "hour", Self.clock(tick.instant, seconds: tick.showsSeconds), x: tick.x, y: bottom + 19, anchor: "middle",
        to: &html)
    }
    for (left, right) in zip(scale.pieces, scale.pieces.dropFirst()) {
      let x = (left.right + right.left) / 2
      let length = TimeText.duration(LogInstant(nanoseconds: right.from) - LogInstant(nanoseconds: left.to))
      text("cut", "⋯", x: x, y: bottom + 19, anchor: "middle", to: &html)
      html.element(
        "text",
        [
          ("class", "cut"), ("text-anchor", "middle"),
          ("transform", "translate(\(PageText.number(x + 4)) \(PageText.number((top + bottom) / 2))) rotate(-90)"),
        ], text: length)
    }
  }

  /// `05:48` or `05:48:07`.
  static func clock(_ instant: Int64, seconds: Bool) -> String {
    let text = TimeText.instant(LogInstant(nanoseconds: instant), .local, step: .seconds(1))
    return String(text.dropFirst(11).prefix(seconds ? 8 : 5))
  }

  // MARK: Findings

  private struct StackedFlag {
    var flag: DeviceDay.Flag
    var x: Double
    var row: Int
    /// Findings at the same position that have no room.
    var others = 0
  }

  private func stacked(_ scale: TimeScale) -> [StackedFlag] {
    var rows: [[(from: Double, to: Double)]] = []
    var made: [StackedFlag] = []
    for flag in day.flags {
      let x = scale.x(flag.at)
      let from = min(x, flag.since.map(scale.x) ?? x) - 13
      let to = x + 13
      var row = rows.firstIndex { taken in taken.allSatisfy { $0.to < from || to < $0.from } } ?? rows.count
      if row == Self.flagRows {
        row = Self.flagRows - 1
        if let last = made.indices.last(where: { made[$0].row == row && abs(made[$0].x - x) < 26 }) {
          made[last].others += 1
          continue
        }
      }
      if row == rows.count { rows.append([]) }
      rows[row].append((from, to))
      made.append(StackedFlag(flag: flag, x: x, row: row))
    }
    return made
  }

  private func y(_ flag: StackedFlag) -> Double { 8 + Double(flag.row) * Self.flagHeight + 10 }

  private func writeFlags(_ flags: [StackedFlag], _ scale: TimeScale, to html: inout HTMLWriter) {
    for item in flags {
      let finding = findings[item.flag.finding]
      let appearance = finding.weight == .fails ? "broke" : finding.weight == .open ? "open" : "excused"
      let more = item.others > 0 ? " and \(item.others) more here" : ""
      let label =
        "\(FindingWords.word(finding)): \(PageText.line(finding.finding.title, limit: 160))\(more)"
      if let since = item.flag.since, scale.x(since) < item.x - 2 {
        rectangle("wait \(appearance)", scale.x(since), y(item) - 4, item.x - scale.x(since), 8, to: &html)
      }
      html.element(
        "a", [("href", "#" + FindingWords.anchor(item.flag.finding)), ("class", "flag \(appearance)")]
      ) { html in
        html.element("title") { $0.words(label) }
        html.element(
          "circle", [("cx", PageText.number(item.x)), ("cy", PageText.number(y(item))), ("r", "10")]
        ) { _ in }
        let word = item.others > 0 ? "…" : finding.weight == .open ? "?" : "\(item.flag.finding + 1)"
        text(word.utf8.count > 2 ? "small" : "number", word, x: item.x, y: y(item) + 4, anchor: "middle", to: &html)
      }
    }
  }

  // MARK: Shapes

  private func rectangle(
    _ appearance: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, title: String? = nil,
    to html: inout HTMLWriter
  ) {
    html.element(
      "rect",
      [
        ("class", appearance), ("x", PageText.number(x)), ("y", PageText.number(y)),
        ("width", PageText.number(max(0, width))),
        ("height", PageText.number(height)),
      ]
    ) { html in
      if let title { html.element("title") { $0.words(title) } }
    }
  }

  private func text(
    _ appearance: String, _ words: String, x: Double, y: Double, anchor: String = "start", to html: inout HTMLWriter
  ) {
    html.element(
      "text",
      [("class", appearance), ("x", PageText.number(x)), ("y", PageText.number(y)), ("text-anchor", anchor)],
      text: words)
  }
}
