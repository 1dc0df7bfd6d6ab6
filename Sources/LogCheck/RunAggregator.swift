import LogCheckEngine
import LogCheckModel
import LogCheckRules
import LogCheckTrace

/// Adds up what the traces of a run decided, and has findings made.
struct RunAggregator {
  private let ruleSet: RuleSet
  private let options: AuditOptions
  private var rules: [RuleSummary]
  /// The rules as they were before the current trace.
  private var rulesBefore: [RuleSummary]
  /// The rules before anything is known of them.
  private let unjudged: [RuleSummary]
  /// The properties of a rule that every outcome needs; a whole rule is large.
  private let traits: [(id: String, severity: Severity, isExperimental: Bool)]
  /// Rules that were not applicable to any trace so far; a verdict elsewhere wins.
  private var isApplicable: [Bool]
  private var sawTrace = false
  private var lastProfile: ChosenProfile?
  private(set) var reportedFindings = 0
  private(set) var unreportedFindings = 0
  /// The number of reported failures of each rule.
  private var reportedFailures: [Int]
  private(set) var failed = false
  private(set) var checklist = Checklist()
  private(set) var unfinished: [OpenPromise] = []
  private(set) var notDue: [OpenPromise] = []
  private(set) var openWordings: [OpenWording] = []
  private(set) var suspicions: [Suspicion] = []
  private(set) var lateAnswers: [LateAnswer] = []
  private(set) var circumstances: [Int: (circumstance: FindingCircumstance, count: Int)] = [:]
  private var required: Set<String>
  /// The profile that requires a rule, of rules that are not required by name.
  private(set) var requiringProfiles: [String: String] = [:]
  private let positions: RuleScopes
  private(set) var accepted: AcceptedFailures
  /// The lines of failures that count, with the positions of their rules, the first ones.
  private(set) var brokenLines: [LinePosition: Set<Int>] = [:]

  /// The most lines of failures that are kept.
  private static let brokenLineLimit = 20_000
  /// The number of failures of a rule that are reported whatever the limit.
  private static let alwaysReported = 10

  init(_ ruleSet: RuleSet, _ options: AuditOptions, problems: inout [Diagnostic]) {
    self.ruleSet = ruleSet
    self.options = options
    unjudged = ruleSet.rules.map { rule in
      var summary = RuleSummary(
        id: rule.id, title: rule.title, severity: rule.severity, requirements: rule.requirements,
        isExperimental: rule.status == .experimental, verdict: .notExercised)
      summary.area = Self.area(of: rule.mark.file)
      summary.mustDecide = rule.tags.contains(Rule.mustDecideTag)
      summary.rationale = rule.rationale
      summary.remediation = rule.remediation
      return summary
    }
    rules = unjudged
    rulesBefore = unjudged
    traits = ruleSet.rules.map { ($0.id, $0.severity, $0.status == .experimental) }
    reportedFailures = [Int](repeating: 0, count: ruleSet.rules.count)
    isApplicable = [Bool](repeating: false, count: ruleSet.rules.count)
    required = Set(options.required)
    positions = RuleScopes(ruleSet)
    accepted = AcceptedFailures(ruleSet, options, problems: &problems)
  }

  /// The same rules for another run.
  init(_ other: Self, _ options: AuditOptions, problems: inout [Diagnostic]) {
    ruleSet = other.ruleSet
    self.options = options
    unjudged = other.unjudged
    rules = unjudged
    rulesBefore = unjudged
    traits = other.traits
    reportedFailures = [Int](repeating: 0, count: unjudged.count)
    isApplicable = [Bool](repeating: false, count: unjudged.count)
    required = Set(options.required)
    positions = other.positions
    accepted = AcceptedFailures(ruleSet, options, problems: &problems)
  }

  /// True if the rule is not judged under that profile.
  func isOutside(_ rule: Int, _ profile: ChosenProfile) -> Bool { positions.answer(rule, profile) == .outside }

