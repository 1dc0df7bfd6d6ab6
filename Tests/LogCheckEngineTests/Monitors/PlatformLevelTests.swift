import LogCheckEngine
import LogCheckModel
import LogCheckRules
import LogCheckTestSupport
import Testing

/// Events that are logged at one level on iOS and at another on Android.
@Suite struct PlatformLevelTests {
  private static let rules = """
    schema: dnp-rules/1
    components: { OVEN: { tags: [x] } }
    events:
      oven.lit: { component: OVEN, text: "lit" }
      oven.hot: { component: OVEN, level: { ios: notice, android: debug }, text: "hot" }
      oven.warm: { component: OVEN, level: { android: debug }, text: "warm" }
    rules:
      - id: a-lit-oven-gets-hot
        title: a lit oven gets hot
        kind: response
        when: oven.lit
        expect: { event: EXPECTED, within: 5s }
        tests:
          - { name: it does, events: ["0s oven.lit", "1s EXPECTED"], expect: pass }
          - { name: it does not, events: ["0s oven.lit", "9s tick"], expect: fail }
          - { name: it may, events: ["0s oven.lit"], expect: { inconclusive: end } }
    """

  /// The verdicts on an oven that is not seen to get hot, in a capture down to that level of that platform.
  private func verdicts(
    _ expected: String, _ level: LogLevel, _ platform: Platform?, reportedAtTheEnd: Bool = false
  ) throws -> [String] {
    let text = Self.rules.replacing("EXPECTED", with: expected)
    let (rules, diagnostics) = RuleLoader.load([RuleFileText(path: "oven.yml", bytes: Array(text.utf8))])
    #expect(diagnostics.map { rendered($0) } == [])
    var problems: [Diagnostic] = []
    var engine = Engine(Program(rules, problems: &problems))
    let source = SourceID(0)
    var facts = SourceSettings()
    if !reportedAtTheEnd { facts.platform = platform }
    engine.receive(.settings(facts), in: source)
    let type = try #require(rules.event(named: "oven.lit"))
    engine.receive(.sighting(component: 0, type: type, level: level), in: source)
    func time(_ second: Int64) -> EventTime {
      EventTime(instant: RuleTest.beginning + .seconds(second), frame: .absolute, granularity: .milliseconds(1))
    }
    engine.receive(.event(Event(type: type, time: time(0), source: source)), in: source)
    engine.receive(.time(time(60)), in: source)
    if reportedAtTheEnd { engine.receive(.platform(platform), in: source) }
    return engine.finish(source).map(\.verdict.word)
  }

  @Test(
    arguments: [
      (.notice, .ios, ["fail"]), (.notice, .android, ["level"]), (.notice, nil, ["level"]),
      (.debug, .ios, ["fail"]), (.debug, .android, ["fail"]), (.debug, nil, ["fail"]),
    ] as [(LogLevel, Platform?, [String])], [false, true])
  func absenceNeedsTheLevelOfThePlatform(
    _ given: (level: LogLevel, platform: Platform?, verdicts: [String]), _ reportedAtTheEnd: Bool
  ) throws {
    for expected in ["oven.hot", "oven.warm"] {
      #expect(try verdicts(expected, given.level, given.platform, reportedAtTheEnd: reportedAtTheEnd) == given.verdicts)
    }
  }
}
