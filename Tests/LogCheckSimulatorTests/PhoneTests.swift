import LogCheckModel
import LogCheckSimulator
import Testing

/// The promises of the phone and the plugin on it, as their stories show them.
@Suite struct PhoneTests {
  /// Scenarios of background runs and deliveries.
  static let ids: Set<String> = [
    "SCN-04", "SCN-13", "SCN-14", "SCN-15", "SCN-16", "SCN-17", "SCN-18", "SCN-20", "SCN-21", "SCN-22", "SCN-23",
    "SCN-24", "SCN-24-autumn", "SCN-25", "SCN-26", "SCN-27", "SCN-28", "SCN-29", "SCN-29-forward", "SCN-30", "SCN-31",
    "SCN-31-coarse", "SCN-32", "SCN-33", "SCN-35", "SCN-36", "SCN-37", "SCN-40", "SCN-41", "SCN-42", "SCN-43",
  ]

  private func story(_ id: String, faults: [String] = [], seed: UInt64 = 1) throws -> [LogEntry] {
    let scenario = try #require(Scenario.named(id))
    return Array(scenario.run(Scenario.Options(style: .structured, seed: seed, faults: faults)))
  }

  private func of(_ event: String, in story: [LogEntry]) -> [LogEntry] {
    story.filter { $0.message.contains("\"event\":\"\(event)\"") }
  }

  @Test(arguments: Self.ids.sorted())
  func everyScenarioOfTheListIsThere(id: String) throws {
    #expect(!(try #require(Scenario.named(id))).faults.isEmpty)
  }

  @Test(arguments: Scenario.all.filter { Self.ids.contains($0.id) }.flatMap { $0.faults.map(\.id) })
  func everyFaultChangesItsStory(id: String) throws {
    let scenario = try #require(Scenario.all.first { $0.faults.contains { $0.id == id } })
    let healthy = Array(scenario.run(Scenario.Options()))
    #expect(Array(scenario.run(Scenario.Options(faults: [id]))) != healthy)
  }

  @Test func aRefusedSubmitStillArmsAndReturnsAnError() throws {
    let story = try story("SCN-20")
    #expect(of("fetch.bgtask.submit_failed", in: story).count == 1)
    #expect(of("scheduler.notification.armed", in: story).count == 1)
    let answers = of("js.resolve", in: story).map(\.message)
    #expect(answers.contains { $0.contains("\"code\":\"background_refresh_disabled\"") })
    #expect(of("fetch.bgtask.started", in: story).isEmpty)
  }

  @Test(arguments: ["SCN-21", "SCN-22", "SCN-30"])
  func aTaskThatNeverRanIsNoticedOnceAndAskedForAgain(id: String) throws {
    let story = try story(id)
    let missed = of("fetch.bgtask.missed", in: story)
    try #require(missed.count == 1)
    // After the miss the requested task may run.
    #expect(of("fetch.bgtask.started", in: story).allSatisfy { $0.instant > missed[0].instant })
    let submitted = of("fetch.bgtask.submitted", in: story).map(\.instant)
    #expect(submitted.count { $0 < missed[0].instant } == 1)
    #expect(submitted.contains { missed[0].instant < $0 && $0 - missed[0].instant < .seconds(1) })
    // The system delivers automatically, and the plugin learns of it at the next launch.
    #expect(of("scheduler.notification.delivered", in: story).count == 1)
    #expect(of("recovery.missed.detected", in: story).isEmpty)
  }

  @Test func aClosedAppLosesNoSchedule() throws {
    let loaded = of("storage.schedule.loaded", in: try story("SCN-22"))
    #expect(loaded.count == 2 && loaded.allSatisfy { $0.message.contains("\"count\":1") })
  }

  @Test(arguments: [("SCN-24", 23), ("SCN-24-autumn", 25)])
  func aDayIsAsLongAsTheClockOnTheWallSays(id: String, hours: Int64) throws {
    let deliveries = of("scheduler.notification.delivered", in: try story(id))
    try #require(deliveries.count == 2)
    let length = deliveries[1].instant - deliveries[0].instant
    #expect((length - .minutes(hours * 60)).magnitude < .seconds(2))
  }

  @Test func theClockGoesBackAndTheTimeSinceTheBootDoesNot() throws {
    let story = try story("SCN-29")
    #expect(zip(story, story.dropFirst()).count { $1.instant < $0.instant } == 1)
    let monotonic = story.compactMap(\.monotonic)
    #expect(monotonic.count == story.count && monotonic == monotonic.sorted())
  }

  @Test func aRestartResetsTheTimeSinceBoot() throws {
    let monotonic = try story("SCN-26").compactMap(\.monotonic)
    #expect(zip(monotonic, monotonic.dropFirst()).count { $1 < $0 } == 1)
  }

  @Test func anUnchangedAnswerKeepsTheContent() throws {
    let story = try story("SCN-32")
    #expect(of("storage.content.saved", in: story).count == 1)
    let tagged = of("fetch.request", in: story).map { $0.message.contains("\"if_none_match\":\"v7\"") }
    #expect(tagged == [false, true])
    #expect(of("fetch.run.success_recorded", in: story).count == 2)
  }

  @Test func nothingIsFetchedAtShortNotice() throws {
    let story = try story("SCN-35")
    #expect(of("fetch.bgtask.submitted", in: story).isEmpty && of("fetch.bgtask.skipped", in: story).count == 1)
    #expect(of("scheduler.notification.delivered", in: story).count == 1)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aHandlerWithoutAnAnswerEndsInItsTime(seed: UInt64) throws {
    let story = try story("SCN-18", seed: seed)
    let start = try #require(of("fetch.bgtask.started", in: story).first)
    let end = try #require(of("fetch.bgtask.completed", in: story).first)
    #expect(end.instant - start.instant < .seconds(30) && end.message.contains("\"success\":false"))
  }

  @Test func aTapLogsTheDeliveryOnce() throws {
    let story = try story("SCN-43")
    let deliveries = of("scheduler.notification.delivered", in: story).map(\.message)
    #expect(deliveries.count == 1 && deliveries.allSatisfy { $0.contains("\"source\":\"tap\"") })
    #expect(of("recovery.missed.detected", in: story).isEmpty)
  }

  /// The truth of a fault whose lines the capture lost is unknowable, also where the fault is that there is no line.
  @Test func whatNoCaptureHoldsIsUnknowable() throws {
    let scenario = try #require(Scenario.named("SCN-20"))
    let traits = try #require(LogWriter.named("apple-default")).traits
    func state(_ flaws: [String]) throws -> GroundTruth.State? {
      var run = scenario.run(Scenario.Options(faults: ["SCN-20-M1"], flaws: flaws))
      while run.next() != nil {}
      return run.truth(as: traits).promises.first { $0.requirement == 46 }?.state
    }
    #expect(try state([]) == .broken)
    #expect(try state(["late"]) == .unknowable)
  }
}