  /// `Rules/<area>/<rule>.yml` is how the rules inside the tool are kept.
  private static func area(of file: String) -> String {
    // Of each rule at each start: characters would take long.
    let parts = file.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count == 3 && Substring(parts[0]) == "Rules" ? String(Substring(parts[1])) : RuleSummary.ownArea
  }

  /// A trace of that profile is judged.
  mutating func begin(_ profile: ChosenProfile) {
    sawTrace = true
    // Thousands of captures of one kind ask the same.
    guard lastProfile != profile else { return }
    lastProfile = profile
    for item in profile.mustExercise where ruleSet.rules.contains(where: { $0.id == item.rule }) {
      if required.insert(item.rule).inserted { requiringProfiles[item.rule] = item.profile }
    }
    for index in rules.indices where positions.answer(index, profile) != .outside {
      isApplicable[positions.base(of: index)] = true
    }
  }

  /// Counts an outcome; returns the finding for reports, if there is one.
  mutating func count(_ outcome: InstanceOutcome, _ profile: ChosenProfile, _ evidenceReporter: EvidenceReporter)
    -> Finding?
  {
    let answer = positions.answer(outcome.rule, profile)
    guard answer != .outside else { return nil }
    let index = positions.base(of: outcome.rule)
    let isUnknownEnvironment = answer == .open && LaterDoubt.machineUnknown.concerns(outcome.verdict)
    let verdict = isUnknownEnvironment ? LaterDoubt.machineUnknown.changed(outcome.verdict) : outcome.verdict
    if outcome.isListed, verdict == .pass, outcome.note == nil, checklist.isFullOfDone {
      checklist.omit()
    } else if outcome.isListed, verdict != .cancelled {
      checklist.add(ChecklistMaker(ruleSet: ruleSet, evidenceReporter: evidenceReporter).run(outcome, verdict))
    }
    let traits = traits[outcome.rule]
    var reported: Finding?
    switch verdict {
    case .pass:
      rules[index].passes += 1
      if let note = outcome.note { rules[index].notes[note, default: 0] += 1 }
      return nil
    case .cancelled:
      rules[index].cancelled += 1
      return nil
    case .fail:
      rules[index].fails += 1
      if accepted.mayAccept(traits.id) {
        var failure = maker(evidenceReporter).finding(outcome, verdict, outcome.detail)
        failure.acceptance = accepted.acceptance(of: failure)
        reported = failure
      }
      switch reported?.acceptance {
      case .waived: rules[index].waived += 1
      case .known: rules[index].known += 1
      case nil:
        if traits.severity >= options.failOn, !traits.isExperimental { failed = true }
        if !traits.isExperimental { noteLines(of: outcome, index) }
      }
    case .inconclusive(let reason):
      rules[index].inconclusive += 1
      rules[index].reasons[reason, default: 0] += 1
      if outcome.failsInAReading { rules[index].failsInAReading += 1 }
      if let end = outcome.openEnd { count(end, of: index, outcome, evidenceReporter) }
      if reason == .exception { suspect(outcome, of: index, evidenceReporter) }
      if let answer = outcome.unknownAnswer { count(answer, of: traits.id, evidenceReporter) }
    }
    // A failing rule is reported even after others have used up the limit.
    let isFirstOfRule = verdict == .fail && reportedFailures[index] < Self.alwaysReported
    guard reportedFindings < options.findingLimit || isFirstOfRule else {
      unreportedFindings += 1
      return nil
    }
    reportedFindings += 1
    if verdict == .fail { reportedFailures[index] += 1 }
    var position = isUnknownEnvironment ? "; judged only on \(positions.words(outcome.rule))" : ""
    if verdict == .fail, positions.isAssumed(outcome.rule, profile) {
      position += "; if this was a simulator, use --profile ios-simulator"
    }
    return reported
      ?? maker(evidenceReporter).finding(outcome, verdict, outcome.detail + position)
  }

  private func maker(_ evidenceReporter: EvidenceReporter) -> FindingMaker {
    FindingMaker(ruleSet: ruleSet, evidenceReporter: evidenceReporter)
  }

