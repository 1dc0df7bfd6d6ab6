import LogCheckModel
import LogCheckRules
import Testing

@testable import LogCheckEngine

/// The events that a verdict assumes not to have happened unseen.
@Suite struct UnseenTests {
  /// The verdicts on a trace with a record, so many seconds after its beginning, that may be one of `names`.
  private func verdicts(
    _ rule: String, _ trace: [String], hiding names: [String], at second: Int64,
    _ conditions: Bench.Conditions = .init()
  ) throws -> [String] {
    let bench = try Bench(rule, [trace])
    var conditions = conditions
    let time = bench.time(.seconds(second), conditions)
    let types = Set(names.compactMap { bench.rules.event(named: $0) })
    try #require(types.count == names.count)
    conditions.gaps = [CoverageGap(from: time, to: time, reason: .redacted, types: types)]
    return bench.outcomes(conditions).map(\.verdict.word).sorted()
  }

  private static let response = """
    kind: response
    when: a.start
    expect: { event: b.done, within: 5s }
    forbid: [b.note]
    ends: { supersedes: true, cancelled_by: [a.stop], killed_by: [x.crash] }
    """

  @Test(arguments: [
    (["b.done"], 2 as Int64, "redacted"), (["a.stop"], 2, "redacted"), (["x.crash"], 2, "redacted"),
    (["a.start"], 2, "redacted"), (["a.done", "b.done"], 2, "redacted"), (["a.done"], 2, "fail"),
    (["b.note"], 2, "fail"), (["b.done"], 7, "fail"),
  ])
  func aHiddenRecordMayBeTheAnswer(_ names: [String], _ second: Int64, _ verdict: String) throws {
    #expect(try verdicts(Self.response, ["0s a.start", "1m tick"], hiding: names, at: second) == [verdict])
    // A forbidden event is no fault once the duty is over.
    let forbidden = try verdicts(Self.response, ["0s a.start", "4s b.note", "1m tick"], hiding: names, at: second)
    #expect(forbidden == [verdict])
  }

  @Test(arguments: [(["b.note"], "redacted"), (["a.done"], "pass"), (["b.done"], "pass")])
  func aHiddenRecordMayBeForbidden(_ names: [String], _ verdict: String) throws {
    #expect(try verdicts(Self.response, ["0s a.start", "4s b.done"], hiding: names, at: 2) == [verdict])
  }

  private static let until = """
    kind: response
    when: a.start
    expect: { event: b.done, until: a.stop }
    """
  private static let entry = """
    kind: response
    when: a.start
    expect_one_of:
      - { event: b.done, after: a.time + 1s, entry: a.step, within: 5s }
    """.replacing("when: a.start", with: "when: a.start as a")

  @Test func whatEndsOrStartsAWayMayBeHidden() throws {
    let answered = ["0s a.start", "4s b.done", "9s a.stop"]
    #expect(try verdicts(Self.until, answered, hiding: ["a.stop"], at: 2) == ["redacted"])
    #expect(try verdicts(Self.until, answered, hiding: ["a.stop"], at: 6) == ["pass"])
    #expect(try judge(Self.until, ["0s a.start", "2s gap 1s", "4s b.done"]) == ["gap"])
    let entered = ["0s a.start", "9s a.step", "12s b.done"]
    #expect(try verdicts(Self.entry, entered, hiding: ["a.step"], at: 2) == ["redacted"])
    #expect(try verdicts(Self.entry, entered, hiding: ["a.step"], at: 10) == ["pass"])
    #expect(try judge(Self.entry, ["0s a.start", "3s gap 1s", "9s a.step", "12s b.done"]) == ["gap"])
    #expect(try judge(Self.entry, ["0s a.start", "9s a.step", "11s gap 1s", "12s b.done"]) == ["pass"])
  }

