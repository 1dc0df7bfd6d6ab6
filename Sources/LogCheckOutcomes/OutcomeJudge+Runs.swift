import LogCheckModel
import LogCheckRules

/// The first part of the way to a notification that went wrong.
struct Trouble {
  var stage: OutcomeStage
  var run: Int?
  /// The stretch in which a condition must hold to explain it.
  var from: LogInstant
  var to: LogInstant
}

extension OutcomeJudge {
  /// The instant of the notification before.
  func previousDue(_ due: LogInstant) -> LogInstant? { dues.last(before: due) }

  /// The instant of the notification after.
  func nextDue(_ due: LogInstant) -> LogInstant? { dues.first(after: due) }

  /// The run that counts for a notification: of those that began before it the last one with content, else the last one; else a request that
  /// waits, or one that was refused.
  func bestRun(of item: Int) -> Int? {
    guard let joined = runs[item] else { return nil }
    let limit = limit(of: item)
    let begun = joined.filter { hasBegun(ledger.runs[$0], by: limit) }
    return begun.last { ledger.runs[$0].hasContent } ?? begun.last
      ?? joined.last { !ledger.runs[$0].isWithdrawn && ledger.runs[$0].denied == nil }
      ?? joined.last { !ledger.runs[$0].isWithdrawn } ?? joined.last
  }

  /// The moment at which a notification needs its content.
  func limit(of item: Int) -> LogInstant {
    let track = ledger.notifications[item]
    return track.shown?.at.map { min($0, track.due) } ?? track.due
  }

  func hasBegun(_ run: RunTrack, by limit: LogInstant) -> Bool {
    guard let began = run.began else { return false }
    return began.at.map { $0 <= limit } ?? true
  }

  func state(of run: RunTrack, before due: LogInstant) -> PrefetchState {
    if hasBegun(run, by: due) {
      if run.hasContent { return .done }
      return run.failed != nil || run.expired != nil || run.fallback != nil || run.completed?.isGood == false
        || run.answered?.isGood == false ? .failed : .unknown
    }
    if run.denied != nil { return .denied }
    if run.missed != nil { return .missed }
    return isProvenAbsent(run, due) ? .none : .unknown
  }

  /// True if a run that was asked for did not begin before a notification, and the capture could show it.
  private func isProvenAbsent(_ run: RunTrack, _ due: LogInstant) -> Bool {
    guard let begin = run.begin, !run.isWithdrawn || run.began != nil, let last, last >= begin + ledger.bounds.window
    else { return false }
    // Without any line of the app the capture may have a gap that nothing shows.
    return heard.meets(from: begin, to: nextDue(due) ?? last)
      && view.doubt(.started, stamp(begin), stamp(max(due, begin))) == nil
  }

  /// True if lines are known to be missing in a stretch.
  func isGapped(from: LogInstant, to: LogInstant) -> Bool {
    [OutcomeSign.started, .shown, .submitted, .armed].contains { sign in
      switch view.doubt(sign, stamp(from), stamp(max(from, to))) {
      case .gap, .clock, .grouping, .vocabulary, .evicted: true
      default: false
      }
    }
  }

  func trouble(of item: Int, _ occurrence: Occurrence) -> Trouble? {
    let track = ledger.notifications[item]
    let before = previousDue(track.due) ?? track.due - .minutes(24 * 60)
    switch occurrence.result {
    case .notShown:
      let isWhole = first.map { before >= $0 } ?? false
      if view.platform == .android, track.armed == nil, isWhole, !isContradicted(item) {
        return Trouble(stage: .armed, run: nil, from: before, to: track.due)
      }
      return Trouble(stage: .shown, run: nil, from: track.due, to: track.due)
    case .late:
      // What the arming ended did not hold for it.
      let from = track.armed?.at.map { $0 + .milliseconds(1) }
      return Trouble(stage: .punctual, run: nil, from: max(from ?? before, before), to: track.shown?.at ?? track.due)
    case .notFresh: return runTrouble(of: item, isStale: true)
    case .kept:
      return (track.shown?.isFresh == true ? nil : runTrouble(of: item, isStale: false)) ?? wallTrouble(of: item)
        ?? leadTrouble(of: item)
    case .unknown: return runTrouble(of: item, isStale: false) ?? wallTrouble(of: item) ?? leadTrouble(of: item)
    }
  }

