import LogCheckModel
import LogCheckRules

/// Plans and their results.
extension OutcomeLedger {
  /// A schedule that is named by its instant alone is that of the name that follows within this time.
  private static let naming = LogDuration.minutes(2)
  /// The length of an interval in which two instants of a schedule without a period are one.
  private static let near = LogDuration.minutes(61)

  mutating func plan(_ signal: OutcomeSignal, _ mark: Mark) {
    guard signal.key != nil || signal.due != nil else { return }
    guard let index = schedule(signal, mark) else { return }
    if let period = signal.period { schedules[index].period = period }
    if signal.isGood == false { schedules[index].isStatic = true }
    guard let due = signal.due else { return }
    if signal.sign != .refused, schedules[index].isActive, let last = schedules[index].last, due > last {
      derive(index, upTo: min(mark.at ?? due, due - Self.near))
    }
    if signal.sign != .refused { withdrawLater(index, than: mark, keeping: due) }
    let item = notification(index, due, isStated: true)
    notifications[item].planned = notifications[item].planned ?? mark
    if signal.sign == .armed { notifications[item].armed = mark }
    if signal.sign == .refused {
      notifications[item].refused = mark
    } else {
      schedules[index].last = due
      schedules[index].isActive = true
    }
  }

  /// Plans of a schedule end when it is planned again.
  private mutating func withdrawLater(_ schedule: Int, than mark: Mark, keeping due: LogInstant) {
    guard let now = mark.at, clock.sawStamps else { return }
    withdraw(schedule, after: now, keeping: due)
  }

  mutating func remove(_ signal: OutcomeSignal, _ mark: Mark) {
    // A hidden name may be that of any schedule.
    let isAny = signal.concernsAll || signal.key == nil
    let now = clock.sawStamps ? mark.at : nil
    let count = notifications.count
    for index in schedules.indices where isAny || schedules[index].key == signal.key {
      derive(index, upTo: mark.at)
      schedules[index].isActive = false
      if !isAny, let now { withdraw(index, after: now) }
    }
    guard isAny, let now else { return }
    // What was derived for all of them is no reason to leave an earlier plan.
    withdraw(nil, after: now, amongLatest: Self.reach + max(0, notifications.count - count))
  }

  /// Takes the notifications of a schedule, or of all, away again that are due after an instant, but for one at another; they are
  /// among the latest.
  private mutating func withdraw(
    _ schedule: Int?, after now: LogInstant, keeping kept: LogInstant? = nil, amongLatest reach: Int = Self.reach
  ) {
    for item in latest(reach).reversed() where notifications[item].due > now {
      guard schedule == nil || notifications[item].schedule == schedule, notifications[item].shown == nil else {
        continue
      }
      if let kept, (notifications[item].due - kept).magnitude <= .seconds(1) { continue }
      notifications.remove(at: item)
    }
  }

  /// The indices of the latest notifications.
  private var recent: Range<Int> { latest(Self.reach) }

  private func latest(_ count: Int) -> Range<Int> { max(0, notifications.count - count)..<notifications.count }

  mutating func show(_ signal: OutcomeSignal, _ mark: Mark) {
    if signal.isForeground { printsDeliveries = true }
    guard let item = target(signal, mark) else { return }
    if let loose = looseFallback?.at, let now = mark.at, (now - loose).magnitude <= .minutes(2) {
      notifications[item].fallback = notifications[item].fallback ?? looseFallback
    }
    looseFallback = nil
    let at = signal.moment ?? (signal.isForeground ? mark.at : nil)
    if notifications[item].shown?.at == nil || at != nil && notifications[item].shown == nil {
      var shown = NotificationTrack.Shown(mark: notifications[item].shown?.mark ?? mark, at: at)
      shown.isFresh = signal.isGood ?? notifications[item].shown?.isFresh
      shown.word = signal.word ?? notifications[item].shown?.word
      shown.hash = signal.hash ?? notifications[item].shown?.hash
      notifications[item].shown = shown
    } else {
      if notifications[item].shown?.isFresh == nil { notifications[item].shown?.isFresh = signal.isGood }
      if notifications[item].shown?.word == nil { notifications[item].shown?.word = signal.word }
      if notifications[item].shown?.hash == nil { notifications[item].shown?.hash = signal.hash }
    }
  }

