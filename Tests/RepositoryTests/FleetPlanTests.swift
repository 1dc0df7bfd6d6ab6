import Foundation
import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

@testable import logcheck_dev

/// The simulated fleet of `logcheck-dev fleet`: its shape, its planted regressions, and that nothing else is wrong.
@Suite struct FleetPlanTests {
  private static let small = FleetPlan(devices: 8, nights: 10, captures: 267, seed: 1)
  private static let large = FleetPlan(devices: 200, nights: 30, captures: 20_000, seed: 1)

  private static func captures(_ plan: FleetPlan) -> [FleetCapture] {
    plan.devices.flatMap { device in (1...plan.nights).flatMap { plan.captures(of: device, night: $0) } }
  }

  @Test(arguments: [(small, 267), (large, 20_000)])
  func theCapturesAreAsManyAsAskedForAndEachHasItsFile(_ plan: FleetPlan, _ count: Int) {
    let paths = Self.captures(plan).map(\.path)
    #expect(paths.count == count)
    #expect(Set(paths).count == count)
  }

  @Test func nightsAndBuildsAreAsDocumented() {
    #expect(FleetPlan.day(1) == "2026-10-01")
    #expect(FleetPlan.day(30) == "2026-10-30")
    #expect(FleetPlan.day(60) == "2026-11-29")
    #expect(Self.large.regressionNight == 12)
    #expect(Self.large.retirementNight == 21)
    let bad = Self.large.devices.filter { Self.large.build(of: $0, night: 12) == "1.4.0" }
    #expect(bad.count == 150)
    #expect(Self.large.devices.allSatisfy { Self.large.build(of: $0, night: 11) != "1.4.0" })
    #expect(Self.large.build(of: Self.large.devices[FleetPlan.driftingDevice - 1], night: 30) == "1.3.0")
  }

  @Test func theSameNumbersGiveTheSameBytesAndAnotherSeedOthers() {
    func bytes(_ plan: FleetPlan) -> [[UInt8]?] {
      plan.captures(of: plan.devices[2], night: 5).map { $0.bytes(noise: 1) }
    }
    #expect(bytes(Self.small) == bytes(FleetPlan(devices: 8, nights: 10, captures: 267, seed: 1)))
    #expect(bytes(Self.small) != bytes(FleetPlan(devices: 8, nights: 10, captures: 267, seed: 2)))
  }

  /// Twenty nights apart, the tasks of one device start a minute later, and those of the others at the usual time.
  @Test func onlyTheDriftingDeviceDrifts() throws {
    for device in Self.large.devices {
      func mean(_ nights: ClosedRange<Int>) throws -> Int {
        try nights.map { night in
          try #require(Self.large.captures(of: device, night: night).first?.options.taskDelay).lowerBound
        }.reduce(0, +) / nights.count
      }
      let growth = try mean(21...30) - mean(1...10)
      let expected = device.number == FleetPlan.driftingDevice ? 60_000 : 0
      #expect(abs(growth - expected) < 8000, "\(device.name)")
    }
  }

  private struct Judged: Sendable {
    var capture: FleetCapture
    var failed: Set<String>
    var decided: Set<String>
  }

  private static let judged = Task {
    try await TwoThreads.map(captures(small), rules: .ofFolder(nil)) { capture, audit in
      var options = AuditOptions()
      options.failOn = .note
      var run = Audit(audit, options)
      run.run([.bytes(capture.bytes(noise: 1) ?? [], shown: capture.path)]) { _ in }
      let rules = run.summary().rules
      return Judged(
        capture: capture, failed: Set(rules.filter { $0.verdict == .fail }.map(\.id)),
        decided: Set(rules.filter { $0.verdict == .fail || $0.verdict == .pass }.map(\.id)))
    }
  }

  @Test(.costly) func nothingFailsButTheCompletionsOfTheBadBuild() async throws {
    let results = try await Self.judged.value
    let failing = results.filter { !$0.failed.isEmpty }
    #expect(failing.allSatisfy { $0.failed == Set(PlantedRegressions.completionRules) })
    #expect(failing.allSatisfy { $0.capture.path.contains("/1.4.0/") })
    // Formats with stamps and whole captures show it.
    let expected = results.filter { result in
      !result.capture.options.faults.isEmpty && result.capture.options.flaws.isEmpty
        && !["dnp-events", "tagged-lines"].contains(result.capture.writer)
    }
    #expect(expected.count > 20)
    #expect(expected.allSatisfy { !$0.failed.isEmpty })
  }

  @Test func theRetiredStoryAloneExercisesItsRule() async throws {
    let results = try await Self.judged.value
    for rule in PlantedRegressions.retiredRules {
      let stories = Set(results.filter { $0.decided.contains(rule) }.map(\.capture.story))
      #expect(stories == [FleetStories.retired])
    }
    let nights = (Self.small.retirementNight...Self.small.nights).map { FleetPlan.day($0) }
    #expect(results.allSatisfy { $0.capture.story != FleetStories.retired || !nights.contains(day($0.capture)) })
  }

  /// No other rule may stop, or it would be an alarm that was not planted.
  @Test func everyOtherRuleIsExercisedToTheEnd() async throws {
    let results = try await Self.judged.value
    let nights = (1...Self.small.nights).map { FleetPlan.day($0) }
    let late = Set(nights.suffix(7))
    let ever = results.reduce(into: Set<String>()) { $0.formUnion($1.decided) }
    let lately = results.filter { late.contains(day($0.capture)) }
      .reduce(into: Set<String>()) { $0.formUnion($1.decided) }
    #expect(ever.subtracting(lately).subtracting(PlantedRegressions.retiredRules) == [])
  }

  private func day(_ capture: FleetCapture) -> String { String(capture.path.prefix(10)) }

  @Test func theListOfPlantedRegressionsNamesThem() throws {
    let json = try JSONSerialization.jsonObject(with: Data(PlantedRegressions.json(Self.large).utf8))
    let planted = try #require((json as? [String: Any])?["planted"] as? [[String: Any]])
    #expect(planted.map { $0["kind"] as? String } == ["lastingFailure", "slope", "notExercised"])
    #expect(planted[0]["firstBadDay"] as? String == "2026-10-12")
    #expect((planted[0]["devices"] as? [String])?.count == 120)
    #expect(planted[1]["device"] as? String == "device-008")
    #expect(planted[2]["lastDay"] as? String == "2026-10-20")
  }
}
