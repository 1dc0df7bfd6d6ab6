import LogCheckModel
import LogCheckRules
import LogCheckTestSupport

@testable import LogCheckEngine

/// A rule, a trace, and whether the engine and the oracle say the same of them.
struct Agreement {
  let bench: Bench
  let text: String
  let names: [String]

  init(_ rule: String, names: [String]) throws {
    bench = try Bench(rule, [["0s tick"]])
    self.names = names
    text = rule
  }

  /// The events of traces that exercise the rule.
  var maker: TraceMaker {
    let launches = names.contains("h.linked") ? [] : ["s.launch"]
    return TraceMaker(names: names + names + names + launches + ["tick", "b.note", "a.step"])
  }

  /// The verdicts of the oracle in each possible world, up to a limit.
  func worlds(_ items: [TraceItem], _ observation: Observation = Observation(), atMost limit: Int = 300) -> [[Ending]] {
    guard var oracle = Oracle(bench.rules, items) else { return [] }
    oracle.beginsSession = observation.beginsSession
    oracle.beginsAtStart = observation.beginsAtStart
    var worlds: [[Ending]] = []
    repeat { worlds.append(reported(oracle.endings(), in: items)) } while worlds.count < limit && oracle.choices.next()
    return worlds
  }

  func engine(_ items: [TraceItem], _ observation: Observation = Observation(), as whole: [TraceItem]? = nil)
    -> [Ending]
  {
    reported(bench.endings(items, observation), in: whole ?? items)
  }

  /// Endings in words that both use: instances without a line by their key, and reasons only where
  /// docs/verdicts.md defines which one it is.
  private func reported(_ endings: [Ending], in items: [TraceItem]) -> [Ending] {
    guard let oracle = Oracle(bench.rules, items) else { return endings }
    return endings.map { ending in
      var ending = ending
      if !hasReportedReasons, !["pass", "fail", "cancelled"].contains(ending.verdict) { ending.verdict = "open" }
      if let isSession = isGrouped(ending), let position = items.firstIndex(where: { $0.line == ending.line }) {
        ending.line = oracle.group(of: position, isSession: isSession)
      }
      return ending
    }.sorted()
  }

  /// True if an instance is a key, or a key in a session; `nil` where it has a line.
  private func isGrouped(_ ending: Ending) -> Bool? {
    switch bench.rules.rules.first?.body {
    case let body as CountRule: body.scope.isBetween ? nil : body.scope.isSession
    case let body as SetRule: body.scope.isBetween ? nil : body.scope.isSession
    case is RateRule, is ShareRule: ending.verdict == "fail" ? nil : bench.rules.rules.first?.ends.withSession
    case is CounterRule: ending.verdict == "fail" ? nil : false
    default: nil
    }
  }

  /// True if the documents say why an instance of a wholly readable trace is open.
  var hasReportedReasons: Bool {
    switch bench.rules.rules.first?.body {
    case is ResponseRule, is SequenceRule, is NeverRule, is PrecedesRule, is CountRule, is OverlapRule: true
    default: false
    }
  }
}

extension Agreement {
  /// The difference between the two on a trace that can be read as a whole; `nil` if there is none.
  func exactDifference(_ items: [TraceItem], _ observation: Observation) -> String? {
    let engine = engine(items, observation)
    let oracle = worlds(items, observation, atMost: 1).first ?? []
    return engine == oracle ? nil : "engine \(engine.words), oracle \(oracle.words)"
  }

  /// The endings that every possible world decides; `nil` if there are more worlds than the limit.
  func sure(_ items: [TraceItem]) -> [Ending]? {
    let worlds = worlds(items, atMost: Self.worldLimit)
    guard worlds.count < Self.worldLimit, let first = worlds.first else { return nil }
    return Set(first).filter(\.isDecided).flatMap { ending in
      Array(repeating: ending, count: worlds.map { $0.count { $0 == ending } }.min() ?? 0)
    }
  }

