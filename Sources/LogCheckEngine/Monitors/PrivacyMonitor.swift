import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `privacy` rule: no line of its components shows what must not be logged.
///
/// The lines themselves were scanned before (``TextScanner``): nothing of what was found comes here but its length.
struct PrivacyMonitor: Monitor {
  let context: RuleContext
  /// `nil` for all components.
  let components: Set<Int>?
  private var scanned = 0
  private var hasFound = false
  /// The reason why some line was not inspected as a whole.
  private var taint: InconclusiveReason?

  init(context: RuleContext, components: Set<Int>?) {
    self.context = context
    self.components = components
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {}

  mutating func observe(_ record: SeenRecord, in source: inout SourceState, with evaluator: Evaluator) {
    let found = record.findings.found[context.rule] ?? []
    let isStopped = record.findings.stopped.contains(context.rule)
    guard record.isUnderstood else {
      // The part that is not kept decides whose line it is, and what it shows.
      if record.damage == .truncated { taint = taint ?? .truncated }
      guard !found.isEmpty || isStopped else { return }
      report(.inconclusive(.malformed), "a line that the format does not explain may show what must not be logged")
      return
    }
    guard let component = record.component, components?.contains(component) ?? true else { return }
    if record.hasWords { scanned += 1 }
    taint = taint ?? record.damage
    guard !found.isEmpty || isStopped else { return }
    let position = "a line of \(source.ruleSet.components[component].name)"
    for item in found {
      let lengths = item.lengths.prefix(4).map { "\($0)" }.joined(separator: ", ")
      let more = item.lengths.count > 4 ? " and more" : ""
      let times = item.lengths.count > 1 ? " (\(item.lengths.count) times)" : ""
      report(.fail, "\(position) shows \(item.what)\(times), \(lengths)\(more) bytes long", of: [item.form])
    }
    if isStopped { report(.inconclusive(.pattern), "\(position) could not be searched to its end") }

    func report(_ verdict: InstanceVerdict, _ detail: String, of parts: [String] = []) {
      hasFound = true
      var outcome = context.unsaid(verdict, in: source, evidence: [record.evidence])
      outcome.brokenParts = parts
      source.report(ofText: outcome, saying: { _ in detail })
    }
  }

  mutating func deadlinePassed(
    _ instance: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {}

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {}

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    guard scanned > 0, !hasFound else { return }
    source.conclude(
      .pass, context.outcome(.pass, "nothing of the kind in \(scanned) lines", in: source),
      unless: taint ?? source.coverage.lossReason)
  }
}

extension PrivacyRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    PrivacyMonitor(context: try compiler.context(), components: components)
  }
}
