import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
package import LogCheckRules

/// A run: reads its inputs one after the other, judges them, and tells what it finds as soon as it is decided.
package struct Audit {
  private let ruleSet: RuleSet
  private let program: Program
  private let classifier: EventClassifier
  private let options: AuditOptions
  private let wanted: WantedTexts
  private let profileLiterals: ProfileLiterals
  private var aggregator: RunAggregator
  /// `nil` where no report needs it.
  private var timeline: TimelineAggregator?
  private var captures: [CaptureSummary?] = []
  /// The inputs in the order in which they are judged: parts of one log by their time, however they were named.
  private var order: [Int] = []
  /// What waits until all captures are read: another one may be of the same device.
  private var waiting: [HeldTrace] = []
  private var diagnostics: [Diagnostic]
  private var paths: [String] = []
  private var couldNotRead = false
  /// Files beside the captures that no trace has taken yet.
  private var sidecars: [SidecarFile] = []
  /// Inputs that are no captures.
  private var besides: Set<Int> = []
  private var isOneTrace = false
  private var hasCaptures = false

  /// Compiles the rules. Problems with them are thrown all at once.
  package init(_ ruleSet: RuleSet, _ options: AuditOptions) throws(UnusableRules) {
    var problems: [Diagnostic] = []
    self.ruleSet = ruleSet
    program = Program(ruleSet, problems: &problems)
    classifier = EventClassifier(ruleSet, problems: &problems)
    aggregator = RunAggregator(ruleSet, options, problems: &problems)
    guard problems.isEmpty else { throw UnusableRules(diagnostics: problems) }
    self.options = options
    wanted = WantedTexts(WantedLiterals.of(ruleSet))
    profileLiterals = ProfileLiterals(ruleSet.profiles)
    diagnostics = []
    timeline = TimelineAggregator(ruleSet, options)
  }

  /// Another run with the rules of `other`, which are not compiled again.
  package init(_ other: Audit, _ options: AuditOptions) {
    ruleSet = other.ruleSet
    program = other.program
    classifier = other.classifier
    wanted = other.wanted
    profileLiterals = other.profileLiterals
    self.options = options
    // What was wrong with the rules was told of the other run.
    var problems: [Diagnostic] = []
    aggregator = RunAggregator(ruleSet, options, problems: &problems)
    diagnostics = []
    timeline = TimelineAggregator(ruleSet, options)
  }

  /// Asked between reads: whether to stop reading and come to the end.
  package typealias StopCheck = () -> Bool

  /// Judges every input in turn; `tell` gets each finding when it is decided.
  package mutating func run(_ inputs: [AuditInput], isStopped: StopCheck = { false }, tell: (Finding) -> Void) {
    paths = inputs.map(\.shown)
    captures = [CaptureSummary?](repeating: nil, count: inputs.count)
    lookForSidecars(inputs)
    let found = CaptureGroups(inputs, clock: options.clock, except: besides)
    note(found)
    sidecars.removeAll { found.repeated.contains($0.input) || found.copies.map(\.index).contains($0.input) }
    order = found.groups.flatMap(\.parts) + besides.sorted()
    isOneTrace = found.groups.count == 1
    hasCaptures = !found.groups.isEmpty
    for group in found.groups {
      judge(group, inputs, hasOthers: found.groups.count > 1, isStopped: isStopped, tell: tell)
      if isStopped() { break }
    }
    // What belongs to no capture, or to which it does cannot be told.
    if !sidecars.isEmpty { judge(CaptureGroup(parts: []), inputs, hasOthers: false, isStopped: isStopped, tell: tell) }
    settleHeld(tell)
  }

  /// Finds the inputs that are files of declared kinds and no captures.
  private mutating func lookForSidecars(_ inputs: [AuditInput]) {
    for index in inputs.indices {
      switch SidecarFile.look(at: inputs[index], index, kinds: ruleSet.evidence) {
      case .other: continue
      case .evidence(let file): sidecars.append(file)
      case .unreadable(let kind, let reason):
        couldNotRead = true
        captures[index] = CaptureSummary(path: paths[index])
        captures[index]?.format = kind
        captures[index]?.problem = reason
        diagnostics.append(
          Diagnostic(code: "I001", severity: .error, message: "\(paths[index]): cannot be read: \(reason)"))
      case .ambiguous(let kinds):
        couldNotRead = true
        captures[index] = CaptureSummary(path: paths[index])
        let reason = "it may be evidence of several kinds: \(kinds.joined(separator: ", "))"
        captures[index]?.problem = reason
        diagnostics.append(Diagnostic(code: "I006", severity: .error, message: "\(paths[index]): \(reason)"))
      }
      besides.insert(index)
    }
  }

  /// Gives a trace the files that belong to it.
  ///
  /// `isLast` where it is a trace of its own, without captures. Gives the places of the files among the inputs.
  private mutating func addSidecars(to auditor: inout TraceAuditor, isLast: Bool, afterGap: Bool) -> [Int] {
    let files = sidecars.filter { isLast || isOneTrace || ($0.device != nil && auditor.names($0.device)) }
    sidecars.removeAll { file in files.contains { $0.input == file.input } }
    guard !files.isEmpty else { return [] }
    for (index, summary) in auditor.take(files, isApart: isLast && hasCaptures, afterGap: afterGap) {
      captures[index] = summary
      captures[index]?.path = paths[index]
    }
    for file in files { tell(of: file) }
    return files.map(\.input)
  }

  /// Says what of a file could not be taken.
  private mutating func tell(of file: SidecarFile) {
    let path = paths[file.input]
    for skip in file.contents.skipped {
      diagnostics.append(
        Diagnostic(
          code: "I007", severity: .warning, message: "\(path):\(skip.line): passed over: \(skip.reason)"))
    }
    let untold = file.contents.skippedCount - file.contents.skipped.count
    if untold > 0 {
      diagnostics.append(
        Diagnostic(code: "I007", severity: .warning, message: "\(path): \(untold) more rows were passed over"))
    }
    guard let damage = file.contents.damage else { return }
    couldNotRead = true
    captures[file.input]?.problem = "line \(damage.line): \(damage.reason)"
    diagnostics.append(
      Diagnostic(
        code: "I001", severity: .error, message: "\(path):\(damage.line): cannot be read to its end: \(damage.reason)"))
  }

  private mutating func note(_ found: CaptureGroups) {
    func note(_ code: String, _ message: String) {
      diagnostics.append(Diagnostic(code: code, severity: .note, message: message))
    }
    for index in found.repeated { note("I002", "\(paths[index]) was named more than once and is read once") }
    for (index, original) in found.copies {
      note("I003", "\(paths[index]) holds the same as \(paths[original]) and is not read")
    }
    for set in found.disordered {
      let names = set.map { paths[$0] }.sorted().joined(separator: ", ")
      note("I004", "\(names): numbered as parts of one log, but their order cannot be told; each is judged alone")
    }
  }

  /// How the run ended; call once, after the inputs.
  package func summary() -> RunSummary {
    let rules = aggregator.summaries()
    let undecided = aggregator.undecidedRequired(rules)
    // Where no event was recognised nothing was seen of the plugin: that none of its lines shows a secret, say, is no news then.
    let sawEvents = captures.contains { ($0?.events ?? 0) > 0 }
    let decided = rules.contains { $0.verdict == .fail || ($0.verdict == .pass && sawEvents) }
    let hasInconclusive = rules.contains { $0.verdict == .inconclusive }
    let isOpen = !undecided.isEmpty || (options.isStrict && hasInconclusive)
    let verdict: RunSummary.Verdict =
      aggregator.failed ? .fail : !decided ? .nothingDecided : isOpen ? .inconclusive : .pass
    let exitCode: Int32 = couldNotRead ? 2 : aggregator.failed ? 1 : verdict == .pass ? 0 : 3
    var summary = RunSummary(
      verdict: verdict, exitCode: exitCode, captures: order.compactMap { captures[$0] }, rules: rules,
      diagnostics: diagnostics + aggregator.accepted.diagnostics,
      undecidedRequired: undecided)
    summary.circumstances = aggregator.circumstances.sorted { $0.key < $1.key }.map(\.value)
    summary.lateAnswers = aggregator.lateAnswers
    summary.toldFindings = aggregator.toldFindings
    summary.untoldFindings = aggregator.untoldFindings
    summary.timeline = timeline?.timeline
    return summary
  }

  private struct HeldTrace {
    var held: HeldOutcomes
    var profile: ChosenProfile
    var times: TraceTime
    var origin: TraceOrigin
    var paths: [String]
    var lateAnswers: [EngineLateAnswer]
  }

  private mutating func judge(
    _ group: CaptureGroup, _ inputs: [AuditInput], hasOthers: Bool, isStopped: StopCheck, tell: (Finding) -> Void
  ) {
    var auditor = TraceAuditor(
      program, classifier, clock: ClockModel(options.clock), facts: options.facts(in: ruleSet), countsPasses: true,
      looking: profileLiterals)
    auditor.keepsOrigin = hasOthers
    auditor.window = options.window
    timeline?.begin(&auditor)
    // What depends on the machine waits until the trace has told what it is; what rests on absence, until no other capture can
    // hold what was missed.
    var untilProfile = HeldOutcomes(limit: options.findingLimit)
    var untilOthers = HeldOutcomes(limit: options.findingLimit)
    // Whether the end of a part is missing.
    var isTorn = false
    for index in group.parts {
      var reader = CaptureReader(
        ReadingOptions(
          format: options.format, wanted: wanted, capture: Int32(clamping: index),
          trustsWrapperStamps: options.trustsWrapperTime))
      auditor.begin(inputs[index].shown, afterGap: isTorn || group.afterGaps.contains(index))
      var problem: String?
      do {
        try read(inputs[index], &reader, &auditor, isStopped: isStopped) { auditor in
          let outcomes = auditor.takeDecided()
          let counts = auditor.takeCounts()
          guard !outcomes.isEmpty || !counts.isEmpty else { return }
          let profile = ChosenProfile(
            named: options.profiles, auditor.evidence, isWhole: false, in: ruleSet)
          let times = auditor.times
          for outcome in outcomes {
            if !aggregator.isSettled(outcome.rule, under: profile) {
              untilProfile.hold(outcome)
            } else if hasOthers, outcome.restsOnUnseen {
              untilOthers.hold(outcome)
            } else {
              self.tell(outcome, profile, times, tell)
            }
          }
          var tally = OutcomeTally()
          for count in counts {
            if !aggregator.isSettled(count.rule, under: profile) {
              untilProfile.add(count)
            } else if hasOthers, count.restsOnUnseen {
              untilOthers.add(count)
            } else {
              tally.add(count)
            }
          }
          aggregator.take(tally, profile)
        }
      } catch {
        problem = "\(error)"
        if !(error is UnreadableCapture) { reader.abandon(to: &auditor) }
        // What is no log decides nothing, as an empty file does; what may hold a log could not be checked.
        if (error as? UnreadableCapture)?.isNoLog != true { couldNotRead = true }
        diagnostics.append(
          Diagnostic(code: "I001", severity: .error, message: "\(inputs[index].shown): cannot be read: \(error)"))
      }
      var capture = auditor.end(reader.counts)
      capture.problem = problem
      captures[index] = capture
      isTorn = problem != nil || (capture.endsInsideLine && auditor.isOfLines)
    }
    let beside = addSidecars(to: &auditor, isLast: group.parts.isEmpty, afterGap: isTorn)
    auditor.finish()
    note(auditor.windowCounts, of: group.parts.map { inputs[$0].shown })
    let profile = ChosenProfile(named: options.profiles, auditor.evidence, in: ruleSet)
    aggregator.begin(profile)
    for index in group.parts + beside {
      captures[index]?.profile = profile.id
      captures[index]?.profileReason = profile.reason
      captures[index]?.otherProfiles = profile.others.compactMap { choice in
        choice.id.map { ChosenAspect(aspect: choice.aspect, id: $0, reason: choice.reason) }
      }
    }
    let times = auditor.times
    for outcome in untilProfile.outcomes + auditor.takeDecided() {
      if hasOthers, outcome.restsOnUnseen {
        untilOthers.hold(outcome)
      } else {
        self.tell(outcome, profile, times, tell)
      }
    }
    var tally = OutcomeTally()
    for count in auditor.takeCounts() {
      if hasOthers, count.restsOnUnseen { untilOthers.add(count) } else { tally.add(count) }
    }
    aggregator.take(tally, profile)
    let teller = teller(times)
    for seen in auditor.circumstances { aggregator.take(seen, teller) }
    timeline?.take(auditor, group.parts.map { inputs[$0].shown }, teller)
    if !hasOthers {
      aggregator.take(untilProfile.tally, profile)
      for answer in auditor.takeLateAnswers() { aggregator.take(answer, profile, teller) }
    } else {
      untilOthers.add(untilProfile.tally)
      waiting.append(
        HeldTrace(
          held: untilOthers, profile: profile, times: times, origin: auditor.origin,
          paths: group.parts.map { inputs[$0].shown }, lateAnswers: auditor.takeLateAnswers()))
    }
  }

  private mutating func note(_ counts: WindowCounts, of paths: [String]) {
    let names = paths.joined(separator: ", ")
    if counts.isBlind {
      couldNotRead = true
      diagnostics.append(
        Diagnostic(code: "I024", severity: .error, message: "\(names): \(TimeWindow.blindness)"))
    } else if counts.leftOut > 0 {
      let what = "\(counts.leftOut) record\(counts.leftOut == 1 ? "" : "s") outside of --since and --until left out"
      diagnostics.append(Diagnostic(code: "I023", severity: .note, message: "\(names): \(what)"))
    }
  }

  /// Tells what waited for the other captures. Where two are, or may be, of one device, what one lacks the other may hold.
  private mutating func settleHeld(_ tell: (Finding) -> Void) {
    let traces = waiting
    waiting = []
    let relations = TraceRelations(traces.map(\.origin))
    for pair in relations.pairs {
      let names = [traces[pair.first], traces[pair.second]].compactMap(\.paths.first).joined(separator: " and ")
      let message =
        pair.isSame
        ? "\(names) are of one device: what one lacks the other may hold"
        : "\(names) may be of one device: that cannot be told, and what one lacks the other may hold"
      diagnostics.append(Diagnostic(code: "I005", severity: .note, message: message))
    }
    for (index, trace) in traces.enumerated() {
      let isDoubtful = relations.doubtful.contains(index)
      for var outcome in trace.held.outcomes {
        if isDoubtful, outcome.verdict == .fail { outcome.verdict = .inconclusive(.grouping) }
        self.tell(outcome, trace.profile, trace.times, tell)
      }
      aggregator.take(isDoubtful ? trace.held.tally.doubted(for: .grouping) : trace.held.tally, trace.profile)
      // What is doubtful did not fail, so that nothing came too late for it.
      let teller = teller(trace.times)
      for answer in isDoubtful ? [] : trace.lateAnswers { aggregator.take(answer, trace.profile, teller) }
    }
  }

  private func teller(_ times: TraceTime) -> EvidenceTeller {
    let paths = paths
    return EvidenceTeller(path: { Int($0) < paths.count ? paths[Int($0)] : "?" }, point: { times.point($0) })
  }

  private mutating func tell(
    _ outcome: InstanceOutcome, _ profile: ChosenProfile, _ times: TraceTime, _ tell: (Finding) -> Void
  ) {
    if let finding = aggregator.take(outcome, profile, teller(times)) { tell(finding) }
  }

  private func read(
    _ input: AuditInput, _ reader: inout CaptureReader, _ auditor: inout TraceAuditor, isStopped: StopCheck,
    decided: (inout TraceAuditor) -> Void
  ) throws {
    switch input {
    case .pieces(let pieces, _):
      for piece in pieces {
        try reader.feed(piece.span, to: &auditor)
        decided(&auditor)
      }
    case .standardInput:
      try CaptureFeed.read(FileSource.standardInput(), &reader, &auditor, isStopped: isStopped, decided: decided)
    case .file(let path, _):
      try CaptureFeed.read(FileSource(path: path), &reader, &auditor, isStopped: isStopped, decided: decided)
    }
    try reader.finish(to: &auditor)
  }
}

/// Rules that cannot be run, with every reason.
package struct UnusableRules: Error {
  package let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
