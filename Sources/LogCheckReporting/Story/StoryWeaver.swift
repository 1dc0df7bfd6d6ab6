import LogCheckModel

/// Puts the timeline rows, gaps, launches, conditions and findings of one source into days and strands. Each comes into exactly one
/// of them, or is counted as left out.
struct StoryWeaver {
  private(set) var chapter: StoryChapter
  private(set) var rowsLeftOut = 0
  private(set) var findingsLeftOut = 0
  private(set) var conditionsLeftOut = 0
  private let source: TimelineSource
  private let lanes: [TimelineLane]
  private let scope: StoryScope
  private let keys: StoryKeys
  private let order: StoryOrder
  private let device: DeviceOutcomes?
  private let ends: [Int: StoryEntry.PlanEnd]
  private var dates: [DateID: Int] = [:]
  private var count = 0
  /// Indices of strands in their days.
  private var strands: [StrandID: Int] = [:]
  /// Indices of findings whose further occurrences are only counted.
  private var openFindings: [OpenFinding: Int] = [:]

  private struct DateID: Hashable {
    var date: String?
    var isUTC: Bool
  }

  private struct StrandID: Hashable {
    var date: Int
    var kind: StoryStrand.Kind
  }

  private struct OpenFinding: Hashable {
    var strand: StrandID
    var rule: String
    var reason: InconclusiveReason
  }

  /// An entry other than a timeline row, and the timeline row that it follows.
  private struct Aside {
    var after: Int
    var kind: StoryStrand.Kind
    var entry: StoryEntry
  }

  init(_ source: TimelineSource, _ device: DeviceOutcomes?, _ lanes: [TimelineLane], _ scope: StoryScope) {
    self.source = source
    self.device = device
    self.lanes = lanes
    self.scope = scope
    let spans = TimelineSpans(source).spans
    keys = StoryKeys(source.rows, spans)
    order = StoryOrder(source.rows)
    var ends: [Int: StoryEntry.PlanEnd] = [:]
    for span in spans where span.kind == .plan {
      ends[span.opening] = StoryEntry.PlanEnd(outcome: span.outcome, by: span.closing.map { source.rows[$0] })
    }
    self.ends = ends
    chapter = StoryChapter(name: source.name, identity: source.identity, captures: source.captures)
  }

  /// In the order in which they come first.
  var schedules: [String] {
    var seen: Set<String> = []
    return source.rows.indices.compactMap { keys[$0] }.filter { seen.insert($0).inserted }
  }

  mutating func weave(_ findings: [Finding]) {
    let conditions = StoryConditions(device, source, order, scope)
    conditionsLeftOut = conditions.leftOut
    var asides = gaps + conditions.entries.map { Aside(after: $0.after, kind: .whole, entry: $0.entry) }
    asides += report(findings)
    if let omitted = source.omitted {
      asides.append(
        Aside(
          after: source.rows.count, kind: .whole, entry: StoryEntry(content: .omitted(omitted), moment: omitted.from)))
    }
    let byRow = Dictionary(grouping: asides, by: \.after)
    for aside in byRow[-1] ?? [] { add(aside.entry, aside.kind, after: nil) }
    var session = source.rows.first?.session ?? 0
    for (index, row) in source.rows.enumerated() {
      if row.session > session {
        session = row.session
        let launch = StoryEntry(content: .launch(session == .max ? session : session + 1), moment: row.logged)
        if scope.touches(row.logged, row.logged) { add(launch, .whole, after: index) }
      }
      report(row, index)
      for aside in byRow[index] ?? [] { add(aside.entry, aside.kind, after: index) }
    }
    for aside in byRow[source.rows.count] ?? [] { add(aside.entry, aside.kind, after: source.rows.count - 1) }
    closeUp()
  }

  private mutating func report(_ row: TimelineRow, _ index: Int) {
    let kind = keys[index].map { StoryStrand.Kind.schedule($0) } ?? .lane(row.lane)
    // A plan is of interest where it was made and where it is due.
    let isInside =
      scope.touches(row.logged, row.logged) || scope.touches(row.at, row.at)
      || (row.until != nil && scope.touches(row.position, row.end))
    guard isInside, isOfSchedule(kind) else {
      rowsLeftOut += 1
      return
    }
    add(StoryEntry(content: .row(row, ends[index]), moment: row.logged), kind, after: index)
  }

  private func isOfSchedule(_ kind: StoryStrand.Kind) -> Bool {
    guard let schedule = scope.schedule else { return true }
    return kind == .schedule(schedule)
  }

  // MARK: Entries between the timeline rows

