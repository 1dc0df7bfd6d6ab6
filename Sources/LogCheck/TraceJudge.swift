import LogCheckEngine
package import LogCheckIngest
package import LogCheckModel
import LogCheckRules
package import LogCheckTrace

/// The other traces with which a trace is judged.
package enum TraceCompany: Sendable {
  /// It is the only one of its run.
  case alone
  /// Each trace of the run is judged separately.
  case separate
  /// Another trace may hold what one lacks.
  case joined
}

/// Judges the traces of a run, one at a time. Each thread has a separate judge, since matchers are not shared.
package struct TraceJudge {
  let ruleSet: RuleSet
  private let program: Program
  private let classifier: EventClassifier
  package let wanted: WantedTexts
  private let profileLiterals: ProfileLiterals
  private let measure: SharedMeasure
  private let positions: RuleScopes
  private(set) var chooser: ProfileChooser

  init(_ ruleSet: RuleSet, _ options: AuditOptions, problems: inout [Diagnostic]) {
    self.ruleSet = ruleSet
    program = Program(ruleSet, timeline: options.keepsTimeline ? .kept : .checked, problems: &problems)
    classifier = EventClassifier(ruleSet, problems: &problems)
    wanted = WantedLiterals.texts(of: ruleSet)
    profileLiterals = ProfileLiterals(ruleSet.profiles)
    measure = SharedMeasure(ruleSet)
    positions = RuleScopes(ruleSet)
    chooser = ProfileChooser(named: options.profiles, in: ruleSet)
  }

  /// The same for a run with other options; `nil` where these ask for more than it was made with.
  func adapted(to options: AuditOptions) -> TraceJudge? {
    guard program.keepsTimeline || !options.keepsTimeline else { return nil }
    guard options.profiles != chooser.names else { return self }
    var judge = self
    judge.chooser = ProfileChooser(named: options.profiles, in: ruleSet)
    return judge
  }

  /// The outcomes that were decided since the last time, and wait for nothing.
  package struct Batch: Sendable {
    var outcomes: [InstanceOutcome] = []
    var tally = OutcomeTally()
    var profile: ChosenProfile
    var times: TraceTime
  }

  /// A trace at its end.
  package struct Result: Sendable {
    package var captures: [(index: Int, summary: CaptureSummary)] = []
    package var diagnostics: [Diagnostic] = []
    package var couldNotRead = false
    var windowCounts = WindowCounts()
    /// The outcomes that were decided at the end and wait for no other capture.
    package var rest: Batch
    /// The outcomes that rest on absence, if another capture may hold the missing event.
    package var untilOthers: HeldOutcomes
    var circumstances: [SeenCircumstance] = []
    var lateAnswers: [EngineLateAnswer] = []
    var origin: TraceOrigin
    var timeline: TraceTimeline?
  }

  /// Adds the evidence files that belong to the captures of a trace to the result; called when the captures are read.
  typealias TakeSidecars = (_ assembler: inout TraceAssembler, _ isTorn: Bool, _ result: inout Result) -> Void

  /// Reads the captures of a trace and judges them. `deliver` gets what is decided on the way; of joined traces, what rests
  /// on absence is only in the result, since another capture may hold what was missed. With `readsAhead`, another thread reads files that
  /// are long enough. `show` gets the state when the watch wants it.
  func judge(
    _ group: CaptureGroup, of inputs: [AuditInput], _ options: AuditOptions, company: TraceCompany, readsAhead: Bool,
    watch: RunWatch = RunWatch(), isStopped: () -> Bool, sidecars: TakeSidecars,
    show: (TraceAssembler, _ untilProfile: HeldOutcomes) -> Void = { _, _ in }, deliver: (Batch) -> Void
  ) -> Result {
    let zone = zone(of: group, inputs, options, isStopped: isStopped)
    let options = options.with(zone)
    var assembler = assembler(options, company: company)
    // Outcomes that depend on the machine wait until the trace has shown it.
    var untilProfile = HeldOutcomes(limit: options.findingLimit)
    var untilOrder = OutcomesInOrder(limit: options.findingLimit)
    var result = result(assembler, options)
    if let zone { result.diagnostics.append(zone.note) }
    // Whether the end of a part is missing.
    var isTorn = false
    for index in group.parts {
      var reading = options.reading(wanted, capture: index)
      reading.keepsAccount = options.keepsAccount
      assembler.begin(inputs[index].shown, afterGap: isTorn || group.afterGaps.contains(index))
      let end = read(inputs[index], reading, &assembler, watch, readsAhead: readsAhead, options, isStopped: isStopped) {
        if let batch = batch(&$0, options, company: company, &untilProfile, &untilOrder, &result.untilOthers) {
          deliver(batch)
        }
        if watch.wantsState() { show($0, untilProfile) }
      }
      var problem: String?
      if let error = end.problem {
        problem = "\(error)"
        // The user may have named a folder's files that are no logs; what may hold a log could not be checked.
        let isNoLog = (error as? UnreadableCapture)?.isNoLog == true
        let isAllowed = isNoLog && options.mayDecideNothing(inputs[index].shown)
        if !isAllowed { result.couldNotRead = true }
        result.diagnostics.append(
          Diagnostic(
            code: "I001", severity: isAllowed ? .note : .error,
            message: "\(inputs[index].shown): cannot be read: \(error)",
            hint: isNoLog && !isAllowed ? "--allow-undecided accepts files that are no logs" : nil))
      }
      var capture = assembler.end(end.counts)
      let read = ReadCapture(capture, end.counts, &assembler)
      result.diagnostics += read.diagnostics(CaptureNote.ofFiles + CaptureNote.ofCaptures)
      capture.zoneDoubt = read.zone?.words
      capture.problem = problem
      capture.learntZone = zone.map { ($0.offset, LearntZone.text($0.offset), $0.lines) }
      result.captures.append((index, capture))
      isTorn = problem != nil || end.counts.leftOutBytes > 0 || (capture.endsInsideLine && assembler.isOfLines)
    }
    sidecars(&assembler, isTorn, &result)
    assembler.finish()
    close(&assembler, options, company: company, untilOrder.release(), untilProfile, &result)
    return result
  }

  /// The zone that the lines of a log show, where neither its stamps nor the user say one.
  func zone(
    of group: CaptureGroup, _ inputs: [AuditInput], _ options: AuditOptions, isStopped: () -> Bool
  ) -> LearntZone? {
    ZoneSearch.inspect(
      group, of: inputs, wanted, RecordLens(classifier, nil), options, events: ruleSet.events, isStopped: isStopped)
  }

  /// The scope of a rule, in words.
  func condition(of rule: Int) -> String { positions.words(rule) }

  /// The assembler that judges a trace from its beginning.
  package func assembler(_ options: AuditOptions, company: TraceCompany) -> TraceAssembler {
    var trace = options.trace(in: ruleSet)
    trace.keepsOrigin = company != .alone
    return TraceAssembler(program, classifier, trace, looking: profileLiterals, measure: measure)
  }

  /// The result of a trace without outcomes yet.
  package func result(_ assembler: TraceAssembler, _ options: AuditOptions) -> Result {
    Result(
      rest: Batch(profile: chooser.choose(by: assembler.evidence), times: assembler.times),
      untilOthers: HeldOutcomes(limit: options.findingLimit), origin: assembler.origin)
  }

  /// The outcomes that were decided since the last time and wait for nothing.
  package func batch(
    _ assembler: inout TraceAssembler, _ options: AuditOptions, company: TraceCompany,
    _ untilProfile: inout HeldOutcomes,
    _ untilOrder: inout OutcomesInOrder, _ untilOthers: inout HeldOutcomes
  ) -> Batch? {
    let outcomes = assembler.takeDecided()
    let counts = assembler.takeCounts()
    // A user who watches a stream gets outcomes at once.
    let released = assembler.isLive && untilOrder.isHolding ? untilOrder.release() : []
    guard !outcomes.isEmpty || !counts.isEmpty || !released.isEmpty else { return nil }
    let profile = chooser.choose(by: assembler.evidence, isWhole: false)
    var batch = Batch(outcomes: released.map { assembler.reconsidered($0) }, profile: profile, times: assembler.times)
    for outcome in outcomes {
      if !positions.isSettled(outcome.rule, profile) {
        untilProfile.hold(outcome)
      } else if company == .joined, outcome.restsOnUnseen {
        untilOthers.hold(outcome)
      } else {
        batch.outcomes += untilOrder.pass(outcome).map { assembler.reconsidered($0) }
      }
    }
    for count in counts {
      if !positions.isSettled(count.rule, profile) {
        untilProfile.add(count)
      } else if company == .joined, count.restsOnUnseen {
        untilOthers.add(count)
      } else {
        batch.tally.add(count)
      }
    }
    return batch
  }

  /// The outcomes that the end of the trace decides.
  package func close(
    _ assembler: inout TraceAssembler, _ options: AuditOptions, company: TraceCompany, _ inOrder: [InstanceOutcome],
    _ untilProfile: HeldOutcomes, _ result: inout Result
  ) {
    result.windowCounts = assembler.windowCounts
    if let note = assembler.endNote {
      result.diagnostics.append(note)
      if note.severity == .error { result.couldNotRead = true }
    }
    let profile = chooser.choose(by: assembler.evidence)
    for position in result.captures.indices {
      result.captures[position].summary.profile = profile.id
      result.captures[position].summary.profileReason = profile.reason
      result.captures[position].summary.otherProfiles = profile.others.compactMap { choice in
        choice.id.map { ChosenAspect(aspect: choice.aspect, id: $0, reason: choice.reason) }
      }
    }
    result.rest = Batch(profile: profile, times: assembler.times)
    result.rest.outcomes = inOrder.map { assembler.reconsidered($0) }
    result.untilOthers.change { assembler.reconsidered($0) }
    // Tens of thousands at the end of a crowded capture: those that wait for nothing stay in their array.
    var decided = assembler.takeDecided()
    for index in decided.indices { decided[index] = assembler.reconsidered(decided[index]) }
    let waited = untilProfile.outcomes.map { assembler.reconsidered($0) }
    if company == .joined {
      for outcome in waited + decided where outcome.restsOnUnseen { result.untilOthers.hold(outcome) }
      result.rest.outcomes += (waited + decided).filter { !$0.restsOnUnseen }
    } else if result.rest.outcomes.isEmpty, waited.isEmpty {
      result.rest.outcomes = decided
    } else {
      result.rest.outcomes += waited
      result.rest.outcomes += decided
    }
    for count in assembler.takeCounts() {
      if company == .joined, count.restsOnUnseen { result.untilOthers.add(count) } else { result.rest.tally.add(count) }
    }
    if company == .joined {
      result.untilOthers.add(untilProfile.tally)
    } else {
      result.rest.tally.add(untilProfile.tally)
    }
    result.circumstances = assembler.circumstances
    result.lateAnswers = assembler.takeLateAnswers()
    result.origin = assembler.origin
    result.timeline = TraceTimeline(assembler)
  }
}
