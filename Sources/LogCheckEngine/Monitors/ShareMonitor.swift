import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `share` rule: how many of the last events of each key meet the condition.
struct ShareMonitor: CourseMonitor {
  let context: RuleContext
  let event: CompiledSelector
  let condition: CompiledExpression
  /// The condition as it is written, for the sentence of a failure.
  let written: Expression
  let sentence: CheckSentence
  let length: Int
  /// The greatest number of these that may miss the condition.
  let tolerated: Int
  var courses: KeyedCourses<Course>

  struct Entry {
    var evidence: Evidence
    /// The reason why it may not be one of these events, or another one again.
    var doubt: InconclusiveReason?
    var meets: Truth
    /// The number of events with a hidden key before it.
    var hidden: Int
  }

  /// The last events of one key.
  struct Course: EventCourse {
    /// Oldest first, back to as many sure ones as the rule compares.
    var entries: [Entry] = []
    /// All sure ones so far.
    var sure = 0
    /// The reason why too many may have missed the condition.
    var taint: InconclusiveReason?
    var hasFailed = false
    var latest: Evidence

    init(latest: Evidence) { self.latest = latest }

    var count: Int { entries.count }
  }

  /// Failing events that are shown with a failure.
  private static let evidenceLimit = 8

  init(
    context: RuleContext, event: CompiledSelector, condition: CompiledExpression, written: Expression,
    sentence: CheckSentence, length: Int, minimum: Int
  ) {
    self.context = context
    self.event = event
    self.condition = condition
    self.written = written
    self.sentence = sentence
    self.length = length
    tolerated = length - minimum
    courses = KeyedCourses(context)
  }

  mutating func step(
    _ event: Event, doubt: InconclusiveReason?, in source: inout SourceState, with evaluator: Evaluator
  ) {
    var entry = Entry(
      evidence: Evidence(role: .deciding, event: event), doubt: doubt,
      meets: evaluator.truth(condition, bound: [event], current: event), hidden: courses.hidden)
    switch self.event.accepts(event, bound: [], with: evaluator) {
    case .no: return
    case .unknown(let reason): entry.doubt = reason
    case .yes: break
    }
    guard var own = courses.take(by: event, entry.evidence, in: &source) else { return }
    add(entry, to: &own.course)
    if entry.doubt == nil, entry.meets == .no, let first = certainStart(own.course) {
      fail(from: first, &own.course, event, in: &source, with: evaluator)
    } else if let reason = possibleFault(own.course) {
      own.course.taint = own.course.taint ?? reason
    }
    courses.put(own.course, own.number)
  }

  private func add(_ entry: Entry, to course: inout Course) {
    course.entries.append(entry)
    if entry.doubt == nil { course.sure += 1 }
    var sure = 0
    if let start = course.entries.lastIndex(where: {
      if $0.doubt == nil { sure += 1 }
      return sure > length
    }) {
      course.entries.removeFirst(start + 1)
    }
    // Doubtful ones without end: one that missed the condition is forgotten only with a doubt about what came since.
    if course.entries.count > 2 * length {
      let dropped = course.entries.removeFirst()
      if dropped.meets != .yes {
        course.taint = course.taint ?? course.entries.lazy.compactMap(\.doubt).first ?? dropped.doubt
      }
    }
  }

  /// The first of the events that surely are one too many, whatever the doubtful ones are.
  private func certainStart(_ course: Course) -> Int? {
    guard let last = course.entries.last else { return nil }
    var faults = 0
    for index in course.entries.indices.reversed() {
      let entry = course.entries[index]
      guard course.entries.count - index + last.hidden - entry.hidden <= length else { return nil }
      guard entry.doubt == nil, entry.meets == .no else { continue }
      faults += 1
      if faults > tolerated { return index }
    }
    return nil
  }

  /// The reason why the last event may be one too many.
  private func possibleFault(_ course: Course) -> InconclusiveReason? {
    guard let last = course.entries.last, last.meets != .yes else { return nil }
    var (faults, between) = (0, 0)
    var reason: InconclusiveReason?
    for entry in course.entries.reversed() {
      let isFault = entry.meets != .yes
      if isFault || entry.doubt == nil { between += 1 }
      guard between <= length else { return nil }
      if isFault {
        faults += 1
        if case .unknown(let unknown) = entry.meets { reason = reason ?? unknown }
      }
      reason = reason ?? entry.doubt
      if faults > tolerated { return reason ?? .ambiguous }
    }
    return nil
  }

  private func fail(
    from first: Int, _ course: inout Course, _ event: Event, in source: inout SourceState, with evaluator: Evaluator
  ) {
    let entries = course.entries[first...]
    let faults = entries.filter { $0.doubt == nil && $0.meets == .no }.map(\.evidence)
    let sure = entries.count { $0.doubt == nil }
    let reason = sentence.text(written, [event], with: evaluator).map { "; the last: \($0)" } ?? ""
    var evidence = faults
    if evidence.count > Self.evidenceLimit { evidence.removeSubrange(Self.evidenceLimit - 1..<evidence.count - 1) }
    for index in evidence.indices.dropLast() { evidence[index].role = index == 0 ? .trigger : .step }
    var unseen = Unseen(types: self.event.types, enders: context.enders)
    (unseen.from, unseen.to) = (evidence.first?.time, event.time)
    // One that was missed may have met the condition, and would be between those that were seen.
    unseen.isTheMatter = false
    source.conclude(
      .fail,
      context.failure(
        "\(faults.count) of \(sure) \(source.names(self.event.types)) in succession did not meet the condition; allowed: "
          + "\(tolerated) of \(length)\(reason)",
        of: sentence.fields(written, [event], with: evaluator), in: source, evidence: evidence),
      unless: source.coverage.isGroupingDoubtful ? .grouping : nil, or: unseen)
    course.hasFailed = true
  }

  /// Fewer events than the rule compares show no share.
  func ending(of course: Course, in source: SourceState) -> CourseEnding? {
    guard course.sure >= length || course.taint != nil else { return nil }
    return CourseEnding(
      taint: course.taint, held: "enough of \(source.names(event.types)) always met the condition",
      unknown: "it is unknown whether enough of \(source.names(event.types)) met the condition")
  }
}

extension ShareRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    _ = compiler.bind(event)
    return ShareMonitor(
      context: try compiler.context(), event: try compiler.compile(event),
      condition: try compiler.compile(condition, for: event), written: condition,
      sentence: CheckSentence(compiler: compiler.expressions, trigger: event), length: length, minimum: minimum)
  }
}
