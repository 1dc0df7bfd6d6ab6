import LogCheckModel
import Testing

@testable import LogCheckEngine

@Suite struct HashTests {
  private static let chain = """
    kind: hash
    event: h.linked
    key: [id]
    value: hash
    previous: before
    genesis: "0"
    """

  @Test(arguments: [
    (["0s h.linked id=x hash=a before=0"], "pass"), (["0s h.linked id=x hash=a before=z"], ""),
    (["0s h.linked id=x hash=a before=0", "1s h.linked id=x hash=b before=a"], "pass pass"),
    (["0s h.linked id=x hash=a before=z", "1s h.linked id=x hash=b before=c"], "fail"),
    (["0s h.linked id=x hash=a before=0", "1s h.linked id=x hash=b before=0"], "fail pass"),
    (["0s h.linked id=x hash=a", "1s h.linked id=v hash=b before=c"], ""),
    (["0s h.linked id=x hash=a", "1s h.linked id=x hash=b"], "absent"),
    (["0s h.linked id=x hash=~", "1s h.linked id=x hash=b before=a"], "redacted"),
    (["0s h.linked id=x hash=a", "1s h.linked id=x hash=b before=~"], "redacted"),
    (["0s b.note", "3s gap 1s", "4s h.linked id=x hash=a before=0"], "gap"),
    (["0s h.linked id=~ hash=b before=c", "1s h.linked id=x hash=a before=0"], "ambiguous ambiguous"),
    // After a hidden one the chain goes on.
    (
      ["0s h.linked id=x hash=~", "1s h.linked id=x hash=b before=a", "2s h.linked id=x hash=c before=b"],
      "pass redacted"
    ),
    // Another one may have come in between: then the one follows from that, and the other does not.
    (["0s h.linked id=x hash=a", "5s gap 1s", "6s h.linked id=x hash=b before=c"], "gap"),
    (["0s h.linked id=x hash=a", "5s gap 1s", "6s h.linked id=x hash=b before=a"], "gap"),
    (["5s gap 1s", "6s h.linked id=x hash=a before=0", "7s h.linked id=x hash=b before=a"], "gap pass"),
    // The key is hidden: it may have been the next hash of any key.
    (
      ["0s h.linked id=x hash=a", "1s h.linked id=~ hash=b before=a", "2s h.linked id=x hash=c before=b"],
      "ambiguous ambiguous"
    ),
  ])
  func eachHashFollowsFromTheOneBefore(_ trace: [String], _ verdicts: String) throws {
    #expect(try judge(Self.chain, trace).joined(separator: " ") == verdicts)
  }

  @Test func anUndecidedGuardBreaksTheChain() throws {
    let rule = Self.chain.replacing("event: h.linked", with: "event: h.linked\nwhere: before != \"skip\"")
    let trace = ["0s h.linked id=x hash=a before=0", "1s h.linked id=x hash=b", "2s h.linked id=x hash=c before=a"]
    #expect(try judge(rule, trace) == ["absent", "absent", "pass"])
    let skipped = [
      "0s h.linked id=x hash=a before=0", "1s h.linked id=x hash=b before=skip", "2s h.linked id=x hash=c before=a",
    ]
    #expect(try judge(rule, skipped) == ["pass", "pass"])
  }

  private static let same = """
    kind: hash
    event: h.told
    key: [id]
    value: hash
    same_as: { event: h.linked, where: 'before != "no"', value: hash }
    """

  @Test(arguments: [
    (["0s h.linked id=x hash=a before=0", "1s h.told id=x hash=a"], "pass"),
    (["0s h.linked id=x hash=a before=0", "1s h.told id=x hash=b"], "fail"),
    (["0s h.linked id=x hash=a before=no", "1s h.told id=x hash=b"], ""),
    (["0s h.linked id=x hash=a", "1s h.told id=x hash=a"], "absent"),
    (["0s h.told id=x hash=b", "1s h.linked id=x hash=a before=0"], ""),
    (["0s h.linked id=x hash=a before=0", "1s h.linked id=x hash=b before=0", "2s h.told id=x hash=b"], "pass"),
    (["0s h.linked id=x hash=a before=0", "1s h.linked id=v hash=b before=0", "2s h.told id=x hash=b"], "fail"),
    (["0s h.linked id=x hash=a before=0", "5s gap 1s", "6s h.told id=x hash=a"], "gap"),
    (["0s h.linked id=x hash=a before=0", "5s gap 1s", "6s h.told id=x hash=b"], "gap"),
    (["0s h.linked id=x hash=a before=0", "1s h.told id=x hash=a", "5s gap 1s"], "pass"),
    (["0s h.linked id=x hash=a before=0", "1s h.told id=x hash=~"], "redacted"),
    (["0s h.linked id=x hash=a before=0", "1s h.linked id=~ hash=b before=0", "2s h.told id=x hash=a"], "ambiguous"),
  ])
  func aHashFromAnotherEventIsCompared(_ trace: [String], _ verdicts: String) throws {
    #expect(try judge(Self.same, trace).joined(separator: " ") == verdicts)
  }

  @Test(arguments: [
    ("abcdef123456", "pass"), ("ABCDEF123456", "fail"), ("abc", "fail"), ("~", "redacted"), ("\"\"", "fail"),
  ])
  func aHashIsOfItsShape(_ value: String, _ verdict: String) throws {
    let rule = "kind: hash\nevent: h.told\nvalue: hash\nshape: '^[0-9a-f]{12}$'"
    #expect(try judge(rule, ["0s h.told hash=\(value)", "3s gap 1s"]) == [verdict])
    let costly = "kind: hash\nevent: h.told\nvalue: hash\nshape: '^(a+)+$'"
    #expect(try judge(costly, ["0s h.told hash=\(String(repeating: "a", count: 40))b"]) == ["pattern"])
  }

  /// A forgotten value is not taken for one that never was.
  @Test func aKeyThatWasForgottenIsOpen() throws {
    let rule = "kind: hash\nevent: a.start\nkey: [\"n\"]\nvalue: id ?? \"x\"\nprevious: id ?? \"x\""
    let bench = try Bench(rule, [["0s tick"]])
    #expect(bench.crowd(RuleContext.instanceLimit, of: "a.start", keyedBy: "n").isEmpty)
    #expect(bench.crowd(RuleContext.instanceLimit + 2, of: "a.start", keyedBy: "n").map(\.verdict.word) == ["evicted"])
  }

  /// With a clock that was set in between, which one came first is not sure.
  @Test func aStepOfTheClockInBetweenLeavesItOpen() throws {
    var conditions = Bench.Conditions()
    let bench = try Bench(Self.chain, [["0s h.linked id=x hash=a", "9s h.linked id=x hash=b before=a"]])
    let time = bench.time(.seconds(5), conditions)
    conditions.gaps = [CoverageGap(from: time, to: time, reason: .clock)]
    #expect(bench.outcomes(conditions).map(\.verdict.word) == ["clock"])
  }
}
