import LogCheckTestSupport
import Testing

/// Outcomes of another app in a user's rule file, with their tests.
@Suite struct OwnOutcomeTests {
  private static func file(results: String = "{ kept: 1, not shown: 1 }", extra: String = "") -> String {
    """
    schema: dnp-rules/1
    components:
      SHOP: { summary: a shop, tags: ["[SHOP]"] }
    events:
      shop.planned: { summary: a delivery is planned, component: SHOP, text: "planned {id} for {due}", fields: { id: word, due: instant } }
      shop.delivered: { summary: a delivery came, component: SHOP, text: "delivered {id} for {due}", fields: { id: word, due: instant } }
      shop.closed: { summary: the shop closes, component: SHOP, text: "closed" }
      shop.opened: { summary: the shop opens, component: SHOP, text: "opened" }
    outcome_bounds: { late: 3m, window: 15m, lead: 5m, run: 15m, blocked: 3d }
    outcomes:
      - { id: delivery-planned, shows: armed, event: shop.planned, key: id, due: due }
      - { id: delivery-came, shows: shown, event: shop.delivered, key: id, due: due }
    conditions:
      - { id: shop-closed, title: the shop is closed, event: shop.closed, until: shop.opened, side: user, certainty: shown, explains: [shown], next: open the shop }
    \(extra)
    outcome_tests:
      - name: a closed shop explains what did not come
        platform: ios
        log: |
          2025-11-15 06:00:00.000000+0000 0x1        Default     0x0                  7      0    Shop: (Foundation) [SHOP] planned a for 2025-11-15T07:00:00Z
          2025-11-15 06:00:01.000000+0000 0x1        Default     0x0                  7      0    Shop: (Foundation) [SHOP] planned b for 2025-11-15T09:00:00Z
          2025-11-15 07:00:01.000000+0000 0x1        Default     0x0                  7      0    Shop: (Foundation) [SHOP] delivered a for 2025-11-15T07:00:00Z
          2025-11-15 08:00:00.000000+0000 0x1        Default     0x0                  7      0    Shop: (Foundation) [SHOP] closed
          2025-11-15 10:00:00.000000+0000 0x1        Default     0x0                  7      0    Shop: (Foundation) [SHOP] opened
        results: \(results)
        causes: [shop-closed]
    """
  }

  private func run(_ text: String, _ arguments: String) throws -> CommandRun {
    let scratch = try Scratch()
    try scratch.folder.write(text, to: "shop.yml")
    return try scratch.shell("dnp-logcheck \(arguments) --no-built-in-rules shop.yml")
  }

  @Test func theirTestsRun() throws {
    let run = try run(Self.file(), "rules test -v")
    #expect(run.exitCode == 0, "\(run.outputText)\(run.errorText)")
    #expect(run.outputText == "ok   outcomes: a closed shop explains what did not come\n1 passed, 0 failed\n")
  }

  @Test func aDifferenceIsNamedWithItsLine() throws {
    let run = try run(Self.file(results: "{ kept: 2 }"), "rules test")
    #expect(run.exitCode == 1)
    #expect(run.outputText.contains("FAIL outcomes: a closed shop explains what did not come"))
    #expect(run.outputText.contains("shop.yml:17: kept: expected 2, found 1"), "\(run.outputText)")
    #expect(run.outputText.contains("not shown: expected 0, found 1"))
  }

  @Test func aChangeThatNoTestNoticesIsNamed() throws {
    let strong = try run(Self.file(), "rules test --mutate")
    #expect(strong.exitCode == 0, "\(strong.outputText)\(strong.errorText)")
    #expect(strong.outputText.contains("5 mutants: 5 noticed"), "\(strong.outputText)")
    let idle =
      "  - { id: sold-out, title: all is sold, event: shop.closed, side: app, certainty: fits, explains: [content] }"
    let weak = try run(Self.file(extra: idle), "rules test --mutate")
    #expect(weak.exitCode == 1)
    #expect(weak.outputText.contains("sold-out: left out"), "\(weak.outputText)")
  }

  /// Whatever a report names has a page.
  @Test(arguments: [
    ("shop-closed", "the shop is closed"), ("delivery-came", "shop.delivered"),
    ("outcome-content-fresh", "a question about all planned notifications"),
  ])
  func explainKnowsThem(_ name: String, _ words: String) throws {
    let scratch = try Scratch()
    try scratch.folder.write(Self.file(), to: "shop.yml")
    let run = try scratch.shell("dnp-logcheck explain \(name) --no-built-in-rules --rules shop.yml")
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(run.outputText.contains(words), "\(run.outputText)")
  }
}
