import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `relate` rule: values of a trigger, and of the first of each partner after it, must agree.
struct RelateMonitor: Monitor {
  let context: RuleContext
  let trigger: CompiledSelector
  let partners: [(selector: CompiledSelector, binding: Int)]
  var earlier: LastPartners
  var given: GivenEvents
  let within: CompiledExpression?
  let checks: [(expression: CompiledExpression, check: Expression)]
  let exceptions: [(condition: CompiledExpression, words: String)]
  let sentence: CheckSentence
  let grade: CompiledExpression?
  /// True if the next partner is compared where no line carries a time.
  let isJudgedByOrder: Bool
  /// True if the partners are due: see ``RelateRule/isAwaited``.
  let isAwaited: Bool
  /// Event types that, unseen, may change which events are to be compared.
  private let rivals: [EventTypeID]
  /// Events that may change an open instance; a trigger alone only opens one, or replaces one.
  private let stepping: [EventTypeID]
  /// Rules out the open instances that an event certainly does not change.
  private let joins: Joins
  private var open = InstanceTable<Instance>()

  private struct Instance {
    var bound: [Event?]
    var trigger: Event
    /// The indices of the partners that have not come yet, in order.
    var missing: [Int]
    var deadline: TimeBound
    var taint: InconclusiveReason?
    var evidence: [Evidence]
    /// The latest stamp when the trigger came: a later one shows how much time went by.
    var stamp: EventTime?
    /// True if only the order of the lines says that a partner came in time.
    var isOrderOnly = false
    /// True if another trigger of the key came later: a partner after that one need not be of this.
    var isOlder = false
  }

