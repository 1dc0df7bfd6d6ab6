package import LogCheckModel

/// Reads rule files.
package enum RuleLoader {
  /// The language that this version reads.
  package static let schema = "dnp-rules/1"

  /// Reads all files as one set: first what they declare, then what refers to it.
  ///
  /// All problems of all files are found in one run, in the order of their positions. With any error among them the set
  /// is empty: half a set of rules would give misleading verdicts.
  ///
  /// A configuration adds its `parameters`, which win over those of the files, and its `waivers`. Problems of these are
  /// reported to `settingsProblems` and do not change the set.
  package static func load(
    _ files: [RuleFileText], configuration: Configuration? = nil, settingsProblems: RuleProblems = RuleProblems()
  ) -> (rules: RuleSet, diagnostics: [Diagnostic]) {
    let problems = RuleProblems()
    let read = files.compactMap { file in
      YAMLReader.read(file, reportingTo: problems).flatMap { MapReader($0, .file, problems) }.map {
        ($0, file.lacksTests)
      }
    }
    let roots = read.map(\.0)
    for root in roots { checkSchema(root, problems) }
    guard holdsNotTooManyRules(roots, problems) else { return (RuleSet(), problems.sorted) }
    var components = ComponentDecoder(problems: problems)
    for root in roots { root.value("components").map { components.decode($0) } }
    var envelope = EnvelopeDecoder(problems: problems)
    for root in roots { root.value("envelope").map { envelope.decode($0) } }
    var events = EventDecoder(components: components.catalogue, problems: problems)
    for root in roots { root.value("events").map { events.decode($0) } }
    for root in roots { root.value("wordings").map { events.decode(wordings: $0) } }
    var sets = SetsDecoder(problems: problems)
    for root in roots { root.value("sets").map { sets.decode($0) } }
    events.catalogue.sets = sets.sets
    events.resolve()
    var evidence = EvidenceDecoder(catalogue: events.catalogue, problems: problems)
    for root in roots { root.value("evidence").map { evidence.decode($0) } }
    let context = RuleContext(
      components: components.catalogue, catalogue: events.catalogue, envelope: envelope.members,
      processEnders: events.processEnders, problems: problems)
    var overrides = ParameterOverrides(problems: problems)
    for root in roots {
      root.value("profiles").map { overrides.decode(profiles: $0) }
      root.value("parameters").map { overrides.decode($0) }
    }
    configuration?.parameters.map { overrides.decode($0, reportingTo: settingsProblems) }
    var rules = RuleDecoder(context: context, overrides: overrides)
    for (root, lacksTests) in read { root.value("rules").map { rules.decode($0, lacksTests: lacksTests) } }
    overrides.check(against: rules.rules, names: rules.names)
    var profiles = ProfileDecoder(rules: Set(rules.names), catalogue: events.catalogue, problems: problems)
    for root in roots { root.value("profiles").map { profiles.decode($0) } }
    profiles.check(rules.forPositions)
    var requirements = RequirementDecoder(problems: problems)
    for root in roots { root.value("requirements").map { requirements.decode($0) } }
    requirements.check(against: rules.namedRequirements)
    var circumstances = CircumstanceDecoder(catalogue: events.catalogue, problems: problems)
    for root in roots { root.value("circumstances").map { circumstances.decode($0) } }
    let ofFiles = Set(evidence.kinds.flatMap(\.becomes).map(\.type))
    var timeline = TimelineDecoder(catalogue: events.catalogue, ofFiles: ofFiles, problems: problems)
    for root in roots { root.value("lanes").map { timeline.decode(lanes: $0) } }
    for root in roots { root.value("timeline").map { timeline.decode($0) } }
    var outcomes = OutcomeDecoder(catalogue: events.catalogue, ofFiles: ofFiles, problems: problems)
    for root in roots { root.value("outcomes").map { outcomes.decode($0) } }
    for root in roots { root.value("conditions").map { outcomes.decode(conditions: $0) } }
    for root in roots { root.value("outcome_bounds").map { outcomes.decode(bounds: $0) } }
    outcomes.check()
    var outcomeTests = OutcomeTestDecoder(conditions: outcomes.conditions, problems: problems)
    for root in roots { root.value("outcome_tests").map { outcomeTests.decode($0) } }
    var metrics = MetricDecoder(catalogue: events.catalogue, ofFiles: ofFiles, problems: problems)
    for root in roots { root.value("metrics").map { metrics.decode($0) } }
    var secrets = SecretSortDecoder(problems: problems)
    for root in roots { root.value("redact").map { secrets.decode($0) } }
    var vocabulary = VocabularyDecoder(components: components.catalogue, problems: problems)
    for root in roots { root.value("vocabulary").map { vocabulary.decode($0) } }
    vocabulary.check(roots)
    var formats = FormatDecoder(problems: problems)
    for (root, lacksTests) in read { root.value("formats").map { formats.decode($0, lacksTests: lacksTests) } }
    var waivers = WaiverDecoder(rules: rules.rules, names: rules.names, problems: problems)
    for root in roots { root.value("waivers").map { waivers.decode($0) } }
    var ofSettings = WaiverDecoder(rules: rules.rules, names: rules.names, problems: settingsProblems)
    configuration?.waivers.map { ofSettings.decode($0) }
    guard !problems.hasErrors else { return (RuleSet(), problems.sorted) }
    var set = RuleSet()
    set.components = components.catalogue.definitions
    set.sessionNames = envelope.sessionNames
    set.envelope = envelope.members
    set.events = events.catalogue.events
    set.clockSetters = events.clockSetters
    set.rules = rules.rules
    set.profiles = profiles.profiles
    set.waivers = waivers.waivers + ofSettings.waivers
    set.circumstances = circumstances.circumstances + limits(outcomes.conditions, circumstances.circumstances)
    set.lanes = timeline.lanes
    set.timeline = timeline.entries
    set.outcomes = outcomes.definitions
    set.conditions = outcomes.conditions
    set.outcomeBounds = outcomes.bounds
    set.outcomeTests = outcomeTests.tests
    set.metrics = metrics.metrics
    set.evidence = evidence.kinds
    set.secretSorts = secrets.sorts
    set.vocabulary = vocabulary.vocabulary
    set.formats = formats.formats
    for event in evidence.kinds.flatMap(\.becomes) { set.events[event.type.index].isEvidence = true }
    set.requirements = requirements.requirements.sorted { $0.id < $1.id }
    return (set, problems.sorted)
  }

  /// Conditions that are limits of the platform are circumstances of failures, too.
  private static func limits(_ conditions: [OutcomeCondition], _ known: [Circumstance]) -> [Circumstance] {
    conditions.filter { condition in
      condition.explanation.limit != nil && condition.derived == nil && !known.contains { $0.id == condition.id }
    }.map { condition in
      var circumstance = Circumstance(
        id: condition.id, title: condition.explanation.title, event: condition.event, mark: condition.mark)
      circumstance.until = condition.until
      circumstance.limit = condition.explanation.limit
      circumstance.isCondition = true
      return circumstance
    }
  }

  /// The rules are counted before anything is made of them.
  private static func holdsNotTooManyRules(_ roots: [MapReader], _ problems: RuleProblems) -> Bool {
    var count = 0
    for root in roots {
      guard let node = root.value("rules"), case .list(let items) = node.content else { continue }
      count += items.count
      guard count > RuleFileLimits.rules else { continue }
      let first = items[max(0, items.count - (count - RuleFileLimits.rules))]
      problems.report(.tooMany("rules in all files", limit: RuleFileLimits.rules), at: first.position)
      return false
    }
    return true
  }

  private static func checkSchema(_ root: MapReader, _ problems: RuleProblems) {
    guard let node = root.value("schema") else { return }
    guard let scalar = node.scalar, scalar.text == schema else {
      problems.report(.unknownSchema(found: node.scalar?.text ?? node.kindWords), at: node.position)
      return
    }
  }
}
