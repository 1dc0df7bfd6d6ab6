import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

@Suite struct ScenarioTests {
  private static let eight = [
    "[DNP-PLUGIN] configure() called",
    "[DNP-PLUGIN] status = ready",
    "[DNP-PLUGIN] requestPermissions() → granted",
    "[DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z",
    "[DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z",
    "[DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)",
    "[DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z",
    "[DNP-STORAGE] Persisted schedule to DB (id=",
  ]

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func theFirstRunShowsTheEightLinesInOrder(seed: UInt64) throws {
    let entries = try #require(Scenario.named("SCN-01")).run(Scenario.Options(seed: seed))
    let lines = entries.filter { line in Self.eight.contains { line.message.hasPrefix($0) } }
    #expect(lines.count == Self.eight.count)
    for (line, expected) in zip(lines, Self.eight) { #expect(line.message.hasPrefix(expected)) }
    #expect(Set(lines.map(\.processID)).count == 1)
    #expect(lines.allSatisfy { $0.subsystem == "com.timesafari.dailynotification" })
  }

  @Test func theFirstRunEndsInAQuietTail() throws {
    let entries = Array(try #require(Scenario.named("SCN-01")).run())
    let last = try #require(entries.lastIndex { $0.process == "App" })
    let end = try #require(entries.last)
    #expect(end.instant - entries[last].instant >= .minutes(2))
    // It ends before the prefetch may begin, so nothing of it is due yet.
    #expect(end.instant < Scenario.sampleNotification - .minutes(5))
  }

  @Test(arguments: Scenario.all.map(\.id), CapturePlatform.allCases)
  func timeNeverRunsBackwards(id: String, platform: CapturePlatform) throws {
    let scenario = try #require(Scenario.named(id))
    for seed in 1...10 as ClosedRange<UInt64> {
      let options = Scenario.Options(platform: platform, seed: seed, days: 3)
      var last = LogInstant(nanoseconds: .min)
      for entry in scenario.run(options).prefix(400) {
        // The user sets the clock there.
        if id == "SCN-29", entry.process == "timed" { last = entry.instant }
        #expect(last <= entry.instant, "seed \(seed): \(entry.message)")
        last = entry.instant
      }
    }
  }

  @Test(arguments: Scenario.all.map(\.id), CapturePlatform.allCases)
  func theSameSeedGivesTheSameCapture(id: String, platform: CapturePlatform) throws {
    let scenario = try #require(Scenario.named(id))
    func reported(_ seed: UInt64) -> [LogEntry] {
      Array(scenario.run(Scenario.Options(platform: platform, seed: seed, days: 2)).prefix(300))
    }
    #expect(reported(5) == reported(5))
    #expect(reported(5) != reported(6))
  }

  @Test(arguments: [1, 2, 7])
  func everyDayHasOneFetchAndOneNotification(days: Int) throws {
    let scenario = try #require(Scenario.named("happy-path"))
    let entries = Array(scenario.run(Scenario.Options(style: .structured, days: days)))
    func instants(_ event: String) -> [LogInstant] {
      entries.filter { $0.message.contains("\"event\":\"\(event)\"") }.map(\.instant)
    }
    let notifications = (0..<days).map { Scenario.sampleNotification + .seconds(Int64($0) * 86_400) }
    let starts = instants("fetch.bgtask.started")
    let ends = instants("fetch.bgtask.completed")
    let deliveries = instants("scheduler.notification.delivered")
    try #require(starts.count == days && ends.count == days && deliveries.count == days)
    for day in 0..<days {
      let earliest = notifications[day] - .minutes(5)
      #expect(earliest <= starts[day] && starts[day] <= earliest + .minutes(15))
      #expect(starts[day] < ends[day] && ends[day] - starts[day] <= .seconds(30))
      #expect((deliveries[day] - notifications[day]).magnitude <= .seconds(180))
    }
  }

  /// More than a week, so that leftovers of one day's cycles would show in the next.
  @Test(.costly, arguments: CapturePlatform.allCases)
  func theBenchGoesOnInEvenCycles(platform: CapturePlatform) throws {
    let scenario = try #require(Scenario.named("bench"))
    #expect(scenario.isEndless)
    var run = scenario.run(Scenario.Options(platform: platform, style: .structured))
    let events = ["scheduler.schedule.requested", "fetch.request", "scheduler.notification.delivered", "removed_all"]
    var reported: [Int] = []
    var last = LogInstant(nanoseconds: 0)
    while reported.count < events.count * 1200, let entry = run.next() {
      last = entry.instant
      if let event = events.firstIndex(where: { entry.message.contains("\($0)\"") }) { reported.append(event) }
    }
    #expect(reported == (0..<1200).flatMap { _ in events.indices })
    #expect((last - Scenario.sampleNotification - .minutes(11_991)).magnitude < .minutes(1))
  }

  /// Both styles contain the same story.
  @Test(arguments: CapturePlatform.allCases)
  func structuredLinesReplacePrintedOnes(platform: CapturePlatform) throws {
    let scenario = try #require(Scenario.named(platform == .ios ? "happy-path" : "happy-path-android"))
    let words = Array(scenario.run(Scenario.Options(days: 2)))
    let structured = Array(scenario.run(Scenario.Options(style: .structured, days: 2)))
    #expect(words.map(\.instant) == structured.map(\.instant))
    let events = zip(words, structured).filter { $0.message != $1.message }.map(\.1.message)
    #expect(events.count > 30)
    #expect(events.allSatisfy { $0.hasPrefix("{\"schema\":\"dnp.event/1\",\"ts\":\"") })
  }

  @Test func androidLinesCarryTheComponentInTheirTag() throws {
    let entries = Array(try #require(Scenario.named("happy-path-android")).run())
    #expect(entries.contains { $0.tag == "DNP-SCHEDULER" && $0.message.hasPrefix("scheduleDailyNotification() → ") })
    #expect(entries.allSatisfy { !$0.message.hasPrefix("[DNP-") && $0.subsystem == nil })
    #expect(entries.contains { $0.message == "DN|SCHEDULE_FETCH_START time=1763185980000" })
  }
}
