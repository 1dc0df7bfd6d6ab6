import LogCheckModel
import Testing

@testable import LogCheckResults

/// A sum of records depends on the records alone, not on how they were added.
@Suite struct MergingTests {
  private static func sum(_ records: some Sequence<AuditRecord>) -> MergedResults {
    records.reduce(into: MergedResults()) { $0.add(MergedResults($1)) }
  }

  private static func records(seed: UInt64, count: Int = 60, devices: Int = 20) -> [AuditRecord] {
    var samples = RecordSamples(seed: seed)
    return (0..<count).map { _ in samples.record(devices: devices) }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func mergingIsAssociative(_ seed: UInt64) {
    let records = Self.records(seed: seed)
    let (first, second, third) = (Self.sum(records[..<13]), Self.sum(records[13..<40]), Self.sum(records[40...]))
    var left = first
    left.add(second)
    left.add(third)
    var right = second
    right.add(third)
    var whole = first
    whole.add(right)
    #expect(left == whole)
    #expect(left.line == whole.line)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func mergingIsCommutative(_ seed: UInt64) {
    let records = Self.records(seed: seed)
    var samples = RecordSamples(seed: seed &+ 100)
    var shuffled = records
    for index in shuffled.indices { shuffled.swapAt(index, samples.next(below: shuffled.count)) }
    #expect(Self.sum(records).line == Self.sum(shuffled).line)
  }

  @Test func anEmptySumChangesNothing() {
    let sum = Self.sum(Self.records(seed: 7))
    var left = MergedResults()
    left.add(sum)
    var right = sum
    right.add(MergedResults())
    #expect(left.line == sum.line)
    #expect(right.line == sum.line)
  }

  /// More keys than a table keeps: the same ones remain, however the records were grouped.
  @Test func aCrowdedTableDependsOnNoOrder() {
    let records = Self.records(seed: 3, count: 20_000, devices: 15_000)
    let whole = Self.sum(records)
    #expect(whole.devices.values.count <= BoundedTable<RunCounts>.limit)
    #expect(whole.devices.level > 0)
    var parts = stride(from: 0, to: records.count, by: 777).map { start in
      Self.sum(records[start..<min(start + 777, records.count)].reversed())
    }
    var regrouped = MergedResults()
    while let part = parts.popLast() { regrouped.add(part) }
    #expect(regrouped.line == whole.line)
  }

  /// A crowded table keeps exact values; the rest is in `others`.
  @Test func aCrowdedTableCountsEveryRun() {
    var table = BoundedTable<RunCounts>()
    var one = RunCounts()
    one.passes = 1
    for number in 0..<10_000 { for _ in 0..<(number % 3 + 1) { table.add(one, to: LogText("device \(number)")) } }
    #expect(table.values.values.reduce(0) { $0 + $1.passes } + table.others.passes == 19_999)
    for (key, value) in table.values {
      let number = Int(key.description.dropFirst("device ".count)) ?? 0
      #expect(value.passes == number % 3 + 1)
    }
  }

  @Test func keysOfEqualAppearanceStaySeparate() {
    var table = BoundedTable<RunCounts>()
    var one = RunCounts()
    one.passes = 1
    table.add(one, to: LogText("caf\u{E9}"))
    table.add(one, to: LogText("cafe\u{301}"))
    #expect(table.values.count == 2)
  }

  /// Counts that hostile results push to their limit stay there, in any order.
  @Test func countsStopAtTheirLimit() {
    var huge = RunCounts()
    huge.passes = BoundedCount.limit
    var small = RunCounts()
    small.passes = 3
    var sum = small
    for part in [huge, huge, small] { sum.add(part) }
    var other = huge
    for part in [small, huge, small] { other.add(part) }
    #expect(sum == other && sum.passes == BoundedCount.limit && sum.total == BoundedCount.limit)
  }

  @Test func countsFollowTheVerdictsOfTheRecords() {
    var record = AuditRecord(id: "a", status: .judged, exitCode: 1, tool: "1", rulesDigest: "2")
    record.verdict = .fail
    record.day = "2026-11-27"
    var rule = RuleResult(id: "r", verdict: .fail, severity: .error)
    rule.fails = 3
    record.rules = [rule]
    let failed = RecordedFinding(rule: "r", severity: .error, fingerprint: "f", message: "m")
    record.findings = [failed, failed]
    var other = record
    other.day = "2026-11-20"
    other.verdict = .pass
    other.rules[0].verdict = .pass
    other.findings = []
    var unread = AuditRecord(id: "b", status: .error, exitCode: 2, tool: "1", rulesDigest: "2")
    unread.verdict = .pass
    let sum = Self.sum([record, other, unread])
    #expect(sum.runs.fails == 1 && sum.runs.passes == 1 && sum.runs.errors == 1 && sum.runs.total == 3)
    #expect(sum.runs.days == DaySpan(first: "2026-11-20", last: "2026-11-27"))
    let totals = sum.rules.values[LogText("r")]
    #expect(totals?.fails == 6 && totals?.runsFailed == 1 && totals?.runsPassed == 1)
    #expect(totals?.failDays == DaySpan("2026-11-27"))
    // A finding that a run has twice is in one run.
    #expect(sum.findings.values[LogText("f")]?.runs == 1)
  }
}