  /// An answer that is logged at a level which the capture lacks may have come before what is forbidden.
  @Test func aForbiddenEventNeedsAnAnswerThatCouldBeSeen() throws {
    let rule = "kind: response\nwhen: a.start\nexpect: { event: q.quiet, within: 5s }\nforbid: [b.note]"
    #expect(try judge(rule, ["0s a.start", "1s b.note"], .partial) == ["level"])
    #expect(try judge(rule, ["0s a.start", "1s b.note", "2s q.quiet"], .partial) == ["fail"])
    #expect(try judge(rule, ["0s a.start", "1s b.note"]) == ["fail"])
  }

  /// An entry that the capture could not show may have come before, and the answer after it, before the forbidden
  /// event.
  @Test func aForbiddenEventNeedsAnEntryThatCouldBeSeen() throws {
    let rule = """
      kind: response
      when: a.start
      expect: { entry: { event: b.note | a.step }, event: a.done, within: 5s }
      forbid: [a.stop]
      """
    #expect(try judge(rule, ["0s a.start", "2s a.done", "3s a.stop"], .partial) == ["not-captured"])
    #expect(try judge(rule, ["0s a.start", "2s a.done", "3s a.stop", "4s b.done"], .partial) == ["fail"])
    #expect(try judge(rule, ["0s a.start", "3s a.stop"], .partial) == ["fail"])
    #expect(try verdicts(rule, ["0s a.start", "2s a.done", "3s a.stop"], hiding: ["b.note"], at: 1) == ["redacted"])
  }

  /// An assumed step ends the way if the step itself is missing before. The component that would have logged it need
  /// not have been heard, as with an entry.
  @Test func aStepMayHaveBeenTheEnd() throws {
    let rule = """
      kind: response
      when: a.start
      expect: { sequence: [{ event: a.step | b.note }, { event: a.done }], until: a.step }
      """
    let trace = ["0s a.start", "4s a.step", "5s a.done"]
    #expect(try verdicts(rule, trace, hiding: ["b.note"], at: 2) == ["redacted"])
    #expect(try verdicts(rule, trace, hiding: ["a.done"], at: 2) == ["pass"])
    #expect(try judge(rule, trace, .partial) == ["pass"])
    let entered = rule.replacing(
      "sequence: [{ event: a.step | b.note }, { event: a.done }]",
      with: "entry: { event: a.step | b.note }, event: a.done")
    #expect(try verdicts(entered, trace, hiding: ["b.note"], at: 2) == ["redacted"])
    #expect(try judge(entered, trace, .partial) == ["pass"])
  }

  private static let sequence = """
    kind: sequence
    start: a.start
    steps: [a.step, b.done]
    within: 10s
    not_between: [b.note]
    ends: { cancelled_by: [a.stop] }
    """

  @Test(arguments: [
    (["0s a.start", "4s a.step", "1m tick"], ["b.done"], 5 as Int64, "redacted"),
    (["0s a.start", "4s a.step", "1m tick"], ["a.stop"], 5, "redacted"),
    (["0s a.start", "4s a.step", "1m tick"], ["b.note"], 5, "fail"),
    (["0s a.start", "4s a.step", "6s b.note"], ["b.done"], 5, "redacted"),
    (["0s a.start", "4s a.step", "6s b.note"], ["a.stop"], 5, "redacted"),
    (["0s a.start", "4s a.step", "6s b.note"], ["a.step"], 5, "fail"),
    (["0s a.start", "4s a.step", "6s b.done"], ["b.note"], 5, "redacted"),
    (["0s a.start", "4s a.step", "6s b.done"], ["a.stop"], 5, "pass"),
  ])
  func aHiddenRecordMayBeAStep(_ trace: [String], _ names: [String], _ second: Int64, _ verdict: String) throws {
    #expect(try verdicts(Self.sequence, trace, hiding: names, at: second) == [verdict])
  }

  private static let never = "kind: never\nevent: b.note\nbetween: { open: a.start, close: a.stop }"

  @Test(arguments: [
    (["0s a.start", "4s b.note"], ["a.stop"], "redacted"), (["0s a.start", "4s b.note"], ["b.note"], "fail"),
    (["0s a.start", "4s a.stop"], ["b.note"], "redacted"), (["0s a.start", "4s a.stop"], ["a.stop"], "pass"),
  ])
  func aHiddenRecordMayCloseTheScope(_ trace: [String], _ names: [String], _ verdict: String) throws {
    #expect(try verdicts(Self.never, trace, hiding: names, at: 2) == [verdict])
  }

