import LogCheckModel
import LogCheckRules
import Testing

/// The files of the folder `Valid`: every kind of rule and every key of the language.
@Suite struct ValidFileTests {
  private let rules: RuleSet
  private let diagnostics: [Diagnostic]

  init() throws { (rules, diagnostics) = RuleLoader.load(try ruleFiles(in: "Valid")) }

  private func rule(_ id: String) throws -> Rule { try #require(rules.rules.first { $0.id == id }) }

  private func event(_ name: String) throws -> EventDefinition { try #require(rules.events.first { $0.name == name }) }

  private func type(_ name: String) throws -> EventTypeID { try #require(rules.event(named: name)) }

  @Test func filesOfEveryKindAndEveryKeyAreReadWithoutAnyDiagnostic() throws {
    let text = try ruleFiles(in: "Valid").map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(diagnostics.map { rendered($0) } == [])
    #expect(rules.components.map(\.name) == ["BAKER", "TILL"])
    #expect(rules.sessionNames == ["visit"])
    #expect(rules.events.count == 8)
    #expect(rules.evidence.map(\.id) == ["shelf-list"])
    #expect(rules.lanes.map(\.id) == ["oven", "till"])
    #expect(rules.timeline.map(\.id) == ["loaf-planned", "sold"])
    #expect(rules.metrics.map(\.buckets) == [[], [], [-5, 0, 90], [0.5, 10]])
    #expect(rules.metrics.map(\.limit) == [nil, nil, .atMost(120), .atLeast(0.25)])
    #expect(rules.named.count == text.ranges(of: "\n    kind: ").count)
    #expect(rules.profiles.map(\.id) == ["village", "summer", "winter"])
  }

  @Test func everyKeyOfTheLanguageOccursInTheFiles() throws {
    let text = try ruleFiles(in: "Valid").map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for table in KeyTable.all {
      for key in table.keys { #expect(text.contains("\(key.name):"), "\(table.name).\(key.name)") }
    }
  }

  /// Another file adds to an event as if its own file did.
  @Test func wordingsAddToTheEvent() throws {
    let event = rules.events[try type("shop.closed").index]
    #expect(event.components.map { rules.components[$0].name } == ["TILL", "BAKER"])
    #expect(event.patterns.count == 3 && event.fields.map(\.name) == ["who"])
    #expect(event.pairs == [KeyPair(key: "wer", field: 0)])
    #expect(event.jsonNames == ["bakery.shop.closed"])
  }

  @Test func mutationLeavesTheEndOfTheProcessOutAsOne() throws {
    let names = RuleMutator.mutants(of: try rule("bread-is-taken-out"), in: rules).map(\.name)
    #expect(names.filter { $0.hasPrefix("ends.process") } == ["ends.process: without it"])
    #expect(names.filter { $0.hasPrefix("ends.killed_by") } == ["ends.killed_by: without it"])
  }

  @Test func aWordOfAFieldMakesAnotherEvent() throws {
    let sale = try type("till.sale")
    let word = FieldValue.text(LogText("closing"))
    let refined = try #require(rules.events.refined(sale, [word, .number(2)]))
    #expect(refined.type == (try type("shop.closed")))
    #expect(refined.values == [.absent])
    #expect(rules.events.refined(sale, [.text(LogText("Closing")), .absent]) == nil)
    #expect(rules.events.refined(sale, [.redacted, .absent]) == nil)
  }

  @Test func aTextKeepsItsVersionsAndItsLine() throws {
    let closed = try event("shop.closed").texts
    #expect(closed.map(\.versions.since) == ["2.0", nil, nil])
    #expect(closed.map(\.versions.until) == ["main", nil, nil])
    #expect(closed[0].versions.mark == SourceMark(file: "events.yml", line: 12, column: 19))
    #expect(closed[0].pattern.source == "Shop closed [[ by {who:word}]]")
    #expect(closed[1].versions.mark.file == "vocabulary.yml")
    let names = try event("oven.emptied").names
    #expect(names.map(\.name) == ["bakery.oven.emptied", "oven.drawn"])
    #expect(names.map(\.versions.words) == ["", " (until 1.9-beta)"])
    #expect(closed[0].versions.words == " (since 2.0, until main)")
  }

  @Test func wordsAreKept() throws {
    #expect(rules.vocabulary.concepts.map(\.name) == ["bake", "bread"])
    #expect(rules.vocabulary.concepts.first?.words == "bake\nput in the oven")
    #expect(rules.vocabulary.components.map(\.implies) == [["bread"]])
  }

  @Test func aComponentKeepsItsTexts() throws {
    let component = try #require(rules.components.first)
    #expect(component.summary == "mixing and baking")
    #expect(component.tags == ["[BAKE]", "BAKE:"])
    #expect(component.logTags == ["BAKE"])
    #expect(component.subsystems == ["org.example.bakery"])
    #expect(component.categories == ["oven"])
    #expect(component.mark == SourceMark(file: "components.yml", line: 3, column: 3))
  }

  @Test func anEventKeepsItsFieldsPatternsPairsAndConstants() throws {
    let event = try event("oven.loaded")
    #expect(event.components == [0])
    #expect(event.isPrintOnly)
    #expect(event.isInSomeBuilds)
    #expect(
      event.fields.map(\.name) == [
        "ready_at", "id", "outcome", "hot", "loaves", "bake_time", "labels", "weight", "kind",
      ])
    #expect(event.patterns.count == 2)
    guard case .template(let pieces, let source) = event.patterns[0] else {
      Issue.record("not a template")
      return
    }
    #expect(source == "Oven loaded -> {id} ready at {ready_at}[[, {weight:number} kg]]")
    #expect(
      pieces == [
        .text("Oven"), .blank, .text("loaded"), .blank, .arrow, .blank, .field(1, .word), .blank, .text("ready"),
        .blank,
        .text("at"), .blank, .field(0, .instant),
        .optional([.text(","), .blank, .field(7, .number), .blank, .text("kg")]),
      ])
    #expect(
      event.pairs == [
        KeyPair(key: "readyAt", field: 0), KeyPair(key: "id", field: 1), KeyPair(key: "count", field: 4),
        KeyPair(key: "Backzeit", field: 5),
      ])
    #expect(
      event.constants == [
        FieldConstant(field: 2, value: .text(LogText("loaded"))), FieldConstant(field: 3, value: .boolean(true)),
        FieldConstant(field: 4, value: .integer(3)), FieldConstant(field: 5, value: .duration(.minutes(30))),
        FieldConstant(field: 6, value: .list([LogText("a"), LogText("b")])),
      ])
    #expect(event.jsonNames == ["bakery.oven.load"])
  }