  private var gaps: [Aside] {
    source.gaps.filter { scope.touches($0.from, $0.to) || ($0.from == nil && $0.to == nil) }.map { gap in
      // A gap with an unknown beginning reaches from the beginning.
      let after = gap.from.map { order.row(before: $0) ?? source.rows.count } ?? -1
      return Aside(after: after, kind: .whole, entry: StoryEntry(content: .gap(gap), moment: gap.from))
    }
  }

  private struct Line: Hashable {
    var capture: String
    var line: Int
  }

  private mutating func report(_ findings: [Finding]) -> [Aside] {
    guard !findings.isEmpty else { return [] }
    var rows: [Line: Int] = [:]
    for (index, row) in source.rows.enumerated() where rows[Line(capture: row.capture, line: row.line)] == nil {
      rows[Line(capture: row.capture, line: row.line)] = index
    }
    var asides: [Aside] = []
    for finding in findings {
      let shown = finding.evidence.compactMap { rows[Line(capture: $0.capture, line: $0.line)] }
      let named = shown.firstIndex { keys[$0] != nil }.flatMap { keys[shown[$0]] }
      let kind =
        named.map { StoryStrand.Kind.schedule($0) } ?? shown.first.map { .lane(source.rows[$0].lane) } ?? .whole
      let isInside =
        scope.touches(finding.moment, finding.moment)
        || (scope.around != nil && shown.contains { scope.touches(source.rows[$0].logged, source.rows[$0].logged) })
      guard isInside, isOfSchedule(kind) else {
        findingsLeftOut += 1
        continue
      }
      let preceding = finding.moment.flatMap { order.row(before: $0) }
      let after = preceding ?? shown.last ?? source.rows.count
      asides.append(
        Aside(after: after, kind: kind, entry: StoryEntry(content: .finding(finding, more: 0), moment: finding.moment)))
    }
    // Those after one timeline row in the order of their time, otherwise as they were decided.
    return asides.enumerated().sorted { left, right in
      func rank(_ item: (offset: Int, element: Aside)) -> (Int, Int64, Int) {
        (item.element.after, item.element.entry.moment?.instant.nanoseconds ?? .min, item.offset)
      }
      return rank(left) < rank(right)
    }.map(\.element)
  }

  // MARK: Days and strands

  /// An entry without a time is on the day of the timeline row that it follows.
  private mutating func add(_ entry: StoryEntry, _ kind: StoryStrand.Kind, after row: Int?) {
    let clock = StoryClock(entry.moment)
    var id = DateID(date: clock.date, isUTC: clock.isUTC)
    if id.date == nil, !entry.isRow, let row, source.rows.indices.contains(row) {
      let near = StoryClock(source.rows[row].logged)
      id = DateID(date: near.date, isUTC: near.isUTC)
    }
    let date = position(of: id)
    let strandID = StrandID(date: date, kind: kind)
    if case .finding(let finding, _) = entry.content, case .inconclusive(let reason) = finding.verdict {
      let open = OpenFinding(strand: strandID, rule: finding.rule, reason: reason)
      if let first = openFindings[open], let strand = strands[strandID],
        case .finding(let reported, let more) = chapter.dates[date].strands[strand].entries[first].content
      {
        chapter.dates[date].strands[strand].entries[first].content = .finding(reported, more: more + 1)
        return
      }
      openFindings[open] = strands[strandID].map { chapter.dates[date].strands[$0].entries.count } ?? 0
    }
    let strand: Int
    if let known = strands[strandID] {
      strand = known
    } else {
      strand = chapter.dates[date].strands.count
      strands[strandID] = strand
      chapter.dates[date].strands.append(StoryStrand(kind: kind, title: title(kind)))
    }
    var entry = entry
    entry.number = count
    count += 1
    chapter.dates[date].strands[strand].entries.append(entry)
  }

  private mutating func position(of id: DateID) -> Int {
    if let known = dates[id] { return known }
    dates[id] = chapter.dates.count
    chapter.dates.append(StoryDate(date: id.date, isUTC: id.isUTC))
    return chapter.dates.count - 1
  }

  private func title(_ kind: StoryStrand.Kind) -> String {
    switch kind {
    case .whole: "launches, gaps, conditions, and what is of no schedule"
    case .lane(let lane): lanes.indices.contains(lane) ? lanes[lane].title : "other lines"
    case .schedule(let key): key
    }
  }

  /// Entries about the whole day come first; entries without a time last.
  private mutating func closeUp() {
    for date in chapter.dates.indices {
      let strands = chapter.dates[date].strands
      chapter.dates[date].strands = strands.filter { $0.kind == .whole } + strands.filter { $0.kind != .whole }
    }
    chapter.dates = chapter.dates.filter { $0.date != nil } + chapter.dates.filter { $0.date == nil }
  }
}
