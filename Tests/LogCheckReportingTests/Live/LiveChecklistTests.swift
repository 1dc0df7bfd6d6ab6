import LogCheckModel
import Testing

@testable import LogCheckReporting

/// The view of a capture that is still being written.
@Suite struct LiveChecklistTests {
  private static let now = "2025-11-15T05:50:00.5Z"

  private static func rule(_ id: String, held: Int = 0, failed: Int = 0, open: Int = 0, due: String? = nil) -> LiveRule
  {
    var rule = LiveRule(
      id: id, title: id, passes: held, fails: failed, inconclusive: open, waiting: due == nil ? 0 : 2)
    rule.due = due
    rule.line = due == nil ? nil : 7
    if due == "2025-11-15T06:03:00Z" { rule.left = .seconds(780) }
    return rule
  }

  private static func state(_ rules: [LiveRule]) -> LiveState {
    var state = LiveState()
    state.rules = rules
    state.events = 12
    state.bytes = 34_000
    state.time = now
    return state
  }

  @Test func failuresComeFirstAndThenWhatIsDueNext() {
    let state = Self.state([
      Self.rule("held", held: 2), Self.rule("later", due: "2025-11-16T05:40:00Z"),
      Self.rule("open", held: 1, open: 1), Self.rule("sooner", due: "2025-11-15T06:03:00Z"),
      Self.rule("failed", held: 3, failed: 1, due: "2025-11-15T06:03:00Z"),
    ])
    #expect(
      LiveChecklist().rows(state, width: 80, height: 24) == [
        "12 events in 33 KiB; log time 2025-11-15 05:50:00; Ctrl-C ends it with the summ…",
        "  FAILED  1 failed, 13 min left, until 06:03:00 (line 7, and 1 more), 3 held: f…",
        "  waits   13 min left, until 06:03:00 (line 7, and 1 more): sooner",
        "  waits   until 2025-11-16 05:40:00 (line 7, and 1 more): later",
        "  open    1 open, 1 held: open",
        "  held    2 held: held",
      ])
  }

  /// Outcomes that wait for the profile are shown at once, after certain failures, with the fact that settles them.
  @Test func preliminaryFailuresAreDisplayed() {
    var rule = Self.rule("lead", due: "2025-11-15T06:03:00Z")
    rule.preliminary = 1
    rule.condition = "ios-device"
    let state = Self.state([Self.rule("open", open: 1), rule, Self.rule("failed", failed: 1)])
    let rows = LiveChecklist().rows(state, width: 160, height: 24)
    #expect(rows[1] == "  FAILED  1 failed: failed")
    #expect(rows[2].hasPrefix("  fails?  1 failed if this is ios-device (--profile says so), 13 min left"))
    let changes = LiveChecklist().changes(from: Self.state([Self.rule("open", open: 1)]), to: state)
    #expect(changes.contains { $0.contains("fails?") && $0.contains("lead") })
  }

  /// One line of the panel names the text that may be an event; without a screen each text is named once.
  @Test func unknownTextsSayWhichEventTheyMayBe() {
    func text(_ text: String, _ line: Int, _ candidates: [UnknownText.Candidate]) -> UnknownText {
      UnknownText(
        text: text, component: "FETCH", count: 3, capture: "-",
        first: UnrecognisedLine(line: line, text: text, message: text, omittedBytes: 0), candidates: candidates)
    }
    var state = Self.state([Self.rule("lead", held: 1)])
    let earlier = state
    let submitted = UnknownText.Candidate(
      event: "task.submitted", title: "the task was submitted", points: 60, isProbable: true, reasons: ["says \"x\""])
    state.unknownTexts = [text("cache is warm\u{1B}[2J", 9, []), text("Handed over {date}", 38, [submitted])]
    state.unknownTextCount = 5
    let panel = LiveChecklist().rows(state, width: 100, height: 9)
    #expect(
      panel.last == "  unknown line 38 (and 4 more texts): probably task.submitted, the task was submitted")
    #expect(!LiveChecklist().rows(state, width: 100, height: 7).contains { $0.contains("unknown") })
    let changes = LiveChecklist().changes(from: earlier, to: state)
    #expect(changes.count == 2 && !changes[0].contains("\u{1B}"))
    #expect(changes[0].hasPrefix("unknown line 9 like no event: cache is warm"))
    #expect(changes[1] == "unknown line 38 probably task.submitted, the task was submitted: Handed over {date}")
    #expect(LiveChecklist().changes(from: state, to: state).isEmpty)
  }

  /// A failure shows its sentence, and the last events end the panel where it has eight lines.
  @Test func failuresAndTheLastEventsAreDisplayed() {
    var rule = Self.rule("lead", failed: 1)
    rule.sentence = "expected 05:48:00; it was submitted for 05:49:00"
    var state = Self.state([rule])
    state.lastEvents = [
      LiveEvent(title: "first", time: Self.now, line: 4), LiveEvent(title: "second", time: Self.now, line: 5),
      LiveEvent(title: "third\u{1B}[2J", time: nil, line: 6),
    ]
    let rows = LiveChecklist().rows(state, width: 100, height: 9)
    #expect(rows[1] == "  FAILED  1 failed: expected 05:48:00; it was submitted for 05:49:00")
    #expect(rows.count == 4)
    #expect(rows[2] == "  event   05:50:00, line 5: second")
    #expect(rows[3].hasPrefix("  event   line 6: third") && !rows[3].contains("\u{1B}"))
    #expect(
      LiveChecklist().rows(state, width: 60, height: 9)[1]
        == "  FAILED  expected 05:48:00; it was submitted for 05:49:00 …")
    let waits = Self.state([Self.rule("the run comes", due: "2025-11-15T06:03:00Z")])
    #expect(LiveChecklist().rows(waits, width: 60, height: 9)[1] == "  waits   13 min left: the run comes")
    #expect(!LiveChecklist().rows(state, width: 100, height: 7).contains { $0.contains("event  ") })
  }

  @Test func noLineIsWiderThanTheTerminalAndTheRestIsCounted() {
    let state = Self.state((0..<50).map { Self.rule("日本語の規則-\($0)", held: $0, due: Self.now) })
    for (width, height) in [(20, 5), (40, 24), (200, 60), (1, 1), (0, 2), (9, 3), (13, 4), (Int.max, Int.max)] {
      let rows = LiveChecklist().rows(state, width: width, height: height)
      #expect(rows.count <= max(1, height - 1))
      #expect(rows.allSatisfy { TextWidth.of($0) <= width }, "\(width) \(height)")
      // Colours take no room.
      let coloured = LiveChecklist(palette: .terminal).rows(state, width: width, height: height)
      #expect(coloured.map(Self.withoutColours) == rows)
    }
    #expect(LiveChecklist().rows(state, width: 80, height: 10).last == "  and 43 more")
  }

  private static func withoutColours(_ row: String) -> String { row.replacing(/\u{1B}\[[0-9]*m/, with: "") }

  @Test func nothingOfALogSteersTheTerminal() {
    var state = Self.state([Self.rule("a\u{1B}[2J", due: "2025-11-15T\u{1B}[31mX")])
    state.time = "\u{1B}]0;title\u{7}"
    state.checklist = .hostile("::error::x\r\n\u{1B}[2J\u{9B}31m")
    let rows =
      LiveChecklist().rows(state, width: 300, height: 40) + LiveChecklist().changes(from: LiveState(), to: state)
    #expect(rows.count == (1 + 9 + 1) + (4 + 1))
    #expect(!rows.contains { $0.hasPrefix("::") })
    #expect(!rows.joined().unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test func withoutATerminalChangesArePrinted() {
    let before = Self.state([Self.rule("a", due: "2025-11-15T06:03:00Z"), Self.rule("b", held: 1)])
    let after = Self.state([Self.rule("a", held: 1), Self.rule("b", held: 2), Self.rule("c", failed: 1)])
    #expect(LiveChecklist().changes(from: before, to: before) == [])
    #expect(
      LiveChecklist().changes(from: before, to: after) == ["05:50:00 held 1 held: a", "05:50:00 FAILED 1 failed: c"])
  }

  @Test func theStepsOfTheLastRunsAreAboveTheRules() {
    var state = Self.state([Self.rule("stored", held: 1, failed: 1)])
    state.checklist = .sample
    let all = LiveChecklist().rows(state, width: 80, height: 30)
    #expect(
      Array(all[1..<6]) == [
        "  ✓ 05:40:01.200  line 12  the app asked", "    ✗ a schedule is stored: missing",
        "    ? the system took it: not judged after the step that is missing",
        "    – it is armed: STORE is not in this input",
        "  ✓ 06:00:00.125  line 20  the app asked: all 2 steps in order",
      ])
    #expect(all.last == "  FAILED  1 failed, 1 held: stored")
    // Half of the room, and of that the last.
    let few = LiveChecklist().rows(state, width: 80, height: 6)
    #expect(few.dropFirst().map { $0.prefix(5) } == ["  ✓ 0", "  … 0", "  FAI"])
  }

  @Test func withoutATerminalEachStepIsPrintedOnce() {
    var before = Self.state([])
    before.checklist = .sample
    let reported = LiveChecklist().changes(from: Self.state([]), to: before)
    #expect(
      reported == [
        "05:40:01 ✓ line 12 the app asked", "✗ a schedule is stored: missing",
        "06:00:00 ✓ line 20 the app asked",
        "06:00:01 ✓ line 21 stored",
      ])
    #expect(LiveChecklist().changes(from: before, to: before) == [])
  }

  @Test(arguments: [("abc", 3), ("日本", 4), ("e\u{301}", 1), ("🔔", 2), ("", 0), ("한글", 4)])
  func signsTakeTheColumnsThatTerminalsGiveThem(_ text: String, _ width: Int) {
    #expect(TextWidth.of(text) == width)
    for columns in 0...5 { #expect(TextWidth.of(TextWidth.cut(text, to: columns)) <= max(columns, 0)) }
  }

  @Test(arguments: [
    (0, 0, 0, "0 % of 0 B, 0 B/s, 0 s left"), (1 << 30, 1 << 29, 1000, "50 % of 1 GiB, 512 MiB/s, 1 s left"),
    (100, 300, 0, "100 % of 100 B, 293 KiB/s, 0 s left"), (1 << 40, 1 << 20, 1000, "0 % of 1 TiB, 1 MiB/s, 291 h left"),
  ])
  func progressHasShareRateAndTheTimeLeft(_ total: Int, _ done: Int, _ time: Int, _ text: String) {
    var line = ProgressLine(total: total)
    line.done = done
    #expect(line.text(after: time) == text)
  }
}
