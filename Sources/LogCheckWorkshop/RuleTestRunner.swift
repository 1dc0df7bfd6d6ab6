import LogCheckEngine
import LogCheckIngest
import LogCheckModel
package import LogCheckRules
import LogCheckTrace

/// Runs the tests that rules carry.
package struct RuleTestRunner {
  let ruleSet: RuleSet
  let program: Program
  let classifier: EventClassifier
  let wanted: WantedTexts
  let positions: RuleScopes

  package init(_ ruleSet: RuleSet) throws(UnusableRules) {
    var problems: [Diagnostic] = []
    self.ruleSet = ruleSet
    program = Program(ruleSet, problems: &problems)
    classifier = EventClassifier(ruleSet, problems: &problems)
    wanted = WantedLiterals.texts(of: ruleSet)
    positions = RuleScopes(ruleSet)
    guard problems.isEmpty else { throw UnusableRules(diagnostics: problems) }
  }

  /// The same for one rule alone, which may be another one than the loaded rule of its id; `nil` where it does not compile.
  func alone(_ rule: Rule) -> RuleTestRunner? {
    var ruleSet = ruleSet
    let base = ruleSet.rules.first { $0.id == rule.id && $0.variant == nil }
    let variants = ruleSet.rules.filter { $0.id == rule.id && $0.variant != nil }
    // Values that profiles gave to parameters stay, unless the rule has a separate value.
    ruleSet.rules =
      [rule]
      + variants.map { variant in
        var changed = rule
        changed.variant = variant.variant
        for (index, parameter) in rule.parameters.enumerated()
        where base?.parameters.first(where: { $0.name == parameter.name })?.value == parameter.value {
          let other = variant.parameters.first { $0.name == parameter.name }
          changed.parameters[index] = other ?? parameter
        }
        return changed
      }
    var problems: [Diagnostic] = []
    let program = Program(ruleSet, timeline: .ignored, problems: &problems)
    guard problems.isEmpty else { return nil }
    return RuleTestRunner(ruleSet: ruleSet, program: program, classifier: classifier, wanted: wanted)
  }

  private init(ruleSet: RuleSet, program: Program, classifier: EventClassifier, wanted: WantedTexts) {
    self.ruleSet = ruleSet
    self.program = program
    self.classifier = classifier
    self.wanted = wanted
    positions = RuleScopes(ruleSet)
  }

  /// The differences from the expectation; empty if the test passes.
  package func run(_ test: RuleTest, of rule: Rule) -> [String] {
    do throws(UnreadableTest) {
      return try verdict(of: test, rule).problems(test.expectation, title: rule.title)
    } catch {
      return [error.description]
    }
  }

  /// Runs a `log` test on other bytes with the same meaning, such as a disguise of it.
  package func run(_ log: [UInt8], _ test: RuleTest, of rule: Rule) -> [String] {
    do throws(UnreadableTest) {
      return try verdict(of: log, test, rule).problems(test.expectation, title: rule.title)
    } catch {
      return [error.description]
    }
  }

  /// The verdict of the rule on a trace. With `copying`, the line of that step is duplicated.
  func verdict(of test: RuleTest, _ rule: Rule, copying copied: Int? = nil) throws(UnreadableTest) -> TestVerdict {
    guard ruleSet.rules.contains(where: { $0.id == rule.id }) else {
      throw UnreadableTest(description: "the rule is not loaded")
    }
    switch test.input {
    case .events(let steps):
      return TestVerdict(outcomes(steps, test, rule, copying: copied), test, rule, positions, in: ruleSet)
    case .log where !test.evidence.isEmpty: return try verdict(besides: test, rule)
    case .log(let text): return try verdict(of: Array(text.utf8), test, rule)
    }
  }

  private func verdict(of log: [UInt8], _ test: RuleTest, _ rule: Rule) throws(UnreadableTest) -> TestVerdict {
    var options = TraceOptions()
    options.settings.isDeclaredComplete = test.captureComplete
    options.settings.platform = test.platform
    var assembler = TraceAssembler(program, classifier, options)
    var reader = CaptureReader(ReadingOptions(wanted: wanted))
    assembler.begin("test")
    do {
      try reader.feed(log.span, to: &assembler)
      try reader.finish(to: &assembler)
    } catch {
      throw UnreadableTest(description: "the log cannot be read: \(error)")
    }
    _ = assembler.end(reader.counts)
    assembler.finish()
    let profile = ChosenProfile(named: [], assembler.evidence, in: ruleSet)
    return TestVerdict(assembler.takeDecided(), test, rule, positions, shown: profile, in: ruleSet)
  }

  private func outcomes(
    _ steps: [RuleTest.Step], _ test: RuleTest, _ rule: Rule, copying copied: Int?
  ) -> [InstanceOutcome] {
    var engine = Engine(program)
    let source = SourceID(0)
    var facts = SourceSettings()
    facts.isDeclaredComplete = test.captureComplete
    facts.platform = test.platform ?? rule.platforms.first
    engine.receive(.settings(facts), in: source)
    engine.receive(.session(0, isSeen: test.sessionStart), in: source)
    let frame: TimeFrame = test.zoneKnown ? .absolute : .local
    var sessions = beginning(of: steps, test)
    var zones = ZoneTracker(test.timeZone)
    var line = 0
    var last = time(.zero, test, frame)
    for step in steps {
      line += 1
      switch step {
      case .tick(let moment):
        last = time(moment, test, frame)
        engine.receive(.time(last), in: source)
      case .gap(let length, let moment):
        let end = time(moment, test, frame)
        var start = end
        start.instant = start.instant - length
        zones.forget()
        engine.receive(.gap(CoverageGap(from: start, to: end, reason: .gap)), in: source)
        engine.receive(.time(end), in: source)
        last = end
      case .event(let moment, let type, let fields, _):
        last = time(moment, test, frame)
        let definition = ruleSet.events[type.index]
        if let rank = definition.startsSession {
          let number = sessions.number
          if sessions.observe(rank: rank, processID: nil, isPlugin: false) {
            // What was due before the launch is decided before the session ends.
            engine.receive(.time(last), in: source)
            engine.receive(.session(sessions.number, isSeen: sessions.isSeen), in: source)
            if sessions.number != number { zones.forget() }
          }
        }
        engine.receive(
          .sighting(component: definition.components.first, type: type, level: definition.level(on: facts.platform)),
          in: source)
        let filled = NestedFields.filled(fields, of: definition)
        zones.note(ZoneTracker.named(by: definition, filled))
        func event(_ repetition: Event.Repetition) -> Event {
          Event(
            type: type, time: last, timeZone: zones.current, source: source, session: sessions.number,
            position: LinePosition(line: line), fields: filled, excerpt: LogExcerpt(definition.name),
            repetition: repetition)
        }
        engine.receive(.event(event(.none)), in: source)
        if line == copied.map({ $0 + 1 }) { engine.receive(.event(event(.adjacent)), in: source) }
      }
    }
    return engine.finish(source)
  }

  /// A trace that begins with a launch has a separate launch line, or begins after one of the first rank. An earlier
  /// launch, whose beginning the capture does not show, precedes any other trace.
  private func beginning(of steps: [RuleTest.Step], _ test: RuleTest) -> SessionTracker {
    var sessions = SessionTracker()
    let first = steps.lazy.compactMap(\.type).first
    if !test.sessionStart {
      _ = sessions.observe(rank: nil, processID: nil, isPlugin: true)
    } else if let first, ruleSet.events[first.index].startsSession == nil {
      _ = sessions.observe(rank: 1, processID: nil, isPlugin: false)
    }
    return sessions
  }

  private func time(_ moment: LogDuration, _ test: RuleTest, _ frame: TimeFrame) -> EventTime {
    var instant = RuleTest.beginning + moment
    let step = max(1, test.granularity.nanoseconds)
    instant.nanoseconds -= instant.nanoseconds % step
    return EventTime(instant: instant, frame: frame, granularity: test.granularity)
  }
}

/// The reason why a test cannot be run at all.
struct UnreadableTest: Error, CustomStringConvertible {
  let description: String
}
