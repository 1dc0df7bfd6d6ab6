import Foundation
import LogCheckTestSupport
import Testing

/// The schemas of the machine formats describe the tool's output completely: every member is declared in them.
@Suite struct OutputSchemaTests {
  private static let schemas = RepositoryPaths.root.appending(path: "docs/schemas", directoryHint: .isDirectory)
  /// One capture of each kind: passing, failing, without times, without zone, of several sources, of another kind of file.
  private static let captures = [
    "SampleLogs/healthy/first-run.log", "SampleLogs/healthy/bare-lines.log",
    "SampleLogs/healthy/background-refresh-off.log", "SampleLogs/failing/delivery-within-tolerance/daily-cycle.log",
    "SampleLogs/formats/console-app/time-first.log",
    "SampleLogs/healthy/android.log", "README.md",
  ]

  @Test(.costly, arguments: captures + ["Tests/CommandLineTests/Cases/events-of-every-type/input.log"])
  func everyEventIsAsItsSchemaSays(_ capture: String) throws {
    let schema = try JSONSchema(Self.schemas.appending(path: "event-1.schema.json"))
    let rules = ["--rules", "Tests/CommandLineTests/Cases/events-of-every-type/rules.yml"]
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["events"] + rules + [capture])
    let events = try run.outputText.split(separator: "\n").map { try JSONTree(String($0)) }
    #expect(events.isEmpty == (capture == "README.md"))
    #expect(events.flatMap { schema.violations($0) } == [])
  }

  @Test(arguments: captures + ["gone.log"])
  func whatTheDoctorWritesIsAsItsSchemaSays(_ capture: String) throws {
    let schema = try JSONSchema(Self.schemas.appending(path: "dnp-logcheck-doctor-1.schema.json"))
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["doctor", "--json", capture])
    let reported = try JSONTree(run.outputText)
    #expect(schema.violations(reported) == [])
    #expect(reported["exitCode"]?.number == Double(run.exitCode))
  }

  @Test(.costly, arguments: captures + ["gone.log"])
  func whatTheTimelineWritesIsAsItsSchemaSays(_ capture: String) throws {
    let schema = try JSONSchema(Self.schemas.appending(path: "dnp-logcheck-timeline-1.schema.json"))
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["timeline", "--report", "json", capture])
    let reported = try JSONTree(run.outputText)
    #expect(schema.violations(reported) == [])
    #expect(reported["exitCode"]?.number == Double(run.exitCode))
  }

  @Test(.costly, arguments: captures + ["gone.log"])
  func whatAComparisonWritesIsAsItsSchemaSays(_ capture: String) throws {
    let schema = try JSONSchema(Self.schemas.appending(path: "dnp-logcheck-compare-1.schema.json"))
    let other = "SampleLogs/healthy/daily-cycle.log"
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["compare", "--report", "json", other, capture])
    let reported = try JSONTree(run.outputText)
    #expect(schema.violations(reported) == [])
    #expect(reported["exitCode"]?.number == Double(run.exitCode))
  }

  @Test(.costly) func theReportAndTheStreamAgree() throws {
    let capture = "SampleLogs/failing/delivery-within-tolerance/daily-cycle.log"
    let report = try JSONTree(CommandRun(BuiltProduct.dnpLogCheck, ["--report", "json", capture]).outputText)
    let stream = try CommandRun(BuiltProduct.dnpLogCheck, ["--report", "jsonl", capture]).outputText
    let records = try stream.split(separator: "\n").map { try JSONTree(String($0)) }
    for (list, type) in [
      ("findings", "finding"), ("captures", "capture"), ("rules", "rule"), ("diagnostics", "diagnostic"),
    ] {
      let reported = records.filter { $0["type"]?.text == type }.map { record in
        JSONTree.object((record.members ?? [:]).filter { $0.key != "type" })
      }
      #expect(report[list]?.items == reported, "\(list)")
    }
    for (name, value) in records.last?.members ?? [:] where name != "type" { #expect(report[name] == value) }
  }

  /// The words that are valid somewhere are those of the model.
}
