import Foundation
import LogCheckTestSupport
import Testing

/// `rules list`: for people in columns, for programs in lines or as JSON, all or those that mention a text.
@Suite struct RulesListTests {
  private func lines(_ arguments: [String]) throws -> [[String]] {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["rules", "list"] + arguments)
    #expect(run.exitCode == 0)
    return run.outputText.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private func json(_ arguments: [String]) throws -> JSONTree {
    try JSONTree(CommandRun(BuiltProduct.dnpLogCheck, ["rules", "list", "--json"] + arguments).outputText)
  }

  @Test(arguments: [
    ("one-completion-per", "one-completion-per-run"), ("REQ-085", "one-completion-per-run"),
    ("req-085", "one-completion-per-run"), ("FIVE minutes before", "prefetch-lead-is-five-minutes"),
    ("low power", "low-power"), ("SHOWN", "outcome-notification-shown"),
  ])
  func searchFindsTheRuleByAnyOfItsTexts(_ text: String, _ id: String) throws {
    let found = try lines(["--search", text]).map { $0[0] }
    let all = try lines([]).map { $0[0] }
    #expect(found.contains(id), "\(found)")
    #expect(found.count < all.count / 2)
    // Whatever is found mentions the text, and in the order of the whole list.
    #expect(all.filter(Set(found).contains) == found)
    let texts = try #require(try json(["--search", text])["rules"]?.items)
    #expect(texts.count == found.count)
  }

  @Test func jsonHasWhatTheLinesHave() throws {
    let reported = try json([])
    let schema = try JSONSchema(RepositoryPaths.root.appending(path: "docs/schemas/dnp-logcheck-rules-1.schema.json"))
    #expect(schema.violations(reported) == [])
    let rules = try #require(reported["rules"]?.items)
    let shown = rules.map { rule in
      ["id", "kind", "severity"].map { rule[$0]?.text ?? "-" }
    }
    #expect(shown == (try lines([])).map { Array($0.prefix(3)) })
    #expect(rules.contains { $0["tags"]?.items?.isEmpty == false })
  }

  @Test(arguments: [80, 200])
  func aTerminalGetsAlignedColumns(_ columns: Int) throws {
    let scratch = try Scratch()
    let line = "dnp-logcheck rules list --search completion"
    let run = try scratch.shell("script -qec 'stty cols \(columns) rows 5; \(line)' /dev/null </dev/null")
    try #require(run.exitCode == 0, "\(run.outputText)")
    let shown = run.outputText.split(whereSeparator: \.isNewline)
    let expected = try lines(["--search", "completion"])
    let heads = shown.filter { !$0.hasPrefix(" ") }
    #expect(heads.map { $0.prefix { $0 != " " } } == expected.map { $0[0][...] })
    #expect(shown.allSatisfy { $0.count < columns && !$0.contains("\t") })
    // Every kind begins in the same column.
    let starts = Set(
      zip(heads, expected).map { head, rule in
        head.firstRange(of: "  \(rule[1])").map {
          head.distance(from: head.startIndex, to: $0.upperBound) - rule[1].count
        }
      })
    #expect(starts.count == 1 && !starts.contains(nil))
  }

  @Test func nothingFoundIsSaid() throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["rules", "list", "--search", "no\u{1B}such"])
    #expect(run.exitCode == 0 && run.output.isEmpty)
    #expect(run.errorText.hasPrefix("dnp-logcheck: no rule mentions \"no") && !run.errors.contains(0x1B))
    #expect(try json(["--search", "no such text"])["rules"]?.items?.isEmpty == true)
    #expect(try CommandRun(BuiltProduct.dnpLogCheck, ["rules", "list", "--search", ""]).exitCode == 64)
  }
}
