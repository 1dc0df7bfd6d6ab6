import LogCheckModel
import Testing

@testable import LogCheckReporting

/// The outcomes at the beginning of the text report.
@Suite struct OutcomeTextTests {
  private func text(_ devices: [DeviceOutcomes], isVerbose: Bool = false) -> [String] {
    var output = ReportOutput()
    var summary = RunSummary(.pass, 0, [])
    summary.outcomes = devices
    let outcomes = OutcomeParts(summary, isVerbose: isVerbose)
    output.line(outcomes.sentence ?? "")
    PartsText(parts: outcomes.parts, style: ReportStyle(isVerbose: isVerbose)).write(to: &output)
    return String(decoding: output.take(), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }

  /// A device with a notification on each of so many days from 2025-11-15 on; the last ones were not shown.
  private func device(days: Int, missing: Int = 0, key: String = "daily", content: String = "fetched") -> DeviceOutcomes
  {
    var device = DeviceOutcomes()
    for day in 0..<days {
      let due = LogInstant(nanoseconds: (1_763_164_800 + 21_180 + Int64(day) * 86_400) * 1_000_000_000)
      var occurrence = Occurrence(key: key, due: due, isStated: true, result: day < days - missing ? .kept : .notShown)
      occurrence.content = content
      occurrence.prefetch = .done
      occurrence.prefetchDelay = .seconds(Int64(day + 1))
      device.occurrences.append(occurrence)
    }
    guard missing > 0, let last = device.occurrences.last else { return device }
    var cause = OutcomeCause(
      OutcomeExplanation(
        kind: "denied", side: .user, certainty: .shown, title: "the user does not allow notifications",
        next: "ask the user"), stage: .shown, from: device.occurrences[days - missing].due, to: last.due)
    cause.affected = [.notShown: missing]
    cause.line = LinePosition(line: 261)
    device.causes = [cause]
    device.captures = ["a.log"]
    return device
  }

  @Test func healthyDaysAreOneSentence() {
    let lines = text([device(days: 30)])
    #expect(
      lines.joined(separator: " ").contains(
        "30 notifications, 2025-11-15 to 12-14: 30 kept; prefetch ran, +1 s to +30 s; content fresh"))
    #expect(lines.count <= 4)
  }

