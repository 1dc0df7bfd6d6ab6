package import LogCheckModel
import LogCheckRules

extension OutcomeLedger {
  /// Decides the outcome of each notification; nothing may be taken afterwards. `nil` if nothing was planned, and no line shows a
  /// condition.
  package func conclude(_ view: OutcomeView) -> DeviceOutcomes? { OutcomeJudge(self, view).outcomes() }
}

/// Judges the notifications that a ledger holds.
struct OutcomeJudge {
  let ledger: OutcomeLedger
  let view: OutcomeView
  let first: LogInstant?
  let last: LogInstant?
  /// Indices of the notifications that are judged, in the order of their instants.
  let order: [Int]
  let notDue: Int
  /// By notification: its runs.
  let runs: [Int: [Int]]
  /// By notification: the change of the zone at which it stayed where it was.
  let stayed: [Int: StampZones.Change]
  /// By notification: the change of the version from which on its runs ask for another time.
  let moved: [Int: Mark]
  /// The instants of all notifications.
  let dues: SortedInstants
  /// The lines that show the app, or something about it, and their times.
  let heardMarks: [Mark]
  let heard: SortedInstants
  /// The times at which runs began.
  let begins: SortedInstants
  /// The times at which the app was launched, or asked for a run that did not begin.
  let entries: SortedInstants

  init(_ ledger: OutcomeLedger, _ view: OutcomeView) {
    var ledger = ledger
    ledger.close()
    let offset = view.frame == .local ? ledger.clock.offset : view.frame == .absolute ? .zero : nil
    let first = offset.flatMap { offset in view.first.map { $0 - offset } }
    let last = offset.flatMap { offset in view.last.map { $0 - offset } }
    ledger.deriveAll(upTo: last)
    if ledger.notifications.allSatisfy({ ledger.schedules[$0.schedule].key == nil }) { ledger.planByRuns() }
    let notifications = ledger.notifications
    let sorted = notifications.indices.sorted { notifications[$0].due < notifications[$1].due }
    order = sorted.filter { item in
      let track = notifications[item]
      if track.shown != nil { return first.map { track.due >= $0 } ?? true }
      guard let first, let last else { return false }
      return track.due >= first && track.due <= last
    }
    notDue = notifications.count { track in track.shown == nil && last.map { track.due > $0 } ?? false }
    dues = SortedInstants(notifications.map(\.due))
    begins = SortedInstants(ledger.runs.compactMap { $0.began?.at })
    let asked = ledger.runs.compactMap { $0.began == nil ? ($0.submitted ?? $0.denied)?.at : nil }
    entries = SortedInstants(ledger.launches.compactMap(\.at) + asked)
    heardMarks = ledger.heard
    heard = SortedInstants(heardMarks.compactMap(\.at))
    runs = Self.join(ledger.runs, notifications, dues)
    stayed = Self.stayed(ledger, order)
    moved = Self.moved(ledger, order, runs)
    self.first = first
    self.last = last
    self.ledger = ledger
    self.view = view
  }

  /// The runs of each notification: the one that it was planned for, and the one that it served.
  private static func join(
    _ runs: [RunTrack], _ notifications: [NotificationTrack], _ dues: SortedInstants
  ) -> [Int: [Int]] {
    let items = Dictionary(grouping: notifications.indices) { notifications[$0].due }
    var joined: [Int: [Int]] = [:]
    for (index, run) in runs.enumerated() {
      var (planned, served): (LogInstant?, LogInstant?)
      if run.due == nil {
        planned = run.isOfRun && run.began == nil ? nil : run.begin ?? run.denied?.at ?? run.missed?.at
        served = run.savedFor == nil ? run.began?.at : nil
      }
      let instants = [run.savedFor, run.due, planned.flatMap(dues.first(from:)), served.flatMap(dues.first(from:))]
      for (position, instant) in instants.enumerated() where !instants[..<position].contains(instant) {
        for item in instant.flatMap({ items[$0] }) ?? [] { joined[item, default: []].append(index) }
      }
    }
    return joined
  }

  func outcomes() -> DeviceOutcomes? {
    var device = DeviceOutcomes()
    device.notDue = notDue
    device.omitted = ledger.omitted
    device.offset = ledger.clock.offset ?? ledger.zones.changes.last.map { .seconds(Int64($0.offset)) } ?? .zero
    for change in ledger.zones.changes {
      if let at = change.mark.at { device.offsets.note(Int(change.offset), at: at) }
    }
    device.versions = ledger.versions.seen
    var causes = CauseList(self)
    for item in order {
      var occurrence = occurrence(item)
      if let trouble = trouble(of: item, occurrence) {
        occurrence.trouble = trouble.stage
        let found = causes.explain(trouble, of: item, occurrence)
        occurrence.causes = found.map(\.index)
        // Of this day: an earlier one of the same cause may have been certain.
        let explanations = found.map(\.explanation)
        occurrence.isProved =
          explanations.contains(where: \.excuses)
          || isDutyDone(trouble, of: item, occurrence, sides: explanations.map(\.side))
      } else {
        causes.note(item, isGood: occurrence.result == .kept)
      }
      device.occurrences.append(occurrence)
    }
    device.causes = causes.causes
    var named = causes.named
    if order.isEmpty, let (cause, origin) = standing {
      device.causes = [cause]
      named = [origin: [0]]
    }
    let conditions = ConditionList(ledger, named: named)
    device.conditions = conditions.kept
    device.omittedConditions = conditions.omitted
    device.sortCauses()
    return device.isOfNotifications || !device.conditions.isEmpty ? device : nil
  }

  /// The condition that lets nothing be shown, if nothing is planned, and its first line.
  private var standing: (OutcomeCause, origin: Int)? {
    guard let first, let last else { return nil }
    let found = ledger.spans.last { span in
      isCertain(span, about: .shown) && span.lasts && holds(span, from: last, to: last)
    }
    guard let found else { return nil }
    var cause = OutcomeCause(ledger.conditions[found.condition].explanation, stage: .shown, from: first, to: last)
    cause.line = found.from.position
    return (cause, found.from.order)
  }

  private func isCertain(_ span: ConditionSpan, about stage: OutcomeStage) -> Bool {
    let condition = ledger.conditions[span.condition]
    return condition.explanation.certainty == .shown && condition.explains.contains(stage)
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
      occurrence.prefetchBegin = run.begin
      occurrence.prefetchLine = run.started?.position
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
      isCertain(span, about: .shown) && holds(span, from: due, to: span.lasts ? due : due + ledger.bounds.late)
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
    return heard.meets(from: from, to: to)
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
