import LogCheckModel
import LogCheckRules
import Testing

@testable import LogCheckEngine

/// Expressions as rules write them, over one event: true, false or open.
@Suite struct ExpressionTests {
  private func truth(_ expression: String, _ fields: String = "", _ conditions: Bench.Conditions = .init()) throws
    -> String
  {
    // A relate rule over one event says what an expression is: pass, fail or the reason.
    let quoted = expression.replacing("'", with: "''")
    let rule = """
      kind: relate
      when: b.note as e
      parameters: { lead: 300s, most: 3, name: "good", limit: 2025-11-15T05:35:00Z }
      check: ['\(quoted)']
      """
    let words = try judge(rule, ["10s b.note \(fields)"], conditions)
    return words.joined(separator: ",")
  }

  /// A list after `in` stands for its items; left-out items are unknown.
  @Test(arguments: [
    ("e.id in [e.ids]", "id=b ids=a,b", "pass"), ("e.id in [e.ids]", "id=c ids=a,b", "fail"),
    ("!(e.id in [e.ids])", "id=c ids=a,b", "pass"), ("e.id in [e.ids]", "id=B ids=a,b", "fail"),
    ("e.id in [\"c\", e.ids]", "id=c ids=a,b", "pass"), ("e.id in [e.ids, \"c\"]", "id=b ids=a,b", "pass"),
    ("e.id in [e.ids]", "id=a ids=\"\"", "fail"), ("e.id in [e.ids]", "id=a", "absent"),
    ("e.id in [e.ids]", "ids=a,b", "absent"), ("e.id in [e.ids]", "id=a ids=~", "redacted"),
    ("e.id in [e.ids]", "id=~ ids=a,b", "redacted"), ("e.id in [e.ids]", "id=b ids=a,...", "redacted"),
    ("e.id in [e.ids]", "id=a ids=a,...", "pass"), ("e.ids in [e.ids]", "ids=a,b", "pass"),
  ])
  func aListAfterInMeansItsItems(_ expression: String, _ fields: String, _ verdict: String) throws {
    let rule = """
      kind: relate
      when: l.listed as e
      check: ['\(expression)']
      """
    #expect(try judge(rule, ["10s l.listed \(fields)"]).joined(separator: ",") == verdict)
  }

  @Test(arguments: [
    ("e.n == 3", "n=3", "pass"), ("e.n == 3", "n=4", "fail"), ("e.n != 3", "n=4", "pass"), ("e.n < 3", "n=3", "fail"),
    ("e.n <= $most", "n=3", "pass"), ("e.n > 2.5", "n=3", "pass"), ("e.n >= 3.5", "n=3", "fail"),
    ("e.n + 1 == 4", "n=3", "pass"), ("e.n * 2 == 6", "n=3", "pass"), ("e.n / 2 == 1.5", "n=3", "pass"),
    ("-e.n == 0 - 3", "n=3", "pass"), ("abs(e.n) == 3", "n=-3", "pass"), ("min(e.n, 2) == 2", "n=3", "pass"),
    ("max(e.n, 2) == 3", "n=3", "pass"), ("e.n / 0 == 1", "n=3", "malformed"),
    ("e.n + 9223372036854775807 > 0", "n=1", "malformed"), ("e.n - 9223372036854775807 < 0", "n=-2", "malformed"),
    ("e.id == \"x\"", "id=x", "pass"), ("e.id == \"X\"", "id=x", "fail"), ("lower(e.id) == \"xy\"", "id=XY", "pass"),
    ("e.id == $name", "id=good", "pass"), ("e.id in [\"a\", \"b\"]", "id=b", "pass"),
    ("e.id in [\"a\", \"b\"]", "id=c", "fail"),
    ("e.id =~ \"^n[0-9]+$\"", "id=n17", "pass"), ("e.id =~ \"^n[0-9]+$\"", "id=N17", "fail"),
    ("len(e.id) == 3", "id=abc", "pass"),
    ("e.id =~ \"(a+)+$\"", "id=\(String(repeating: "a", count: 400))!", "pattern"),
    ("e.ok", "ok=true", "pass"), ("!e.ok", "ok=true", "fail"), ("e.ok == false", "ok=false", "pass"),
    ("e.at - e.time == 10s", "at=+20s", "pass"), ("e.at > e.time", "at=+5s", "fail"),
    ("e.at - $lead <= e.time", "at=+5m10s", "pass"),
    ("e.at - $lead <= e.time", "at=+5m11s", "fail"), ("e.at == $limit", "at=+5m", "pass"),
    ("e.at >= instant(\"2025-11-15T05:30:05+00:00\")", "at=+5s", "pass"),
    ("abs(e.at - e.time) <= 5s", "at=+5s", "pass"),
    ("e.span * 2 == 1m", "span=30s", "pass"), ("e.span / 2 == 15s", "span=30s", "pass"),
    ("2 * e.span == 1m", "span=30s", "pass"),
    ("e.span + 30s == 1m", "span=30s", "pass"), ("-e.span < 0s", "span=30s", "pass"),
    ("e.span / 0 > 1s", "span=30s", "malformed"),
    ("e.span * 1000000000 > 1s", "span=300d", "malformed"), ("e.line == 1", "", "pass"), ("e.session == 0", "", "pass"),
    ("e.pid == 4", "", "absent"), ("e.tid == 4", "", "absent"),
  ])
  func values(_ expression: String, _ fields: String, _ verdict: String) throws {
    #expect(try truth(expression, fields) == verdict)
  }

