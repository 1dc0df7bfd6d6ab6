import Foundation
import LogCheckModel
import LogCheckSimulator
import Testing

/// The behaviour of the plugin on the phone that holds for every seed.
@Suite struct RecoveryBehaviourTests {
  /// A structured event of a story.
  private struct Reported {
    var name: String
    var at: LogInstant
    var fields: [String: Any]

    func text(_ field: String) -> String? { fields[field].map { "\($0)" } }
  }

  private func reported(_ id: String, seed: UInt64, faults: [String] = []) throws -> [Reported] {
    let scenario = try #require(Scenario.named(id))
    return try scenario.run(Scenario.Options(style: .structured, seed: seed, faults: faults)).compactMap { entry in
      guard entry.message.hasPrefix("{\"schema\"") else { return nil }
      let object = try JSONSerialization.jsonObject(with: Data(entry.message.utf8)) as? [String: Any]
      return Reported(
        name: try #require(object?["event"] as? String), at: entry.instant,
        fields: object?["fields"] as? [String: Any] ?? [:])
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func aKilledAppLosesNoStoredSchedule(seed: UInt64) throws {
    let events = try reported("SCN-60", seed: seed)
    let persisted = try #require(events.first { $0.name == "storage.schedule.persisted" })
    let rows = events.filter { $0.name == "storage.schedule.loaded" && $0.fields["id"] != nil }
    #expect(rows.count == 1)
    #expect(rows.first?.text("id") == persisted.text("id"))
    #expect(rows.first?.text("schedule_hash") == persisted.text("schedule_hash"))
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func everyMissedTimeIsFoundOnceAndTheNextOneIsArmed(seed: UInt64) throws {
    let events = try reported("SCN-55", seed: seed)
    let missed = events.filter { $0.name == "recovery.missed.detected" }
      .map { "\($0.text("id") ?? "") \($0.text("scheduled_time") ?? "")" }
    #expect(missed.count == 4)
    #expect(Set(missed).count == 4)
    #expect(events.count { $0.name == "recovery.rescheduled" } == 1)
  }

  @Test func withoutAMemoryTheMissedOnesAreFoundAgain() throws {
    let events = try reported("SCN-55", seed: 3, faults: ["SCN-55-M1"])
    let missed = events.filter { $0.name == "recovery.missed.detected" && $0.text("id") == "once-1" }
    #expect(missed.count == 2)
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func nothingIsCalledMissedWithinThreeMinutes(seed: UInt64) throws {
    let events = try reported("SCN-56", seed: seed)
    let missed = try #require(events.first { $0.name == "recovery.missed.detected" })
    #expect(missed.at - Scenario.sampleNotification > .minutes(60))
    // What may still be under way has its next day all the same.
    let first = try #require(events.first { $0.name == "recovery.rescheduled" })
    #expect(first.at - Scenario.sampleNotification < .minutes(3))
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func anInterruptedMigrationContinuesWithAllItsRows(seed: UInt64) throws {
    let events = try reported("SCN-93", seed: seed)
    #expect(events.count { $0.name == "storage.migration.started" } == 2)
    #expect(events.count { $0.name == "storage.migration.completed" } == 1)
    let rows = events.filter { $0.name == "storage.migration.started" || $0.name == "storage.migration.verified" }
    #expect(Set(rows.compactMap { $0.text("rows") }) == ["4"])
    // The store is not used before it has its new form.
    let names = events.map(\.name)
    let end = try #require(names.firstIndex(of: "storage.migration.completed"))
    #expect(try #require(names.firstIndex(of: "recovery.started")) > end)
  }

  @Test(arguments: ["SCN-89", "SCN-89-M2"])
  func theSystemKeepsSixtyFour(fault: String) throws {
    let events = try reported("SCN-89", seed: 2, faults: fault == "SCN-89" ? [] : [fault])
    let counts = events.filter { $0.name == "scheduler.rolling.maintained" }.compactMap { $0.fields["pending"] as? Int }
    #expect(counts.max() == 64)
    #expect(events.contains { $0.name == "js.reject" } == (fault == "SCN-89"))
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func nothingIsNotModifiedWithoutATag(seed: UInt64) throws {
    let events = try reported("SCN-86", seed: seed)
    let requests = events.filter { $0.name == "fetch.request" }.map { $0.text("if_none_match") ?? "" }
    let answers = events.filter { $0.name == "fetch.response" }.map { $0.text("status") ?? "" }
    #expect(requests == ["none", "v7"])
    #expect(answers == ["200", "304"])
  }

  @Test func aRefusedCallChangesNothing() throws {
    let events = try reported("SCN-61-refused", seed: 4)
    let status = try #require(events.last { $0.name == "js.resolve" })
    #expect(status.text("pending_count") == "0")
    #expect(events.contains { $0.name == "fetch.bgtask.cancelled" })
  }

  @Test func aFaultOfWhichTheCaptureHoldsNothingCannotBeKnown() throws {
    func state(_ flaws: [String], seed: UInt64) throws -> GroundTruth.State? {
      let scenario = try #require(Scenario.named("SCN-51"))
      var run = scenario.run(Scenario.Options(seed: seed, faults: ["SCN-51-M3"], flaws: flaws))
      while run.next() != nil {}
      let traits = try #require(LogWriter.named("apple-ndjson")).traits
      return run.truth(as: traits).promises.first { $0.requirement == 158 }?.state
    }
    #expect(try state([], seed: 1) == .broken)
    // The launch is over when the capture begins.
    #expect(try state(["late"], seed: 1) == .unknowable)
  }
}
