import Foundation
import LogCheckTestSupport
import Testing

/// Text that must not be logged is not reported by the tool itself.
@Suite struct PrivacyReportTests {
  private static let rules = """
    schema: dnp-rules/1
    components:
      ALPHA: { tags: ["[X-ALPHA]"] }
    events:
      a.said: { component: ALPHA, text: "Said {*}" }
    rules:
      - id: nothing-personal
        title: nothing personal is told
        kind: privacy
        in: all
        detect: [jwt, email, { regex: 'pin=\\d+' }]
        tests:
          - { name: good, events: ["0s tick"], expect: pass }
          - { name: bad, events: ["0s tick"], expect: fail }
      - id: nothing-said
        title: nothing is said
        kind: never
        event: a.said
        tests:
          - { name: good, events: ["0s tick"], expect: pass }
          - { name: bad, events: ["0s tick"], expect: fail }

    """

  private static let secrets = ["eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkifQ.c2ln", "someone@mail.example", "pin=98765"]

  @Test(arguments: ["text", "json", "jsonl"])
  func noReportShowsWhatMustNotBeLogged(_ format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.rules, to: "rules.yml")
    var logLines = ""
    for (index, secret) in Self.secrets.enumerated() {
      logLines += "2025-11-15 05:40:0\(index).020 Df App[412:1a2b] [X-ALPHA] Said \(secret) aloud\n"
      logLines += "2025-11-15 05:40:1\(index).020 Df App[412:1a2b] [X-ALPHA] Heard \(secret) \(secret)\n"
      logLines += "[X-ALPHA] Lost \(secret)\n"
    }
    try folder.write(logLines, to: "own.log")
    for options in [[], ["--verbose"], ["--quiet"]] {
      let run = try CommandRun(
        BuiltProduct.dnpLogCheck,
        ["--no-built-in-rules", "--rules", "rules.yml", "--report", format] + options + ["own.log"], in: folder.url)
      #expect(run.exitCode == 1)
      for part in ["eyJhbGci", "someone", "mail.example", "98765"] {
        #expect(!run.outputText.contains(part) && !run.errorText.contains(part), "\(part)\n\(run.outputText)")
      }
      if format != "text" { #expect(run.outputText.contains("pi…[9 bytes] aloud")) }
    }
  }
}
