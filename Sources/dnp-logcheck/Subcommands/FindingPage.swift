import ArgumentParser
import LogCheckIngest
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckWorkshop

/// The page of `explain` for a finding of an earlier run.
enum FindingPage {
  /// Bytes of a report that is read.
  private static let limit = 256 << 20

  static func text(_ fingerprint: String, in report: String, _ library: RuleLibrary, _ layout: TextLayout) throws
    -> String
  {
    let shown = CleanText.line(report)
    let bytes: [UInt8]
    do {
      bytes = try FileSource.regular(path: RawArguments.bytes(report)).readAll(limit: limit)
    } catch {
      StandardStreams.complain("dnp-logcheck: the report \(shown) cannot be read: \(error)")
      throw ExitCode(2)
    }
    guard let findings = ReportedRun(bytes)?.findings.filter({ $0.fingerprint == fingerprint }) else {
      StandardStreams.complain(
        "dnp-logcheck: \(shown) is no JSON report of this tool; write one with --report json=FILE")
      throw ExitCode(2)
    }
    guard let first = findings.first else {
      throw ValidationError("no finding of \(shown) has the fingerprint \(CleanText.line(fingerprint))")
    }
    var text = ""
    func say(_ words: String, after start: String = "", indent: Int? = nil) {
      for line in layout.prose(CleanText.line(words, limit: 2000), after: start, indent: indent) { text += line + "\n" }
    }
    say("\(first.verdict): \(first.title)")
    say(first.message, after: "  ")
    for line in first.evidence {
      say("\(line.time.map { $0 + "  " } ?? "")\(line.capture):\(line.line)  \(line.text)", after: "  ", indent: 4)
    }
    if findings.count > 1 { say("and \(findings.count - 1) more with this fingerprint", after: "  ") }
    let page = Explanation.page(of: first.rule, in: library.ruleSet, layout: layout)
    return text + (page.map { "\n" + $0 } ?? "")
  }
}