  private static let worldLimit = 128

  /// A decision of the engine on a trace with unreadable values that not every possible world shares.
  func obscureDifference(_ items: [TraceItem]) -> String? {
    let worlds = worlds(items, atMost: Self.worldLimit)
    let engine = engine(items)
    for ending in Set(engine) where ending.isDecided {
      if worlds.contains(where: { isOfNothing(ending, in: $0, items) }) { continue }
      // Which event of a course is at fault depends on those before.
      if isOfCourse, ending.verdict == "fail", worlds.allSatisfy({ $0.contains { $0.verdict == "fail" } }) { continue }
      if engine.count(where: { $0 == ending }) > worlds.map({ $0.count { $0 == ending } }).min() ?? 0 {
        return "\(ending): engine \(engine.words), worlds \(Set(worlds.map(\.words)).sorted())"
      }
    }
    return nil
  }

  /// A decision of the engine on the rest of a trace that the whole trace does not share.
  func lossDifference(_ items: [TraceItem], _ loss: Loss) -> String? {
    let (left, observation) = loss.capture(of: items)
    guard !left.isEmpty, !isBlind(to: loss, of: items) else { return nil }
    // The relation of an instant in a line to a stamp changes unpredictably with the clock.
    if loss == .clock, ["at >", ".at", "value: at"].contains(where: { text.contains($0) }) { return nil }
    if isUsedTwice(items) { return nil }
    let engine = engine(left, observation, as: items)
    let whole = worlds(items, atMost: 1).first ?? []
    for ending in Set(engine) where ending.isDecided {
      // What a line only could be leaves passes as they are: docs/vocabulary.md says why.
      if loss == .hint, ending.verdict == "pass" { continue }
      if isOfCourse {
        // Which event of a course is at fault depends on those before.
        if isCut(loss), ending.verdict == "pass" { continue }
        if ending.verdict == "fail", whole.contains(where: { $0.verdict == "fail" }) { continue }
      }
      if isCut(loss), ending.line <= 0, ending.verdict == "pass" { continue }
      // The beginning of a chain is taken at its word.
      if let body = bench.rules.rules.first?.body as? HashRule, body.genesis != nil, loss == .head { continue }
      // A capture does not begin in the middle of another call.
      if let body = bench.rules.rules.first?.body as? SequenceRule, body.isStrict, loss == .head { continue }
      // What was lifted, or ended by a death, and answered all the same is no fault. Who had been heard by the end of a scope
      // depends on when it ends.
      let answered = ["cancelled", "not-captured"] + (isLifted ? ["end"] + (hasReportedReasons ? [] : ["open"]) : [])
      if isOfNothing(ending, in: whole, items) { continue }
      if loss == .clock, ending.verdict == "pass", isEnough(ending, of: items) { continue }
      // In whichever session a value is wrong, it is wrong.
      if bench.rules.rules.first?.body is SetRule, ending.line <= 0, ending.verdict == "fail",
        whole.contains(where: { $0.line <= 0 && $0.verdict == "fail" })
      {
        continue
      }
      let count = whole.count { other in
        other == ending || (ending.verdict == "pass" && other.line == ending.line && answered.contains(other.verdict))
      }
      if engine.count(where: { $0 == ending }) > count {
        return "\(loss), \(ending): engine \(engine.words), whole \(whole.words)"
      }
    }
    return nil
  }

  /// True if only the end of the scope was still to come, and what came until then is enough: a clock set forward brings that end
  /// nearer, and nothing that follows is too much.
  private func isEnough(_ ending: Ending, of items: [TraceItem]) -> Bool {
    guard let body = bench.rules.rules.first?.body as? CountRule, body.maximum == nil, let last = items.last else {
      return false
    }
    let tick = TraceItem(at: last.at + 60_000, name: "tick", line: last.line + 1, session: last.session)
    return worlds(items + [tick], atMost: 1).first?.contains(ending) ?? false
  }

