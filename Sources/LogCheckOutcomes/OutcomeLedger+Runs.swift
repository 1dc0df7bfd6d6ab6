import LogCheckModel

/// Requests, and what the runs did.
extension OutcomeLedger {
  mutating func request(_ signal: OutcomeSignal, _ mark: Mark) {
    switch signal.sign {
    case .submitted:
      dropReplaced(signal, mark)
      add(RunTrack(begin: signal.begin, due: signal.due, submitted: mark))
      pending.append(runs.count - 1)
      noteNext(mark)
    case .denied:
      var run = RunTrack(begin: signal.begin, due: signal.due)
      run.denied = mark
      run.isOfRun = open != nil
      add(run)
    case .withdrawn:
      for index in pending { runs[index].isWithdrawn = true }
      pending = []
    case .started: start(signal, mark)
    case .missed:
      if let index = pending.last {
        runs[index].missed = mark
        pending = []
      } else if let last = runs.indices.last, runs[last].started == nil {
        runs[last].missed = runs[last].missed ?? mark
      } else {
        var run = RunTrack(begin: signal.begin)
        run.missed = mark
        add(run)
      }
    default: break
    }
  }

  private mutating func add(_ run: RunTrack) {
    if runs.count >= Self.limit {
      let dropped = Self.limit / 4
      runs.removeFirst(dropped)
      omitted += dropped
      pending = pending.map { $0 - dropped }.filter { $0 >= 0 }
      open = open.map { $0 - dropped }.flatMap { $0 >= 0 ? $0 : nil }
      runByID = runByID.mapValues { $0 - dropped }.filter { $0.value >= 0 }
    }
    runs.append(run)
  }

  /// A request replaces one that waits, unless both name their notifications.
  private mutating func dropReplaced(_ signal: OutcomeSignal, _ mark: Mark) {
    pending.removeAll { index in
      if let due = signal.due, let other = runs[index].due, due != other { return false }
      if let begin = runs[index].begin, let now = mark.at, begin > now || !clock.sawStamps {
        runs[index].isWithdrawn = true
      }
      return true
    }
  }

  private mutating func noteNext(_ mark: Mark) {
    guard let open, runs[open].next == nil else { return }
    runs[open].next = mark
  }

  private mutating func start(_ signal: OutcomeSignal, _ mark: Mark) {
    // The framework and the plugin print a line each.
    if let open, let began = runs[open].started?.at, let now = mark.at, (now - began).magnitude <= .seconds(5),
      signal.run == nil || runs[open].id == nil
    {
      runs[open].begin = signal.begin ?? runs[open].begin
      guard let id = signal.run else { return }
      runs[open].id = id
      runByID[id] = open
      return
    }
    let match = pending.firstIndex { index in
      if let due = signal.due, let other = runs[index].due { return due == other }
      if let begin = signal.begin, let other = runs[index].begin, (begin - other).magnitude <= .seconds(1) {
        return true
      }
      return pending.count == 1 && !isOfAnotherDay(signal, runs[index])
    }
    let index: Int
    if let match {
      index = pending.remove(at: match)
    } else if let due = signal.due, let known = runs.lastIndex(where: { $0.due == due && $0.started == nil }) {
      index = known
    } else {
      add(RunTrack(begin: signal.begin, due: signal.due))
      index = runs.count - 1
    }
    runs[index].started = mark
    if let moment = signal.moment { runs[index].started?.at = moment }
    runs[index].begin = runs[index].begin ?? signal.begin
    runs[index].id = signal.run
    if let id = signal.run { runByID[id] = index }
    open = index
  }

  /// True if the start names another begin by half a day or more: the lines of the request in between are missing.
  private func isOfAnotherDay(_ start: OutcomeSignal, _ run: RunTrack) -> Bool {
    guard let begin = start.begin, let other = run.begin else { return false }
    return (begin - other).magnitude >= .minutes(12 * 60)
  }

  mutating func work(_ signal: OutcomeSignal, _ mark: Mark) {
    if signal.sign == .fallback, signal.run == nil {
      if let item = current(mark, within: .minutes(2)) {
        notifications[item].fallback = notifications[item].fallback ?? mark
        return
      }
      looseFallback = mark
    }
    guard let index = run(signal, mark) else { return }
    switch signal.sign {
    case .answered: runs[index].answered = (mark, signal.isGood ?? true)
    case .confirmed: runs[index].confirmed = mark
    case .failed: runs[index].failed = mark
    case .fallback: runs[index].fallback = mark
    case .saved:
      runs[index].saved = mark
      runs[index].savedHash = signal.hash ?? runs[index].savedHash
      runs[index].savedFor = signal.due ?? runs[index].savedFor
    case .expired: runs[index].expired = mark
    case .completed:
      runs[index].completed = (mark, signal.isGood)
      if open == index { open = nil }
    default: break
    }
  }

  /// The run of a line: by its name, else the one that is open. A line can show a run whose start is not in the capture.
  private mutating func run(_ signal: OutcomeSignal, _ mark: Mark) -> Int? {
    if let id = signal.run {
      if let known = runByID[id] { return known }
      if let open, runs[open].id == nil {
        runs[open].id = id
        runByID[id] = open
        return open
      }
      var run = RunTrack(begin: nil, due: signal.sign == .saved ? signal.due : nil)
      run.id = id
      add(run)
      runByID[id] = runs.count - 1
      return runs.count - 1
    }
    guard let open else { return nil }
    if let now = mark.at, let began = runs[open].started?.at, now - began > .minutes(15) { return nil }
    return open
  }
}
