import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// A console shows what several writers print: NSLog with two kinds of stamps, `print` without any, Capacitor, a log tool. A line that
/// begins with a tag of the plugin is a record in every mix.
@Suite struct MixedConsoleTests {
  /// The eight lines of the happy path of the test plan (seed 001): tag, message, time of day.
  private static let steps: [(tag: String, message: String, time: String)] = [
    ("DNP-PLUGIN", "configure() called", "05:39:54.320"), ("DNP-PLUGIN", "status = ready", "05:39:54.400"),
    ("DNP-PLUGIN", "requestPermissions() → granted", "05:40:02.110"),
    ("DNP-SCHEDULER", "scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z", "05:40:09.800"),
    ("DNP-FETCH", "Scheduling prefetch for notification at 2025-11-15T05:53:00Z", "05:40:09.820"),
    ("DNP-FETCH", "BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)", "05:40:09.850"),
    ("DNP-SCHEDULER", "Scheduling notification for 2025-11-15T05:53:00Z", "05:40:09.870"),
    ("DNP-STORAGE", "Persisted schedule to DB (id=daily-1, type=DAILY, enabled=1)", "05:40:09.890"),
  ]

  /// The same steps as structured events: name and fields, in the order of ``steps``.
  private static let events: [(name: String, fields: String)] = [
    ("plugin.configure.called", "{}"),
    ("plugin.status", #"{"state":"ready"}"#),
    ("plugin.permission.result", #"{"result":"granted"}"#),
    ("scheduler.schedule.requested", #"{"notification_time":"2025-11-15T05:53:00Z"}"#),
    ("fetch.prefetch.scheduling", #"{"notification_time":"2025-11-15T05:53:00Z"}"#),
    ("fetch.bgtask.submitted", #"{"earliest_begin":"2025-11-15T05:48:00Z"}"#),
    ("scheduler.notification.arming", #"{"notification_time":"2025-11-15T05:53:00Z"}"#),
    ("storage.schedule.persisted", #"{"id":"daily-1","type":"DAILY"}"#),
  ]

  private static func event(_ index: Int) -> String {
    let event = events[index]
    let head = #"{"schema":"dnp.event/1","ts":"2025-11-15T\#(steps[index].time)Z","level":"info","#
    return head + #""event":"\#(event.name)","fields":\#(event.fields)}"#
  }

  /// The other lines of a console.
  private static let noise = [
    "⚡️  Loading app at capacitor://localhost...", "⚡️  WebView loaded", "(lldb) continue",
    "2025-11-15 05:40:00.100 App[412:1a2b] a message", "    of several lines", "viewDidLoad",
    "⚡️  To Native ->  Preferences get 84510", "⚡️  TO JS {\"value\":null}", "",
    "2025-11-15 05:40:00.120 App[412:1a2b] ", "=====",
  ]

  /// The writer of a line, and its form.
  enum Writer: CaseIterable {
    case print, printWithColon, nsLog, nsLogBeforeXcode8, nsLogWithBracket, logStream, logStreamCompact, relay
    case javaScript, javaScriptInNSLog

    func line(_ step: (tag: String, message: String, time: String)) -> String {
      switch self {
      case .print: "[\(step.tag)] \(step.message)"
      case .printWithColon: "\(step.tag): \(step.message)"
      case .nsLog: "2025-11-15 \(step.time)000+0000 App[412:6699] \(step.tag): \(step.message)"
      case .nsLogBeforeXcode8: "2025-11-15 \(step.time) App[412:1a2b] \(step.tag): \(step.message)"
      case .nsLogWithBracket: "2025-11-15 \(step.time)000+0000 App[412:6699] [\(step.tag)] \(step.message)"
      case .logStream:
        "2025-11-15 \(step.time)000+0000 0x1a2b     Default     0x0                  412    0    App: [\(step.tag)] \(step.message)"
      case .logStreamCompact: "2025-11-15 \(step.time) Df App[412:1a2b] [\(step.tag)] \(step.message)"
      case .javaScript: "⚡️  [info] - [\(step.tag)] \(step.message)"
      case .javaScriptInNSLog: "2025-11-15 \(step.time)000+0000 App[412:6699] ⚡️  [log] - [\(step.tag)] \(step.message)"
      case .relay: "Nov 15 \(step.time)000 iPhone App(Foundation)[412] <Notice>: [\(step.tag)] \(step.message)"
      }
    }
  }

  /// One `print` writes words, the next one an object.
  @Test(.costly) func wordsBetweenStructuredEventsAreRecords() async throws {
    for mask in 1..<(1 << Self.steps.count) - 1 {
      let lines = Self.steps.indices.map { mask >> $0 & 1 == 0 ? Writer.print.line(Self.steps[$0]) : Self.event($0) }
      let found = try await capture(lines)
      #expect(
        found.events == Self.steps.count && found.unrecognised == 0,
        "\(found.format ?? "no format"):\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test func structuredEventsMixedWithTwoWritersAreEvents() async throws {
    for seed in UInt64(0)..<60 {
      var generator = SeededGenerator(seed: seed)
      var lines: [String] = []
      for index in Self.steps.indices {
        while generator.isTrue(1, in: 3) { lines.append(generator.element(of: Self.noise) ?? "") }
        let writer = generator.isTrue(1, in: 2) ? Writer.print : .nsLog
        lines.append(generator.isTrue(1, in: 2) ? Self.event(index) : writer.line(Self.steps[index]))
      }
      let found = try await capture(lines)
      #expect(
        found.events + found.unrecognised == Self.steps.count,
        "\(found.format ?? "no format"):\n\(lines.joined(separator: "\n"))")
    }
  }

  /// The second half of a torn object is no line of words, although it begins with a tag.
  @Test func theRestOfAnObjectIsNoLineOfWords() async throws {
    let events = [0, 1, 2].map(Self.event)
    for rest in [#"[DNP-FETCH] Fetch successful"}}"#, #"DNP-FETCH: started","fields":{}}"#] {
      let found = try await capture(events + [rest])
      #expect(found.events == events.count && found.notUnderstood == 1, "\(rest)")
    }
    // A line of words may end with an object.
    let whole = #"[DNP-JS] resolve scheduleDailyNotification {"result":{"ok":true}}"#
    let found = try await capture(events + [whole])
    #expect(found.events + found.unrecognised == events.count + 1 && found.notUnderstood == 0)
  }

  /// An object that an app stores, printed as it is; it is not a line of the plugin's components, so that it counts as
  /// no event of the plugin.
  @Test func anObjectThatIsNoEventIsUnderstood() async throws {
    let snapshot =
      #"{"last_schedule":"2025-11-15T05:48:00Z","last_prefetch":"2025-11-15T05:50:00Z","prefetch_success":true}"#
    let events = [0, 1, 2].map(Self.event)
    for lines in [events + [snapshot], [snapshot] + events] {
      let found = try await capture(lines)
      #expect(found.events == events.count && found.notUnderstood == 0 && found.unrecognised == 0)
    }
    // An event without its name is not taken for another object.
    let nameless = try await capture(events + [#"{"ts":"2025-11-15T05:40:00Z","fields":{"tag":"DNP-FETCH"}}"#])
    #expect(nameless.events == events.count && nameless.notUnderstood == 1)
  }

  /// An app or a server may log its own events in the same shape.
  @Test(arguments: ["", #""level":"info","#])
  func eventsOfAnotherSchemaAreNotThePlugins(_ member: String) async throws {
    func foreign(_ second: Int) -> String {
      #"{"ts":"2025-11-15T05:40:0\#(second).000Z",\#(member)"event":"order.created","fields":{"id":1}}"#
    }
    let alone = try await Judge.run(Array((foreign(0) + "\n" + foreign(1) + "\n").utf8))
    #expect(alone.summary.verdict == .nothingDecided && alone.failures.isEmpty)
    let words = Self.steps.map { Writer.print.line($0) }
    let mixed = try await Judge.run(Array((words + [foreign(0), foreign(1)]).joined(separator: "\n").utf8))
    #expect(mixed.failures.isEmpty && mixed.summary.captures.first?.events == words.count)
    // An event of the plugin that lacks one member of the envelope is one that breaks the form.
    let broken =
      #"{"ts":"2025-11-15T05:40:00.000Z","level":"info","component":"FETCH","event":"fetch.other","platform":"ios"}"#
    let judged = try await Judge.run(Array((broken + "\n").utf8))
    #expect(judged.failures.map(\.rule) == ["structured-events-keep-their-form"])
  }

  private func capture(_ lines: [String]) async throws -> CaptureSummary {
    let judged = try await Judge.run(Array((lines.joined(separator: "\n") + "\n").utf8))
    return try #require(judged.summary.captures.first)
  }

  @Test func aBareLineAfterAStampedOneIsARecord() async throws {
    let lines = [
      "2025-11-15 05:32:45.200 App[412:1a2b] DNP-DEBUG: DailyNotificationPlugin.load() called...",
      "[DNP-PLUGIN] configure() called",
    ]
    #expect(try await capture(lines).events == 2)
  }

  @Test func bareLinesAfterCapacitorsAreRecords() async throws {
    let steps = Self.steps.map { Writer.print.line($0) }
    #expect(try await capture(["⚡️  WebView loaded"] + steps).events == steps.count)
  }

  /// Capacitor's console on Android (`Capacitor/Console`), whose address may be empty, and what it does not print.
  @Test(arguments: [
    ("File: https://localhost/assets/index.js - Line 12 - Msg: [DNP-JS] call configure (callback_id=3)", 1),
    ("File:  - Line 333 - Msg: [DNP-JS] call configure (callback_id=3)", 1),
    ("File: - Line 333 - Message: [DNP-JS] call configure (callback_id=3)", 0),
  ])
  func textOfTheAndroidConsoleBeginsAfterItsAddress(_ message: String, _ calls: Int) async throws {
    let head = "11-15 05:40:09.800  4711  4711 I "
    let status = head + "DNP-PLUGIN: status = ready"
    #expect(try await capture([status, head + "Capacitor/Console: " + message]).events == 1 + calls)
    // Another tag is not Capacitor's console.
    #expect(try await capture([status, head + "Other: " + message]).events == 1)
  }

  /// A line that only looks like the head of Capacitor's console keeps its text.
  @Test(arguments: ["⚡️  [trace] - [DNP-JS] call configure", "⚡️  [log]- [DNP-JS] call configure", "⚡️  [log] - "])
  func otherLinesOfCapacitorAreNoConsoleText(_ line: String) async throws {
    #expect(try await capture([line, "[DNP-PLUGIN] status = ready"]).events == 1)
  }

  @Test(.costly, arguments: Writer.allCases, Writer.allCases)
  func everyLineOfThePluginIsAnEventWhereTwoWritersMix(_ first: Writer, _ second: Writer) async throws {
    for seed in UInt64(0)..<6 {
      var generator = SeededGenerator(seed: seed)
      var lines: [String] = []
      for step in Self.steps {
        while generator.isTrue(1, in: 3) { lines.append(generator.element(of: Self.noise) ?? "") }
        lines.append((generator.isTrue(1, in: 2) ? first : second).line(step))
      }
      let found = try await capture(lines)
      #expect(
        found.events + found.unrecognised == Self.steps.count,
        "\(found.format ?? "no format"):\n\(lines.joined(separator: "\n"))")
    }
  }

  /// The header of a record may be on a separate line: then the tagged line after it is its message and has its time.
  @Test func aTaggedLineAfterAHeaderWithoutAMessageIsItsMessage() async throws {
    let header =
      "2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: (Foundation) "
    let lines = [header, "[DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z", header + "x"]
    let found = try await capture(lines)
    #expect(found.events == 1)
    #expect(found.first == found.last)
  }

  /// A tag in the middle of a later line of a message is no record; it is counted, with its line.
  @Test func aTagInALaterLineOfAMessageIsReported() async throws {
    let header = "2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: "
    let lines = [
      header + "the last lines were", "  and then [DNP-FETCH] Fetch started (id=a)",
      header + "[DNP-PLUGIN] status = ready",
    ]
    let judged = try await Judge.run(Array((lines.joined(separator: "\n") + "\n").utf8))
    let found = try #require(judged.summary.captures.first)
    #expect(found.events == 1)
    #expect(found.embedded == 1 && found.embeddedLines == [2])
    #expect(judged.summary.diagnostics.contains { $0.code == "I053" && $0.message.contains(":2:") })
  }

  /// A bare line was written between the stamps around it. The job has half a minute: the verdict is that of every point in between,
  /// or there is none.
  @Test(
    arguments: [
      ("06:00:10", "06:00:20", "pass"), ("06:00:40", "06:01:00", "fail"),
      ("06:00:20", "06:00:50", "inconclusive granularity"),
    ])
  func aBareLineIsJudgedByTheStampsAroundIt(_ before: String, _ after: String, _ verdict: String) throws {
    func stamped(_ time: String, _ message: String) -> String {
      "2025-11-15 \(time).000000+0000 Runner[700:6699] \(message)\n"
    }
    let log =
      stamped("06:00:00", "[JOB] launched") + stamped("06:00:05", "[JOB] started a") + stamped(before, "viewDidLoad")
      + "[JOB] finished a\n" + stamped(after, "viewDidLoad") + stamped("06:05:00", "viewDidLoad")
    #expect(try JobWorld.judge(log).verdict("finishes") == verdict)
  }
}
