import LogCheckModel

extension PartComparison {
  package init(_ run: ComparedRun, _ division: RunDivision, tolerance: PartTolerance) {
    self.init(run, division, tolerance)
    if run.isEmpty {
      emptiness = "no event of the plugin was recognised in \(run.name)"
      return
    }
    let spans = run.summary.captures.compactMap(\.shownSpan)
    guard let first = spans.map(\.first).min(), let last = spans.map(\.last).max(),
      let settled = division.settled(from: first)
    else {
      isBlind = true
      emptiness = "the lines show no date by which days and times could be found"
      return
    }
    names = settled.names
    let whole = PartClock(run.summary.captures, learnt: run.summary.outcomes.first?.learntOffset ?? .zero)
    if let part = settled.partOutside(of: (first, last), shown: whole.shown) {
      emptiness =
        "no line lies \(part); the lines are from \(RunDivision.Settled.date(first)) to "
        + RunDivision.Settled.date(last)
      return
    }
    for outcomes in run.summary.outcomes {
      let device = PartDevice(outcomes, settled, clock(of: outcomes), tolerance)
      if !device.first.isEmpty || !device.second.isEmpty { devices.append(device) }
    }
    compareRules(settled)
    findSteps(settled)
    if rules.isEmpty { emptiness = nothingDue(settled) ?? nothingKnown(settled) }
  }

  /// The clock of a device, by the captures that show it.
  private func clock(of outcomes: DeviceOutcomes) -> PartClock {
    PartClock(run.summary.captures.filter { outcomes.captures.contains($0.path) }, learnt: outcomes.learntOffset)
  }

  /// Why there is nothing to compare, if notifications were due in neither day, or in one of the other parts only.
  private func nothingDue(_ settled: RunDivision.Settled) -> String? {
    let due = (devices.contains { !$0.first.isEmpty }, devices.contains { !$0.second.isEmpty })
    let part: String
    if settled.isOfDays {
      guard !due.0, !due.1 else { return nil }
      part = "on \(names.first) or \(names.second)"
    } else {
      guard !due.0 || !due.1 else { return nil }
      part = due.0 ? names.second : names.first
    }
    return "no notification was due \(part), and no rule broke in one part only"
  }

  /// Why there is nothing to compare, if lines show no stage of any notification of a part.
  private func nothingKnown(_ settled: RunDivision.Settled) -> String? {
    for side in ComparedSide.allCases {
      let notifications = devices.flatMap { side == .first ? $0.first : $0.second }
      guard !notifications.isEmpty, notifications.allSatisfy({ $0.states.values.allSatisfy { !$0.isKnown } }) else {
        continue
      }
      let name = side == .first ? names.first : names.second
      return "lines show neither prefetch, content nor display of a notification "
        + (settled.isOfDays ? "on \(name)" : name)
    }
    return nil
  }

  // MARK: Rules

  private mutating func compareRules(_ settled: RunDivision.Settled) {
    // Failures name captures and no device.
    var clocks: [String: PartClock] = [:]
    for outcomes in run.summary.outcomes { for name in outcomes.captures { clocks[name] = clock(of: outcomes) } }
    let other = PartClock(run.summary.captures)
    var found: [String: [ComparedSide: [Finding]]] = [:]
    for finding in run.findings where finding.verdict == .fail {
      let clock = finding.evidence.lazy.compactMap { clocks[$0.capture] }.first ?? other
      guard let moment = clock.moment(finding.moment) else {
        failuresOfNoPart += 1
        continue
      }
      guard let side = settled.side(of: moment) else { continue }
      found[finding.rule, default: [:]][side, default: []].append(finding)
    }
    broken = (found.values.count { $0[.first] != nil }, found.values.count { $0[.second] != nil })
    for rule in run.summary.rules {
      guard let sides = found[rule.id], sides.count == 1, let (side, failures) = sides.first else { continue }
      rules.append(PartRule(id: rule.id, title: rule.title, side: side, failures: failures))
    }
  }

  // MARK: Lines

  private struct Kind: Hashable {
    var entry: String
    var label: String
  }

  private mutating func findSteps(_ settled: RunDivision.Settled) {
    var order: [Kind] = []
    var counts: [Kind: (first: Int, second: Int)] = [:]
    var rows: [Kind: TimelineRow] = [:]
    for source in run.sources {
      let outcomes = run.summary.outcomes.first { !Set($0.captures).isDisjoint(with: source.captures) }
      let clock =
        outcomes.map(clock)
        ?? PartClock(run.summary.captures.filter { source.captures.contains($0.path) })
      for row in source.rows {
        guard let side = clock.moment(row.logged).flatMap(settled.side) else { continue }
        let kind = Kind(entry: row.entry, label: row.label)
        if rows[kind] == nil {
          rows[kind] = row
          order.append(kind)
        }
        if side == .first {
          counts[kind, default: (0, 0)].first += 1
        } else {
          counts[kind, default: (0, 0)].second += 1
        }
      }
    }
    for kind in order {
      guard let count = counts[kind], count.first == 0 || count.second == 0, let row = rows[kind] else { continue }
      steps.append(
        PartStep(
          label: kind.label, side: count.second == 0 ? .first : .second, count: count.first + count.second,
          isBad: row.mark == .missed || row.succeeded == false, row: row))
    }
  }
}

extension CaptureSummary {
  /// The first and the last time of its lines, on the wall; `nil` where they show no date.
  fileprivate var shownSpan: (first: LogInstant, last: LogInstant)? {
    wall.flatMap { wall in wall.first <= wall.last ? wall : (wall.last, wall.first) }
  }
}