  /// True if the capture ends early, or begins late: a verdict on the capture is then none on the whole trace.
  private func isCut(_ loss: Loss) -> Bool { loss == .head || loss == .tail }

  /// True if a counter passes although the whole trace shows no two values of one run: none of them fell all the same.
  private func isOfNothing(_ ending: Ending, in whole: [Ending], _ items: [TraceItem]) -> Bool {
    guard bench.rules.rules.first?.body is CounterRule, ending.verdict == "pass",
      let oracle = Oracle(bench.rules, items)
    else { return false }
    return !whole.contains { other in
      let position = items.firstIndex { $0.line == other.line }
      return other.line == ending.line || position.map { oracle.group(of: $0, isSession: false) } == ending.line
    }
  }

  /// With a key, counts and collections span a gap: the same key is not to be used again there.
  private func isUsedTwice(_ items: [TraceItem]) -> Bool {
    guard let rule = bench.rules.rules.first, !rule.key.isEmpty else { return false }
    var scope: CountRule.Scope?
    if let body = rule.body as? CountRule { scope = body.scope }
    if let body = rule.body as? SetRule { scope = body.scope }
    guard case .between(let open, let close, _)? = scope else { return false }
    let types = open.types + (close?.types ?? []) + (rule.ends.cancelledBy + rule.ends.killedBy).flatMap(\.types)
    let names = types.map { bench.rules.events[$0.index].name } + (rule.ends.withSession ? ["s.launch"] : [])
    return items.contains { $0.isLost && names.contains($0.name) }
  }

  private var isLifted: Bool {
    bench.rules.rules.first.map { !$0.ends.killedBy.isEmpty || $0.ends.withSession } ?? false
  }

  /// True if events are not captured that end an instance, or that one rests on. The component of an event that lifts
  /// an obligation need not have been heard: there only missing lines count.
  private func isBlind(to loss: Loss, of items: [TraceItem]) -> Bool {
    guard loss.isOfComponents, let rule = bench.rules.rules.first else { return false }
    var enders = rule.ends.cancelledBy + rule.ends.killedBy
    var isOfSession = rule.ends.withSession
    switch rule.body {
    case let body as ResponseRule:
      for way in body.alternatives {
        enders += [way.until, way.entry].compactMap(\.self)
        // A step that is not logged makes the next event that could be it the end.
        if way.until != nil { enders += way.steps.dropLast() }
      }
      if rule.ends.supersedes { enders.append(body.trigger) }
    case let body as SequenceRule: if rule.ends.supersedes { enders.append(body.start) }
    case let body as RelateRule: if rule.ends.supersedes { enders.append(body.trigger) }
    case let body as NeverRule: enders += [body.close].compactMap(\.self)
    case let body as PrecedesRule:
      enders += [body.since].compactMap(\.self)
      if case .session = body.scope { isOfSession = true }
    case let body as CountRule:
      (enders, isOfSession) = (enders + body.scope.closing, isOfSession || body.scope.isSession)
    case let body as SetRule: (enders, isOfSession) = (enders + body.scope.closing, isOfSession || body.scope.isSession)
    case let body as MachineRule: enders += [body.resetOn].compactMap(\.self)
    case let body as GaugeRule: enders += [body.resetOn].compactMap(\.self)
    case let body as CounterRule: enders += [body.resetOn].compactMap(\.self)
    default: break
    }
    let names = Set(enders.flatMap(\.types).map { bench.rules.events[$0.index].name })
    return items.contains { $0.isLost && (names.contains($0.name) || (isOfSession && $0.name == "s.launch")) }
  }

  private var isOfCourse: Bool {
    switch bench.rules.rules.first?.body {
    case is MachineRule, is GaugeRule, is CounterRule: true
    default: false
    }
  }
}

extension [Ending] {
  /// For messages.
  var words: String { map { "\($0.line) \($0.verdict)" }.joined(separator: ", ") }
}