  private static let precedes = "kind: precedes\nevent: b.done\nrequires: a.done\nscope: session\nsince: a.start"

  @Test(arguments: [
    (["0s s.launch", "4s b.done"], ["a.done"], "redacted"), (["0s s.launch", "4s b.done"], ["a.start"], "fail"),
    (["0s s.launch", "1s a.done", "4s b.done"], ["a.start"], "redacted"),
    (["0s s.launch", "1s a.done", "4s b.done"], ["s.launch"], "redacted"),
    (["0s s.launch", "1s a.done", "4s b.done"], ["a.done"], "pass"),
  ])
  func aHiddenRecordMayPrecedeOrForget(_ trace: [String], _ names: [String], _ verdict: String) throws {
    #expect(try verdicts(Self.precedes, trace, hiding: names, at: 2) == [verdict])
  }

  @Test func aGapMayHideThePrecedingEvent() throws {
    #expect(try judge(Self.precedes, ["0s s.launch", "1s a.done", "3s gap 1s", "4s b.done"]) == ["gap"])
    let plain = "kind: precedes\nevent: b.done\nrequires: a.done\nscope: capture"
    #expect(try judge(plain, ["1s a.done", "3s gap 1s", "4s b.done"]) == ["pass"])
  }

  private static let count = """
    kind: count
    event: b.done
    per: { open: a.start, close: a.stop, at_most: 20s }
    at_most: 1
    """

  @Test(arguments: [
    (["0s a.start", "1s b.done", "4s b.done", "5s a.stop"], ["a.stop"], "redacted"),
    (["0s a.start", "1s b.done", "4s b.done", "5s a.stop"], ["b.done"], "fail"),
    (["0s a.start", "1s b.done", "5s a.stop"], ["b.done"], "redacted"),
    (["0s a.start", "1s b.done", "5s a.stop"], ["a.stop"], "pass"),
  ])
  func aHiddenRecordMayCloseTheCount(_ trace: [String], _ names: [String], _ verdict: String) throws {
    #expect(try verdicts(Self.count, trace, hiding: names, at: 2) == [verdict])
  }

  @Test func aGapMayHideALaunchBetweenTwoEventsOfASession() throws {
    let rule = "kind: count\nevent: b.done\nper: session\nat_most: 1"
    #expect(try judge(rule, ["0s s.launch", "1s b.done", "3s gap 1s", "4s b.done"]) == ["gap"])
    #expect(try judge(rule, ["0s s.launch", "1s b.done", "4s b.done"]) == ["fail"])
    #expect(try judge(rule, ["0s gap 1s", "1s s.launch", "2s b.done", "4s b.done"]) == ["fail"])
  }

  private static let relate = """
    kind: relate
    when: a.start as s
    with: b.done as d
    within: 5s
    check: [ "s.n == d.n" ]
    ends: { cancelled_by: [a.stop] }
    """

  @Test(arguments: [
    (["b.done"], "redacted"), (["a.start"], "redacted"), (["a.stop"], "redacted"), (["b.note"], "fail"),
  ])
  func aHiddenRecordMayBeThePartner(_ names: [String], _ verdict: String) throws {
    #expect(try verdicts(Self.relate, ["0s a.start n=1", "4s b.done n=2"], hiding: names, at: 2) == [verdict])
  }

  // MARK: Levels

  private static let ordinary = "kind: response\nwhen: a.start\nexpect: { event: b.done, within: 5s }"

  /// A capture of errors only does not show that an ordinary line is missing; no level hides a line of one that has none.
  @Test(
    arguments: [
      (LogLevel.error, ["level"]), (.warning, ["level"]), (.notice, ["fail"]), (.info, ["fail"]), (nil, ["fail"]),
    ] as [(LogLevel?, [String])])
  func absenceNeedsALevelThatIsKept(_ level: LogLevel?, _ verdicts: [String]) throws {
    #expect(try absence(of: "b.done", level) == verdicts)
  }

