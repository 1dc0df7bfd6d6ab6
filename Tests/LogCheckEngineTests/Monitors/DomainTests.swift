import LogCheckModel
import Testing

@Suite struct DomainTests {
  private static func rule(_ fields: String, _ more: String = "missing: open") -> String {
    "kind: domain\nevent: b.note\nfields: { \(fields) }\n\(more)"
  }

  @Test(arguments: [
    ("id: [red, green]", "id=red", "pass"), ("id: [red, green]", "id=Red", "fail"), ("id: red", "id=red", "pass"),
    ("id: [red]", "id=\"\"", "fail"), ("id: [red]", "id=~", "redacted"), ("id: [red]", "n=1", "absent"),
    ("n: [1, 2]", "n=2", "pass"), ("n: [1, 2]", "n=3", "fail"), ("n: [1]", "n=!", "malformed"),
    ("n: { from: 1, to: 64 }", "n=1", "pass"), ("n: { from: 1, to: 64 }", "n=64", "pass"),
    ("n: { from: 1, to: 64 }", "n=65", "fail"), ("n: { from: 1 }", "n=0", "fail"), ("n: { to: 1 }", "n=-5", "pass"),
    ("n: { from: 0.5 }", "n=0", "fail"), ("n: { not_in: [3, 4] }", "n=3", "fail"),
    ("n: { not_in: [3] }", "n=5", "pass"),
    ("n: { not_in: [3] }", "n=~", "redacted"),
    ("span: { from: 1s, to: 2s }", "span=2s", "pass"), ("span: { to: 2s }", "span=2s1ms", "fail"),
    ("span: [1s]", "span=1000ms", "pass"), ("ok: [true]", "ok=false", "fail"),
    ("id: { matches: '^[a-z]+$' }", "id=abc", "pass"), ("id: { matches: '^[a-z]+$' }", "id=ABC", "fail"),
    // A pattern that runs too long is no "no".
    ("id: { matches: '^(a+)+$' }", "id=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab", "pattern"),
    // The value of one field counts, even if another one is hidden.
    ("id: [red], n: [1]", "id=blue n=~", "fail"), ("id: [red], n: [1]", "id=red n=~", "redacted"),
    ("id: [red], n: [1]", "id=red n=1", "pass"),
  ])
  func aValueIsInItsDomainOrNot(_ fields: String, _ values: String, _ verdict: String) throws {
    #expect(try judge(Self.rule(fields), ["0s b.note \(values)"]) == [verdict])
  }

  @Test(arguments: [
    ("fail", "id=red", "fail"), ("fail", "n=1 id=~", "redacted"), ("fail", "n=1 id=red", "pass"),
    ("skip", "id=red", "pass"), ("skip", "ok=true", "cancelled"), ("skip", "id=blue", "fail"),
    ("open", "id=blue", "fail"), ("open", "id=red", "absent"),
  ])
  func aFieldThatIsMissingCountsForWhatTheRuleSays(_ missing: String, _ values: String, _ verdict: String) throws {
    #expect(try judge(Self.rule("id: [red], n: [1]", "missing: \(missing)"), ["0s b.note \(values)"]) == [verdict])
  }

  @Test func lettersAreComparedWithoutCaseWhereTheRuleSaysSo() throws {
    let rule = Self.rule("id: [Red]", "ignore_case: true")
    #expect(try judge(rule, ["0s b.note id=rED", "1s b.note id=blue"]) == ["fail", "pass"])
    let pattern = Self.rule("id: { matches: '^r' }", "ignore_case: true")
    #expect(try judge(pattern, ["0s b.note id=Red"]) == ["pass"])
  }

  @Test func eachEventIsJudgedByItselfAndOthersNotAtAll() throws {
    let rule = "kind: domain\nevent: b.note\nwhere: n > 1\nfields: { id: [red] }"
    #expect(
      try judge(rule, ["0s b.note n=1 id=blue", "1s b.note n=2 id=red", "2s b.note id=red", "3s a.done"]) == [
        "absent", "pass",
      ])
    // What is missing elsewhere does not matter to a value that is seen.
    #expect(
      try judge(rule, ["0s b.note n=2 id=red", "9s gap 5s", "10s b.note n=2 id=x"], .partial) == ["fail", "pass"])
  }

  /// Each item of a list must be in the domain; a left-out item is unknown.
  @Test(arguments: [
    ("a,b", "pass"), ("a,c", "fail"), ("a,...", "redacted"), ("a,…,c", "fail"), ("~", "redacted"), ("", "pass"),
  ])
  func everyItemOfAListIsInTheDomain(_ items: String, _ verdict: String) throws {
    let rule = "kind: domain\nevent: l.listed\nfields: { ids: [a, b] }"
    #expect(try judge(rule, ["0s l.listed ids=\(items.isEmpty ? "\"\"" : items)"]) == [verdict])
  }

  @Test func aBoundMayBeAParameter() throws {
    let rule = "kind: domain\nparameters: { most: 64 }\nevent: b.note\nfields: { n: { to: $most } }"
    #expect(try judge(rule, ["0s b.note n=64", "1s b.note n=65"]) == ["fail", "pass"])
  }
}
