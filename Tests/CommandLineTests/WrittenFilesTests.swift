import Foundation
import LogCheckTestSupport
import Testing

/// A run that writes only files says how it ended, and what it wrote.
@Suite struct WrittenFilesTests {
  private static let failing = RepositoryPaths.root.appending(
    path: "SampleLogs/failing/prefetch-lead-is-five-minutes/first-run.log"
  ).path(percentEncoded: false)

  @Test func verdictAndFilesAreSaid() throws {
    let run = try Scratch().shell("dnp-logcheck --report html=page.html --report json='a b.json' \(Self.failing)")
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    let lines = run.errorText.split(separator: "\n")
    #expect(lines.count == 3, "\(run.errorText)")
    #expect(lines.first?.hasPrefix("FAIL") == true, "\(run.errorText)")
    #expect(
      run.errorText.hasSuffix("dnp-logcheck: wrote page.html\ndnp-logcheck: wrote a b.json\n"), "\(run.errorText)")
  }

  @Test func passIsSaidToo() throws {
    let run = try Scratch().shell("dnp-logcheck --report html=page.html night.log")
    #expect(run.exitCode == 0 && run.errorText.hasPrefix("PASS"), "\(run.errorText)")
  }

  /// A report that is printed says the verdict; a quiet run says nothing.
  @Test(arguments: ["--report text --report json=r.json", "--quiet --report json=r.json"])
  func nothingElseIsSaid(_ options: String) throws {
    let run = try Scratch().shell("dnp-logcheck \(options) \(Self.failing)")
    #expect(run.errorText.isEmpty, "\(run.errorText)")
  }

  @Test func auditAndMergeSayHowRunsEnded() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "mkdir n; cp \(Self.failing) n/f.log; cp night.log n/h.log; dnp-logcheck audit n -o r.jsonl; "
        + "dnp-logcheck merge r.jsonl --report html=p.html --report markdown=p.md")
    #expect(
      run.errorText == "dnp-logcheck: 1 of 2 runs failed, 1 passed; wrote r.jsonl\n"
        + "dnp-logcheck: 1 of 2 runs failed, 1 passed; wrote p.html, p.md\n", "\(run.errorText)")
    let quiet = try scratch.shell(
      "dnp-logcheck audit n -o r.jsonl -q; dnp-logcheck merge r.jsonl -q --report html=p.html")
    #expect(quiet.errorText.isEmpty, "\(quiet.errorText)")
  }
}
