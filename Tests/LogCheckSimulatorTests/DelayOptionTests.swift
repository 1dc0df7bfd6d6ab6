import LogCheckModel
import LogCheckSimulator
import Testing

/// The options that set how late the system starts tasks and shows notifications.
@Suite struct DelayOptionTests {
  /// The time of the first line of an event, in seconds after `start`.
  private func seconds(
    _ event: String, in scenario: String, after start: LogInstant, _ change: (inout Scenario.Options) -> Void
  ) throws -> Double {
    var options = Scenario.Options(style: .structured)
    change(&options)
    var run = try #require(Scenario.named(scenario)).run(options)
    while let entry = run.next() {
      guard entry.message.contains("\"event\":\"\(event)\"") else { continue }
      return Double((entry.instant - start).nanoseconds) / 1e9
    }
    Issue.record("no line of \(event)")
    return 0
  }

  private let notification = Scenario.sampleNotification
  private var earliest: LogInstant { notification - .minutes(5) }

  /// The handler logs up to a second after the system has decided to start it.
  @Test(arguments: [20, 170])
  func theTaskDelaySetsTheStartOfTheRun(_ delay: Int) throws {
    let start = try seconds("fetch.bgtask.started", in: "happy-path", after: earliest) {
      $0.taskDelay = delay * 1000..<delay * 1000 + 1
    }
    #expect((0...1).contains(start - Double(delay)))
    let work = try seconds("work.started", in: "happy-path-android", after: earliest) {
      $0.taskDelay = delay * 1000..<delay * 1000 + 1
    }
    #expect((0...1).contains(work - Double(delay)))
  }

  @Test(arguments: ["happy-path", "happy-path-android"])
  func theDeliveryDelaySetsTheDelivery(_ scenario: String) throws {
    let delivery = try seconds("scheduler.notification.delivered", in: scenario, after: notification) {
      $0.deliveryDelay = 5000..<5001
    }
    #expect((5...6).contains(delivery))
  }

  @Test func aDelayThatIsNotSetLeavesTheStoryAsItIs() throws {
    let story = try #require(Scenario.named("happy-path"))
    var options = Scenario.Options()
    options.taskDelay = 900..<180_000
    options.deliveryDelay = 40..<900
    #expect(Array(story.run(options)) == Array(story.run(Scenario.Options())))
  }
}
