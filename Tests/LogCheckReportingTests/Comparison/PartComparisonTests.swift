import LogCheckModel
import Testing

@testable import LogCheckReporting

/// Two days of one run, or what came before and after a time of it.
@Suite struct PartComparisonTests {
  /// 2025-11-15, midnight in UTC.
  private static let start = LogInstant(nanoseconds: 1_763_164_800_000_000_000)

  private static func at(day: Int, minutes: Int64 = 353) -> LogInstant {
    start + .seconds(Int64(day) * 86_400 + minutes * 60)
  }

  private static func notification(
    day: Int, minutes: Int64 = 353, key: String? = "daily", _ result: OutcomeResult = .kept,
    _ prefetch: PrefetchState = .done
  ) -> Occurrence {
    var occurrence = Occurrence(key: key, due: at(day: day, minutes: minutes), isStated: true, result: result)
    occurrence.prefetch = prefetch
    occurrence.prefetchDelay = prefetch == .done ? .seconds(12) : nil
    occurrence.delay = result == .kept ? .milliseconds(400) : nil
    occurrence.content = result == .notFresh ? "default" : nil
    return occurrence
  }

  private static func run(
    _ notifications: [Occurrence], causes: [OutcomeCause] = [], findings: [Finding] = [], rules: [RuleSummary] = [],
    zone: Int = 0
  ) -> ComparedRun {
    var capture = CaptureSummary.sample("night.log")
    capture.events = 10
    capture.offsets.note(zone, at: start)
    capture.wall = (start, start + .seconds(20 * 86_400))
    var summary = RunSummary(.pass, 0, rules, captures: [capture])
    var device = DeviceOutcomes()
    device.occurrences = notifications
    device.causes = causes
    device.captures = ["night.log"]
    summary.outcomes = [device]
    return ComparedRun(SampleRun.timeline.header, summary, findings)
  }

  private static func day(_ day: Int) -> ShownTime {
    ShownTime(at(day: day, minutes: 0), hasYear: true, isDay: true)
  }

  private static func compare(_ run: ComparedRun, _ division: RunDivision) -> PartComparison {
    PartComparison(run, division, tolerance: PartTolerance(display: .minutes(1), prefetch: .minutes(15)))
  }

  private static func days(_ run: ComparedRun, _ first: Int = 0, _ second: Int = 1) -> PartComparison {
    compare(run, .days(day(first), day(second)))
  }

  private static func sentence(_ comparison: PartComparison) -> String { PartSentence(comparison: comparison).text }

  // MARK: Two days

  @Test func daysThatAreAlikeAreTheSame() {
    let comparison = Self.days(Self.run([Self.notification(day: 0), Self.notification(day: 1)]))
    #expect(comparison.exitCode == 0)
    #expect(Self.sentence(comparison).hasPrefix("SAME: 2025-11-16 does not differ from 2025-11-15 in prefetch"))
  }

  @Test(arguments: [
    (notification(day: 1, .notFresh, .none), "no prefetch ran, content was default"),
    (notification(day: 1, .notFresh, .missed), "the prefetch did not run, and the plugin declared the miss, content"),
    (notification(day: 1, .notShown), "the notification was not shown"),
    (notification(day: 1, .late), "the notification was late"),
    (notification(day: 1, .kept, .denied), "the system refused the prefetch"),
  ])
  func theSentenceNamesTheStagesThatDiffer(_ other: Occurrence, _ words: String) {
    let comparison = Self.days(Self.run([Self.notification(day: 0), other]))
    #expect(comparison.exitCode == 1)
    #expect(Self.sentence(comparison).hasPrefix("DIFFERENT: 2025-11-16 differs from 2025-11-15: \(words)"))
  }

