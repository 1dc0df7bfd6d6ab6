import Foundation
import LogCheckTestSupport
import Testing

/// `rules page`: a page for browsers with all rules, events and requirements.
@Suite struct RulesPageTests {
  private static let page = Result {
    try CommandRun(BuiltProduct.dnpLogCheck, ["rules", "page"]).outputText
  }

  private static func parts(_ start: String, _ end: String, in page: String) -> [String] {
    page.components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
  }

  @Test func eachRuleEventAndRequirementHasAnEntryOfItsName() throws {
    let page = try Self.page.get()
    let ids = Self.parts(" id=\"", "\"", in: page)
    #expect(Set(ids).count == ids.count)
    let rules = try CommandRun(BuiltProduct.dnpLogCheck, ["rules", "list"]).outputText.split(separator: "\n")
      .compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(rules.count > 500)
    #expect(Set(rules).subtracting(ids).isEmpty, "\(Set(rules).subtracting(ids).sorted().prefix(5))")
    for name in ["fetch.bgtask.submitted", "REQ-052", "low-power"] { #expect(ids.contains(name)) }
  }

  @Test func everyLinkLeadsToAnEntry() throws {
    let page = try Self.page.get()
    let ids = Set(Self.parts(" id=\"", "\"", in: page))
    let targets = Set(Self.parts("href=\"", "\"", in: page))
    #expect(targets.count > 700)
    let lost = targets.filter { !$0.hasPrefix("#") || !ids.contains(String($0.dropFirst())) }
    #expect(lost.isEmpty, "\(lost.sorted().prefix(5))")
  }

  @Test func thePageLoadsNothingAndRunsItsScriptAlone() throws {
    let page = try Self.page.get()
    for word in ["src=", "@import", "<link", "url("] { #expect(!page.contains(word), "\(word)") }
    let policy = try #require(Self.parts("Content-Security-Policy\" content=\"", "\"", in: page).first)
    let scratch = try Scratch()
    func hashes(_ name: String) throws -> [String] {
      try Self.parts("<\(name)>", "</\(name)>", in: page).map { text in
        try scratch.folder.write(text, to: "part")
        let run = try scratch.shell("sha256sum part 2>/dev/null || shasum -a 256 part")
        let digits = Array(run.outputText.prefix(64))
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
          UInt8(String(digits[$0...($0 + 1)]), radix: 16)
        }
        return "&#39;sha256-\(Data(bytes).base64EncodedString())&#39;"
      }
    }
    let (styles, scripts) = (try hashes("style"), try hashes("script"))
    #expect(styles.count == 2 && scripts.count == 1)
    #expect(
      policy == "default-src &#39;none&#39;; style-src \(styles.joined(separator: " ")); script-src \(scripts[0]); "
        + "base-uri &#39;none&#39;; form-action &#39;none&#39;")
  }

  @Test func thePageIsSmallEnoughForAPhone() throws {
    #expect(try Self.page.get().utf8.count < 3 << 20)
  }

  @Test func theFileIsNamedAndNoInputIsOverwritten() throws {
    let scratch = try Scratch()
    let run = try scratch.shell("dnp-logcheck rules page -o rules.html && dnp-logcheck rules page | cmp - rules.html")
    #expect(run.exitCode == 0 && run.outputText.isEmpty)
    #expect(run.errorText == "dnp-logcheck: wrote rules.html\n")
    try scratch.folder.write("schema: dnp-rules/1\n", to: "own.yml")
    let own = try scratch.shell("dnp-logcheck rules page --rules own.yml -o own.yml")
    #expect(own.exitCode == 64, "\(own.errorText)")
    #expect(try scratch.text("own.yml") == "schema: dnp-rules/1\n")
    #expect(try scratch.shell("dnp-logcheck rules page -o no/such/folder/x.html").exitCode == 2)
  }

  /// Texts of a rule file are text.
  @Test func rulesOfTheUserAreEscaped() throws {
    let scratch = try Scratch()
    try scratch.folder.write(
      """
      schema: dnp-rules/1
      rules:
        - id: own-rule
          title: "a <script>alert(1)</script> & \\"quoted\\" one"
          rationale: "<img src=x>"
          kind: never
          event: fetch.bgtask.submitted
          tests:
            - name: none
              events: ["0s tick"]
              expect: pass
            - name: one
              events: ["0s fetch.bgtask.submitted"]
              expect: fail
      """, to: "own.yml")
    let run = try scratch.shell("dnp-logcheck rules page --rules own.yml")
    let entry = try #require(Self.parts("id=\"own-rule\"", "</details>", in: run.outputText).first, "\(run.errorText)")
    #expect(entry.contains("a &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot; one"))
    #expect(!entry.contains("<img"))
  }
}
