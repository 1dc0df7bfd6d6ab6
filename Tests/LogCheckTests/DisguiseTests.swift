import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// The verdicts of a rule's tests on a trace hold for the same trace in any capture that can carry it.
///
/// Where a format lacks what a verdict needs (the year, the zone, parts of a second), the verdict may become inconclusive for
/// that reason; it may never change sides.
@Suite struct DisguiseTests {
  private static let traces = Result {
    let ruleSet = try Shipped.testedRules.get().ruleSet
    let texts = try EventText(ruleSet)
    var traces: [String: [TestTrace]] = [:]
    for rule in ruleSet.named {
      traces[rule.id] = rule.tests.flatMap { test in
        TestTrace.Style.allCases.compactMap { TestTrace(test, of: rule, $0, in: ruleSet, texts) }
      }
    }
    return traces
  }

  private static let ruleIDs = (try? Shipped.testedRules.get().ruleSet.named.map(\.id)) ?? []

  @Test(.costly) func nearlyEveryTraceCanBeWrittenAsALog() throws {
    let traces = try Self.traces.get().values.flatMap(\.self)
    let rules = try Shipped.testedRules.get().ruleSet
    let tests = rules.named.flatMap(\.tests).count { test in
      guard case .events(let steps) = test.input else { return false }
      return !steps.contains { step in
        if case .event(_, let type, _, _) = step { rules.events[type.index].isEvidence } else { false }
      }
    }
    // Events that have nothing but their name often have no words for that.
    #expect(traces.count { $0.style == .words } * 100 >= tests * 87)
    // Three events know whether they were structured (`schema`): their traces in words cannot be written as JSON.
    #expect(traces.count { $0.style == .json } * 100 >= tests * 90)
  }

