import LogCheckModel
import LogCheckSimulator
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
  func theFirstRunShowsTheEightLinesInOrder(seed: UInt64) {
    let entries = HappyPath(Scenario.Options(seed: seed)).entries
    let lines = entries.filter { line in line.message.hasPrefix("[DNP-") && !line.message.contains("BGTask handler") }
    #expect(lines.count == Self.eight.count)
    for (line, expected) in zip(lines, Self.eight) { #expect(line.message.hasPrefix(expected)) }
    #expect(Set(lines.map(\.processID)).count == 1)
    #expect(lines.allSatisfy { $0.subsystem == "com.timesafari.dailynotification" })
  }

  @Test func theFirstRunEndsInAQuietTail() throws {
    let entries = HappyPath().entries
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
      for entry in scenario.entries(options).prefix(400) {
        // Somebody sets the clock there.
        if id == "SCN-29", entry.process == "timed" { last = entry.instant }
        #expect(last <= entry.instant, "seed \(seed): \(entry.message)")
        last = entry.instant
      }
    }
  }

  @Test(arguments: Scenario.all.map(\.id), CapturePlatform.allCases)
  func theSameSeedTellsTheSameStory(id: String, platform: CapturePlatform) throws {
    let scenario = try #require(Scenario.named(id))
    func told(_ seed: UInt64) -> [LogEntry] {
      Array(scenario.entries(Scenario.Options(platform: platform, seed: seed, days: 2)).prefix(300))
    }
    #expect(told(5) == told(5))
    #expect(told(5) != told(6))
  }

  @Test(arguments: [1, 2, 7])
  func everyDayHasOneFetchAndOneNotification(days: Int) throws {
    let scenario = try #require(Scenario.named("daily-cycle"))
    let entries = Array(scenario.entries(Scenario.Options(style: .structured, days: days)))
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

  /// 19 rows of the plugin and its framework a cycle.
  @Test func theBenchStreamGoesOn() throws {
    let scenario = try #require(Scenario.named("bench"))
    #expect(scenario.isEndless)
    var iterator = scenario.entries()
    var count = 0
    while count < 50_000, iterator.next() != nil { count += 1 }
    #expect(count == 50_000)
  }

  /// Both styles tell the same story.
  @Test(arguments: CapturePlatform.allCases)
  func structuredLinesStandWhereWordsStood(platform: CapturePlatform) throws {
    let scenario = try #require(Scenario.named("daily-cycle"))
    let words = Array(scenario.entries(Scenario.Options(platform: platform, days: 2)))
    let structured = Array(scenario.entries(Scenario.Options(platform: platform, style: .structured, days: 2)))
    #expect(words.map(\.instant) == structured.map(\.instant))
    let events = zip(words, structured).filter { $0.message != $1.message }.map(\.1.message)
    #expect(events.count > 30)
    #expect(events.allSatisfy { $0.hasPrefix("{\"schema\":\"dnp.event/1\",\"ts\":\"") })
  }

  @Test func androidLinesCarryTheComponentInTheirTag() {
    let entries = HappyPath(Scenario.Options(platform: .android)).entries
    #expect(entries.contains { $0.tag == "DNP-SCHEDULER" && $0.message.hasPrefix("scheduleDailyNotification() → ") })
    #expect(entries.allSatisfy { !$0.message.hasPrefix("[DNP-") && $0.subsystem == nil })
    #expect(entries.contains { $0.message == "DN|SCHEDULE_FETCH_START time=1763185980000" })
  }
}
