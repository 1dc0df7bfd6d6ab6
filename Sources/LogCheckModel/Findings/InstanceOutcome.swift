/// The outcome of one instance of a rule, with its evidence.
package struct InstanceOutcome: Sendable {
  /// Index of the rule in the loaded set.
  package var rule: Int
  package var source: SourceID
  /// Decided once; after that only a ``LaterDoubt`` changes it.
  package private(set) var verdict: InstanceVerdict
  /// A description of the outcome for people; names events and times, holds no text of the log.
  package var detail: String
  /// The reason why a pass should be checked, if there is one.
  package var note: String?
  /// Trigger first, the deciding event last.
  package var evidence: [Evidence]
  /// True if it takes for granted that something did not happen unseen; with another capture of the device it may have.
  package var restsOnUnseen = false
  /// True if the checklist shows it, also where it passed.
  package var isListed = false
  private var box: Box?

  package init(
    rule: Int, source: SourceID, verdict: InstanceVerdict, detail: String, note: String? = nil,
    evidence: [Evidence] = [], absence: AbsenceInterval? = nil, grade: Double? = nil
  ) {
    self.rule = rule
    self.source = source
    self.verdict = verdict
    self.detail = detail
    self.note = note
    self.evidence = evidence
    if absence != nil || grade != nil { rare = Rare(absence: absence, grade: grade) }
  }

  /// Gives it the verdict that the monitor and the coverage of its source allow.
  package mutating func decide(_ verdict: InstanceVerdict) { self.verdict = verdict }

  /// Leaves it open if the doubt concerns such a verdict.
  package mutating func doubt(_ doubt: LaterDoubt) { verdict = doubt.changed(verdict) }
}

/// Parts that few outcomes have. A crowded capture decides tens of thousands at a time, which are six times as large with these parts.
extension InstanceOutcome {
  private struct Rare {
    var absence: AbsenceInterval?
    var nearest: Evidence?
    var unknownAnswer: UnknownAnswer?
    var circumstances: [CircumstanceOfOutcome] = []
    var grade: Double?
    var openEnd: OpenEnd?
    var failsInAReading = false
    var brokenParts: [String] = []
  }

  private final class Box: Sendable {
    let rare: Rare

    init(_ rare: Rare) { self.rare = rare }
  }

  private var rare: Rare {
    get { box?.rare ?? Rare() }
    set { box = Box(newValue) }
  }

  /// The interval in which something expected was not seen.
  package var absence: AbsenceInterval? {
    get { box?.rare.absence }
    set { if newValue != nil || box != nil { rare.absence = newValue } }
  }

  /// If an event was missing: the last one of the expected kind before the end of the wait.
  package var nearest: Evidence? {
    get { box?.rare.nearest }
    set { if newValue != nil || box != nil { rare.nearest = newValue } }
  }

  /// The line that leaves it open, where the reason is that some line may say it in other words.
  package var unknownAnswer: UnknownAnswer? {
    get { box?.rare.unknownAnswer }
    set { if newValue != nil || box != nil { rare.unknownAnswer = newValue } }
  }

  /// The circumstances meanwhile, for failures.
  package var circumstances: [CircumstanceOfOutcome] {
    get { box?.rare.circumstances ?? [] }
    set { if !newValue.isEmpty || box != nil { rare.circumstances = newValue } }
  }

  /// The measured value of a `grade`, in nanoseconds for durations.
  package var grade: Double? {
    get { box?.rare.grade }
    set { if newValue != nil || box != nil { rare.grade = newValue } }
  }

  /// Of an inconclusive instance that was open when the input ended: what it was waiting for.
  package var openEnd: OpenEnd? {
    get { box?.rare.openEnd }
    set { if newValue != nil || box != nil { rare.openEnd = newValue } }
  }

  /// Of a failure: the fields, members or events that are wrong or missing, by their names in the rule files; no value of the log.
  package var brokenParts: [String] {
    get { box?.rare.brokenParts ?? [] }
    set { if !newValue.isEmpty || box != nil { rare.brokenParts = newValue } }
  }

  /// True if it is inconclusive only because it is unknown which of several processes is the app.
  package var failsInAReading: Bool {
    get { box?.rare.failsInAReading ?? false }
    set { if newValue || box != nil { rare.failsInAReading = newValue } }
  }
}

extension InstanceOutcome {
  /// The time of the line to look at first: the one that decided it, else the one that called for what is missing.
  package var decidingTime: EventTime? {
    let position = evidence.last { $0.role == .deciding } ?? (absence == nil ? evidence.last : evidence.first)
    return position?.time
  }

  /// True if one event shows it, or several that are known to be of one process. What was lifted by a single event was lifted
  /// by the end of a session, which another process may have begun.
  package var isOfOneProcess: Bool {
    switch verdict {
    case .inconclusive: return true
    case .pass, .fail: if evidence.count < 2 { return true }
    case .cancelled: if evidence.count < 2 { return false }
    }
    return evidence[0].processID != nil && evidence.allSatisfy { $0.processID == evidence[0].processID }
  }
}

/// An event that shows something.
package struct Evidence: Sendable {
  package enum Role: String, Sendable { case trigger, step, deciding }

  package var role: Role
  private let event: Event
  /// True if ``event`` stands for a line that is no event.
  private let isLine: Bool

  package init(role: Role, event: Event) {
    self.role = role
    self.event = event
    isLine = false
  }

  /// A line that need not be an event.
  package init(role: Role, type: EventTypeID?, position: LinePosition, time: EventTime?, excerpt: LogExcerpt) {
    self.role = role
    event = Event(type: type ?? EventTypeID(0), time: time, position: position, excerpt: excerpt)
    isLine = type == nil
  }

  /// `nil` for a line that is no event.
  package var type: EventTypeID? { isLine ? nil : event.type }
  package var position: LinePosition { event.position }
  package var time: EventTime? { event.time }
  package var excerpt: LogExcerpt { event.excerpt }
  package var processID: Int32? { event.processID }
  /// True if its line is a duplicate, so that it may be a copy.
  package var isRepeated: Bool { event.repetition == .adjacent || event.repetition == .apart }
}

/// Something that was the case while an instance failed.
package struct CircumstanceOfOutcome: Sendable {
  /// Its index in the loaded set.
  package var circumstance: Int
  package var event: Evidence

  package init(circumstance: Int, event: Evidence) {
    self.circumstance = circumstance
    self.event = event
  }
}

/// From when to when something was waited for in vain. Ends that have no time are `nil`.
package struct AbsenceInterval: Hashable, Sendable {
  package var from: EventTime?
  package var to: EventTime?

  package init(from: EventTime?, to: EventTime?) {
    self.from = from
    self.to = to
  }
}
