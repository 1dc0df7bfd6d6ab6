import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckTrace
import Testing

@testable import LogCheckFollowing

/// One long line does not make every later one as large; thousands of lines wait to be judged.
@Suite struct KeptRecordTests {
  @Test func itTakesNoMoreRoomThanItNeeds() {
    var record = Record()
    record.text.reserveCapacity(60_000)
    record.message = record.append(Array("[JOB] started".utf8).span)
    let kept = record.kept()
    #expect(kept.text == record.text && kept.message == record.message)
    #expect(kept.text.capacity < 100)
  }

  @Test func factsOfAFollowedFile() throws {
    var reader = PartReader(ReadingOptions(literals: [Array("[JOB]".utf8)]), from: PartBase())
    let logLines = JobLine.logLine(0, "[JOB] " + String(repeating: "x", count: 60_000)) + JobLine.jobs(1..<30)
    var records: [Record] = []
    for readerEvent in try reader.feed(Array(logLines.utf8)) + reader.pause() {
      if case .record(let record) = readerEvent { records.append(record) }
    }
    #expect(records.count > 40)
    #expect(records.dropFirst().allSatisfy { $0.text.capacity < 1_000 })
  }
}