  @Test func anEventKeepsLevelSessionComponentsAndLiterals() throws {
    #expect(try event("shop.opened").levels == [.ios: .info, .android: .info])
    #expect(try event("shop.closed").levels == [.ios: .info, .android: .debug])
    #expect(try event("shop.opened").startsSession == 1)
    #expect(try event("shop.opened").components == [0, 1])
    #expect(try event("bread.burnt").components == [])
    #expect(try event("bread.burnt").literals == ["smoke alarm"])
    #expect(try event("bread.burnt").patterns.count == 2)
    #expect(try event("till.sale").patterns.isEmpty)
    let text = try #require(try event("oven.emptied").texts.first)
    guard case .regex(let pattern) = text.pattern else {
      Issue.record("not a regex")
      return
    }
    #expect(pattern == #"oven (?<id>\w+) emptied, (?<loaves>\d+) loaves"#)
    #expect(text.versions.mark.line == 30)
  }

  @Test func aProfileWithOtherParametersMakesAVariant() throws {
    let variant = try #require(rules.rules.first { $0.variant == "summer" })
    #expect(variant.id == "bread-is-taken-out")
    #expect(variant.parameters.map(\.value)[1...2] == [.integer(4), .number(0.6)])
    #expect(rules.profiles[1].aspect == "season")
    #expect(rules.profiles[1].over == ["winter"])
    #expect(rules.profiles[1].events == [try type("shop.opened")])
    #expect(rules.named.count == rules.rules.count - 1)
    #expect(try rule("sales-add-up").profiles == ["summer", "winter"])
  }

