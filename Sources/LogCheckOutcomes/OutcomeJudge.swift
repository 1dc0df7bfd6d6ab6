package import LogCheckModel
import LogCheckRules

extension OutcomeLedger {
  /// Decides the outcome of each notification; nothing may be taken afterwards. `nil` if nothing was planned and nothing happened.
  package func conclude(_ view: OutcomeView) -> DeviceOutcomes? {
    var ledger = self
    ledger.close()
    let judge = OutcomeJudge(&ledger, view)
    return judge.outcomes()
  }
}

/// Judges the notifications that a ledger holds.
struct OutcomeJudge {
  let ledger: OutcomeLedger
  let view: OutcomeView
  let first: LogInstant?
  let last: LogInstant?
  /// Indices of notifications in the order of their instants.
  let order: [Int]
  let notDue: Int
  /// By notification: its runs.
  let runs: [Int: [Int]]
  /// The instants of all notifications, ascending.
  let dues: [LogInstant]

  init(_ ledger: inout OutcomeLedger, _ view: OutcomeView) {
    self.view = view
    let offset = view.frame == .local ? ledger.clock.offset : view.frame == .absolute ? .zero : nil
    first = offset.flatMap { offset in view.first.map { $0 - offset } }
    last = offset.flatMap { offset in view.last.map { $0 - offset } }
    ledger.deriveAll(upTo: last)
    if ledger.notifications.isEmpty || !ledger.notifications.contains(where: \.isStated)
      || ledger.schedules.allSatisfy({ $0.key == nil })
    {
      ledger.planByRuns()
    }
    let (first, last) = (first, last)
    let sorted = ledger.notifications.indices.sorted { ledger.notifications[$0].due < ledger.notifications[$1].due }
    let known = ledger
    order = sorted.filter { item in
      let track = known.notifications[item]
      if track.shown != nil { return first.map { track.due >= $0 } ?? true }
      guard let first, let last else { return false }
      return track.due >= first && track.due <= last
    }
    notDue = sorted.count { item in
      guard let last, known.notifications[item].shown == nil else { return false }
      return known.notifications[item].due > last
    }
    dues = sorted.map { known.notifications[$0].due }
    self.ledger = ledger
    var runs: [Int: [Int]] = [:]
    for (index, run) in ledger.runs.enumerated() {
      var joined: Set<Int> = []
      let serves = [run.savedFor, run.due].compactMap(\.self)
      for item in sorted where serves.contains(known.notifications[item].due) { joined.insert(item) }
      // It is for the notification after its earliest time, and serves the one after its beginning.
      let planned = run.isOfRun && run.began == nil ? nil : run.begin ?? run.denied?.at ?? run.missed?.at
      let served = run.savedFor == nil ? run.began?.at : nil
      for moment in [planned, served].compactMap(\.self) where run.due == nil {
        guard let due = dues.first(where: { $0 >= moment }) else { continue }
        for item in sorted where known.notifications[item].due == due { joined.insert(item) }
      }
      for item in joined { runs[item, default: []].append(index) }
    }
    self.runs = runs
  }

  func outcomes() -> DeviceOutcomes? {
    var device = DeviceOutcomes()
    device.notDue = notDue
    device.omitted = ledger.omitted
    device.offset = ledger.clock.offset ?? .zero
    var causes = CauseList(self)
    for item in order {
      var occurrence = occurrence(item)
      if let trouble = trouble(of: item, occurrence) {
        occurrence.trouble = trouble.stage
        occurrence.causes = causes.explain(trouble, of: item, occurrence)
        let isExcused = occurrence.causes.contains { causes.causes[$0].excuses }
        occurrence.isProved =
          isExcused
          || isDutyDone(
            trouble, of: item, occurrence, sides: occurrence.causes.map { causes.causes[$0].side })
      } else {
        causes.note(item, isGood: occurrence.result == .kept)
      }
      device.occurrences.append(occurrence)
    }
    device.causes = causes.causes
    if order.isEmpty, let cause = standing { device.causes = [cause] }
    guard !device.occurrences.isEmpty || !device.causes.isEmpty || notDue > 0 else { return nil }
    return device
  }

  /// The condition that lets nothing be shown, if nothing is planned.
  private var standing: OutcomeCause? {
    guard let first, let last else { return nil }
    let found = ledger.spans.last { span in
      let condition = ledger.conditions[span.condition]
      return condition.certainty == .shown && condition.explains.contains(.shown) && span.lasts
        && holds(span, from: last, to: last)
    }
    guard let found else { return nil }
    let condition = ledger.conditions[found.condition]
    var cause = OutcomeCause(
      kind: condition.kind, side: condition.side, certainty: condition.certainty, title: condition.title, stage: .shown,
      from: first, to: last)
    cause.next = condition.next
    cause.line = found.from.position
    return cause
  }

  // MARK: Results