  @Test(.costly, .tags(.long), arguments: Extent.some(24, of: ruleIDs))
  func aDisguisedTraceIsJudgedTheSame(id: String) async throws {
    let traces = try #require(try Self.traces.get()[id])
    for (number, trace) in traces.enumerated() {
      let seed = SeededGenerator.seed(of: UInt64(number), from: id.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
      let writers = LogWriter.all.filter { carries(trace, $0) }
      for writer in Extent.some(1, whole: 3, of: writers, salt: seed) {
        let disguise = Disguise(writer, seed: writer.id.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
        guard fits(trace, disguise) else { continue }
        try await judge(trace, disguise)
      }
    }
  }

  /// True if the writer's format can carry the whole trace.
  private func carries(_ trace: TestTrace, _ writer: LogWriter) -> Bool {
    let parts = writer.traits.parts
    let isAndroid = parts.contains(.tag)
    // If a trace is of another platform, or of an unknown one, a capture inevitably shows its own.
    if let platform = trace.test.platform, !trace.rule.platforms.isEmpty, !trace.rule.platforms.contains(platform) {
      return false
    }
    if !trace.rule.environments.isEmpty, trace.test.environment == nil { return false }
    if trace.hasLocalInstants, parts.contains(.zone) || writer.traits.granularity == nil { return false }
    // A rule of one platform, and a capture that shows the platform.
    if !trace.rule.platforms.isEmpty, !trace.rule.platforms.contains(isAndroid ? .android : .ios) { return false }
    if parts.contains(.structuredOnly), trace.style == .words || trace.hasGaps { return false }
    // A time of day alone does not show how many days went by.
    if writer.traits.granularity != nil, !parts.contains(.date), trace.length >= .seconds(12 * 3600) { return false }
    // Bare objects are read as structured events, and those know no marker of a gap.
    if trace.hasGaps, trace.style == .json, writer.traits.granularity == nil { return false }
    if trace.hasPrintedLines, !isAndroid, !parts.contains(.standardOutput) { return false }
    if !trace.sessionsShowWithoutProcessIDs, !parts.contains(.processID) { return false }
    if trace.test.granularity > .milliseconds(1), writer.traits.granularity != trace.test.granularity { return false }
    if !trace.test.zoneKnown, parts.contains(.zone) || writer.traits.granularity == nil { return false }
    return true
  }

  private func fits(_ trace: TestTrace, _ disguise: Disguise) -> Bool {
    // The colours are put between the first two words, where they split the marker of a gap and a tag of several words.
    if trace.hasGaps || trace.hasTagOfSeveralWords, disguise.wrapping.contains("ansi") { return false }
    return (trace.test.zoneKnown && !trace.hasLocalInstants) || !disguise.hasClock
  }

  private func judge(_ trace: TestTrace, _ disguise: Disguise) async throws {
    let test = trace.test
    let judged = try await Judge.run(
      [.pieces(disguise.pieces(trace.items), shown: "test.log")], options(test, trace.rule, disguise.options))
    let reported = try #require(judged.summary.rules.first { $0.id == trace.rule.id })
    let wanted = test.expectation
    var allowed = disguise.allowed
    // A printed line itself has no time, or that of the tool, to the second.
    if trace.hasPrintedLines { allowed.formUnion([.time, .granularity]) }
    // An exception of a rule may depend on the times, too, and at its limit on parts of a second.
    if allowed.contains(.time) || allowed.contains(.granularity) { allowed.insert(.exception) }
    let reasons = Set(reported.reasons.keys)
    let isWeakened = reported.verdict == .inconclusive && !reasons.isDisjoint(with: allowed)
    // Without times some rules are judged by order, and say so.
    let isFailedByOrder = judged.findings.contains { $0.rule == trace.rule.id && $0.message.contains("order judged") }
    let isByOrder =
      !disguise.hasTime
      && (reported.verdict == .pass && !reported.notes.isEmpty || reported.verdict == .fail && isFailedByOrder)
    var problem: String?
    if reported.verdict != wanted.verdict {
      if !isWeakened, !isByOrder { problem = "it got \(reported.verdict)" }
    } else if allowed.isEmpty {
      problem = difference(reported, wanted)
    }
    guard let problem else { return }
    let text = String(decoding: disguise.bytes(trace.items).prefix(3000), as: UTF8.self)
    let details = judged.findings.filter { $0.rule == trace.rule.id }.map { "\($0.verdict) \($0.message)" }
    Issue.record(
      """
      \(trace.rule.id): \(test.name) (\(trace.style)): \(problem), wanted \(wanted.verdict); reasons \(reported.reasons)
      \(disguise), read as \(judged.summary.captures.map { "\($0.format ?? "-") \($0.wrappers) events \($0.events)" })
      \(details)
      \(text)
      """)
  }

  private func options(_ test: RuleTest, _ rule: Rule, _ base: AuditOptions = AuditOptions()) -> AuditOptions {
    var options = base
    options.isCaptureComplete = test.captureComplete
    switch (test.environment, test.platform) {
    case (.device?, _): options.profiles = ["ios-device"]
    case (.simulator?, _): options.profiles = ["ios-simulator"]
    case (nil, .android?): options.profiles = ["android"]
    default:
      options.profiles = rule.platforms == [.ios] ? ["ios-device"] : rule.platforms == [.android] ? ["android"] : []
    }
    options.profiles += test.profiles.isEmpty ? rule.profiles : test.profiles
    return options
  }

  private func difference(_ reported: RuleSummary, _ wanted: RuleTest.Expectation) -> String? {
    if reported.verdict != wanted.verdict { return "it got \(reported.verdict)" }
    if let passes = wanted.passes, passes != reported.passes { return "\(reported.passes) passes" }
    if let fails = wanted.fails, fails != reported.fails { return "\(reported.fails) fails" }
    if let reason = wanted.reason, reported.reasons[reason] == nil { return "reasons \(reported.reasons)" }
    return nil
  }

  /// A rule with `without_times: order` finds a fault of its tests, and acquits a healthy trace, in lines that carry no time.
  @Test(.costly, arguments: (try? Shipped.testedRules.get().ruleSet.named.filter(\.isJudgedByOrder).map(\.id)) ?? [])
  func aRuleThatIsJudgedByOrderNeedsNoTimes(id: String) async throws {
    let traces = try #require(try Self.traces.get()[id]).filter { !$0.hasGaps }
    let writer = try #require(LogWriter.all.first { $0.id == "tagged-lines" })
    var reported: Set<RuleVerdict> = []
    for trace in traces where carries(trace, writer) {
      let text = trace.items.compactMap { item in
        if case .entry(let entry) = item { entry.message } else { nil }
      }.joined(separator: "\n")
      let judged = try await Judge.run(
        [.pieces([Array((text + "\n").utf8)], shown: "test.log")], options(trace.test, trace.rule))
      let rule = try #require(judged.summary.rules.first { $0.id == id })
      if rule.verdict == trace.test.expectation.verdict { reported.insert(rule.verdict) }
      // Where an exception needs the times, the fault is suspected, and the run is not proved.
      if trace.test.expectation.verdict == .fail, rule.reasons[.exception] != nil { reported.insert(.fail) }
    }
    #expect(reported.contains(.fail) && reported.contains(.pass), "\(reported)")
  }

  /// The logs in the rules' tests, passed on by tools and in pieces.
  @Test(.costly, .tags(.long), arguments: ruleIDs)
  func aWrappedLogIsJudgedTheSame(id: String) async throws {
    let rule = try #require(try Shipped.testedRules.get().ruleSet.rules.first { $0.id == id })
    for (number, test) in rule.tests.enumerated() {
      guard case .log(let text) = test.input, test.evidence.isEmpty else { continue }
      // The format or a path in it may show more than the test says; then the rule's own runner checks it.
      if !rule.environments.isEmpty, test.environment == nil { continue }
      var generator = SeededGenerator(seed: UInt64(number + 1))
      // The colours are put between the first two words, where they split a text that has no header before it.
      let hasHeaders = text.split(separator: "\n").allSatisfy { line in
        line.first.map { $0.isNumber || "[{-=".contains($0) } ?? true
      }
      let wrappings = Disguise.wrappings.filter { hasHeaders || !$0.contains("ansi") }
      for wrapping in Extent.some(1, of: wrappings, salt: generator.next()) {
        var bytes = Array(text.utf8)
        for id in wrapping { bytes = try #require(CaptureWrapper.named(id)).wrap(bytes, from: RuleTest.beginning) }
        let pieces = Disguise.cut(bytes, seed: generator.next())
        let judged = try await Judge.run([.pieces(pieces, shown: "test.log")], options(test, rule))
        let reported = try #require(judged.summary.rules.first { $0.id == id })
        let problem = difference(reported, test.expectation)
        #expect(problem == nil, "\(test.name) \(wrapping), read as \(judged.summary.captures.map(\.format))")
      }
    }
  }
}

extension Rule {
  fileprivate var isJudgedByOrder: Bool {
    switch body {
    case let body as RelateRule: body.isJudgedByOrder
    case let body as CountRule: body.isJudgedByOrder
    default: false
    }
  }
}
