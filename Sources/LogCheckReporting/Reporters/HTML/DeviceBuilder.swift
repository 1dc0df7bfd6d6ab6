import LogCheckModel

/// Sorts what is known of one device into its days.
struct DeviceBuilder {
  private(set) var book: DeviceBook
  private let sources: [TimelineSource]
  private let findings: [CollectedFinding]
  private let own: [Int]
  private let outcomes: DeviceOutcomes?
  private var ruler: DayName?
  private var days: [Int: DeviceDay] = [:]

  init(_ sources: [TimelineSource], _ findings: [CollectedFinding], _ own: [Int], outcomes: DeviceOutcomes?) {
    self.outcomes = outcomes
    self.sources = sources
    self.findings = findings
    self.own = own
    let identity = sources.lazy.compactMap(\.identity).first.map { " (\($0))" } ?? ""
    book = DeviceBook(
      name: CleanText.line((sources.first?.name ?? "device") + identity),
      omitted: sources.reduce(0) { $0 + ($1.omitted?.count ?? 0) })
  }

  mutating func build() {
    ruler = Self.ruler(sources)
    for source in sources { take(source) }
    for index in own { take(index) }
    takeOutcomes()
    book.days = days.values.sorted { $0.name < $1.name }.map(Self.judged(findings))
    book.values.sort { $0.at < $1.at }
  }

  /// The ruler of most timeline rows.
  private static func ruler(_ sources: [TimelineSource]) -> DayName? {
    var counts: [(point: TimelinePoint, count: Int)] = []
    for row in sources.flatMap(\.rows) {
      guard let point = row.position else { continue }
      if let index = counts.firstIndex(where: { $0.point.isComparable(with: point) }) {
        counts[index].count += 1
      } else {
        counts.append((point, 1))
      }
    }
    // The first of equals.
    return counts.reduce(nil as (point: TimelinePoint, count: Int)?) { best, next in
      best.map { $0.count >= next.count ? $0 : next } ?? next
    }.map { DayName($0.point) }
  }

  private func isOnRuler(_ point: TimelinePoint) -> Bool {
    ruler.map { $0.frame == point.frame && $0.isReal == point.isReal } ?? false
  }

  private mutating func change(_ name: DayName, _ body: (inout DeviceDay) -> Void) {
    body(&days[name.number, default: DeviceDay(name)])
  }

  // MARK: Timeline rows

  private mutating func take(_ source: TimelineSource) {
    let found = TimelineSpans(source)
    let spanRows = Set(found.spans.map(\.opening))
    var windows: [Int: Double] = [:]
    for span in found.spans where span.kind == .plan {
      guard let closing = span.closing, span.outcome == .met, let to = span.to else { continue }
      windows[closing] = Self.seconds(to.instant - span.from.instant)
    }
    for (index, row) in source.rows.enumerated() {
      guard let position = row.position, isOnRuler(position) else {
        book.unplaced.append(row)
        continue
      }
      if let day = position.day { book.firstDay = DayName(position).number - (day - 1) }
      // A plan for another day is among the timeline rows of the day on which it was planned.
      let logged = row.logged.map { isOnRuler($0) ? $0 : position } ?? position
      change(DayName(logged)) { $0.rows.append(row) }
      if !spanRows.contains(index) {
        change(DayName(position)) { $0.moments.append((position.instant.nanoseconds, row)) }
      }
      if case .duration(let length) = row.value {
        book.values.append(
          DeviceBook.MeasuredValue(
            entry: row.entry, title: row.label, day: DayName(position), at: position.instant.nanoseconds,
            seconds: Self.seconds(length), window: windows[index], position: "\(row.capture):\(row.line)"))
      }
    }
    let last = source.rows.compactMap(\.logged).filter(isOnRuler).map(\.instant.nanoseconds).max()
    for span in found.spans where isOnRuler(span.from) {
      let from = span.from.instant.nanoseconds
      // A run without an end reaches as far as the capture does on that day.
      let end = DayName(span.from).beginning.addingReportingOverflow(DayName.length)
      let openEnd = span.kind == .run ? last.map { max(from, min($0, end.overflow ? .max : end.partialValue)) } : nil
      change(DayName(span.from)) { day in
        day.spans.append(
          DeviceDay.Span(
            span: span, from: from, to: span.to?.instant.nanoseconds ?? openEnd, row: source.rows[span.opening],
            closing: span.closing.map { source.rows[$0] }))
      }
    }
    takeGaps(of: source)
  }