  /// A failure that holds as far as the profile of the trace is known; it is not counted.
  func preliminary(_ outcome: InstanceOutcome, _ profile: ChosenProfile, _ evidenceReporter: EvidenceReporter)
    -> Finding
  {
    var failure = maker(evidenceReporter).finding(outcome, .fail, outcome.detail)
    if accepted.mayAccept(failure.rule) {
      var accepted = accepted
      failure.acceptance = accepted.acceptance(of: failure)
    }
    failure.condition = positions.condition(outcome.rule, profile)
    return failure
  }

  private mutating func noteLines(of outcome: InstanceOutcome, _ rule: Int) {
    for item in outcome.evidence where brokenLines.count < Self.brokenLineLimit {
      brokenLines[item.position, default: []].insert(rule)
    }
  }

  /// Open promises that are named; the counts of the rules hold all.
  private static let promiseLimit = 10

  private mutating func count(
    _ end: OpenEnd, of index: Int, _ outcome: InstanceOutcome, _ evidenceReporter: EvidenceReporter
  ) {
    rules[index].openEnds.count(end)
    guard rules[index].severity >= options.failOn, !rules[index].isExperimental else { return }
    var promise = OpenPromise(rule: rules[index].id, title: rules[index].title)
    if let trigger = outcome.evidence.first {
      promise.capture = evidenceReporter.path(trigger.position.capture)
      promise.line = trigger.position.line
    }
    switch end {
    case .unfinished(let missing):
      promise.missing = missing
      if unfinished.count < Self.promiseLimit { unfinished.append(promise) }
    case .notDue(let due):
      promise.due = evidenceReporter.time(due)
      if due != nil, notDue.count < Self.promiseLimit { notDue.append(promise) }
    case .running: break
    }
  }

  private mutating func suspect(_ outcome: InstanceOutcome, of index: Int, _ evidenceReporter: EvidenceReporter) {
    guard rules[index].severity >= options.failOn, !rules[index].isExperimental, suspicions.count < Self.promiseLimit
    else { return }
    var suspicion = Suspicion(
      rule: rules[index].id, message: outcome.detail, remediation: ruleSet.rules[outcome.rule].remediation)
    if let first = outcome.evidence.first {
      suspicion.capture = evidenceReporter.path(first.position.capture)
      suspicion.line = first.position.line
    }
    suspicions.append(suspicion)
  }

  /// Texts that are named; the counts of the rules hold all.
  private static let wordingLimit = 20

  private mutating func count(_ answer: UnknownAnswer, of rule: String, _ evidenceReporter: EvidenceReporter) {
    let new = maker(evidenceReporter).wording(answer, of: rule)
    // A text is one event, whatever rules wait for it.
    if let known = openWordings.firstIndex(where: { $0.event == new.event && $0.reasons == new.reasons }) {
      openWordings[known].count += 1
      if !openWordings[known].rules.contains(rule) { openWordings[known].rules.append(rule) }
    } else if openWordings.count < Self.wordingLimit {
      openWordings.append(new)
    }
  }

  /// Counts a circumstance of a source.
  mutating func count(_ seen: SeenCircumstance, _ evidenceReporter: EvidenceReporter) {
    let first = maker(evidenceReporter).circumstance(seen.circumstance, seen.first)
    circumstances[seen.circumstance, default: (first, 0)].count += seen.count
  }

  /// Marks the notifications whose trouble the user accepts.
  mutating func waive(_ device: inout DeviceOutcomes) {
    for index in device.occurrences.indices {
      let occurrence = device.occurrences[index]
      guard device.questions.contains(occurrence.question),
        !occurrence.isProved || options.failingOutcomes.holds(occurrence)
      else { continue }
      device.occurrences[index].isWaived = accepted.waives(occurrence.question, in: device.captures)
    }
  }

  /// Keeps an event that came too late for a reported failure.
  mutating func count(_ answer: EngineLateAnswer, _ profile: ChosenProfile, _ evidenceReporter: EvidenceReporter) {
    guard positions.answer(answer.rule, profile) == .inside, lateAnswers.count < options.findingLimit else { return }
    lateAnswers.append(
      LateAnswer(
        rule: ruleSet.rules[answer.rule].id, capture: evidenceReporter.path(answer.trigger.capture),
        line: answer.trigger.line,
        candidate: NearestCandidate(event: maker(evidenceReporter).evidence(answer.event), miss: .late(answer.late))))
  }

