import Foundation
import LogCheckTestSupport
import Testing

/// `--json` and `-o FILE` as short forms of `--report FORMAT=FILE`.
@Suite struct ReportShortFormTests {
  @Test(arguments: [
    "--json", "--report json", "--report json -o -", "--json --output=/dev/stdout",
  ])
  func jsonGoesToStandardOutput(_ options: String) throws {
    let scratch = try Scratch()
    let expected = try scratch.shell("dnp-logcheck --report json night.log")
    let run = try scratch.shell("dnp-logcheck \(options) night.log")
    #expect(run.exitCode == expected.exitCode && run.output == expected.output, "\(run.errorText)")
    #expect(!run.outputText.isEmpty)
  }

  @Test(arguments: [
    "--report json -o out.json", "--report json --output out.json", "-o out.json --json", "--json --output=out.json",
    "check -o out.json --report=json",
  ])
  func theReportGoesToTheFile(_ options: String) throws {
    let scratch = try Scratch()
    let expected = try scratch.shell("dnp-logcheck --report json night.log")
    let run = try scratch.shell("dnp-logcheck \(options) night.log")
    #expect(run.exitCode == expected.exitCode && run.outputText.isEmpty, "\(run.errorText)")
    #expect(try scratch.text("out.json") == expected.outputText)
    #expect(run.errorText.contains("out.json"), "\(run.errorText)")
  }

  @Test func theFileIsOfTheReportThatNamesNone() throws {
    let scratch = try Scratch()
    let run = try scratch.shell("dnp-logcheck --report json=a.json --report junit -o b.xml night.log")
    #expect(run.exitCode == 0 && run.outputText.isEmpty, "\(run.errorText)")
    #expect(try scratch.names() == ["a.json", "b.xml"])
    #expect(try scratch.text("b.xml").hasPrefix("<?xml"))
  }

  @Test(arguments: [
    ("-o out.json", "-o out.json needs a report: --report json -o out.json"),
    ("-o out.xml", "--report junit -o out.xml"), ("-o out.md", "--report markdown -o out.md"),
    ("-o report", "--report text -o report"), ("-o report.txt", "--report text -o report.txt"),
    ("--report text --json -o out.json", "-o out.json is for one report"),
    ("--report json=a.json -o out.json", "-o out.json is for one report"),
    ("--json --report json", "two reports cannot share standard output"),
    ("--json -o ''", "the file's name is empty"), ("--json -o a -o b", "-o is given more than once"),
    ("--json -o night.log", "would write over the capture night.log"),
  ])
  func anUnclearFileIsRefused(_ options: String, _ words: String) throws {
    try Scratch().refused("\(options) night.log", with: words)
  }
}