  private static func seconds(_ length: LogDuration) -> Double { Double(length.nanoseconds) / 1_000_000_000 }

  /// Gaps on the days that have something else to show.
  private mutating func takeGaps(of source: TimelineSource) {
    for gap in source.gaps {
      guard gap.from.map(isOnRuler) ?? true, gap.to.map(isOnRuler) ?? true, gap.from != nil || gap.to != nil else {
        continue
      }
      let from = gap.from?.instant.nanoseconds ?? .min
      let to = gap.to?.instant.nanoseconds ?? .max
      guard from <= to else { continue }
      // The start or end of a gap is worth a separate day.
      for point in [gap.from, gap.to].compactMap(\.self) { change(DayName(point)) { _ in } }
      for number in days.keys {
        guard let day = days[number] else { continue }
        let (end, overflow) = day.name.beginning.addingReportingOverflow(DayName.length)
        guard from < (overflow ? .max : end), to >= day.name.beginning else { continue }
        days[number]?.gaps.append(
          (max(from, day.name.beginning), min(to, overflow ? .max : end), gap.reason))
      }
    }
  }

  // MARK: Outcomes

  /// Results belong to the day on which the notification was due, also where nothing else is known of that day.
  private mutating func takeOutcomes() {
    guard let outcomes, var name = ruler, name.isReal else { return }
    for occurrence in outcomes.occurrences {
      name.number = DayName.number((occurrence.due + outcomes.offset(at: occurrence.due)).nanoseconds)
      change(name) { $0.results.append(occurrence.result) }
    }
  }

  // MARK: Findings

  private mutating func take(_ index: Int) {
    let finding = findings[index].finding
    let isMiss = finding.verdict == .fail && finding.absence != nil
    // Where something was missing it broke when the wait was over.
    guard let reported = (isMiss ? finding.absence?.to : nil) ?? finding.position?.time ?? finding.absence?.to,
      let at = instant(reported)
    else { return }
    let since = (isMiss ? finding.absence?.from : nil).flatMap(instant)
    change(at.day) { day in
      day.findings.append(index)
      day.flags.append(
        DeviceDay.Flag(
          finding: index, at: at.instant, since: since.flatMap { $0.day == at.day ? $0.instant : nil }))
    }
  }

  private func instant(_ text: String) -> (day: DayName, instant: Int64)? {
    guard let ruler, let day = DayName(printed: text, onRulerOf: ruler, firstDay: book.firstDay),
      let time = PrintedTime(text)
    else { return nil }
    let (sum, overflow) = day.beginning.addingReportingOverflow(time.nanoseconds)
    return overflow ? nil : (day, sum)
  }

  // MARK: States

  /// The results of its notifications say more than open rules.
  private static func state(of results: [OutcomeResult], _ other: DeviceDay.State) -> DeviceDay.State {
    guard other != .broke, !results.isEmpty else { return other }
    if results.contains(.notShown) { return .notShown }
    if results.contains(.notFresh) { return .notFresh }
    if results.contains(.late) { return .late }
    if results.contains(.unknown) { return max(other, .open) }
    return other == .excused || other == .missed ? other : .held
  }

  private static func judged(_ findings: [CollectedFinding]) -> (DeviceDay) -> DeviceDay {
    { day in
      var day = day
      var states: [DeviceDay.State] = day.rows.isEmpty && day.moments.isEmpty ? [] : [.seen]
      for span in day.spans where span.span.kind == .plan {
        switch span.span.outcome {
        case .met: states.append(.held)
        case .missed: states.append(.missed)
        case .open: states.append(.open)
        case .cancelled, .replaced: break
        }
      }
      if day.moments.contains(where: { $0.row.mark == .missed }) { states.append(.missed) }
      if !day.gaps.isEmpty { states.append(.open) }
      for index in day.findings {
        switch findings[index].weight {
        case .open: states.append(.open)
        case .accepted, .onTrial, .belowLimit: states.append(.excused)
        case .fails: states.append(.broke)
        }
      }
      day.state = state(of: day.results, states.max() ?? .nothing)
      return day
    }
  }
}