  init(
    context: RuleContext, trigger: CompiledSelector, partners: [(selector: CompiledSelector, binding: Int)],
    earlier: LastPartners, given: GivenEvents, within: CompiledExpression?,
    checks: [(expression: CompiledExpression, check: Expression)],
    exceptions: [(condition: CompiledExpression, words: String)], sentence: CheckSentence, grade: CompiledExpression?,
    isJudgedByOrder: Bool, isAwaited: Bool
  ) {
    self.context = context
    self.trigger = trigger
    self.partners = partners
    self.earlier = earlier
    self.given = given
    self.within = within
    self.checks = checks
    self.exceptions = exceptions
    self.sentence = sentence
    self.grade = grade
    self.isJudgedByOrder = isJudgedByOrder
    self.isAwaited = isAwaited
    let partnerTypes = partners.flatMap(\.selector.types)
    rivals = context.enders + partnerTypes + trigger.types
    stepping = partnerTypes + context.lifters
    joins = Joins(partners.map(\.selector) + context.cancelledBy + context.killedBy)
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    // With nothing open, only a trigger matters, or what is remembered for one.
    guard !open.isEmpty || trigger.types.contains(event.type) || earlier.wants(event) || given.wants(event) else {
      return
    }
    let key = context.key.values(of: event)
    for owner in stepping.contains(event.type) ? open.owners(key, of: event, joins[event]) : [] {
      guard var instance = open.take(owner.number) else { continue }
      if step(&instance, owner, event, in: &source, with: evaluator) {
        open.remove(owner.number)
      } else {
        open.put(consume instance, owner.number)
      }
    }
    let isTrigger = trigger.accepts(event, bound: [], with: evaluator)
    if context.supersedes, isTrigger != .no {
      for owner in open.owners(key) {
        guard let older = open[owner.number] else { continue }
        let isMeant = owner.doubt.map(Truth.unknown) ?? isTrigger
        if context.supersedes(isMeant, by: event, evidence: older.evidence, in: &source) { open.remove(owner.number) }
      }
    }
    if isJudgedByOrder, isTrigger != .no { markOlder(key) }
    switch isTrigger {
    case .no: break
    case .unknown(let reason):
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) is of the kind the rule is about",
          in: source, evidence: [Evidence(role: .trigger, event: event)]))
    case .yes: begin(event, key, in: &source, with: evaluator)
    }
    // After the judgement: an event is not the last one before itself.
    earlier.remember(event, key, with: evaluator)
    given.remember(event, with: evaluator)
  }

  private mutating func markOlder(_ key: InstanceKey) {
    for owner in open.owners(key) {
      guard var instance = open.take(owner.number) else { continue }
      instance.isOlder = true
      open.put(consume instance, owner.number)
    }
  }

  private mutating func begin(
    _ event: Event, _ key: InstanceKey, in source: inout SourceState, with evaluator: Evaluator
  ) {
    var bound = [Event?](repeating: nil, count: max(1, context.bindings))
    bound[0] = event
    var evidence = [Evidence(role: .trigger, event: event)]
    let before = earlier.found(for: event, key)
    for (position, partner) in before.events {
      bound[position] = partner
      evidence.append(Evidence(role: .step, event: partner))
    }
    // Without later partners it is judged at once; else what is not known yet may be known then.
    if before.missing != nil || !partners.isEmpty, given.effect(bound: bound, with: evaluator) == .skip { return }
    if let missing = before.missing {
      // Values from before the capture are known only by the lines that report them.
      source.report(
        context.outcome(
          .inconclusive(missing.reason), "no \(source.names(missing.types)) before \(source.name(event.type)) was seen",
          in: source, evidence: evidence))
      return
    }
    guard !partners.isEmpty else {
      judge(bound, before.taint, before.unseen(until: event.time), evidence, in: &source, with: evaluator)
      return
    }
    let deadline = within.map { TimeBound(evaluator.value($0, bound: bound, current: event), after: event) } ?? .none
    if let evicted = open.makeRoom() {
      source.report(context.evicted("instances were open", in: source, evidence: evicted.evidence))
    }
    let number = open.open(
      Instance(
        bound: bound, trigger: event, missing: Array(partners.indices), deadline: deadline, evidence: evidence,
        stamp: source.latestTime),
      key: key, by: event)
    if let (instant, frame) = deadline.expiry {
      source.schedule(instant, frame, monitor: context.rule, instance: number)
    }
  }

  private func step(
    _ instance: inout Instance, _ owner: Owner, _ event: Event, in source: inout SourceState,
    with evaluator: Evaluator
  ) -> Bool {
    let ending = context.ending(by: event, bound: instance.bound, doubt: owner.doubt, with: evaluator)
    if ending.isSome,
      context.ends(ending, by: event, what: "the comparison", evidence: instance.evidence, in: &source)
    {
      return true
    }
    for index in partners.indices where instance.missing.contains(index) {
      switch partners[index].selector.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) {
      case .no: continue
      case .unknown(let reason):
        // It may have been the partner: what comes later is then perhaps not the first.
        instance.taint = instance.taint ?? reason
        continue
      case .yes: break
      }
      switch instance.deadline.admits(event) {
      case .no: continue
      // The next partner is the one that came in time, as far as the order shows.
      case .unknown(.time) where isJudgedByOrder && !instance.isOlder && instance.stamp == source.latestTime:
        instance.isOrderOnly = true
      case .unknown(let reason): instance.taint = instance.taint ?? reason
      case .yes: break
      }
      if event.isOlder(than: instance.trigger) { instance.taint = instance.taint ?? .clock }
      instance.bound[partners[index].binding] = event
      instance.missing.removeAll { $0 == index }
      instance.evidence.append(Evidence(role: .step, event: event))
      break
    }
    guard instance.missing.isEmpty else { return false }
    // The first partner seen need not be the first there was, nor this trigger the one it belongs to.
    let unseen = Unseen(enders: rivals, from: instance.trigger.time, to: event.time)
    judge(
      instance.bound, instance.taint, unseen, instance.evidence, isOrderOnly: instance.isOrderOnly, in: &source,
      with: evaluator)
    return true
  }

  private func judge(
    _ bound: [Event?], _ taint: InconclusiveReason?, _ unseen: Unseen, _ evidence: [Evidence],
    isOrderOnly: Bool = false, in source: inout SourceState, with evaluator: Evaluator
  ) {
    let effect = given.effect(bound: bound, with: evaluator)
    if effect == .skip { return }
    var result = Truth.yes
    var broken: Expression?
    for check in self.checks {
      let truth = evaluator.truth(check.expression, bound: bound, current: bound.first ?? nil)
      if truth == .no, broken == nil { broken = check.check }
      result = result && truth
    }
    let excuse = result == .yes ? Excuse.none : excuse(bound, with: evaluator)
    if excuse == .given { result = .yes }
    var outcome = context.unsaid(
      .pass, in: source, evidence: evidence, note: isOrderOnly ? RuleContext.orderOnly : nil)
    if let grade { outcome.grade = Self.number(evaluator.value(grade, bound: bound, current: bound.first ?? nil)) }
    if taint != nil {
      outcome.detail = "it is unknown whether these events belong together"
    } else if case .unknown = result {
      outcome.detail = "the values cannot be compared"
    } else if result == .no {
      outcome.detail =
        context.message?.text(bound, current: bound.first ?? nil, with: evaluator)
        ?? broken.flatMap { sentence.text($0, bound, with: evaluator) } ?? "the values do not go together"
      if context.message == nil, let grade = outcome.grade, self.grade != nil, !outcome.detail.contains(" apart;") {
        outcome.detail = Self.measured(grade) + outcome.detail
      }
      outcome.brokenParts = broken.map { sentence.fields($0, bound, with: evaluator) } ?? []
      if case .possible(let words) = excuse {
        outcome.detail = "probably broken: \(outcome.detail), unless \(words), which the capture does not show"
      }
      if isOrderOnly { outcome.detail += "; " + RuleContext.orderOnly }
    }
    switch result {
    case .yes: source.conclude(.pass, outcome, unless: taint, or: unseen, saying: { _ in "the values agree" })
    case .no:
      let isExcusable = if case .possible = excuse { true } else { false }
      source.conclude(
        isExcusable ? .inconclusive(.exception) : .fail, outcome,
        unless: taint ?? given.excuse(effect, until: source.latestTime, source.coverage), or: unseen)
    case .unknown(let reason): source.conclude(.pass, outcome, unless: taint ?? reason)
    }
  }

  /// The answer of the exceptions to a broken check.
  private enum Excuse: Equatable {
    case none
    /// One of them holds.
    case given
    /// None holds for certain, but these may, in words.
    case possible(String)
  }

  private func excuse(_ bound: [Event?], with evaluator: Evaluator) -> Excuse {
    var possible: [String] = []
    for exception in exceptions {
      switch evaluator.truth(exception.condition, bound: bound, current: bound.first ?? nil) {
      case .yes: return .given
      case .no: continue
      case .unknown: possible.append(exception.words)
      }
    }
    return possible.isEmpty ? .none : .possible(possible.joined(separator: ", or "))
  }

  private static func number(_ value: EvalValue) -> Double? {
    switch value {
    case .duration(let range): Double(range.low)
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  private static func measured(_ nanoseconds: Double) -> String {
    guard nanoseconds.magnitude < 9e18 else { return "" }
    return "measured \(TimeText.duration(LogDuration(nanoseconds: Int64(nanoseconds)))); "
  }

  func position(of instance: Int) -> LinePosition? { open[instance]?.trigger.position }

  mutating func deadlinePassed(
    _ number: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {
    guard let instance = open.take(number) else { return }
    guard instance.deadline.hasPassed(at: time) else {
      open.put(consume instance, number)
      return
    }
    open.remove(number)
    withoutPartner(instance, in: &source)
  }

  private func withoutPartner(_ instance: Instance, in source: inout SourceState) {
    let missing = instance.missing.flatMap { partners[$0].selector.types }
    func detail(_ source: SourceState) -> String { "no \(source.names(missing)) to compare with" }
    // One that is among missing lines may not agree; a file that was not given is not missing.
    let files = missing.filter { source.ruleSet.events[$0.index].isEvidence }
    let lines = missing.filter { !files.contains($0) }
    let lostLine =
      lines.isEmpty
      ? nil : source.lossReason(of: lines, from: instance.trigger.time, to: instance.deadline.eventTime)
    if let taint = instance.taint ?? lostLine ?? source.coverage.gapReason(ofEvidence: files) {
      source.report(context.outcome(.inconclusive(taint), detail(source), in: source, evidence: instance.evidence))
    } else {
      source.report(context.unsaid(.cancelled, in: source, evidence: instance.evidence), saying: detail)
    }
  }

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    guard context.endsWithSession else { return }
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      withoutPartner(instance, in: &source)
    }
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    for number in open.numbers {
      guard let instance = open[number] else { continue }
      open.remove(number)
      guard isAwaited else {
        // Nothing is owed: without a partner there is nothing to compare, whether time runs out or the capture.
        withoutPartner(instance, in: &source)
        continue
      }
      var taint = instance.taint
      if taint == nil, case .unknown(let unknown) = instance.deadline { taint = unknown }
      let missing = source.names(instance.missing.flatMap { partners[$0].selector.types })
      context.leaveOpen(
        .running, taint, "the capture ends before \(missing) to compare with", in: &source, evidence: instance.evidence)
    }
  }
}