  @Test(
    arguments: [
      (LogLevel.error, ["level"]), (.notice, ["level"]), (.info, ["level"]), (.debug, ["fail"]), (nil, ["fail"]),
    ] as [(LogLevel?, [String])])
  func absenceOfAQuietLineNeedsAnotherAsQuiet(_ level: LogLevel?, _ verdicts: [String]) throws {
    #expect(try absence(of: "q.quiet", level) == verdicts)
  }

  /// A process that is heard again after the time was not ended meanwhile.
  @Test func aDeathMayHideUntilTheSessionIsHeardAgain() throws {
    let rule = Self.ordinary + "\nends: { killed_by: [q.quiet] }"
    #expect(try judge(rule, ["0s a.start", "1s b.note", "1m tick"], .partial) == ["level"])
    #expect(try judge(rule, ["0s a.start", "1s b.note", "1m b.note"], .partial) == ["fail"])
    #expect(try judge(rule, ["0s a.start", "1s b.note", "1m s.launch"], .partial) == ["level"])
    #expect(try judge(rule, ["0s a.start", "1s b.note", "1m q.quiet"], .partial) == ["fail"])
    let forbidding = rule + "\nforbid: [a.stop]"
    #expect(try judge(forbidding, ["0s a.start", "1s a.stop", "1s b.note"], .partial) == ["fail"])
  }

  /// A stream need not end for a failure that waited for that.
  @Test func aFailureIsReportedWhenTheSessionIsHeardAgain() throws {
    let bench = try Bench(Self.ordinary + "\nends: { killed_by: [q.quiet] }", [["0s tick"]])
    let start = try #require(bench.rules.event(named: "a.start"))
    let note = try #require(bench.rules.event(named: "b.note"))
    var engine = Engine(bench.program)
    let source = SourceID(0)
    func take(_ type: EventTypeID, at second: Int64, session: Int = 0) {
      let definition = bench.rules.events[type.index]
      engine.receive(.sighting(component: definition.components.first, type: type, level: .notice), in: source)
      engine.receive(
        .event(
          Event(
            type: type, time: bench.time(.seconds(second), .init()), source: source, session: session,
            fields: [FieldValue](repeating: .absent, count: definition.fields.count))), in: source)
    }
    take(start, at: 0)
    take(note, at: 1)
    engine.receive(.time(bench.time(.seconds(60), .init())), in: source)
    #expect(engine.takeOutcomes(of: source).isEmpty)
    #expect(engine.heldFailures(in: source).map(\.reason) == [.level])
    take(note, at: 61)
    #expect(engine.takeOutcomes(of: source).map(\.verdict.word) == ["fail"])
    #expect(engine.heldFailures(in: source).isEmpty)
  }

  /// No level hides what a component logs through NSLog, once some event of that level came through it. One that logs in another way,
  /// too, may hide it there.
  @Test(arguments: [
    (true, true, false, "fail"), (false, true, false, "level"), (true, false, false, "level"),
    (true, true, true, "level"),
  ])
  func noLevelHidesALineOfNSLog(_ isNSLog: Bool, _ isEvent: Bool, _ isOther: Bool, _ verdict: String) throws {
    let bench = try Bench("kind: response\nwhen: a.start\nexpect: { event: q.quiet, within: 5s }", [["0s tick"]])
    let start = try #require(bench.rules.event(named: "a.start"))
    let quiet = try #require(bench.rules.event(named: "q.soft"))
    let component = try #require(bench.rules.events[quiet.index].components.first)
    var engine = Engine(bench.program)
    let source = SourceID(0)
    // A line with a level: what is seen of one line is no proof for all of them.
    engine.receive(.sighting(component: nil, type: nil, level: .error), in: source)
    engine.receive(
      .sighting(component: component, type: isEvent ? quiet : nil, level: .notice, throughNSLog: isNSLog), in: source)
    if isOther { engine.receive(.sighting(component: component, type: nil, level: .notice), in: source) }
    engine.receive(.sighting(component: 0, type: start, level: .notice), in: source)
    let fields = [FieldValue](repeating: .absent, count: bench.rules.events[start.index].fields.count)
    engine.receive(
      .event(Event(type: start, time: bench.time(.zero, .init()), source: source, fields: fields)), in: source)
    engine.receive(.time(bench.time(.seconds(60), .init())), in: source)
    #expect(engine.finish(source).map(\.verdict.word) == [verdict])
  }

