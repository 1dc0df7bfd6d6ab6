import LogCheckEngine
import LogCheckIngest
import LogCheckModel
package import LogCheckRules

/// Runs the tests that rules carry.
package struct RuleTestRunner {
  let ruleSet: RuleSet
  let program: Program
  let classifier: EventClassifier
  let wanted: WantedTexts

  package init(_ ruleSet: RuleSet) throws(UnusableRules) {
    var problems: [Diagnostic] = []
    self.ruleSet = ruleSet
    program = Program(ruleSet, problems: &problems)
    classifier = EventClassifier(ruleSet, problems: &problems)
    wanted = WantedTexts(WantedLiterals.of(ruleSet))
    guard problems.isEmpty else { throw UnusableRules(diagnostics: problems) }
  }

  /// What differs from the expectation; nothing when the test passes.
  package func run(_ test: RuleTest, of rule: Rule) -> [String] {
    guard let index = ruleSet.rules.firstIndex(where: { $0.id == rule.id }) else { return ["the rule is not loaded"] }
    if !test.evidence.isEmpty { return runWithEvidence(test, of: rule, index) }
    switch test.input {
    case .events(let steps):
      return judge(outcomes(steps, test).filter { $0.rule == index }, test, rule)
    case .log(let text): return run(Array(text.utf8), test, of: rule, index)
    }
  }

  /// Runs a `log` test on other bytes that tell the same, such as a disguise of it.
  package func run(_ log: [UInt8], _ test: RuleTest, of rule: Rule) -> [String] {
    guard let index = ruleSet.rules.firstIndex(where: { $0.id == rule.id }) else { return ["the rule is not loaded"] }
    return run(log, test, of: rule, index)
  }

  private func run(_ log: [UInt8], _ test: RuleTest, of rule: Rule, _ index: Int) -> [String] {
    var facts = Engine.SourceFacts()
    facts.isDeclaredComplete = test.captureComplete
    var auditor = TraceAuditor(program, classifier, clock: ClockModel(), facts: facts)
    var reader = CaptureReader(ReadingOptions(wanted: wanted))
    auditor.begin("test")
    do {
      try reader.feed(log.span, to: &auditor)
      try reader.finish(to: &auditor)
    } catch {
      return ["the log cannot be read: \(error)"]
    }
    _ = auditor.end(reader.counts)
    auditor.finish()
    let profile = ChosenProfile(named: nil, auditor.evidence, in: ruleSet)
    return judge(auditor.takeDecided().filter { $0.rule == index }, test, rule, profile)
  }

  private func outcomes(_ steps: [RuleTest.Step], _ test: RuleTest) -> [InstanceOutcome] {
    var engine = Engine(program)
    let source = SourceID(0)
    var facts = Engine.SourceFacts()
    facts.isDeclaredComplete = test.captureComplete
    engine.setFacts(facts, of: source)
    engine.beginSession(0, isSeen: test.sessionStart, in: source)
    let frame: TimeFrame = test.zoneKnown ? .absolute : .local
    var sessions = SessionTracker()
    var line = 0
    var last = time(.zero, test, frame)
    for step in steps {
      line += 1
      switch step {
      case .tick(let moment):
        last = time(moment, test, frame)
        engine.advance(to: last, in: source)
      case .gap(let length, let moment):
        let end = time(moment, test, frame)
        var start = end
        start.instant = start.instant - length
        engine.addGap(CoverageGap(from: start, to: end, reason: .gap), in: source)
        engine.advance(to: end, in: source)
        last = end
      case .event(let moment, let type, let fields, _):
        last = time(moment, test, frame)
        let definition = ruleSet.events[type.index]
        if let rank = definition.startsSession {
          if sessions.observe(rank: rank, processID: nil, isPlugin: false) {
            // What was due before the launch is decided before the session ends.
            engine.advance(to: last, in: source)
            engine.beginSession(sessions.number, isSeen: true, in: source)
          }
        }
        engine.see(component: definition.components.first, type: type, level: definition.level ?? .notice, in: source)
        engine.observe(
          Event(
            type: type, time: last, source: source, session: sessions.number, position: LinePosition(line: line),
            fields: fields, excerpt: LogExcerpt(definition.name)))
      }
    }
    return engine.finish(source)
  }

  private func time(_ moment: LogDuration, _ test: RuleTest, _ frame: TimeFrame) -> EventTime {
    var instant = RuleTest.beginning + moment
    let step = max(1, test.granularity.nanoseconds)
    instant.nanoseconds -= instant.nanoseconds % step
    return EventTime(instant: instant, frame: frame, granularity: test.granularity)
  }

  /// `profile` is what the lines of a `log` show. What the test says of its place wins over it; a test that says nothing of the
  /// platform is of the rule's first.
  func judge(
    _ outcomes: [InstanceOutcome], _ test: RuleTest, _ rule: Rule, _ profile: ChosenProfile? = nil
  ) -> [String] {
    let environment = test.environment ?? profile?.environment
    let platform = test.platform ?? profile?.platform ?? rule.platforms.first
    let isElsewhere =
      (environment.map { !rule.environments.isEmpty && !rule.environments.contains($0) } ?? false)
      || (platform.map { !rule.platforms.isEmpty && !rule.platforms.contains($0) } ?? false)
    let needsEnvironment = !rule.environments.isEmpty && environment == nil
    var fails: [InstanceOutcome] = []
    var reasons: [InconclusiveReason] = []
    var passes = 0
    var cancelled = 0
    for outcome in isElsewhere ? [] : outcomes {
      switch outcome.verdict {
      case .cancelled: cancelled += 1
      case _ where needsEnvironment: reasons.append(.environment)
      case .pass: passes += 1
      case .fail: fails.append(outcome)
      case .inconclusive(let reason): reasons.append(reason)
      }
    }
    let verdict: RuleVerdict =
      isElsewhere
      ? .notApplicable : !fails.isEmpty ? .fail : !reasons.isEmpty ? .inconclusive : passes > 0 ? .pass : .notExercised
    let wanted = test.expectation
    var problems: [String] = []
    if verdict != wanted.verdict {
      let details = outcomes.map { "\($0.verdict) (\($0.detail))" }.joined(separator: "; ")
      problems.append("expected \(wanted.verdict.rawValue), came out \(verdict.rawValue): \(details)")
    }
    if let count = wanted.passes, count != passes { problems.append("expected \(count) passes, got \(passes)") }
    if let count = wanted.fails, count != fails.count { problems.append("expected \(count) fails, got \(fails.count)") }
    if let count = wanted.cancelled, count != cancelled {
      problems.append("expected \(count) cancelled, got \(cancelled)")
    }
    if let reason = wanted.reason, !reasons.contains(reason) {
      problems.append("expected reason \(reason.rawValue), got \(reasons.map(\.rawValue).joined(separator: ", "))")
    }
    let decided = fails.first ?? outcomes.first { if case .inconclusive = $0.verdict { true } else { false } }
    if let line = wanted.line, decided?.evidence.contains(where: { $0.position.line == line }) != true {
      let lines = decided?.evidence.map { String($0.position.line) }.joined(separator: ", ") ?? "none"
      problems.append("expected line \(line) in the evidence, got \(lines)")
    }
    if let message = wanted.message, decided?.detail.contains(message) != true, !rule.title.contains(message) {
      problems.append("expected \"\(message)\" in the message, got \"\(decided?.detail ?? "")\"")
    }
    return problems
  }
}
