import LogCheckModel
import LogCheckReporting
import Testing

/// The report for programs: the members, their types and their sums.
@Suite struct JSONReportTests {
  @Test(arguments: SampleRun.all)
  func theReportIsAsTheShippedSchemaDescribesIt(run: SampleRun) throws {
    let problems = try ReportSchema().problems(JSONValue(run.report(.json)))
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test(arguments: SampleRun.all)
  func eachLineOfTheStreamIsAsTheShippedSchemaDescribesIt(run: SampleRun) throws {
    let schema = try ReportSchema()
    for line in run.report(.jsonLines).split(separator: "\n") {
      let problems = schema.problems(line: try JSONValue(String(line)))
      #expect(problems.isEmpty, "\(line.prefix(80)): \(problems)")
    }
  }

  @Test(arguments: [
    ("\"exitCode\":1", "\"exitCode\":7"), ("\"verdict\":\"fail\"", "\"verdict\":\"maybe\""),
    ("\"line\":12", "\"line\":0"),
    ("\"findings\":", "\"finding\":"), ("\"lines\":40", "\"lines\":\"40\""), ("deadbeef", "DEADBEEF"),
  ])
  func theSchemaIsNoneThatTakesEverything(part: String, other: String) throws {
    let report = SampleRun.one.report(.json)
    let changed = report.replacing(part, with: other)
    #expect(changed != report)
    #expect(try !ReportSchema().problems(JSONValue(changed)).isEmpty)
  }

  @Test(arguments: SampleRun.all)
  func theStreamHoldsWhatTheObjectHolds(run: SampleRun) throws {
    let whole = try JSONValue(run.report(.json))
    let lines = try run.report(.jsonLines).split(separator: "\n").map { try JSONValue(String($0)) }
    func records(_ type: String) -> [JSONValue] {
      lines.compactMap { line in
        guard case .object(var members) = line, line["type"] == .text(type) else { return nil }
        members["type"] = nil
        return .object(members)
      }
    }
    #expect(records("finding") == whole["findings"].items)
    #expect(records("capture") == whole["captures"].items)
    #expect(records("rule") == whole["rules"].items)
    #expect(records("diagnostic") == whole["diagnostics"].items)
    for name in ["verdict", "exitCode", "counts", "undecidedRequired", "findingsNotListed"] {
      #expect(lines.last?[name] == whole[name])
    }
    #expect(lines.first?["schema"] == whole["schema"])
    #expect(lines.first?["tool"] == whole["tool"])
  }

  @Test(arguments: SampleRun.all)
  func theCountsAddUpToTheRules(run: SampleRun) throws {
    let report = try JSONValue(run.report(.json))
    let counted = RuleVerdict.allCases.map { verdict -> Double in
      if case .number(let count) = report["counts"][verdict.rawValue] { count } else { .nan }
    }
    #expect(counted.reduce(0, +) == Double(report["rules"].items.count))
    for (verdict, count) in zip(RuleVerdict.allCases, counted) {
      let rules = report["rules"].items.filter { $0["verdict"] == .text(verdict.rawValue) }
      #expect(Double(rules.count) == count)
    }
  }

  @Test func theStreamReportsAFindingAsSoonAsItIsDecided() throws {
    var reporter = ReportFormat.jsonLines.make(ReportStyle())
    var output = ReportOutput()
    reporter.begin(SampleRun.one.header, to: &output)
    #expect(output.take().last == UInt8(ascii: "\n"))
    reporter.report(try #require(SampleRun.one.findings.first), to: &output)
    let line = String(decoding: output.take(), as: UTF8.self)
    #expect(line.hasPrefix("{\"type\":\"finding\"") && line.hasSuffix("}\n"))
  }

  @Test func standardInputHasAPlainNameForPrograms() throws {
    let report = try JSONValue(SampleRun.none.report(.json))
    #expect(report["captures"].items.map { $0["path"] } == [.text("stdin"), .text("gone.log")])
  }

  @Test func anInconclusiveFindingNamesItsReason() throws {
    let finding = try #require(try JSONValue(SampleRun.inconclusive.report(.json))["findings"].items.first)
    #expect(finding["verdict"] == .text("inconclusive"))
    #expect(finding["reason"] == .text("end"))
  }
}
