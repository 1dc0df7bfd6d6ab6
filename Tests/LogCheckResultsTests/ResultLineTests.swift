import LogCheckModel
import Testing

@testable import LogCheckResults

@Suite struct ResultLineTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>) func aRecordIsReadAsItWasWritten(_ seed: UInt64) throws {
    var samples = RecordSamples(seed: seed)
    let record = samples.record()
    let line = record.line
    #expect(!line.utf8.contains { $0 < 0x20 || $0 == 0x7F })
    guard case .record(let read) = try ResultLine(Array(line.utf8)) else {
      Issue.record("not a record")
      return
    }
    #expect(read == record)
    #expect(read.line == line)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func aSumIsReadAsItWasWritten(_ seed: UInt64) throws {
    var samples = RecordSamples(seed: seed)
    var sum = MergedResults()
    for _ in 0..<50 { sum.add(MergedResults(samples.record())) }
    guard case .merged(let read) = try ResultLine(Array(sum.line.utf8)) else {
      Issue.record("not a sum")
      return
    }
    #expect(read == sum)
    #expect(read.line == sum.line)
  }

  @Test(arguments: [
    (#"{"schema":"dnp-logcheck-audit/2"}"#, "another version"),
    (#"{"schema":"dnp-logcheck-merged/17"}"#, "another version"),
    (#"{"schema":"dnp-logcheck/1"}"#, "not a result of"),
    (#"{"verdict":"pass"}"#, "no member `schema`"),
    ("not json", "not JSON"), ("", "not JSON"), ("[]", "another type"),
    (#"{"schema":"dnp-logcheck-audit/1"}"#, "`id` is missing"),
    (#"{"schema":"dnp-logcheck-audit/1","id":"a","status":"odd","exitCode":0,"tool":"1","rulesDigest":"2"}"#, "`odd`"),
    (
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","exitCode":-1,"tool":"1","rulesDigest":"2"}"#,
      "negative"
    ),
    (
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","exitCode":0,"tool":"1","rulesDigest":"2","day":"today"}"#,
      "`today` is not a day"
    ),
    (
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","exitCode":0,"tool":"1","rulesDigest":"2","measures":{"m":{"count":2,"sum":1,"min":1,"max":1,"buckets":[[1,1]]}}}"#,
      "do not fit"
    ),
    // An edited or cut record would make a sum green.
    (
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","verdict":"pass","exitCode":1,"tool":"1","rulesDigest":"2"}"#,
      "exitCode: 1 is not the exit code of such a run"
    ),
    (
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","verdict":"fail","exitCode":0,"tool":"1","rulesDigest":"2"}"#,
      "exitCode: 0 is not the exit code of such a run"
    ),
    (
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","exitCode":0,"tool":"1","rulesDigest":"2"}"#,
      "exitCode: 0 is not the exit code of such a run"
    ),
    (
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","verdict":"pass","exitCode":0,"tool":"1","rulesDigest":"2","rules":[{"id":"r","verdict":"fail","severity":"error","fail":1}]}"#,
      "verdict: it is no failure although the rule r failed"
    ),
    (
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","verdict":"pass","exitCode":0,"tool":"1","rulesDigest":"2","rules":[{"id":"r","verdict":"pass","severity":"error","fail":1}]}"#,
      "rules: r passes although 1 of its instances fail"
    ),
    (
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","verdict":"inconclusive","exitCode":3,"tool":"1","rulesDigest":"2","findings":[{"rule":"r","severity":"error","fingerprint":"f","message":"m"}]}"#,
      "verdict: it is no failure although a failure of the rule r is listed"
    ),
    // A failed run that claims to be allowed would be left out of the exit code.
    (
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","verdict":"fail","exitCode":1,"tool":"1","rulesDigest":"2","allowed":true}"#,
      "only a run that decided nothing"
    ),
    (
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","verdict":"inconclusive","exitCode":3,"tool":"1","rulesDigest":"2","allowed":true}"#,
      "only a run that decided nothing"
    ),
    (
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"error","exitCode":2,"tool":"1","rulesDigest":"2","allowed":true}"#,
      "only a run that decided nothing"
    ),
    (outcomes(#""counts":{"kept":-1}"#), "negative"),
    (outcomes(#""counts":{"kept":9007199254740993}"#), "larger than any count"),
    (outcomes(#""counts":{"kept":1e99}"#), "it is not JSON"), (outcomes(#""counts":[]"#), "another type"),
    (outcomes(#""lastKept":"yesterday""#), "`yesterday` is not a day"),
    (outcomes(#""stopped":{"since":"2026-02-30"}"#), "`2026-02-30` is not a day"),
    (outcomes(#""causes":[{"kind":"a","side":"moon","certainty":"shown","title":"t","stage":"shown"}]"#), "`moon`"),
    (outcomes(#""causes":[{"kind":"a","side":"user","certainty":"odd","title":"t","stage":"shown"}]"#), "`odd`"),
    (outcomes(#""causes":[{"kind":"a","side":"user","certainty":"shown","title":"t","stage":"sent"}]"#), "`sent`"),
    (outcomes(#""causes":[{"side":"user"}]"#), "is missing"),
  ]) func aLineThatIsNoResultIsRefusedWithItsReason(_ line: String, _ reason: String) {
    let problem = #expect(throws: ResultProblem.self) { try ResultLine(Array(line.utf8)) }
    #expect(problem?.sentence.contains(reason) == true, "\(problem?.sentence ?? "")")
  }

  /// A record with these members of its outcomes.
  private static func outcomes(_ members: String) -> String {
    #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","exitCode":3,"tool":"1","rulesDigest":"2","outcomes":{"#
      + members + "}}"
  }

  @Test func aRecordWithoutOutcomesIsReadAndAddsNone() throws {
    let line =
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","exitCode":3,"tool":"1","rulesDigest":"2"}"#
    let sum = try ResultLine(Array(line.utf8)).results
    #expect(sum.outcomes == OutcomeTotals() && !sum.line.contains("outcomes"))
    guard case .record(let record) = try ResultLine(Array(line.utf8)) else {
      Issue.record("not a record")
      return
    }
    #expect(record.outcomes == nil && !record.line.contains("outcomes"))
  }

  @Test func outcomesThatWereMadeUpStayBounded() throws {
    let cause = #"{"kind":"a b","side":"user","certainty":"shown","title":"\u001b[31m","stage":"shown","line":7}"#
    let line = Self.outcomes(
      #""counts":{"kept":9007199254740992,"new":5},"stopped":{"notifications":9007199254740992},"lostContent":{},"#
        + #""causesNotListed":9007199254740992,"causes":["#
        + Array(repeating: cause, count: 5000).joined(separator: ",")
        + "]")
    guard case .record(let record) = try ResultLine(Array(line.utf8)) else {
      Issue.record("not a record")
      return
    }
    let outcomes = try #require(record.outcomes)
    #expect(outcomes.causes.count == 16 && outcomes.causesNotListed == BoundedCount.limit)
    #expect(outcomes.ending == OutcomeEnding(.stopped, since: nil, notifications: BoundedCount.limit))
    var sum = MergedResults(record)
    sum.add(sum)
    #expect(sum.outcomes.counts.total == BoundedCount.limit && sum.outcomes.endings.notifications == BoundedCount.limit)
  }

  @Test func unknownMembersAreSkipped() throws {
    let line =
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","exitCode":3,"tool":"1","rulesDigest":"2","new":[1]}"#
    guard case .record(let record) = try ResultLine(Array(line.utf8)) else {
      Issue.record("not a record")
      return
    }
    #expect(record.id == "a")
  }

  /// Deep nesting ends with a problem and not with the program.
  @Test func deepNestingIsRefused() {
    let deep = String(repeating: "[", count: 200_000)
    #expect(throws: ResultProblem.self) { try ResultLine(Array(deep.utf8)) }
  }
}