  /// Delays within the tolerance, and what lines cannot show, are no difference.
  @Test func smallDelaysAndUnknownsAreAlike() {
    var late = Self.notification(day: 1)
    (late.prefetchDelay, late.delay) = (.minutes(14), .seconds(50))
    #expect(Self.days(Self.run([Self.notification(day: 0), late])).isSame)
    var unseen = Self.notification(day: 1, .unknown)
    unseen.isUnseeable = true
    let comparison = Self.days(Self.run([Self.notification(day: 0), unseen]))
    #expect(comparison.isSame)
    #expect(
      Self.sentence(comparison).hasSuffix(
        "; lines do not show the content of 1 notification and the display of 1 notification"))
    late.delay = .minutes(2)
    let delayed = Self.days(Self.run([Self.notification(day: 0), late]))
    #expect(Self.sentence(delayed).contains("the notification was shown +2 min instead of +400 ms"))
  }

  @Test func schedulesAreComparedWithThemselves() {
    let notifications = [
      Self.notification(day: 0, key: "a"), Self.notification(day: 0, minutes: 700, key: "b"),
      Self.notification(day: 1, key: "a"), Self.notification(day: 1, minutes: 700, key: "b", .notShown),
    ]
    let comparison = Self.days(Self.run(notifications))
    #expect(comparison.devices.first?.pairs.count == 2 && comparison.devices.first?.differing.count == 1)
    #expect(Self.sentence(comparison).contains("b at 11:40: the notification was not shown"))
  }

  /// A plugin that names each notification, one that moved by an hour, and one that only one day has.
  @Test func notificationsArePairedByTheirTimeOfTheDay() throws {
    let notifications = [
      Self.notification(day: 0, key: "n-15"), Self.notification(day: 0, minutes: 600, key: "x"),
      Self.notification(day: 0, minutes: 900, key: "only"),
      Self.notification(day: 1, key: "n-16"), Self.notification(day: 1, minutes: 660, key: "x"),
    ]
    let device = try #require(Self.days(Self.run(notifications)).devices.first)
    #expect(device.pairs.map { [$0.first, $0.second] } == [[0, 0], [1, 1]])
    #expect(device.ofFirst == [2] && device.ofSecond.isEmpty && !device.isSame)
  }

  @Test func severalNotificationsOfOneScheduleArePairedInOrder() throws {
    let hours = (0..<24).flatMap { hour in
      [0, 1].map { Self.notification(day: $0, minutes: Int64(hour) * 60 + 7) }
    }
    let sorted = hours.sorted { $0.due < $1.due }
    let device = try #require(Self.days(Self.run(sorted)).devices.first)
    #expect(device.pairs.map(\.first) == Array(0..<24) && device.pairs.map(\.second) == Array(0..<24))
  }

  @Test func aDayWithoutANotificationIsSaid() {
    let comparison = Self.days(Self.run([Self.notification(day: 0)]))
    #expect(comparison.exitCode == 1)
    #expect(Self.sentence(comparison).contains("no notification was due on 2025-11-16"))
    let none = Self.days(Self.run([Self.notification(day: 5)]))
    #expect(none.exitCode == 3)
    #expect(Self.sentence(none).hasPrefix("NOTHING TO COMPARE: no notification was due on 2025-11-15 or 2025-11-16"))
  }

  /// 23:30 in UTC is the next day in the east.
  @Test func daysAreThoseOfTheStamps() {
    let notifications = [
      Self.notification(day: 0, minutes: 1410), Self.notification(day: 1, minutes: 1410, .notShown),
    ]
    let comparison = Self.compare(
      Self.run(notifications, zone: 32_400), .days(Self.day(1), Self.day(2)))
    #expect(Self.sentence(comparison).contains("2025-11-17 differs from 2025-11-16: the notification was not shown"))
    #expect(comparison.devices.first.map { PartWords.name($0.first[0]) } == "daily at 08:30")
  }

  @Test func aDayOutsideOfTheCaptureIsNamedWithItsSpan() {
    let comparison = Self.days(Self.run([Self.notification(day: 0)]), 0, 40)
    #expect(comparison.exitCode == 3)
    #expect(comparison.emptiness == "no line lies on 2025-12-25; the lines are from 2025-11-15 to 2025-12-05")
  }

  // MARK: Causes and rules

  private static func cause(_ kind: String = "denied") -> OutcomeCause {
    var cause = OutcomeCause(
      OutcomeExplanation(kind: kind, side: .user, certainty: .shown, title: "the user does not allow notifications"),
      stage: .shown, from: at(day: 1), to: at(day: 1))
    cause.line = LinePosition(line: 261)
    return cause
  }

  @Test func aCauseOfOneDayIsNamed() {
    var missing = Self.notification(day: 1, .notShown)
    missing.causes = [0]
    let comparison = Self.days(Self.run([Self.notification(day: 0), missing], causes: [Self.cause()]))
    #expect(
      Self.sentence(comparison).contains("cause (user): the user does not allow notifications (line 261)"))
    #expect(comparison.written(as: .text).contains("only on 2025-11-16: cause (user)"))
  }

  /// The same states for two reasons are a difference, for one reason none.
  @Test func causesDecideWhereStatesDoNot() {
    var (one, other) = (Self.notification(day: 0, .notShown), Self.notification(day: 1, .notShown))
    (one.causes, other.causes) = ([0], [1])
    #expect(!Self.days(Self.run([one, other], causes: [Self.cause(), Self.cause("off")])).isSame)
    #expect(Self.days(Self.run([one, other], causes: [Self.cause(), Self.cause()])).isSame)
  }

  @Test func aRuleThatBrokeOnOneDayIsADifference() {
    let rule = RuleSummary(
      id: "punctual", title: "it is punctual", severity: .error, requirements: [], verdict: .fail)
    func finding(_ day: Int) -> Finding {
      var finding = SampleRun.timeline.findings[0]
      finding.rule = "punctual"
      finding.moment = TimelinePoint(
        instant: Self.at(day: day), frame: .absolute, granularity: .milliseconds(1), isReal: true)
      return finding
    }
    let notifications = [Self.notification(day: 0), Self.notification(day: 1)]
    let one = Self.days(Self.run(notifications, findings: [finding(1)], rules: [rule]))
    #expect(one.rules.map(\.side) == [.second] && one.exitCode == 1)
    #expect(Self.sentence(one).hasSuffix("1 rule broke only on 2025-11-16: it is punctual (line 9)"))
    #expect(Self.days(Self.run(notifications, findings: [finding(0), finding(1)], rules: [rule])).isSame)
    #expect(Self.days(Self.run(notifications, findings: [finding(3)], rules: [rule])).isSame)
    var timeless = finding(1)
    timeless.moment = nil
    let unplaced = Self.days(Self.run(notifications, findings: [timeless], rules: [rule]))
    #expect(unplaced.isSame && unplaced.failuresOfNoPart == 1)
  }

  // MARK: Before and after

  @Test func whatCameBeforeATimeIsComparedWithWhatCameFromItOn() {
    let notifications =
      (0..<10).map { Self.notification(day: $0) }
      + (10..<15).map { Self.notification(day: $0, .notFresh, .none) }
    let comparison = Self.compare(Self.run(notifications), .shown(Self.day(10)))
    #expect(comparison.exitCode == 1)
    #expect(
      Self.sentence(comparison)
        == "DIFFERENT: from 2025-11-25 on: prefetch ran on 0 of 5 (before 10 of 10), content was fresh on 0 of 5 (before 10 of 10)"
    )
    let same = Self.compare(Self.run(notifications), .shown(Self.day(5)))
    #expect(same.exitCode == 1)
    let early = Self.compare(Self.run(Array(notifications.prefix(10))), .shown(Self.day(5)))
    #expect(early.exitCode == 0)
    #expect(Self.sentence(early).hasPrefix("SAME: from 2025-11-20 on nothing differs"))
  }

  @Test func aMedianThatRoseIsADifference() {
    let notifications = (0..<10).map { day in
      var notification = Self.notification(day: day)
      notification.delay = day < 5 ? .seconds(1) : .seconds(100)
      return notification
    }
    let comparison = Self.compare(Self.run(notifications), .instant(Self.at(day: 5, minutes: 0)))
    #expect(
      Self.sentence(comparison)
        == "DIFFERENT: from 2025-11-20T00:00:00Z on: median delay of the notification +1 min 40 s (before +1 s)")
  }

  /// A part is never the same where lines show nothing of it.
  @Test func aPartOfWhichNothingIsKnownHasNothingToCompare() {
    let silent = Self.notification(day: 1, .unknown, .unknown)
    for division in [RunDivision.days(Self.day(0), Self.day(1)), .shown(Self.day(1))] {
      let comparison = Self.compare(Self.run([Self.notification(day: 0), silent]), division)
      #expect(comparison.exitCode == 3)
      #expect(
        comparison.emptiness?.hasPrefix("lines show neither prefetch, content nor display of a notification") == true)
    }
  }

  // MARK: Hostile words

  @Test(arguments: [StoryFormat.text, .markdown, .html])
  func wordsOfTheLogAreEscaped(_ format: StoryFormat) {
    let evil = "\u{1B}]0;x\u{7}<script>alert(1)</script>\n::error::x|y"
    var other = Self.notification(day: 1, key: evil, .notFresh)
    other.content = evil
    let text = Self.days(Self.run([Self.notification(day: 0, key: evil), other])).written(as: format)
    #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 7 })
    #expect(!text.contains("\n::error::"))
    // Markdown has it in code only.
    let bare = format == .markdown ? text.replacing(/`[^`]*`/, with: "") : text
    if format != .text { #expect(!bare.contains("<script>alert")) }
  }
}
