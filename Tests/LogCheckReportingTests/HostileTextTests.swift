import Foundation
import LogCheckFuzz
import LogCheckModel
import LogCheckReporting
import LogCheckTestSupport
import Testing

/// Whatever a log, a file name or a rule holds, a report stays text that shows what it says.
@Suite struct HostileTextTests {
  private static let seeds = Extent.seeds(20, whole: 300)
  private static let styles = [
    ReportStyle(), ReportStyle(palette: .terminal, isVerbose: true), ReportStyle(isQuiet: true),
  ]

  /// The run in each format and style, without the colours that the style allows.
  private func reports(_ run: SampleRun, _ formats: [ReportFormat] = ReportFormat.all) -> Set<[UInt32]> {
    var texts: Set<[UInt32]> = []
    for format in formats {
      for style in format.id == "text" ? Self.styles : [ReportStyle()] {
        texts.insert(Self.uncoloured(run.report(format, style), style.palette))
      }
    }
    return texts
  }

  static func uncoloured(_ text: String, _ palette: Palette) -> [UInt32] {
    let colours = palette.colours.map { Array($0.unicodeScalars) }
    var values: [UInt32] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}", let colour = colours.first(where: { rest.starts(with: $0) }) {
        rest.removeFirst(colour.count)
      } else {
        values.append(scalar.value)
        rest.removeFirst()
      }
    }
    return values
  }

  @Test(.costly, .tags(.long), arguments: seeds)
  func nothingThatSteersHidesOrCommandsIsWritten(seed: UInt64) {
    var input = HostileInput(seed: seed)
    for text in reports(input.run()) {
      let steering = SafeText.steeringSign(in: text)
      #expect(steering.map { String($0, radix: 16) } == nil)
    }
    // Annotations are commands; the tests of that format show that they are no others.
    for text in reports(input.run(), ReportFormat.all.filter { $0.id != "github" }) {
      let command = text.split(separator: 0x0A).first { SafeText.commands($0) }
      #expect(command.map { String(String.UnicodeScalarView($0.compactMap(Unicode.Scalar.init))) } == nil)
    }
  }

  @Test(.tags(.long), arguments: seeds)
  func theJSONReportHoldsEveryTextUnchanged(seed: UInt64) throws {
    var input = HostileInput(seed: seed)
    let run = input.run()
    let report = try JSONValue(run.report(.json))
    #expect(report["tool"]["version"] == .text(run.header.toolVersion))
    #expect(report["findings"].items.count == run.findings.count)
    for (reported, finding) in zip(report["findings"].items, run.findings) {
      #expect(reported["rule"] == .text(finding.rule))
      #expect(reported["title"] == .text(finding.title))
      #expect(reported["message"] == .text(finding.message))
      #expect(reported["remediation"] == .text(finding.remediation))
      for (line, evidence) in zip(reported["evidence"].items, finding.evidence) {
        #expect(line["text"] == .text(evidence.text))
        #expect(line["capture"] == .text(evidence.capture))
      }
    }
    for (reported, capture) in zip(report["captures"].items, run.summary.captures) {
      #expect(reported["path"] == .text(capture.path))
      #expect(reported["problem"] == capture.problem.map { .text($0) } ?? .missing)
      #expect(
        reported["unrecognisedLines"].items.map { $0["text"] } == capture.unrecognisedLines.map { .text($0.text) })
    }
    for (reported, rule) in zip(report["rules"].items, run.summary.rules) {
      #expect(Set(reported["notes"].names.map { JSONValue.text($0) }) == Set(rule.notes.keys.map { .text($0) }))
    }
  }

  @Test(.tags(.long), arguments: seeds)
  func everyLineOfTheStreamIsOneOfItsRecords(seed: UInt64) throws {
    var input = HostileInput(seed: seed)
    let run = input.run()
    let lines = try run.report(.jsonLines).split(separator: "\n").map { try JSONValue(String($0)) }
    let types = lines.map { $0["type"] }
    let expected =
      ["run"] + run.findings.map { _ in "finding" } + run.summary.captures.map { _ in "capture" }
      + run.summary.rules.map { _ in "rule" } + run.summary.diagnostics.map { _ in "diagnostic" } + ["end"]
    #expect(types == expected.map { .text($0) })
    for (line, finding) in zip(lines.dropFirst(), run.findings) { #expect(line["message"] == .text(finding.message)) }
  }

  @Test(.tags(.long), arguments: seeds)
  func aQuietReportIsOneLine(seed: UInt64) {
    var input = HostileInput(seed: seed)
    let text = input.run().report(.text, ReportStyle(isQuiet: true))
    #expect(text.filter { $0 == "\n" }.count == 1 && text.last == "\n")
  }
}

extension Palette {
  /// Every sequence it writes.
  var colours: [String] { [bad, doubtful, good, faint, strong, end].filter { !$0.isEmpty } }
}
