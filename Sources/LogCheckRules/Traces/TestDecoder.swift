import LogCheckModel

/// Reads the tests of a rule.
struct TestDecoder {
  let catalogue: EventCatalogue
  let problems: RuleProblems

  /// The tests of a rule. At least one written by hand passes and one fails.
  func decode(_ rule: MapReader) -> [RuleTest] {
    guard let node = rule.value("tests") else { return [] }
    let items = rule.values.list(node, of: "tests")
    var names: [String: SourceMark] = [:]
    let tests = items.compactMap { test($0, &names) }
    // A broken test may be the missing one.
    guard tests.count == items.count, !tests.isEmpty else { return tests }
    let verdicts = Set(tests.filter { !$0.isKeptForMutation }.map(\.expectation.verdict))
    for verdict in [RuleVerdict.pass, .fail] where !verdicts.contains(verdict) {
      problems.report(.missingTest(verdict: verdict.rawValue), at: rule.keyPosition("tests"))
    }
    if !verdicts.contains(.inconclusive) {
      problems.report(.noInconclusiveTest, at: rule.keyPosition("tests"))
    }
    return tests
  }

  private func test(_ node: RuleNode, _ names: inout [String: SourceMark]) -> RuleTest? {
    guard let map = MapReader(node, .test, problems) else { return nil }
    let name = map.text("name")
    if let name, let nameNode = map.value("name") {
      if let first = names[name] {
        problems.report(.duplicateName(name, of: .test, first: first.words), at: nameNode.position)
      } else if map.values.name(name, .test, at: nameNode.position) {
        names[name] = nameNode.mark
      }
    }
    let input = input(map)
    let expectation = map.value("expect").flatMap {
      ExpectationDecoder(problems: problems).decode($0, lines: map.has("evidence") ? nil : input?.lines)
    }
    let isEvents = map.has("events")
    let zoneKnown = map.value("zone").flatMap { map.values.word($0, of: [("known", true), ("unknown", false)]) }
    let complete = map.value("capture").flatMap { map.values.word($0, of: [("complete", true), ("partial", false)]) }
    let granularity = map.value("granularity").flatMap { map.values.duration($0) }
    let sessionStart = map.boolean("session_start")
    let isKeptForMutation = map.value("kept_for").flatMap { map.values.word($0, of: [("mutation", true)]) }
    for key in ["granularity", "zone", "time_zone", "session_start"] where map.has(key) && map.has("log") {
      problems.report(.unusable(key, because: "the lines of `log` state it themselves"), at: map.keyPosition(key))
    }
    let platform = map.word("platform", as: Platform.self)
    let environment = map.word("environment", as: RunEnvironment.self)
    guard let name, let input, let expectation else { return nil }
    var test = RuleTest(
      name: name, input: input, expectation: expectation, captureComplete: complete ?? isEvents, mark: node.mark)
    test.platform = platform
    test.evidence = map.texts("evidence", atMost: RuleFileLimits.listed).map(\.text)
    test.environment = environment
    test.profiles = map.texts("profiles").map(\.text)
    test.granularity = granularity ?? test.granularity
    test.zoneKnown = zoneKnown ?? true
    test.timeZone = timeZone(map)
    test.sessionStart = sessionStart ?? true
    test.isKeptForMutation = isKeptForMutation ?? false
    return test
  }

  private func timeZone(_ map: MapReader) -> LogText? {
    guard let node = map.value("time_zone"), let name = map.values.text(node) else { return nil }
    let zone = LogText(name)
    if ZoneTable.clock(of: zone.bytes.span) == nil {
      problems.report(.unusable(name, because: "no time zone has that name"), at: node.position)
    }
    return zone
  }

  private func input(_ map: MapReader) -> RuleTest.Input? {
    guard map.atMostOne(of: ["events", "log"]) else { return nil }
    if map.has("log") { return map.text("log").map { .log($0) } }
    // Without a capture it is alone; an `events` trace contains the events of files like all others.
    guard map.atMostOne(of: ["events", "evidence"]) else { return nil }
    if map.has("evidence") { return .log("") }
    guard let node = map.value("events") else {
      problems.report(.missingKey("events", of: "a test"), at: map.node.position)
      return nil
    }
    let items = map.values.list(node, of: "lines")
    let parser = TestLineParser(catalogue: catalogue, problems: problems)
    let steps = items.enumerated().compactMap { parser.step($0.element, isLast: $0.offset == items.count - 1) }
    return steps.count == items.count && !items.isEmpty ? .events(steps.compactMap(\.self)) : nil
  }
}

extension RuleTest.Input {
  /// The number of lines of the input.
  var lines: Int {
    switch self {
    case .events(let steps): steps.count
    case .log(let text):
      text.utf8.count { $0 == 0x0A } + (text.utf8.last == 0x0A ? 0 : 1)
    }
  }
}