  mutating func lose(_ signal: OutcomeSignal, _ mark: Mark) {
    guard let item = target(signal, mark) else { return }
    if signal.sign == .dropped {
      notifications[item].dropped = notifications[item].dropped ?? mark
    } else {
      notifications[item].lost = notifications[item].lost ?? mark
    }
  }

  /// The notification that a line is about: that of its instant, else the nearest one before it.
  mutating func current(_ mark: Mark, within reach: LogDuration) -> Int? {
    guard let now = mark.at else { return notifications.indices.last }
    deriveAll(upTo: now + reach)
    return recent.last { (notifications[$0].due - now).magnitude <= reach }
  }

  private mutating func target(_ signal: OutcomeSignal, _ mark: Mark) -> Int? {
    guard let due = signal.due else {
      deriveAll(upTo: mark.at)
      return mark.at.flatMap { latest(of: signal.key, upTo: $0) }
    }
    if let known = known(at: due, key: signal.key) { return known }
    guard let index = schedule(signal, mark) else { return nil }
    derive(index, upTo: due - Self.near)
    let item = notification(index, due, isStated: true)
    if schedules[index].last.map({ $0 < notifications[item].due }) ?? true {
      schedules[index].last = notifications[item].due
    }
    return item
  }

  /// The last notification that was due within the hour before an instant, of that schedule if a name is given.
  private func latest(of key: String?, upTo now: LogInstant) -> Int? {
    var found: Int?
    for item in recent.reversed() {
      let due = notifications[item].due
      guard due <= now + .seconds(1), now - due < .minutes(60) else { continue }
      if let found, due < notifications[found].due { continue }
      if key == nil || schedules[notifications[item].schedule].key == key { found = item }
    }
    return found
  }

  /// The notification that is known for an instant: of the schedule of that name, else one that is not shown yet, since the name of a
  /// delivery may be another one than that of its schedule.
  private func known(at due: LogInstant, key: String?) -> Int? {
    guard let greatest, due <= greatest + .seconds(1) else { return nil }
    var other: Int?
    for item in recent.reversed() where (notifications[item].due - due).magnitude <= .seconds(1) {
      if key == nil || schedules[notifications[item].schedule].key == key { return item }
      if other == nil, notifications[item].shown == nil { other = item }
    }
    return other
  }

  /// The schedule of a line, a new one if need be.
  private mutating func schedule(_ signal: OutcomeSignal, _ mark: Mark) -> Int? {
    if let key = signal.key {
      if let known = schedules.firstIndex(where: { $0.key == key }) {
        adopt(known, signal, mark)
        return known
      }
      if let unnamed = unnamed(signal, mark) {
        schedules[unnamed].key = key
        return unnamed
      }
    } else if let due = signal.due, let known = ofInstant(due) {
      return known
    }
    guard schedules.count < Self.scheduleLimit else {
      omitted += 1
      return nil
    }
    schedules.append(ScheduleTrack(key: signal.key, placed: mark))
    return schedules.count - 1
  }

  /// The schedule whose latest instant it is, else one that has it: of a schedule without a name, its time of the day counts.
  private func ofInstant(_ due: LogInstant) -> Int? {
    let open = schedules.indices.filter { schedules[$0].isActive }
    let exact = open.last { track in schedules[track].last.map { ($0 - due).magnitude <= .seconds(1) } ?? false }
    if let exact { return exact }
    let fitting = open.filter { Self.isOfPhase(due, schedules[$0]) }
    return fitting.first { schedules[$0].key != nil } ?? fitting.first
  }

  private static func isOfPhase(_ due: LogInstant, _ track: ScheduleTrack) -> Bool {
    guard let last = track.last, let period = track.period ?? (track.key == nil ? .minutes(24 * 60) : nil),
      period > .zero
    else { return false }
    return (due - last).nanoseconds % period.nanoseconds == 0
  }