  @Test func aCauseHasItsLineItsDaysAndItsAdvice() {
    let lines = text([device(days: 30, missing: 12)])
    #expect(lines.contains("30 notifications, 2025-11-15 to 12-14: 12 not shown, 18 kept"))
    #expect(lines.contains("Cause (user):  the user does not allow notifications (line 261)"))
    #expect(lines.contains("  Effect: 12 not shown, 2025-12-03 to 12-14"))
    #expect(lines.contains("  Next: ask the user"))
    #expect(
      lines.contains { $0.hasPrefix("  2025-11-15 to 12-02") } && lines.contains { $0.hasPrefix("  2025-12-03 to") })
    #expect(lines.count <= 14)
  }

  @Test func daysWithoutAYearHaveNone() {
    var device = device(days: 3, missing: 1)
    // 24 years, 6 of them leap ones.
    device.move { $0 - .minutes(24 * 60 * (24 * 365 + 6)) }
    let lines = text([device])
    #expect(lines.contains("3 notifications, 11-15 to 11-17: 1 not shown, 2 kept"))
    #expect(lines.contains("  Effect: 1 not shown, 11-17"))
  }

  /// The worst of many devices, and the number of the others.
  @Test func ofManyDevicesTheWorstAreShown() {
    let devices = (0..<20).map { device(days: 10, missing: $0 % 6) }
    let lines = text(devices)
    #expect(lines.count { $0.hasPrefix("Cause") } == 3)
    #expect(lines.count { $0.contains("10 notifications") && $0.contains("5 not shown") } == 3)
    #expect(lines.contains { $0.hasPrefix("and 17 more devices; notifications of 13 of them were not shown") })
    #expect(text(devices, isVerbose: true).count { $0.contains("10 notifications") } == 20)
  }

  /// Names and words of a log reach the terminal as text alone.
  @Test func textOfTheLogCannotControlATerminal() {
    let evil = "a\u{1B}[31m\u{202E}\r\nb"
    var other = device(days: 3, missing: 1, key: "other")
    other.occurrences += device(days: 2, key: evil, content: evil).occurrences
    other.occurrences[0].result = .notFresh
    other.occurrences[3].result = .notFresh
    for line in text([other], isVerbose: true) {
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0.value == 0x202E })
    }
  }

  /// The effect on a notification that came says what went wrong all the same.
  @Test func theEffectOnNotificationsThatCameIsNamed() throws {
    var device = device(days: 4, missing: 2)
    device.causes[0].stage = .started
    device.causes[0].affected = [.kept: 2]
    #expect(text([device]).contains("  Effect: 2 kept (no prefetch), 2025-11-17 to 11-18"))
    device.causes[0].stage = .lead
    #expect(text([device]).contains { $0.hasPrefix("  Effect: 2 kept (the prefetch was asked for another time)") })
    device.causes[0].stage = .shown
    device.causes[0].affected = [.notShown: 2]
    #expect(text([device]).contains("  Effect: 2 not shown, 2025-11-17 to 11-18"))
  }

  /// A cause that no line shows comes with the lines around it.
  @Test func theLinesAroundAnUnknownCauseAreNamed() throws {
    var device = device(days: 4, missing: 2)
    device.causes[0].line = nil
    device.causes[0].surroundings = (LinePosition(line: 31), LinePosition(line: 43))
    #expect(text([device]).contains("  Look: from line 31, the last about notifications before the first of them,"))
    device.causes[0].surroundings.after = LinePosition(line: 32)
    #expect(text([device]).contains("  Look: nothing lies between line 31 and line 32, the last line about"))
    device.causes[0].surroundings.after = nil
    #expect(text([device]).joined(separator: " ").contains("Look: from line 31 on"))
    device.causes[0].surroundings = (nil, nil)
    #expect(!text([device]).joined().contains("Look:"))
  }

  @Test func aScheduleWithoutANameAmongOthersIsSaid() throws {
    var device = device(days: 3, missing: 1)
    device.occurrences[1].key = nil
    #expect(text([device]).contains("without an id:"))
    #expect(text([device]).contains("daily:"))
  }

  // MARK: Limits of the platform

  private func held(_ kind: String, line: Int, lasts: Bool = true, limit: String? = "iOS waits") -> HeldCondition {
    HeldCondition(
      OutcomeExplanation(
        kind: kind, side: .user, certainty: .fits, title: "\(kind) was on", limit: limit),
      first: HeldCondition.Line(
        position: LinePosition(line: line),
        instant: LogInstant(nanoseconds: (1_763_164_800 + Int64(line) * 86_400) * 1_000_000_000), stamp: nil),
      lasts: lasts)
  }

  @Test func limitsOfOneKindAreOneWithTheirDaysAndLines() throws {
    var device = device(days: 3)
    var second = held("saver", line: 4)
    second.lines = 2
    device.conditions = [held("saver", line: 1), held("other", line: 2, limit: nil), second]
    var summary = RunSummary(.pass, 0, [])
    summary.outcomes = [device]
    let items = PlatformLimits(summary).items
    #expect(items.map(\.title) == ["saver was on"])
    #expect(items.first?.position == "2025-11-16 to 11-19, line 1, 3 lines")
    #expect(items.first?.isCause == false)
  }

  @Test func aLimitThatIsACauseIsMarked() throws {
    var device = device(days: 3, missing: 1)
    device.conditions = [held("denied", line: 1)]
    var summary = RunSummary(.pass, 0, [])
    summary.outcomes = [device]
    #expect(PlatformLimits(summary).items.map(\.isCause) == [true])
  }

  // MARK: Steps of the checklist

  @Test(arguments: [
    (16, "the prefetch ran 16 s after 05:48"), (0, "the prefetch ran at 05:48"),
    (-5, "the prefetch ran 5 s before 05:48"),
  ])
  func aStepSaysWhenThePrefetchRan(_ delay: Int64, _ words: String) throws {
    var device = device(days: 1)
    device.occurrences[0].prefetchDelay = .seconds(delay)
    device.occurrences[0].prefetchBegin = LogInstant(nanoseconds: (1_763_164_800 + 20_880) * 1_000_000_000)
    device.occurrences[0].prefetchLine = LinePosition(line: 7)
    device.paths = [0: "a.log"]
    var summary = RunSummary(.pass, 0, [])
    summary.outcomes = [device]
    var run = ChecklistRun(rule: "r", title: "a promise", verdict: .pass)
    run.capture = "a.log"
    var step = ChecklistRun.Step(.done, "a promise")
    step.line = 7
    run.steps = [step]
    var list = Checklist()
    list.add(run)
    summary.checklist = list
    #expect(ChecklistRows(summary).rows.map(\.text) == ["line 7  \(words)"])
    run.steps[0].line = 8
    #expect(ChecklistWords(summary).title(of: run.steps[0], run) == nil)
  }
}
