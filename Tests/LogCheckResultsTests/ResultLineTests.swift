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
  ]) func aLineThatIsNoResultIsRefusedWithItsReason(_ line: String, _ reason: String) {
    let problem = #expect(throws: ResultProblem.self) { try ResultLine(Array(line.utf8)) }
    #expect(problem?.sentence.contains(reason) == true, "\(problem?.sentence ?? "")")
  }

  @Test func unknownMembersAreSkipped() throws {
    let line =
      #"{"schema":"dnp-logcheck-audit/1","id":"a","status":"judged","exitCode":0,"tool":"1","rulesDigest":"2","new":[1]}"#
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
