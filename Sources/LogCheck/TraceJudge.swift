import LogCheckEngine
package import LogCheckIngest
package import LogCheckModel
import LogCheckRules
import LogCheckTrace

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
    /// Failures of a stream that the profile, once it is known, may take back; they are held until then.
    var preliminary: [InstanceOutcome] = []
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
    var untilOthers: HeldOutcomes
    var circumstances: [SeenCircumstance] = []
    var outcomes: [DeviceOutcomes] = []
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
    show: (TraceAssembler, OutcomeGate) -> Void = { _, _ in }, deliver: (Batch) -> Void
  ) -> Result {
    let zone = zone(of: group, inputs, options, isStopped: isStopped)
    let options = options.with(zone)
    var trace = JudgedTrace(self, options, company: company)
    if let zone { trace.result.diagnostics.append(zone.note) }
    for index in group.parts {
      var reading = options.reading(wanted, capture: index)
      reading.keepsAccount = options.keepsAccount
      trace.assembler.begin(inputs[index].shown, afterGap: trace.isTorn || group.afterGaps.contains(index))
      let end = trace.withParts { assembler, gate in
        read(inputs[index], reading, &assembler, watch, readsAhead: readsAhead, options, isStopped: isStopped) {
          if let batch = gate.release(from: &$0) { deliver(batch) }
          if watch.wantsState() { show($0, gate) }
        }
      }
      if let error = end.problem {
        // The user may have named a folder's files that are no logs; what may hold a log could not be checked.
        let isNoLog = (error as? UnreadableCapture)?.isNoLog == true
        let isAllowed = isNoLog && options.mayDecideNothing(inputs[index].shown)
        if !isAllowed { trace.result.couldNotRead = true }
        let words = error is ReadingEnded || error is NULsWithoutEnd ? "was not read to its end" : "cannot be read"
        trace.result.diagnostics.append(
          Diagnostic(
            code: "I001", severity: isAllowed ? .note : .error,
            message: "\(inputs[index].shown): \(words): \(error)",
            hint: isNoLog && !isAllowed ? "--allow-undecided accepts files that are no logs" : nil))
      }
      var (capture, ending) = trace.endFile(
        end.counts, problem: end.problem.map { "\($0)" }, CaptureNote.ofFiles + CaptureNote.ofCaptures)
      capture.zoneDoubt = ending.zone?.words
      capture.learntZone = zone.map { ($0.offset, LearntZone.text($0.offset), $0.lines) }
      trace.result.captures.append((index, capture))
    }
    sidecars(&trace.assembler, trace.isTorn, &trace.result)
    return trace.finish()
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

  /// Assembles a trace from its beginning.
  func assembler(_ options: AuditOptions, company: TraceCompany) -> TraceAssembler {
    var trace = options.trace(in: ruleSet)
    trace.keepsOrigin = company != .alone
    return TraceAssembler(program, classifier, trace, looking: profileLiterals, measure: measure)
  }

  /// The gate for the outcomes of a trace.
  func gate(_ options: AuditOptions, company: TraceCompany) -> OutcomeGate {
    OutcomeGate(chooser, positions, company: company, limit: options.findingLimit)
  }
}