  /// Its run was asked for a time that is not the promised one, since the version changed.
  private func leadTrouble(of item: Int) -> Trouble? {
    guard let at = moved[item]?.at else { return nil }
    return Trouble(stage: .lead, run: nil, from: at, to: ledger.notifications[item].due)
  }

  /// It stayed at its instant when the zone changed.
  private func wallTrouble(of item: Int) -> Trouble? {
    guard let at = stayed[item]?.mark.at else { return nil }
    return Trouble(stage: .wall, run: nil, from: at, to: ledger.notifications[item].due)
  }

  private func runTrouble(of item: Int, isStale: Bool) -> Trouble? {
    let due = ledger.notifications[item].due
    let before = previousDue(due) ?? due - .minutes(24 * 60)
    let limit = limit(of: item)
    guard let best = bestRun(of: item),
      ledger.runs[best].began != nil || !ledger.runs[best].isWithdrawn || ledger.runs[best].missed != nil
    else { return waitTrouble(due, before, isStale: isStale) }
    let run = ledger.runs[best]
    guard hasBegun(run, by: limit) else { return startTrouble(best, due, before, isStale: isStale) }
    let from = run.began?.at ?? before
    let to = run.last?.at ?? from + ledger.bounds.run
    if run.hasContent {
      let shown = ledger.notifications[item].shown?.mark.at ?? due
      return isStale ? Trouble(stage: .content, run: best, from: from, to: max(shown, due)) : nil
    }
    if let answered = run.answered, answered.isGood {
      // Content that was saved can be too old when it is shown: stale content alone proves nothing.
      let isProven =
        run.fallback != nil || run.failed != nil || run.expired != nil || run.completed?.isGood == false
      guard isProven || view.doubt(.saved, stamp(from), stamp(to)) == nil else {
        return isStale ? Trouble(stage: .content, run: best, from: from, to: max(to, due)) : nil
      }
      return Trouble(stage: .saved, run: best, from: from, to: to)
    }
    if isStale || run.answered != nil || run.failed != nil || run.expired != nil || run.fallback != nil
      || run.completed?.isGood == false
    {
      return Trouble(stage: .answered, run: best, from: from, to: to)
    }
    return nil
  }

  /// A run that was asked for, or refused, and did not begin.
  private func startTrouble(_ index: Int, _ due: LogInstant, _ before: LogInstant, isStale: Bool) -> Trouble? {
    let run = ledger.runs[index]
    if let denied = run.denied {
      return Trouble(stage: .submitted, run: index, from: denied.at ?? before, to: denied.at ?? due)
    }
    let begin = run.begin ?? run.missed?.at ?? before
    guard run.missed != nil || isStale || isProvenAbsent(run, due) else { return nil }
    return Trouble(
      stage: .started, run: index, from: begin, to: max(begin, due))
  }

  /// No run was for this notification: an earlier request still waits, was refused, or was the last one.
  private func waitTrouble(_ due: LogInstant, _ before: LogInstant, isStale: Bool) -> Trouble? {
    let earlier = ledger.runs.lastIndex { run in
      guard let asked = run.first?.at ?? run.begin, asked < due else { return false }
      // A request of the last minutes is not for this notification.
      return hasBegun(run, by: due) || run.denied != nil || run.missed != nil || due - asked > ledger.bounds.window
    }
    if let earlier {
      let run = ledger.runs[earlier]
      if !hasBegun(run, by: due), !run.isWithdrawn || run.began != nil || run.missed != nil,
        run.denied != nil || isStale || run.missed != nil || isProvenAbsent(run, due)
      {
        if run.denied != nil {
          let at = run.denied?.at ?? before
          return Trouble(stage: .submitted, run: earlier, from: at, to: at)
        }
        return Trouble(stage: .started, run: earlier, from: max(run.begin ?? before, before), to: due)
      }
    }
    return isStale ? Trouble(stage: .submitted, run: nil, from: before, to: due) : nil
  }
}
