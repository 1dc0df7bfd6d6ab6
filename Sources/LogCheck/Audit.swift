import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
package import LogCheckRules
import LogCheckTrace

/// A run: reads its inputs one after the other, judges them, and reports each finding as soon as it is decided.
package struct Audit {
  let ruleSet: RuleSet
  package let judge: TraceJudge
  package let options: AuditOptions
  var aggregator: RunAggregator
  var outcomes: [DeviceOutcomes] = []
  /// `nil` where no report needs it.
  var timeline: TimelineAggregator?
  package var captures: [CaptureSummary?] = []
  /// The inputs in the order in which they are judged: parts of one log by their time, however they were named.
  package var order: [Int] = []
  /// The outcomes that wait until all captures are read: another one may be of the same device.
  var waiting: [HeldTrace] = []
  package var diagnostics: [Diagnostic]
  package var paths: [String] = []
  package var couldNotRead = false
  /// The origins of the traces that are judged separately.
  var origins: [(path: String, origin: TraceOrigin)] = []
  /// The sentence of the last failure of each rule, for those who watch.
  private(set) var sentences: [String: String] = [:]
  /// Evidence files that no trace has taken yet.
  var sidecars: [SidecarFile] = []
  /// Inputs that are no captures.
  private var besides: Set<Int> = []
  private var isOneTrace = false
  private var hasCaptures = false

  /// Compiles the rules. Problems with them are thrown all at once.
  package init(_ ruleSet: RuleSet, _ options: AuditOptions) throws(UnusableRules) {
    var problems: [Diagnostic] = []
    self.ruleSet = ruleSet
    judge = TraceJudge(ruleSet, options, problems: &problems)
    aggregator = RunAggregator(ruleSet, options, problems: &problems)
    guard problems.isEmpty else { throw UnusableRules(diagnostics: problems) }
    self.options = options
    diagnostics = []
    timeline = TimelineAggregator(ruleSet, options)
  }

  /// Another run with the rules of `other`, which are not compiled again unless the options want more of them.
  package init(_ other: Audit, _ options: AuditOptions) {
    ruleSet = other.ruleSet
    // The other run reported the problems of the rules.
    var problems: [Diagnostic] = []
    judge = other.judge.adapted(to: options) ?? TraceJudge(ruleSet, options, problems: &problems)
    self.options = options
    aggregator = RunAggregator(other.aggregator, options, problems: &problems)
    diagnostics = []
    timeline = TimelineAggregator(ruleSet, options)
  }

  /// Asked between reads: whether to stop reading and come to the end.
  package typealias StopCheck = () -> Bool

  /// Judges every input in turn; `report` gets each finding when it is decided.
  package mutating func run(
    _ inputs: [AuditInput], watch: RunWatch = RunWatch(), isStopped: StopCheck = { false }, report: (Finding) -> Void
  ) {
    paths = inputs.map(\.shown)
    captures = [CaptureSummary?](repeating: nil, count: inputs.count)
    findSidecars(inputs)
    let found = CaptureGroups(inputs, clock: options.clock, except: besides)
    note(found)
    sidecars.removeAll { found.repeated.contains($0.input) || found.copies.map(\.index).contains($0.input) }
    order = found.groups.flatMap(\.parts) + besides.sorted()
    isOneTrace = found.groups.count == 1
    hasCaptures = !found.groups.isEmpty
    let threads = threads(for: found.groups, inputs)
    if threads > 1 {
      judgeAtOnce(found.groups, inputs, threads: threads, watch, isStopped: isStopped, report: report)
    } else {
      judgeInTurn(
        found.groups, inputs, company: company(of: found.groups.count), watch, isStopped: isStopped, report: report)
    }
    // Files that belong to no capture, or to an unknown one.
    if !sidecars.isEmpty {
      judgeInTurn([CaptureGroup(parts: [])], inputs, company: .alone, watch, isStopped: isStopped, report: report)
    }
    settleHeld(report)
    noteSharedEvents()
  }

  /// Finds the inputs that are files of declared kinds and no captures.
  private mutating func findSidecars(_ inputs: [AuditInput]) {
    for index in inputs.indices {
      switch SidecarFile.inspect(at: inputs[index], index, kinds: ruleSet.evidence) {
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

  /// Gives a trace the files that belong to it. `isLast` for a separate trace without captures.
  mutating func addSidecars(
    to assembler: inout TraceAssembler, isLast: Bool, afterGap: Bool, _ result: inout TraceJudge.Result
  ) {
    let files = sidecars.filter { isLast || isOneTrace || ($0.device != nil && assembler.names($0.device)) }
    sidecars.removeAll { file in files.contains { $0.input == file.input } }
    guard !files.isEmpty else { return }
    for (index, var summary) in assembler.receive(files, isApart: isLast && hasCaptures, afterGap: afterGap) {
      summary.path = paths[index]
      result.captures.append((index, summary))
    }
    for file in files { report(of: file, &result) }
  }

  /// Says what of a file could not be taken.
  private func report(of file: SidecarFile, _ result: inout TraceJudge.Result) {
    let path = paths[file.input]
    func warn(_ message: String) {
      result.diagnostics.append(Diagnostic(code: "I007", severity: .warning, message: message))
    }
    for skip in file.contents.skipped { warn("\(path):\(skip.line): passed over: \(skip.reason)") }
    let unreported = file.contents.skippedCount - file.contents.skipped.count
    if unreported > 0 { warn("\(path): \(unreported) more lines were skipped") }
    guard let damage = file.contents.damage else { return }
    result.couldNotRead = true
    for position in result.captures.indices where result.captures[position].index == file.input {
      result.captures[position].summary.problem = "line \(damage.line): \(damage.reason)"
    }
    result.diagnostics.append(
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
    for set in found.renumbered {
      let names = set.map { paths[$0] }.joined(separator: ", ")
      note("I062", "\(names): their numbers run against their stamps; they are read in this order, as parts of one log")
    }
    for set in found.disordered {
      let names = set.map { paths[$0] }.sorted().joined(separator: ", ")
      note("I004", "\(names): numbered as parts of one log, but their order is unknown; each is judged separately")
    }
  }

  /// The result of the run; call once, after the inputs.
  package func summary() -> RunSummary {
    let rules = aggregator.summaries()
    let openQuestions = options.required.filter { id in
      OutcomeQuestion(rawValue: id).map { outcomes.unanswered($0) != 0 } ?? false
    }
    let undecided = aggregator.undecidedRequired(rules) + Set(openQuestions).sorted()
    // Where no event was recognised nothing was seen of the plugin: that none of its lines shows a secret, say, is no news then, and
    // that one shows something else is no pass.
    let sawEvents = captures.contains { ($0?.events ?? 0) > 0 }
    let decided =
      sawEvents && (rules.contains { $0.verdict == .fail || $0.verdict == .pass } || decide(outcomes))
    let hasInconclusive = rules.contains { $0.verdict == .inconclusive }
    let judged = order.compactMap { captures[$0] }
    let undecidedCaptures = judged.filter { isUndecided($0) }.map(\.path)
    let unprovedCaptures = judged.count > 1 ? judged.filter { $0.verdict == .inconclusive }.map(\.path) : []
    let stopped = StoppedPatterns.diagnostics(judged, rules)
    let counting = rules.filter { $0.severity >= options.failOn && !$0.isExperimental }
    let unfinished = counting.reduce(0) { $0 + $1.openEnds.unfinished }
    let suspicions = counting.reduce(0) { $0 + $1.reasons[.exception, default: 0] }
    let openByWording = counting.count { $0.reasons[.vocabulary] != nil }
    let openByProcess = counting.count { $0.failsInAReading > 0 }
    let isCut = captures.contains { $0?.isCut ?? false }
    let openByLength = isCut ? counting.count { $0.reasons[.truncated] != nil } : 0
    let hasUntimed = captures.contains { ($0?.events ?? 0) > 0 && $0?.first == nil }
    // Lines whose times the reader could not understand were not judged as what they are.
    let isMisread = Self.showMisreading(diagnostics) || captures.contains { $0?.isUnread ?? false }
    let isOpen =
      isMisread || !undecided.isEmpty || !stopped.isEmpty || counting.contains { $0.leavesRunOpen(isCut: isCut) }
      || !undecidedCaptures.isEmpty
      || outcomes.contains { !$0.unproved.isEmpty }
      || !unprovedCaptures.isEmpty || (options.isStrict && hasInconclusive)
    let hasFailed = aggregator.failed || outcomes.failures(options.failingOutcomes) > 0
    let verdict: RunSummary.Verdict =
      hasFailed ? .fail : !decided ? .nothingDecided : isOpen ? .inconclusive : .pass
    let exitCode: Int32 = couldNotRead ? 2 : hasFailed ? 1 : verdict == .pass ? 0 : 3
    var summary = RunSummary(
      verdict: verdict, exitCode: exitCode, captures: judged, rules: rules,
      diagnostics: diagnostics + stopped + aggregator.accepted.diagnostics,
      undecidedRequired: undecided)
    summary.requiringProfiles = aggregator.requiringProfiles
    summary.undecidedCaptures = undecidedCaptures
    summary.unprovedCaptures = unprovedCaptures
    if judged.count > 1 { summary.diagnostics += Self.warnings(undecidedCaptures, unprovedCaptures) }
    summary.checklist = aggregator.checklist.inOrder(of: judged.map(\.path))
    summary.unfinished = aggregator.unfinished
    summary.unfinishedCount = unfinished
    summary.notDue = aggregator.notDue
    summary.suspicions = aggregator.suspicions
    summary.suspicionCount = suspicions
    summary.openWordings = aggregator.openWordings
    summary.openByWording = openByWording
    summary.openByProcess = openByProcess
    summary.openByLength = openByLength
    summary.isUntimed =
      hasUntimed
      && rules.contains {
        $0.severity == .error && $0.verdict == .inconclusive && ($0.reasons[.time] ?? 0) > 0
      }
    summary.circumstances = aggregator.circumstances.sorted { $0.key < $1.key }.map(\.value)
    let ids = ruleSet.rules.map(\.id)
    summary.outcomes = outcomes.map { device in
      var device = device
      device.name(aggregator.brokenLines, in: ids)
      return device
    }
    summary.asksForOutcomes = sawEvents && ruleSet.outcomeBounds != nil
    summary.failingOutcomes = options.failingOutcomes
    summary.lateAnswers = aggregator.lateAnswers
    summary.reportedFindings = aggregator.reportedFindings
    summary.unreportedFindings = aggregator.unreportedFindings
    summary.timeline = timeline?.timeline
    if options.keepsAccount { summary.account = account(summary.captures) }
    return summary
  }

  /// True if nothing was decided in a capture, though something had to be.
  private func isUndecided(_ capture: CaptureSummary) -> Bool {
    // What could not be read is named as such.
    guard capture.problem == nil, !options.mayDecideNothing(capture.path) else { return false }
    // Joined captures have no separate verdicts, but each must hold something of the plugin.
    guard let verdict = capture.verdict else {
      return options.joinsCaptures && capture.events == 0 && !ruleSet.evidence.contains { $0.id == capture.format }
    }
    return verdict == .nothingDecided
  }

  /// Captures that are named in one sentence.
  private static let namedCaptures = 5

  /// Names the captures that keep a run of several from being green.
  private static func warnings(_ undecided: [String], _ unproved: [String]) -> [Diagnostic] {
    func names(_ paths: [String]) -> String {
      let more = paths.count - namedCaptures
      return paths.prefix(namedCaptures).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }
    var found: [Diagnostic] = []
    if !undecided.isEmpty {
      found.append(
        Diagnostic(
          code: "I055", severity: .warning, message: "nothing could be decided in \(names(undecided))",
          hint: "--allow-undecided accepts that; `allow_undecided` in the settings accepts it of some files"))
    }
    if !unproved.isEmpty {
      found.append(
        Diagnostic(
          code: "I056", severity: .warning, message: "not proved separately: \(names(unproved))",
          hint: "judge each alone to see what is open in it"))
    }
    return found
  }

  static func showMisreading(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { ["I038", "I039", "I040", "I064", "I066", "I067"].contains($0.code) }
  }

  private func account(_ captures: [CaptureSummary]) -> RunAccount {
    var account = RunAccount()
    for capture in captures {
      if capture.problem == nil { account.files += 1 } else { account.unreadFiles += 1 }
      if let lines = capture.account { account.lines += lines }
    }
    account.repeatedFiles = self.captures.count - captures.count
    return account
  }

  /// A trace whose verdicts by absence wait for the others.
  struct HeldTrace {
    var held: HeldOutcomes
    var profile: ChosenProfile
    var times: TraceTime
    var origin: TraceOrigin
    var paths: [String]
    var lateAnswers: [EngineLateAnswer]

    init(result: TraceJudge.Result, paths: [String]) {
      held = result.untilOthers
      profile = result.rest.profile
      times = result.rest.times
      origin = result.origin
      lateAnswers = result.lateAnswers
      self.paths = paths
    }
  }

  mutating func note(_ counts: WindowCounts, of paths: [String]) {
    let names = paths.joined(separator: ", ")
    if let blindness = counts.blindness {
      couldNotRead = true
      diagnostics.append(Diagnostic(code: "I024", severity: .error, message: "\(names): \(blindness.words)"))
    } else if counts.leftOut > 0 {
      var what = "\(counts.leftOut) record\(counts.leftOut == 1 ? "" : "s") outside of --since and --until left out"
      if !counts.sawInside, let span = counts.span {
        what = "no line lies between --since and --until; the lines are from \(span.first) to \(span.last)"
      }
      diagnostics.append(Diagnostic(code: "I023", severity: .note, message: "\(names): \(what)"))
    }
  }

  func evidenceReporter(_ times: TraceTime) -> EvidenceReporter {
    let paths = paths
    return EvidenceReporter(
      path: { paths.indices.contains(Int($0)) ? paths[Int($0)] : "?" }, point: { times.point($0) })
  }

  mutating func report(
    _ outcome: InstanceOutcome, _ profile: ChosenProfile, _ times: TraceTime, _ report: (Finding) -> Void
  ) {
    guard let finding = aggregator.count(outcome, profile, evidenceReporter(times)) else { return }
    if finding.verdict == .fail { sentences[finding.rule] = finding.message }
    report(finding)
  }
}