  /// The verdicts on a start without answer in a capture whose lines are all of that level.
  private func absence(of name: String, _ level: LogLevel?) throws -> [String] {
    let bench = try Bench("kind: response\nwhen: a.start\nexpect: { event: \(name), within: 5s }", [["0s tick"]])
    let type = try #require(bench.rules.event(named: "a.start"))
    var engine = Engine(bench.program)
    let source = SourceID(0)
    for component in bench.rules.components.indices {
      engine.receive(.sighting(component: component, type: nil, level: level), in: source)
    }
    engine.receive(.sighting(component: 0, type: type, level: level), in: source)
    let fields = [FieldValue](repeating: .absent, count: bench.rules.events[type.index].fields.count)
    engine.receive(
      .event(Event(type: type, time: bench.time(.zero, .init()), source: source, fields: fields)), in: source)
    engine.receive(.time(bench.time(.seconds(60), .init())), in: source)
    return engine.finish(source).map(\.verdict.word)
  }

  // MARK: Limits

  /// Verdicts that wait for a sign of life are kept in a bounded number; the rest is open, and counted.
  @Test func waitingVerdictsAreBounded() throws {
    let bench = try Bench(Self.ordinary, [["0s tick"]])
    let type = try #require(bench.rules.event(named: "a.start"))
    var engine = Engine(bench.program)
    let source = SourceID(0)
    let count = PendingAbsences.limit + 1000
    let fields = [FieldValue](repeating: .absent, count: bench.rules.events[type.index].fields.count)
    engine.receive(.sighting(component: 0, type: type, level: .notice), in: source)
    for number in 0..<count {
      let time = bench.time(.seconds(Int64(number) * 10), .init())
      engine.receive(.event(Event(type: type, time: time, source: source, fields: fields)), in: source)
    }
    engine.receive(.time(bench.time(.seconds(Int64(count) * 10), .init())), in: source)
    engine.receive(.sighting(component: 1, type: nil, level: .notice), in: source)
    let verdicts = Dictionary(grouping: engine.finish(source), by: \.verdict.word).mapValues(\.count)
    #expect(verdicts == ["fail": PendingAbsences.limit, "evicted": 1000])
  }

  /// A line that only some builds print is missing only where another one shows that this build prints it.
  @Test(arguments: [
    (["0s a.start id=x", "1m tick"], "not-captured"),
    (["0s a.start id=x", "1m r.rare id=y"], "fail"),
    (["0s r.rare id=y", "1s a.start id=x", "1m tick"], "fail"),
    (["0s a.start id=x", "1m b.done"], "not-captured"),
    (["0s a.start id=x", "5s r.rare id=x"], "pass"),
  ])
  func aLineOfSomeBuildsIsMissingOnlyWhereTheBuildPrintsIt(_ trace: [String], _ verdict: String) throws {
    let rule = "kind: response\nwhen: a.start\nexpect: { event: r.rare, within: 5s }\nkey: [id]"
    #expect(try judge(rule, trace, .partial) == [verdict])
    #expect(try judge(rule, trace) == [verdict == "not-captured" ? "fail" : verdict])
  }

  /// It passes no rule that forbids such a line, either.
  @Test(arguments: [
    ("kind: never\nevent: r.rare", ["0s b.note"], "not-captured"),
    ("kind: never\nevent: r.rare\nwhere: n == 1", ["0s b.note", "1s r.rare n=2"], "pass"),
    ("kind: never\nevent: r.rare", ["0s r.rare"], "fail"),
  ])
  func theAbsenceOfALineOfSomeBuildsProvesNothing(_ rule: String, _ trace: [String], _ verdict: String) throws {
    #expect(try judge(rule, trace, .partial) == [verdict])
  }
}
