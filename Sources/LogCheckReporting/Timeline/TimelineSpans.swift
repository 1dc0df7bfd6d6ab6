package import LogCheckModel

/// A stretch of the timeline: a plan with its window, or something that began and ended.
package struct TimelineSpan: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case plan, run }

  /// Its result, as far as the log itself shows it.
  package enum Outcome: String, Hashable, Sendable {
    /// Of a plan: what was planned began, or ended. Of a run: its end is there.
    case met
    case missed
    case cancelled
    /// A later plan of the same key replaced it.
    case replaced
    /// The log shows no end of it.
    case open
  }

  package var kind: Kind
  /// Index into ``RunTimeline/lanes``.
  package var lane: Int
  /// Index of the timeline row that opens it, among those of its source.
  package var opening: Int
  /// Index of the timeline row that ended or settled it.
  package var closing: Int?
  package var outcome: Outcome
  package var from: TimelinePoint
  /// The end of its drawing: the end of the window, the end of the run. `nil` if it is unknown.
  package var to: TimelinePoint?
}

/// Finds the spans of one source. Nothing is concluded from silence: a plan that no later timeline row mentions stays
/// open.
package struct TimelineSpans: Sendable {
  /// In the order of the timeline rows that open them.
  package private(set) var spans: [TimelineSpan] = []
  /// Indices of timeline rows that neither open nor end a run nor open a plan: events of one moment.
  package private(set) var moments: [Int] = []
  private let rows: [TimelineRow]
  /// Open plans and runs by lane, as indices into ``spans``, oldest first.
  private var openPlans: [Int: [Int]] = [:]
  private var openRuns: [Int: [Int]] = [:]

  /// Open ones of a lane beyond which the oldest is given up.
  private static let openLimit = 1024

  package init(_ source: TimelineSource) {
    rows = source.rows
    for index in rows.indices { take(index) }
  }

  private mutating func take(_ index: Int) {
    let row = rows[index]
    switch row.mark {
    case .planned: plan(index, row)
    case .began:
      if let plan = plan(for: row, isTimely: true) { settle(plan, .met, by: index, row) }
      open(index, row)
    case .ended:
      if let run = run(for: row) {
        // Its beginning has settled the plan.
        close(run, by: index, row)
      } else {
        moments.append(index)
        if let plan = plan(for: row, isTimely: true) { settle(plan, .met, by: index, row) }
      }
    case .happened: moments.append(index)
    case .missed:
      moments.append(index)
      if let plan = plan(for: row, isTimely: true) { settle(plan, .missed, by: index, row) }
    case .cancelled:
      moments.append(index)
      if row.concernsAll {
        for plan in openPlans[row.lane] ?? [] { settle(plan, .cancelled, by: index, row) }
      } else if let plan = plan(for: row) {
        settle(plan, .cancelled, by: index, row)
      }
    }
  }

  // MARK: Plans

  private mutating func plan(_ index: Int, _ row: TimelineRow) {
    guard let from = row.position else {
      moments.append(index)
      return
    }
    if let key = row.key {
      for plan in openPlans[row.lane] ?? [] where rows[spans[plan].opening].key == key {
        // Two lines may belong to one plan: that of the request and that of the alarm that stands for it.
        if spans[plan].from == from, rows[spans[plan].opening].entry != row.entry {
          moments.append(index)
          return
        }
        settle(plan, .replaced, by: index, row)
      }
    }
    add(
      TimelineSpan(
        kind: .plan, lane: row.lane, opening: index, closing: nil, outcome: .open, from: from, to: row.end))
  }

  private mutating func settle(_ plan: Int, _ outcome: TimelineSpan.Outcome, by index: Int, _ row: TimelineRow) {
    spans[plan].outcome = outcome
    spans[plan].closing = index
    openPlans[row.lane]?.removeAll { $0 == plan }
  }

  /// The plan of a timeline row: that of its key; if one of both has no key, the only one that it can be.
  ///
  /// `isTimely`: not a plan that was due much later.
  private func plan(for row: TimelineRow, isTimely: Bool = false) -> Int? {
    let candidates = (openPlans[row.lane] ?? []).filter { plan in
      if isTimely, isEarly(row, for: spans[plan]) { return false }
      guard let key = row.key, let planned = rows[spans[plan].opening].key else { return true }
      return key == planned
    }
    if let key = row.key {
      let own = candidates.filter { rows[spans[$0].opening].key == key }
      if let last = own.last { return last }
    }
    guard candidates.count > 1 else { return candidates.first }
    let inside = candidates.filter { plan in
      guard let position = row.position, position.isComparable(with: spans[plan].from) else { return false }
      let end = spans[plan].to ?? spans[plan].from
      return spans[plan].from.instant <= position.instant && position.instant <= end.instant
    }
    return inside.count == 1 ? inside.first : nil
  }

  /// True if it comes before the plan by more than the length of the plan's window.
  private func isEarly(_ row: TimelineRow, for plan: TimelineSpan) -> Bool {
    guard let position = row.position, position.isComparable(with: plan.from) else { return false }
    let window = plan.to.map { $0.instant - plan.from.instant } ?? .zero
    return plan.from.instant - position.instant > max(window, .seconds(1))
  }

  // MARK: Runs

  private mutating func open(_ index: Int, _ row: TimelineRow) {
    guard let from = row.position else {
      moments.append(index)
      return
    }
    add(
      TimelineSpan(kind: .run, lane: row.lane, opening: index, closing: nil, outcome: .open, from: from))
  }

  private mutating func close(_ run: Int, by index: Int, _ row: TimelineRow) {
    openRuns[row.lane]?.removeAll { $0 == run }
    spans[run].closing = index
    spans[run].outcome = .met
    guard let position = row.position, position.isComparable(with: spans[run].from) else { return }
    spans[run].to = position.instant >= spans[run].from.instant ? position : spans[run].from
  }

  /// The run that a timeline row ends: that of its name; if one of both has no name, the latest of its session that it
  /// can be.
  private func run(for row: TimelineRow) -> Int? {
    (openRuns[row.lane] ?? []).last { run in
      let opening = rows[spans[run].opening]
      if let name = row.run, let opened = opening.run { return name == opened }
      if let key = row.key, let opened = opening.key, key != opened { return false }
      return opening.session == row.session
    }
  }

  private mutating func add(_ span: TimelineSpan) {
    var waiting = (span.kind == .plan ? openPlans[span.lane] : openRuns[span.lane]) ?? []
    if waiting.count == Self.openLimit { waiting.removeFirst() }
    waiting.append(spans.count)
    switch span.kind {
    case .plan: openPlans[span.lane] = waiting
    case .run: openRuns[span.lane] = waiting
    }
    spans.append(span)
  }
}