extension RelateRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    _ = compiler.bind(trigger)
    var partners: [(selector: CompiledSelector, binding: Int)] = []
    for partner in self.partners {
      let position = compiler.bind(partner)
      partners.append((try compiler.compile(partner), position))
    }
    var earlier: [(selector: CompiledSelector, binding: Int)] = []
    for partner in lastPartners {
      let position = compiler.bind(partner)
      earlier.append((try compiler.compile(partner), position))
    }
    var checks: [(expression: CompiledExpression, check: Expression)] = []
    for check in self.checks { checks.append((try compiler.compile(check.expression, for: trigger), check.expression)) }
    var exceptions: [(condition: CompiledExpression, words: String)] = []
    for exception in self.exceptions {
      exceptions.append((try compiler.compile(exception.condition, for: trigger), exception.words))
    }
    return RelateMonitor(
      context: try compiler.context(trigger), trigger: try compiler.compile(trigger), partners: partners,
      earlier: LastPartners(earlier), given: try compiler.given(),
      within: try within.map { expression throws(PatternError) in try compiler.compile(expression, for: trigger) },
      checks: checks, exceptions: exceptions, sentence: CheckSentence(compiler: compiler.expressions, trigger: trigger),
      grade: try grade.map { grade throws(PatternError) in try compiler.compile(grade.value, for: trigger) },
      isJudgedByOrder: isJudgedByOrder, isAwaited: isAwaited)
  }
}