  /// Counts outcomes that are no longer reported: passes and cancellations that waited, and those over the limit.
  mutating func count(_ tally: OutcomeTally, _ profile: ChosenProfile) {
    for (variant, counts) in tally.counts.sorted(by: { $0.key < $1.key }) {
      let answer = positions.answer(variant, profile)
      guard answer != .outside else { continue }
      let rule = positions.base(of: variant)
      rules[rule].cancelled += counts.cancelled
      if answer == .open {
        rules[rule].inconclusive += counts.passes + counts.fails + counts.inconclusive.values.reduce(0, +)
        rules[rule].reasons[.environment, default: 0] +=
          counts.passes + counts.fails + counts.inconclusive.values.reduce(0, +)
        unreportedFindings += counts.fails + counts.inconclusive.values.reduce(0, +)
        continue
      }
      rules[rule].passes += counts.passes
      rules[rule].fails += counts.fails
      let waived = accepted.waived(counts.fails, of: ruleSet.rules[rule].id)
      rules[rule].waived += waived
      if counts.fails > waived, ruleSet.rules[rule].severity >= options.failOn,
        ruleSet.rules[rule].status != .experimental
      {
        failed = true
      }
      rules[rule].openEnds += counts.openEnds
      rules[rule].failsInAReading += counts.failsInAReading
      for (reason, count) in counts.inconclusive {
        rules[rule].inconclusive += count
        rules[rule].reasons[reason, default: 0] += count
        unreportedFindings += count
      }
      unreportedFindings += counts.fails
      for (note, count) in counts.notes { rules[rule].notes[note, default: 0] += count }
    }
  }

  /// The current state of the rules.
  func summaries() -> [RuleSummary] {
    rules.indices.compactMap { index in
      guard positions.base(of: index) == index else { return nil }
      var rule = rules[index]
      rule.verdict = rule.verdictOfCounts ?? (isApplicable[index] || !sawTrace ? .notExercised : .notApplicable)
      return rule
    }
  }

  /// The verdict of the trace that was taken in since the last call, by what it decided alone.
  mutating func closeTrace(
    holdsEvents: Bool, answersOutcomes: Bool, _ profile: ChosenProfile, isMisread: Bool, isCut: Bool
  ) -> RunSummary.Verdict {
    defer { rulesBefore = rules }
    var judged: [RuleSummary] = []
    for index in rules.indices where positions.base(of: index) == index {
      let rule = rules[index].since(rulesBefore[index])
      if rule.verdict != .notExercised { judged.append(rule) }
    }
    func counts(_ rule: RuleSummary) -> Bool { rule.severity >= options.failOn && !rule.isExperimental }
    if judged.contains(where: { counts($0) && $0.fails > $0.waived + $0.known }) { return .fail }
    let decided = judged.filter { $0.verdict == .pass || $0.verdict == .fail }
    guard holdsEvents, !decided.isEmpty || answersOutcomes else { return .nothingDecided }
    let isOpen =
      isMisread
      || judged.contains { counts($0) && $0.leavesRunOpen(isCut: isCut) || $0.mustDecide && $0.isLeftOpen }
      || profile.mustExercise.contains { item in
        rules.contains { $0.id == item.rule } && !decided.contains { $0.id == item.rule }
      }
      || (options.isStrict && judged.contains { $0.verdict == .inconclusive })
    return isOpen ? .inconclusive : .pass
  }

  /// Rules that had to be decided and were not: those that were named, and those that must be decided once they were started.
  func undecidedRequired(_ rules: [RuleSummary]) -> [String] {
    let named = required.filter { id in
      OutcomeQuestion(rawValue: id) == nil
        && !rules.contains { $0.id == id && ($0.verdict == .pass || $0.verdict == .fail) }
    }
    return named.union(rules.filter { $0.mustDecide && $0.isLeftOpen }.map(\.id)).sorted()
  }
}