  private func occurrence(_ item: Int) -> Occurrence {
    let track = ledger.notifications[item]
    var occurrence = Occurrence(
      key: ledger.schedules[track.schedule].key, due: track.due, isStated: track.isStated, result: .unknown)
    occurrence.line = (track.shown?.mark ?? track.lost ?? track.refused ?? track.armed)?.position
    if let best = bestRun(of: item) {
      let run = ledger.runs[best]
      occurrence.prefetch = state(of: run, before: track.due)
      if let begin = run.begin, let at = run.started?.at { occurrence.prefetchDelay = at - begin }
    }
    // Android's plugin prints that it shows a notification before the system may drop it.
    guard let shown = track.shown, view.platform != .android || !isContradicted(item) else {
      if isContradicted(item) || track.dropped != nil || track.lost != nil && view.platform != .ios
        || track.refused != nil && track.armed == nil
      {
        occurrence.result = .notShown
        return occurrence
      }
      if isVisible(track) {
        occurrence.reason = view.doubt(.shown, stamp(track.due), stamp(track.due + ledger.bounds.late))
        if occurrence.reason == nil { occurrence.result = .notShown }
      } else if view.platform == .android {
        occurrence.reason = .gap
      } else {
        occurrence.isUnseeable = true
      }
      return occurrence
    }
    occurrence.content = shown.word
    if let at = shown.at {
      occurrence.delay = at - track.due
      if at - track.due > ledger.bounds.late {
        occurrence.result = .late
        return occurrence
      }
    }
    occurrence.result = isFresh(item, shown) == false ? .notFresh : .kept
    return occurrence
  }

  private func isFresh(_ item: Int, _ shown: NotificationTrack.Shown) -> Bool? {
    let joined = (runs[item] ?? []).map { ledger.runs[$0] }
    if shown.isFresh == true { return true }
    if let hash = shown.hash {
      // Its run saved the content, or confirmed it.
      if joined.contains(where: { $0.savedHash == hash || $0.confirmed != nil }) { return true }
    }
    if shown.isFresh == false { return expectsContent(item) ? false : nil }
    if ledger.notifications[item].fallback != nil { return false }
    if joined.contains(where: \.hasContent) { return true }
    return nil
  }

  /// True if fresh content is planned for a notification: runs serve its schedule, or it was fresh before, or the schedule is one of days and
  /// three one after the other had none.
  private func expectsContent(_ item: Int) -> Bool {
    let schedule = ledger.notifications[item].schedule
    if ledger.schedules[schedule].isStatic { return false }
    // No run is asked for a notification at short notice.
    let track = ledger.notifications[item]
    if let planned = track.planned?.at, track.due - planned < ledger.bounds.lead { return false }
    let own = order.filter { ledger.notifications[$0].schedule == schedule }
    if own.contains(where: { runs[$0] != nil || ledger.notifications[$0].shown?.isFresh == true }) { return true }
    let dues = own.filter { ledger.notifications[$0].shown?.isFresh == false }.map { ledger.notifications[$0].due }
    return dues.count >= 3 && zip(dues, dues.dropFirst()).allSatisfy { $1 - $0 >= .minutes(20 * 60) }
  }

  /// A condition that lets nothing be shown holds at its time.
  func isContradicted(_ item: Int) -> Bool {
    let due = ledger.notifications[item].due
    return ledger.spans.contains { span in
      let condition = ledger.conditions[span.condition]
      guard condition.certainty == .shown, condition.explains.contains(.shown) else { return false }
      return holds(span, from: due, to: span.lasts ? due : due + ledger.bounds.late)
    }
  }

  /// True if the capture holds the lines of a delivery at that time, if there are any at all.
  private func isVisible(_ track: NotificationTrack) -> Bool {
    if view.platform == .android { return isHeard(track.due) }
    guard ledger.printsDeliveries else { return false }
    return ledger.fronts.contains { front in
      guard let from = front.from.at, let to = front.to?.at else { return false }
      return from <= track.due && track.due < to
    }
  }

  /// True if a line lies within half a day of a notification, or a condition explains that there is none.
  private func isHeard(_ due: LogInstant) -> Bool {
    let half = LogDuration.minutes(12 * 60)
    let from = max(previousDue(due).map { $0 + ledger.bounds.late } ?? due - half, due - half)
    let to = min(nextDue(due).map { $0 - .seconds(1) } ?? due + half, due + half)
    return isAlive(from: from, to: to)
      || ledger.spans.contains { span in
        let stages = ledger.conditions[span.condition].explains
        return span.lasts && (stages.contains(.shown) || stages.contains(.armed)) && holds(span, from: due, to: due)
      }
  }

  func stamp(_ instant: LogInstant) -> EventTime? { ledger.clock.stamp(instant, in: view.frame) }

  func holds(_ span: ConditionSpan, from: LogInstant, to: LogInstant) -> Bool {
    guard let begin = span.from.at else { return false }
    guard span.lasts else { return begin >= from && begin <= to }
    return begin <= to && (span.to?.at).map { $0 >= from } ?? true
  }
}