  @Test(arguments: [
    ("e.n == 3", "n=~", "redacted"), ("e.n == 3", "n=!", "malformed"), ("e.n == 3", "", "absent"),
    ("e.n + 1 == 4", "", "absent"),
    ("e.n == 3 && e.ok", "ok=false", "fail"), ("e.n == 3 || e.ok", "ok=true", "pass"),
    ("e.n == 3 && e.ok", "ok=true", "absent"),
    ("e.n == 3 || e.ok", "ok=false", "absent"), ("!(e.n == 3)", "n=~", "redacted"),
    ("e.id in [\"a\"]", "id=~", "redacted"),
    ("e.id =~ \"a\"", "id=~", "redacted"), ("lower(e.id) == \"a\"", "id=!", "malformed"),
    ("min(e.n, 2) == 2", "", "absent"),
    ("present(e.n)", "n=3", "pass"), ("present(e.n)", "", "fail"), ("present(e.n)", "n=~", "pass"),
    ("present(e.n)", "n=!", "pass"),
    ("zoned(e.at)", "at=+1m", "pass"), ("zoned(e.at)", "at=2025-11-15T05:40:00", "fail"),
    ("zoned(e.at)", "at=!", "fail"), ("zoned(e.at)", "at=~", "redacted"), ("zoned(e.at)", "", "absent"),
    ("!present(e.n)", "", "pass"), ("(e.n ?? 7) == 7", "", "pass"), ("(e.n ?? 7) == 3", "n=3", "pass"),
    ("(e.n ?? 7) == 7", "n=~", "redacted"),
    ("(e.n ?? 7) == 7", "n=!", "malformed"), ("(e.ok ?? true)", "", "pass"), ("(e.ok ?? true)", "ok=false", "fail"),
    ("((e.ok && e.n == 1) ?? true)", "ok=true", "pass"), ("((e.ok && e.n == 1) ?? true)", "ok=false", "fail"),
    ("present(e.n) && e.n > 2", "", "fail"), ("!present(e.n) || e.n > 2", "", "pass"),
  ])
  func whatIsNotThereIsUnknown(_ expression: String, _ fields: String, _ verdict: String) throws {
    #expect(try truth(expression, fields) == verdict)
  }

  /// A time without a zone meets no instant; two of one kind can be compared.
  @Test func framesAreNotMixed() throws {
    var local = Bench.Conditions()
    local.frame = .local
    #expect(try truth("e.at > e.time", "at=+1m", local) == "time")
    #expect(try truth("e.at - e.time < 5s", "at=+1m", local) == "time")
    #expect(try truth("e.at == e.time", "at=+10s", local) == "time")
    #expect(try truth("e.at > $limit", "at=+6m", local) == "pass")
    #expect(try truth("e.time + 5s > e.time", "", local) == "pass")
    #expect(try truth("e.time + 5s > e.time", "", .untimed) == "time")
    #expect(try truth("e.n == 3 || e.at > e.time", "n=3 at=+1m", local) == "pass")
  }

  @Test(arguments: [
    ("len(e.ids) == 2", "ids=a,b", "pass"), ("len(e.ids) == 2", "ids=a", "fail"),
    ("len(e.ids) == 2", "ids=a,...", "redacted"), ("len(e.ids) >= 1", "ids=a,…", "redacted"),
    ("e.ids == e.ids", "ids=a,b", "pass"), ("e.ids == e.ids", "ids=a,...", "redacted"),
  ])
  func aListThatIsCutShortHasNoKnownLength(expression: String, fields: String, expected: String) throws {
    let rule = "kind: relate\nwhen: l.listed as e\ncheck: ['\(expression)']"
    #expect(try judge(rule, ["10s l.listed \(fields)"]).joined(separator: ",") == expected)
  }

  /// Every item of the first list is one of the second's; the order and how often it is there do not matter.
  @Test(arguments: [
    ("a,b", "b,a,c", "pass"), ("a,b", "a,b", "pass"), ("a,a", "a", "pass"), ("\"\"", "a", "pass"),
    ("\"\"", "\"\"", "pass"),
    ("a,d", "b,a,c", "fail"), ("a", "A", "fail"), ("a", "\"\"", "fail"),
    // A left-out item may be anything: one of the first list may be missing in the second, and one of the second may be
    // the searched one.
    ("a,...", "a,b", "redacted"), ("a,c,...", "a,b", "fail"), ("a,c", "a,...", "redacted"), ("a", "a,...", "pass"),
    ("a", "~", "redacted"), ("~", "a", "redacted"),
  ])
  func aListIsASubset(items: String, others: String, expected: String) throws {
    let rule = """
      kind: relate
      when: l.listed as e
      where: id == "one"
      with: { event: l.listed as f, where: id == "two" }
      within: 9s
      check: ['subset(e.ids, f.ids)']
      """
    let lines = ["10s l.listed id=one ids=\(items)", "11s l.listed id=two ids=\(others)", "30s l.listed id=three"]
    #expect(try judge(rule, lines) == [expected])
  }
}
