import LogCheckModel
import LogCheckOutcomes
import LogCheckRules

/// Lines about the notifications of one device, in the order in which they were logged.
struct Diary {
  private(set) var ledger: OutcomeLedger
  private var line = 0
  private var latest: EventTime?
  private var first: EventTime?
  var platform = Platform.ios
  /// Seconds east of UTC of the stamps, where they have a zone.
  var zone: Int32?
  /// Signs that the capture cannot hold.
  var hidden: Set<OutcomeSign> = []

  /// Days are counted from here: 2025-11-15.
  static let start: Int64 = 1_763_164_800

  init(_ conditions: [OutcomeCondition] = []) {
    ledger = OutcomeLedger(
      conditions + DerivedCause.allCases.map(OutcomeCondition.derived),
      OutcomeBounds(
        late: .minutes(3), window: .minutes(15), lead: .minutes(5), run: .minutes(15), blocked: .minutes(3 * 24 * 60)))
  }

  /// The instant of a day, from 1, and a time of the day.
  static func at(_ day: Int, _ clock: String) -> LogInstant {
    let parts = clock.split(separator: ":").compactMap { Int64($0) }
    let seconds = parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    return LogInstant(nanoseconds: (start + Int64(day - 1) * 86_400 + seconds) * 1_000_000_000)
  }

  mutating func note(
    _ sign: OutcomeSign, _ time: LogInstant?, in frame: TimeFrame = .absolute,
    _ fill: (inout OutcomeSignal) -> Void = { _ in }
  ) {
    var signal = OutcomeSignal(sign: sign, origin: origin(time, frame))
    fill(&signal)
    ledger.take(signal)
  }

  mutating func begin(
    _ condition: Int, _ time: LogInstant, in frame: TimeFrame = .absolute, lasts: Bool = true, run: String? = nil
  ) {
    ledger.begin(condition, origin(time, frame), run: run, lasts: lasts)
  }

  /// One line of a run that shows two conditions.
  mutating func beginBoth(_ first: Int, _ second: Int, _ time: LogInstant, run: String) {
    let origin = origin(time, .absolute)
    for condition in [first, second] { ledger.begin(condition, origin, run: run, lasts: false) }
  }

  mutating func end(_ condition: Int, _ time: LogInstant) { ledger.end(condition, origin(time, .absolute)) }

  private mutating func origin(_ time: LogInstant?, _ frame: TimeFrame) -> SignalOrigin {
    line += 1
    let stamp = time.map { EventTime(instant: $0, frame: frame, granularity: .milliseconds(1)) }
    first = first ?? stamp
    latest = stamp ?? latest
    return SignalOrigin(time: stamp, position: LinePosition(line: line), process: nil, offset: zone)
  }

  func outcomes(until end: LogInstant? = nil) -> DeviceOutcomes? {
    ledger.conclude(
      OutcomeView(
        platform: platform, first: first?.instant, last: end ?? latest?.instant, frame: latest?.frame,
        doubt: { sign, _, _ in hidden.contains(sign) ? .gap : nil }))
  }

  // MARK: Days of the plugin

  /// A daily schedule of 05:53 with its first prefetch.
  mutating func plan(day: Int = 1, key: String = "daily") {
    note(.submitted, Self.at(day, "05:30")) { $0.begin = Self.at(day, "05:48") }
    note(.armed, Self.at(day, "05:30")) {
      $0.key = key
      $0.due = Self.at(day, "05:53")
    }
    note(.planned, Self.at(day, "05:30")) {
      $0.key = key
      $0.period = .minutes(24 * 60)
    }
  }

  mutating func run(day: Int, status: Int64 = 200, next: Bool = true, completes: Bool = true) {
    let id = "r-\(day)"
    start(day: day)
    if next { note(.submitted, Self.at(day, "05:48:20")) { $0.begin = Self.at(day + 1, "05:48") } }
    answer(day: day, status: status)
    if status < 300 {
      note(.saved, Self.at(day, "05:48:21")) {
        $0.run = id
        $0.due = Self.at(day, "05:53")
      }
    } else {
      note(.failed, Self.at(day, "05:48:21")) { $0.run = id }
    }
    guard completes else { return }
    note(.completed, Self.at(day, "05:48:22")) {
      $0.run = id
      $0.isGood = status < 300
    }
  }

  mutating func start(day: Int) {
    note(.started, Self.at(day, "05:48:20")) {
      $0.run = "r-\(day)"
      $0.begin = Self.at(day, "05:48")
    }
  }

  mutating func answer(day: Int, status: Int64 = 200) {
    note(.answered, Self.at(day, "05:48:21")) {
      $0.run = "r-\(day)"
      $0.isGood = status < 300
    }
  }

  mutating func show(day: Int, fresh: Bool? = true, key: String = "daily", at clock: String = "05:53:00") {
    note(.front, Self.at(day, "05:52"))
    note(.shown, Self.at(day, clock)) {
      $0.key = key
      $0.due = Self.at(day, "05:53")
      $0.isForeground = true
      $0.isGood = fresh
    }
    note(.back, Self.at(day, "06:00"))
  }
}

extension OutcomeCondition {
  static func named(
    _ kind: String, _ side: OutcomeSide, _ certainty: OutcomeCertainty, explains stages: [OutcomeStage]
  ) -> OutcomeCondition {
    let mark = SourceMark(file: "test", line: 1, column: 1)
    return OutcomeCondition(
      id: kind, OutcomeExplanation(kind: kind, side: side, certainty: certainty, title: kind),
      event: EventSelector(types: [], mark: mark), explains: stages, mark: mark)
  }

  static func derived(_ cause: DerivedCause) -> OutcomeCondition {
    let side: OutcomeSide =
      switch cause {
      case .neverCompleted, .noNextSubmit, .answerNotSaved, .notArmed, .overdue, .zoneChanged, .versionChanged: .plugin
      case .startedLate, .notStarted: .system
      case .beforeCapture, .unexplained: .open
      }
    var condition = named(cause.rawValue, side, .shown, explains: [])
    condition.derived = cause
    return condition
  }
}