  @Test func aRuleKeepsItsHead() throws {
    let rule = try rule("bread-is-taken-out")
    #expect(rule.title == "bread that was loaded is taken out in time")
    #expect(rule.requirements == ["REQ-001", "REQ-052"])
    #expect(rule.rationale == "Bread burns.")
    #expect(rule.remediation == "Look into the oven.")
    #expect(rule.severity == .warning)
    #expect(rule.status == .experimental)
    #expect(rule.tags == ["core", "oven"])
    #expect(rule.aliases == ["bread-is-removed"])
    #expect(rule.platforms == [.ios, .android])
    #expect(rule.environments == [.device])
    #expect(rule.key == ["id"])
    #expect(rule.parameters.map(\.name) == ["slack", "few", "share", "late", "start", "word"])
    #expect(
      rule.parameters.map(\.value) == [
        .duration(.seconds(90)), .integer(3), .number(0.6), .boolean(true), .instant(RuleTest.beginning),
        .text(LogText("rye")),
      ])
    #expect(rule.ends.supersedes && rule.ends.withSession)
    #expect(rule.ends.cancelledBy.map(\.types) == [[try type("shop.closed")], [try type("bread.burnt")]])
    #expect(rule.ends.cancelledBy[1].guardExpression != nil)
    let (closed, burnt) = (try type("shop.closed"), try type("bread.burnt"))
    #expect(rule.ends.killedBy.map(\.types) == [[closed], [burnt], [burnt]])
    #expect(rule.ends.processEnders == 2)
    #expect(rule.ends.killedBy.map { $0.guardExpression != nil } == [true, false, false])
    #expect(rule.mark == SourceMark(file: "response.yml", line: 3, column: 5))
  }

  @Test func aResponseKeepsItsAlternatives() throws {
    guard let body = try rule("bread-is-taken-out").body as? ResponseRule else {
      Issue.record("not a response")
      return
    }
    #expect(body.trigger.alias == "l")
    #expect(body.trigger.guardExpression != nil)
    #expect(body.forbidden.count == 1)
    #expect(!body.exactlyOne)
    #expect(body.alternatives.map(\.steps.count) == [1, 2, 1])
    #expect(body.alternatives[0].note == "in time")
    guard case .by(.binary(.add, .field("l", "ready_at"), .parameter("slack"))) = body.alternatives[0].deadline else {
      Issue.record("not the deadline that was written")
      return
    }
    #expect(body.alternatives[1].after != nil)
    #expect(body.alternatives[1].entry?.alias == "o")
    #expect(body.alternatives[1].steps[1].alias == "late")
    guard case .within(.literal(.duration(.seconds(10)))) = body.alternatives[1].deadline else {
      Issue.record("not the deadline that was written")
      return
    }
    #expect(body.alternatives[2].until?.types == [try type("shop.closed")])
    #expect(body.alternatives[2].deadline == nil)
  }

  @Test func aSequenceKeepsTheShapesOfItsSteps() throws {
    guard let body = try rule("a-day-in-order").body as? SequenceRule else {
      Issue.record("not a sequence")
      return
    }
    #expect(body.start.alias == "o")
    #expect(body.steps.map(\.isOptional) == [false, true, false, false, false, false])
    #expect(
      body.steps.map { step in
        switch step.shape {
        case .anyOf(let choices): "any \(choices.count)"
        case .allOf(let all): "all \(all.count)"
        }
      } == ["any 1", "any 1", "any 2", "all 2", "any 1", "any 1"])
    #expect(body.each != nil)
    #expect(body.notBetween.count == 1)
  }

  @Test func neverKeepsItsIntervalAndWhoMustBeAlive() throws {
    guard let body = try rule("nothing-burns").body as? NeverRule else {
      Issue.record("not never")
      return
    }
    #expect(body.event.types == [try type("bread.burnt")])
    #expect(body.open?.alias == "o")
    #expect(body.close?.types == [try type("shop.closed")])
    #expect(body.aliveComponents == [0])
    #expect(body.aliveEvents == [try type("till.sale")])
  }

  @Test func precedesKeepsItsScope() throws {
    guard let first = try rule("open-before-sale").body as? PrecedesRule, case .session = first.scope,
      let second = try rule("load-shortly-before-emptying").body as? PrecedesRule,
      case .within(.literal(.duration(.minutes(90)))) = second.scope
    else {
      Issue.record("not the scopes that were written")
      return
    }
    #expect(first.requires.guardExpression != nil)
    #expect(first.since?.types == [try type("shop.closed")])
    #expect(second.since == nil)
  }

  @Test func countKeepsItsBoundsAndScope() throws {
    guard let emptied = try rule("emptied-once").body as? CountRule,
      case .between(let open, let close?, .literal(.duration(.minutes(120)))) = emptied.scope,
      let opened = try rule("opened-once").body as? CountRule, case .session = opened.scope,
      let alarms = try rule("alarms-are-few").body as? CountRule, case .between(_, nil, _) = alarms.scope
    else {
      Issue.record("not the scopes that were written")
      return
    }
    #expect(open.alias == "l")
    #expect(emptied.isJudgedByOrder && !opened.isJudgedByOrder)
    #expect(close.types == [try type("oven.loaded")])
    #expect([emptied.minimum, emptied.maximum] == [1, 2])
    #expect([opened.minimum, opened.maximum] == [nil, 1])
    #expect([alarms.minimum, alarms.maximum] == [1, 1])
  }

  @Test func relateKeepsItsChecksAndGrade() throws {
    guard let body = try rule("times-agree").body as? RelateRule else {
      Issue.record("not relate")
      return
    }
    #expect(body.trigger.types == [try type("oven.loaded"), try type("oven.emptied")])
    #expect(body.partners.map(\.alias) == ["e"])
    #expect(body.within != nil)
    #expect(body.checks[0].source == "abs(e.at - l.ready_at) <= 3m")
    #expect(body.checks.count == 2)
    #expect(body.grade?.unit == "s")
  }

  @Test func anEventNamesItsFieldsForTheClockAndTheZone() throws {
    let event = try event("oven.emptied")
    #expect(event.clockField.map { event.fields[$0].name } == "at")
    #expect(event.zoneField.map { event.fields[$0].name } == "id")
    #expect(try self.event("till.sale").zoneField == nil)
  }

  @Test func aTestKeepsItsTraceOptionsAndExpectation() throws {
    let tests = try rule("bread-is-taken-out").tests
    #expect(tests.map(\.name) == ["taken out", "forgotten", "closed", "cancelled", "counts", "elsewhere", "sold"])
    let first = tests[0]
    #expect(first.granularity == .seconds(1))
    #expect(!first.zoneKnown && !first.captureComplete && !first.sessionStart)
    #expect(first.platform == .ios && first.environment == .simulator)
    #expect(tests[1].captureComplete && tests[1].zoneKnown && tests[1].sessionStart)
    #expect(tests[1].granularity == .milliseconds(1))
    #expect(tests[5].timeZone == LogText("Europe/Berlin") && tests[1].timeZone == nil)
    guard case .events(let steps) = first.input else {
      Issue.record("not a trace")
      return
    }
    try #require(steps.count == 4)
    guard case .event(at: .zero, let type, let fields, let mark) = steps[0],
      case .gap(.seconds(5), at: .minutes(10)) = steps[2], case .tick(at: .minutes(20)) = steps[3]
    else {
      Issue.record("not the steps that were written")
      return
    }
    #expect(type == (try self.type("oven.loaded")))
    #expect(mark.line == 37)
    #expect(fields[0] == .instant(RuleTest.beginning + .minutes(10), .absolute))
    #expect(fields[1] == .text(LogText("a")))
    // Constants of the event hold for the trace too; other fields are absent.
    #expect(fields[2] == .text(LogText("loaded")))
    #expect(fields[7] == .absent)
    guard case .events(let hidden) = tests[1].input, case .event(_, _, let hiddenFields, _) = hidden[0],
      case .events(let broken) = tests[2].input, case .event(_, _, let brokenFields, _) = broken[0]
    else {
      Issue.record("not traces")
      return
    }
    #expect(hiddenFields[0] == .redacted)
    #expect(hiddenFields[6] == .list([LogText("x"), LogText("y")]))
    #expect(brokenFields[1] == .malformed)
    #expect(
      brokenFields[0]
        == .instant(RuleTest.beginning + .minutes(10) - .minutes(60) + .milliseconds(500), .absolute))
  }

  @Test func testKeptForMutationIsNotHandwritten() throws {
    let rules = rules.rules.filter { $0.id == "bread-is-taken-out" }
    #expect(rules.map(\.variant) == [nil, "summer"])
    for rule in rules {
      #expect(rule.tests.map(\.isKeptForMutation) == [false, false, false, false, false, false, true])
      #expect(rule.tests.last?.name == "sold")
      #expect(rule.handwrittenTests.map(\.name) == rule.tests.dropLast().map(\.name))
    }
  }

  @Test func expectationsAreTheVerdictsOverTheirInstances() throws {
    let expectations = try rule("bread-is-taken-out").handwrittenTests.map(\.expectation)
    #expect(
      expectations.map(\.verdict) == [.pass, .fail, .inconclusive, .notExercised, .pass, .notApplicable])
    #expect(expectations[1].fails == 1)
    #expect(expectations[1].line == 2)
    #expect(expectations[1].message == "not seen")
    #expect(expectations[2].reason == .end)
    #expect(expectations[3].cancelled == 1)
    #expect(expectations[4].passes == 1 && expectations[4].cancelled == 2)
  }

  @Test func aLogIsKeptAsText() throws {
    let test = try rule("bread-is-taken-out").tests[4]
    guard case .log(let text) = test.input else {
      Issue.record("not a log")
      return
    }
    #expect(text == "[BAKE] Oven loaded -> a ready at 2025-11-15T05:40:00Z\n[TILL] Shop closed\n")
    #expect(test.captureComplete)
  }

  @Test func aProfileKeepsItsEvidence() throws {
    let profile = try #require(rules.profiles.first)
    #expect(profile.platform == .ios && profile.environment == .device)
    #expect(profile.formats == ["tagged-lines"])
    #expect(profile.literals == ["village"])
    #expect(profile.mustExercise == ["opened-once", "nothing-burns"])
    #expect(profile.captureWith.map(\.title) == ["while the shop is open"])
    #expect(profile.captureWith.map(\.command) == ["listen --at village > capture.log"])
    #expect(
      profile.watchWith == WatchCommand(name: "village", command: ["listen", "--at", "village"], needs: "a good ear"))
  }

  @Test func theOrderOfTheFilesDoesNotMatter() throws {
    let reversed = RuleLoader.load(try ruleFiles(in: "Valid").reversed())
    #expect(reversed.diagnostics == [])
    #expect(Set(reversed.rules.rules.map(\.id)) == Set(rules.rules.map(\.id)))
  }

  @Test func aRuleIsJudgedWithTheEventsOfOtherFilesOnly() throws {
    let files = try ruleFiles(in: "Valid").filter { $0.path != "events.yml" }
    let loaded = RuleLoader.load(files)
    // There are more problems than are listed.
    #expect(Set(loaded.diagnostics.map(\.code)) == ["R060", DiagnosticList.omissionCode])
    #expect(loaded.rules.rules.isEmpty)
  }

  @Test func duplicatesAcrossFilesAreFound() throws {
    let files = try ruleFiles(in: "Valid")
    let copies = files.map { RuleFileText(path: "copy-\($0.path)", bytes: $0.bytes) }
    let found = RuleLoader.load(files + copies).diagnostics
    #expect(Set(found.map(\.code)) == ["R042"])
    // The file that comes later in the order of loading is the one that is wrong.
    #expect(found.allSatisfy { $0.mark?.file.hasPrefix("copy-") == true })
    for kind in ["component `BAKER`", "event `shop.opened`", "rule `opened-once`", "profile `village`"] {
      #expect(found.contains { $0.message.contains(kind) }, "\(kind)")
    }
  }

  @Test func noFileGivesAnEmptySet() {
    let loaded = RuleLoader.load([])
    #expect(loaded.diagnostics == [])
    #expect(loaded.rules.rules.isEmpty)
  }
}
