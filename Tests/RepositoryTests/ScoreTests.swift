import LogCheckSimulator
import Testing

@testable import logcheck_dev

/// What the simulator tells is judged as it is true. `make score` tries more.
@Suite struct ScoreTests {
  private static let score = Task { try await Score.run(Score.trials(seeds: 1..<2)) }
  private static let scenarios = Scenario.all.filter { $0.run(Scenario.Options()) != nil }
  private static let faults = scenarios.flatMap(\.faults)

  @Test func noHealthyRunRaisesAnAlarm() async throws {
    let alarms = try await Self.score.value.falseAlarms.map { result in
      "\(result.trial.scenario) as \(result.trial.writer), \(result.trial.flaw ?? "no flaw"): \(result.failed.keys.sorted())"
    }
    #expect(alarms == [])
  }

  @Test(arguments: faults.map(\.id))
  func aFaultIsFoundByARuleOfWhatItBreaks(_ id: Fault.ID) async throws {
    let results = try await Self.score.value.faulty.filter { $0.trial.fault == id }
    let fault = try #require(Self.faults.first { $0.id == id })
    #expect(!results.isEmpty)
    guard fault.hiddenBecause == nil else {
      #expect(results.allSatisfy { $0.requirements(.broken).isEmpty })
      return
    }
    #expect(results.contains { $0.ending == .caught }, "\(fault.summary)")
  }

  @Test func noFaultThatACaptureShowsIsOverlooked() async throws {
    let overlooked = try await Self.score.value.overlooked.map { result in
      "\(result.trial.fault ?? "") as \(result.trial.writer), \(result.trial.flaw ?? "no flaw"): \(result.ending)"
    }
    #expect(overlooked == [])
  }

  /// The bytes of a story hang on its options alone: this is what they are on every machine.
  @Test(arguments: [("happy-path", "apple-ndjson", UInt64(7), 3), ("SCN-01", "apple-compact", 1, 1)])
  func theSameSeedGivesTheSameBytes(_ scenario: String, _ writer: String, _ seed: UInt64, _ days: Int) throws {
    let trial = Trial(scenario: scenario, writer: writer, seed: seed, days: days)
    let bytes = try #require(trial.capture()).bytes
    #expect(bytes == trial.capture()?.bytes)
    #expect(bytes != Trial(scenario: scenario, writer: writer, seed: seed + 1, days: days).capture()?.bytes)
  }

  @Test func idsAreGivenOnce() {
    #expect(Set(Scenario.all.map(\.id)).count == Scenario.all.count)
    #expect(Set(Self.faults.map(\.id)).count == Self.faults.count)
    #expect(Set(CaptureFlaw.all.map(\.id)).count == CaptureFlaw.all.count)
  }
}
