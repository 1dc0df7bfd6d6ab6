import LogCheckModel
package import LogCheckRules

/// Keeps what lines show of the notifications of one device, of the runs that fetch their contents, and of the conditions in which
/// they were to happen. It decides nothing before the end.
package struct OutcomeLedger: Sendable {
  let conditions: [OutcomeCondition]
  let bounds: OutcomeBounds
  var clock = OutcomeClock()
  var zones = StampZones()
  private(set) var versions = VersionTrack()
  var schedules: [ScheduleTrack] = []
  var notifications: [NotificationTrack] = []
  /// The latest instant that a notification had.
  var greatest: LogInstant?
  var runs: [RunTrack] = []
  var spans: [ConditionSpan] = []
  /// Conditions that hold, by their index.
  private var holding: [Int: ConditionSpan] = [:]
  var fronts: [FrontSpan] = []
  var launches: [Mark] = []
  /// The last choice of other content for a notification that no line had planned.
  var looseFallback: Mark?
  /// Runs that wait for their start.
  var pending: [Int] = []
  /// The run that started last, until its end.
  var open: Int?
  var runByID: [String: Int] = [:]
  /// True if this build prints deliveries while the app is in front.
  var printsDeliveries = false
  /// Notifications and runs that were dropped since there were too many.
  var omitted = 0
  /// The same of conditions.
  private(set) var omittedSpans = 0
  private var order = 0
  /// Lines whose stamps have no zone, until a line shows it.
  private var waiting: [Waiting] = []

  private enum Waiting: Sendable {
    case signal(OutcomeSignal)
    case begin(Int, SignalOrigin, String?, Bool)
    case end(Int, SignalOrigin)
  }

  /// The most schedules that are kept apart.
  static let scheduleLimit = 256
  /// A notification is one of so many of the latest.
  static let reach = 256
  /// The most that is kept of each kind.
  static let limit = 4_096
  /// The most lines that wait for a zone.
  static let waitingLimit = 1_024

  package init(_ conditions: [OutcomeCondition], _ bounds: OutcomeBounds) {
    self.conditions = conditions
    self.bounds = bounds
  }

  package var isEmpty: Bool {
    schedules.isEmpty && notifications.isEmpty && runs.isEmpty && spans.isEmpty && holding.isEmpty
      && waiting.isEmpty
  }

  package mutating func take(_ signal: consuming OutcomeSignal) {
    clock.learn(
      signal.origin.time, says: signal.moment ?? (signal.isForeground ? signal.due : nil),
      isExact: signal.moment != nil)
    if mustWait(signal.origin) { return waiting.append(.signal(signal)) }
    passOnWaiting()
    note(signal)
  }

  /// The condition at that index began, or held for a moment.
  package mutating func begin(_ condition: Int, _ origin: SignalOrigin, run: String?, lasts: Bool) {
    if mustWait(origin) { return waiting.append(.begin(condition, origin, run, lasts)) }
    passOnWaiting()
    noteBegin(condition, mark(origin), origin, run, lasts)
  }

  package mutating func end(_ condition: Int, _ origin: SignalOrigin) {
    if mustWait(origin) { return waiting.append(.end(condition, origin)) }
    passOnWaiting()
    noteEnd(condition, origin)
  }

  private mutating func noteBegin(
    _ condition: Int, _ mark: Mark, _ origin: SignalOrigin, _ run: String?, _ lasts: Bool
  ) {
    if lasts, holding[condition] != nil {
      holding[condition]?.latest = mark
      holding[condition]?.stamps.latest = origin.time
      holding[condition]?.lines += 1
      return
    }
    let span = ConditionSpan(
      condition: condition, from: mark, to: nil, lasts: lasts, run: run, latest: mark,
      stamps: ConditionSpan.Stamps(from: origin.time, latest: origin.time))
    if lasts { holding[condition] = span } else { keep(span) }
  }

  private mutating func noteEnd(_ condition: Int, _ origin: SignalOrigin) {
    let mark = mark(origin)
    guard !holding.isEmpty, var span = holding.removeValue(forKey: condition) else { return }
    span.to = mark
    span.stamps.to = origin.time
    keep(span)
  }

  /// Nothing follows.
  mutating func close() {
    passOnWaiting()
    spans = (spans + holding.values).sorted { $0.from.order < $1.from.order }
    holding = [:]
  }

  /// The lines that show the app, or something about it, as far as they are kept.
  var heard: [Mark] {
    var marks: [Mark?] = launches
    for front in fronts { marks += [front.from, front.to] }
    for notification in notifications { marks += [notification.shown?.mark, notification.armed] }
    for run in runs { marks += [run.first, run.began] }
    for span in spans { marks += [span.from, span.to] }
    return marks.compactMap(\.self)
  }

  private func mustWait(_ origin: SignalOrigin) -> Bool {
    !clock.knows(origin.time) && waiting.count < Self.waitingLimit
  }

  /// Takes what waited, as it is if no zone became known.
  mutating func passOnWaiting() {
    guard !waiting.isEmpty else { return }
    let all = waiting
    waiting = []
    for item in all {
      switch item {
      case .signal(let signal): note(signal)
      case .begin(let condition, let origin, let run, let lasts): noteBegin(condition, mark(origin), origin, run, lasts)
      case .end(let condition, let origin): noteEnd(condition, origin)
      }
    }
  }

  private mutating func keep(_ span: ConditionSpan) {
    if spans.count >= Self.limit {
      spans.removeFirst(Self.limit / 4)
      omittedSpans += Self.limit / 4
    }
    spans.append(span)
  }

  mutating func mark(_ origin: SignalOrigin) -> Mark {
    order += 1
    let mark = Mark(at: clock.instant(of: origin.time), position: origin.position, order: order)
    zones.take(origin.offset, mark)
    return mark
  }

  private mutating func note(_ signal: OutcomeSignal) {
    let mark = mark(signal.origin)
    endFrontOfOthers(signal.origin.process)
    switch signal.sign {
    case .planned, .armed, .refused: plan(signal, mark)
    case .removed: remove(signal, mark)
    case .shown: show(signal, mark)
    case .lost, .dropped: lose(signal, mark)
    case .submitted, .denied, .withdrawn, .started, .missed: request(signal, mark)
    case .answered, .confirmed, .failed, .fallback, .saved, .expired, .completed: work(signal, mark)
    case .version:
      guard versions.take(signal, mark),
        let condition = conditions.firstIndex(where: { $0.derived == .versionChanged })
      else { return }
      noteBegin(condition, mark, signal.origin, nil, false)
    case .launched:
      launches.append(mark)
      if launches.count > Self.limit { launches.removeFirst(Self.limit / 4) }
      closeFront()
    case .front:
      closeFront()
      fronts.append(FrontSpan(from: mark, process: signal.origin.process))
      if fronts.count > Self.limit { fronts.removeFirst(Self.limit / 4) }
    case .back:
      if let last = fronts.indices.last, !fronts[last].isOver {
        fronts[last].to = mark
        fronts[last].isOver = true
      }
    }
  }

  /// A line of another process of the app shows that the earlier one is gone.
  private mutating func endFrontOfOthers(_ process: Int32?) {
    guard let last = fronts.indices.last, !fronts[last].isOver, let process, let own = fronts[last].process,
      own != process
    else { return }
    fronts[last].isOver = true
  }

  private mutating func closeFront() {
    if let last = fronts.indices.last { fronts[last].isOver = true }
  }
}
