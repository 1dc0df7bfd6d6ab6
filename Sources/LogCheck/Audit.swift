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
  private let literals: [[UInt8]]
  private var aggregator: RunAggregator
  private var captures: [CaptureSummary] = []
  private var diagnostics: [Diagnostic]
  private var paths: [String] = []
  private var couldNotRead = false

  /// Compiles the rules. Problems with them are thrown all at once.
  package init(_ ruleSet: RuleSet, _ options: AuditOptions) throws(UnusableRules) {
    var problems: [Diagnostic] = []
    self.ruleSet = ruleSet
    program = Program(ruleSet, problems: &problems)
    classifier = EventClassifier(ruleSet, problems: &problems)
    guard problems.isEmpty else { throw UnusableRules(diagnostics: problems) }
    self.options = options
    literals = WantedLiterals.of(ruleSet)
    aggregator = RunAggregator(ruleSet, options)
    diagnostics = []
  }

  /// Asked between reads: whether to stop reading and come to the end.
  package typealias StopCheck = () -> Bool

  /// Judges every input in turn; `tell` gets each finding when it is decided.
  package mutating func run(_ inputs: [AuditInput], isStopped: StopCheck = { false }, tell: (Finding) -> Void) {
    for input in inputs {
      paths.append(input.shown)
      judge(input, index: Int32(paths.count - 1), isStopped: isStopped, tell: tell)
      if isStopped() { break }
    }
  }

  /// How the run ended; call once, after the inputs.
  package func summary() -> RunSummary {
    let rules = aggregator.summaries()
    let undecided = aggregator.undecidedRequired(rules)
    let decided = rules.contains { $0.verdict == .pass || $0.verdict == .fail }
    let hasInconclusive = rules.contains { $0.verdict == .inconclusive }
    let verdict: RunSummary.Verdict =
      aggregator.failed ? .fail : !decided ? .nothingDecided : !undecided.isEmpty ? .inconclusive : .pass
    let exitCode: Int32 =
      couldNotRead
      ? 2 : aggregator.failed ? 1 : !decided || !undecided.isEmpty || (options.isStrict && hasInconclusive) ? 3 : 0
    var summary = RunSummary(
      verdict: verdict, exitCode: exitCode, captures: captures, rules: rules, diagnostics: diagnostics,
      undecidedRequired: undecided)
    summary.toldFindings = aggregator.toldFindings
    summary.untoldFindings = aggregator.untoldFindings
    return summary
  }

  private mutating func judge(
    _ input: AuditInput, index: Int32, isStopped: StopCheck, tell: (Finding) -> Void
  ) {
    var auditor = TraceAuditor(program, classifier, clock: ClockModel(options.clock), facts: options.facts)
    var reader = CaptureReader(ReadingOptions(format: options.format, literals: literals, capture: index))
    var held: [InstanceOutcome] = []
    var problem: String?
    auditor.begin(input.shown)
    do {
      try read(input, &reader, &auditor, isStopped: isStopped) { auditor in
        for outcome in auditor.takeDecided() {
          // A rule that depends on the machine waits until the whole capture has told what it is.
          if aggregator.needsProfile(outcome.rule), options.profile == nil {
            held.append(outcome)
          } else {
            self.tell(outcome, ChosenProfile(named: options.profile, auditor.evidence, in: ruleSet), auditor, tell)
          }
        }
      }
    } catch let unreadable as UnreadableCapture {
      problem = unreadable.description
    } catch let file as FileProblem {
      problem = file.description
    } catch {
      problem = "\(error)"
    }
    var capture = auditor.end(reader.counts)
    auditor.finish()
    let profile = ChosenProfile(named: options.profile, auditor.evidence, in: ruleSet)
    aggregator.begin(profile)
    for outcome in held + auditor.takeDecided() { self.tell(outcome, profile, auditor, tell) }
    capture.profile = profile.id
    capture.profileReason = profile.reason
    capture.problem = problem
    captures.append(capture)
    if let problem {
      couldNotRead = true
      diagnostics.append(
        Diagnostic(
          code: "I001", severity: .error, message: "\(input.shown): cannot be read: \(problem)",
          mark: SourceMark(file: input.shown, line: max(1, reader.counts.lines), column: 1)))
    }
  }

  private mutating func tell(
    _ outcome: InstanceOutcome, _ profile: ChosenProfile, _ auditor: TraceAuditor, _ tell: (Finding) -> Void
  ) {
    let paths = paths
    let teller = EvidenceTeller(
      path: { Int($0) < paths.count ? paths[Int($0)] : "?" }, time: { auditor.shown($0) })
    if let finding = aggregator.take(outcome, profile, teller) { tell(finding) }
  }

  private func read(
    _ input: AuditInput, _ reader: inout CaptureReader, _ auditor: inout TraceAuditor, isStopped: StopCheck,
    decided: (inout TraceAuditor) -> Void
  ) throws {
    switch input {
    case .bytes(let bytes, _):
      try reader.feed(bytes.span, to: &auditor)
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
