import LogCheckModel

/// The coverage of one source: the events that its captures could have shown.
struct Coverage {
  /// The earliest and the latest stamp, by frame (absolute, local).
  private(set) var first = PerFrame<LogInstant>()
  private(set) var latest = PerFrame<LogInstant>()
  private(set) var gaps = CoverageGaps()
  /// The number of clock steps so far.
  private(set) var clockSteps = 0
  var seenComponents: IndexSet = []
  var seenTypes: IndexSet = []
  /// Event types that are completely known from files that were read whole.
  var wholeTypes: IndexSet = []
  var lowestLevel: LogLevel?
  /// True if all lines so far have the default level, as NSLog prints them; a carrier with real levels proves none by another.
  var hasOneLevel = true
  /// At most one for each component and level.
  private var proofs: [LevelProof] = []
  /// Components with lines that came through NSLog, and those with lines that came otherwise. NSLog knows no levels.
  private var nslogComponents: IndexSet = []
  private var otherComponents: IndexSet = []
  /// The lowest level, by the definitions, of an event that came through NSLog.
  private var nslogLevel: LogLevel?
  /// The platform on which the plugin ran, as far as it is known: lines are logged at other levels elsewhere.
  var platform: Platform?
  /// `print` output cannot be in it.
  var isUnifiedLog = false
  /// Every line of the input is the plugin's: a filter may have dropped whole components.
  var isFiltered = false
  /// The user vouches that nothing was filtered (`--capture-complete`).
  var isDeclaredComplete = false
  /// See ``SourceSettings/isOver``.
  var isOver = false
  /// It overlaps with another capture that may be of the same device.
  var isGroupingDoubtful = false
  /// True if the capture begins where the device's story does, so that nothing came before.
  var beginsAtStart = false

  mutating func note(_ time: EventTime) {
    begin(at: time)
    if latest[time.frame].map({ time.instant > $0 }) ?? true { latest[time.frame] = time.instant }
  }

  /// The capture shows what was from that stamp on, if not from an earlier one.
  mutating func begin(at time: EventTime) {
    if first[time.frame].map({ time.instant < $0 }) ?? true { first[time.frame] = time.instant }
  }

  /// True if lines of that level and of these components can be in it from `start` on, as far as it shows. No level hides a line of a
  /// carrier that has none (NSLog in Xcode's console, `print`).
  func mayHold(_ level: LogLevel, of components: [Int], from start: EventTime?) -> Bool {
    guard let lowestLevel, lowestLevel > level else { return true }
    return hasOneLevel && proofs.contains { $0.covers(level, of: components, from: start) }
      || isThroughNSLog(level, components)
  }

  /// True if events of that level are logged by NSLog, and these components use nothing else, as far as the capture shows. Lines of NSLog
  /// all have the default level, which is never evicted: the whole capture could show them.
  private func isThroughNSLog(_ level: LogLevel, _ components: [Int]) -> Bool {
    guard let nslogLevel, nslogLevel <= level else { return false }
    // While all that speak use NSLog, so do those that have not spoken.
    return otherComponents.isEmpty
      || components.contains { nslogComponents.contains($0) && !otherComponents.contains($0) }
  }

  /// A line of that component came through NSLog, or by another way; `true` when that is new.
  mutating func note(component: Int, throughNSLog isNSLog: Bool) -> Bool {
    isNSLog ? nslogComponents.insert(component) : otherComponents.insert(component)
  }

  /// An event of that level, by its definition, came through NSLog; `true` when none so low had.
  mutating func seeNSLog(_ level: LogLevel) -> Bool {
    guard nslogLevel.map({ level < $0 }) ?? true else { return false }
    nslogLevel = level
    return true
  }

  /// An event of that level (by its definition) is in the capture, at whatever level its line has: NSLog prints all lines at the
  /// default level. From then on the component's events of that level are captured; a stored log may have evicted earlier ones.
  mutating func proveLevel(_ level: LogLevel, of components: [Int]) {
    for component in components where !proofs.contains(where: { $0.component == component && $0.level <= level }) {
      proofs.append(LevelProof(component: component, level: level, since: latest))
    }
  }

  private struct LevelProof {
    var component: Int
    var level: LogLevel
    var since: PerFrame<LogInstant>

    func covers(_ wanted: LogLevel, of components: [Int], from start: EventTime?) -> Bool {
      guard level <= wanted, components.contains(component) else { return false }
      guard let start, let since = since[start.frame] else { return true }
      return since <= start.instant
    }
  }

  mutating func add(_ gap: CoverageGap) {
    if gap.reason == .clock { clockSteps += 1 }
    gaps.add(gap)
  }

  var hasGaps: Bool { !gaps.isEmpty }

  /// The reason why the capture does not hold every line, whatever the line; a clock that was set hides none.
  var lossReason: InconclusiveReason? {
    gaps.all.first { $0.types == nil && ($0.reason == .gap || gaps.merged > 0) }.map { _ in .gap }
  }

  /// The reason of a gap that overlaps `[from, to]` and may hold an event of `types` (`nil`: of whatever type); an end that is
  /// `nil` reaches without bound.
  func gapReason(of types: [EventTypeID]?, from: EventTime?, to: EventTime?) -> InconclusiveReason? {
    gaps.reason(of: types, from: from, to: to)
  }
}

extension Coverage {
  /// The reason of a gap that names one of these events, which no line reports.
  func gapReason(ofEvidence types: [EventTypeID]) -> InconclusiveReason? {
    gaps.all.first { gap in gap.types.map { !$0.isDisjoint(with: types) } ?? false }?.reason
  }
}

/// The events that a verdict assumes not to have happened.
struct Unseen {
  /// Events that the capture must have been able to show: their component speaks, their level is kept, nothing is missing.
  var types: [EventTypeID] = []
  /// Events that would have made others the ones that matter: the capture must have been able to show them, too.
  var earlier: [EventTypeID] = []
  /// Until when these matter.
  var earlierTo: EventTime?
  /// Events for which it is enough that nothing is missing.
  var enders: [EventTypeID] = []
  /// Events that end the stretch itself: nothing may be missing, and their level must be kept.
  var closers: [EventTypeID] = []
  /// Events that report the death of a process: the same, unless it is heard again after the stretch.
  var killers: [EventTypeID] = []
  /// Events that each show a launch of the app, where one in the stretch would part the events of the verdict: the capture must have been
  /// able to show one of them, and nothing may be missing.
  var launches: [EventTypeID] = []
  /// The stretch in question; an end that is `nil` reaches without bound.
  var from: EventTime?
  var to: EventTime?

  /// Values of the missed events that the rule knows beforehand: a line in other words that holds one of them is more likely theirs.
  var expected: [LogText] = []

  /// True if the verdict is that they did not happen; else it is on an event that was seen.
  var isTheMatter = true

  /// The events that may be missing in the stretch itself.
  var allButEarlier: [EventTypeID] { types + enders + closers + launches }

  var isEmpty: Bool { types.isEmpty && earlier.isEmpty && enders.isEmpty && closers.isEmpty && launches.isEmpty }
}

/// The reason why something unseen may have happened all the same.
enum AbsenceDoubt: Hashable {
  case settled(InconclusiveReason)
  /// Doubtful only as long as the capture shows nothing else of that kind; at the end the reason remains.
  case untilSeen(InconclusiveReason)
}