  /// A schedule without a name that was planned just before.
  private func unnamed(_ signal: OutcomeSignal, _ mark: Mark) -> Int? {
    schedules.lastIndex { track in
      guard track.key == nil, track.isActive else { return false }
      if let due = signal.due, track.last != nil { return Self.isOfPhase(due, track) }
      guard let now = mark.at, let placed = track.placed.at else { return mark.order - track.placed.order < 12 }
      return now - placed <= Self.naming
    }
  }

  /// The instant of a schedule without a name belongs to a known name that follows.
  private mutating func adopt(_ known: Int, _ signal: OutcomeSignal, _ mark: Mark) {
    guard let unnamed = unnamed(signal, mark), unnamed != known else { return }
    for item in recent where notifications[item].schedule == unnamed {
      notifications[item].schedule = known
      noteDue(notifications[item].due, known)
    }
    if let last = schedules[unnamed].last { schedules[known].last = last }
    schedules[unnamed].isActive = false
  }

  /// The notification of a schedule at an instant: one that is known for a time near it takes the stated instant.
  private mutating func notification(_ schedule: Int, _ due: LogInstant, isStated: Bool) -> Int {
    let reach = schedules[schedule].period.map { LogDuration(nanoseconds: $0.nanoseconds / 2) } ?? .seconds(1)
    if let known = known(of: schedule, at: due, within: reach) {
      if isStated || notifications[known].due != due {
        notifications[known].due = due
        notifications[known].isStated = true
        noteDue(due, schedule)
      }
      return known
    }
    if notifications.count >= Self.limit {
      notifications.removeFirst(Self.limit / 4)
      omitted += Self.limit / 4
    }
    notifications.append(NotificationTrack(schedule: schedule, due: due, isStated: isStated))
    noteDue(due, schedule)
    return notifications.count - 1
  }

  /// The notification of a schedule at an instant, else the last one that was derived for a time near it.
  private func known(of schedule: Int, at due: LogInstant, within reach: LogDuration) -> Int? {
    // Most instants are later than all that are known: no search is needed.
    guard let greatest = schedules[schedule].greatest, due - greatest < reach else { return nil }
    var near: Int?
    for item in recent.reversed() where notifications[item].schedule == schedule {
      let other = notifications[item].due
      if other == due { return item }
      if near == nil, !notifications[item].isStated, (other - due).magnitude < reach { near = item }
    }
    return near
  }

  private mutating func noteDue(_ due: LogInstant, _ schedule: Int) {
    greatest = max(greatest ?? due, due)
    schedules[schedule].greatest = max(schedules[schedule].greatest ?? due, due)
  }

  mutating func deriveAll(upTo end: LogInstant?) {
    for index in schedules.indices where schedules[index].isActive { derive(index, upTo: end) }
  }

  /// Notifications of a schedule that repeats, up to an instant. Without stamps nothing is derived.
  private mutating func derive(_ schedule: Int, upTo end: LogInstant?) {
    guard let end, clock.sawStamps, schedules[schedule].isActive, let period = schedules[schedule].period,
      period >= .minutes(60), let last = schedules[schedule].last
    else { return }
    var due = last + period
    var count = 0
    while due <= end, count < Self.limit {
      _ = notification(schedule, due, isStated: false)
      schedules[schedule].last = due
      due = due + period
      count += 1
    }
  }

  /// If lines show the runs alone, each run is for a notification after it.
  mutating func planByRuns() {
    for run in runs where run.began != nil || !run.isWithdrawn {
      guard let begin = run.begin, let asked = run.submitted?.at, begin - asked > bounds.window else { continue }
      let isKnown = notifications.contains { $0.due >= begin && $0.due - begin <= .minutes(60) }
      guard !isKnown else { continue }
      let index: Int
      if let unnamed = schedules.firstIndex(where: { $0.key == nil }) {
        index = unnamed
      } else {
        guard let submitted = run.submitted else { continue }
        schedules.append(ScheduleTrack(key: nil, placed: submitted))
        index = schedules.count - 1
      }
      notifications.append(NotificationTrack(schedule: index, due: begin + bounds.lead, isStated: false))
    }
  }
}
