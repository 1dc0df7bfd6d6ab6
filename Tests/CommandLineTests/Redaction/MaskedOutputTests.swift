import Foundation
import LogCheckReporting
import LogCheckTestSupport
import Testing

/// Text that a privacy rule finds is in no output of any command.
@Suite struct MaskedOutputTests {
  /// The text, and the part of it that no output may show.
  private static let secrets: [(text: String, part: String)] = [
    ("eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkifQ.c2lnbmF0dXJl", "hbGciOiJub25lIn0"),
    ("Bearer q1w2e3r4t5z6u7", "q1w2e3r4t5z6u7"), ("Authorization: Basic bm9ib2R5OnMzY3JldC0wMTIz", "bm9ib2R5OnMz"),
    ("https://nora:s3cret-word@host.example/x", "s3cret-word"), ("apiKey=k3y-0123456789", "k3y-0123456789"),
    ("jwtSecret=correct-horse-battery", "correct-horse"), ("did:ethr:0x00a1b2c3d4e5f6a7b8c9", "a1b2c3d4e5"),
    ("nora.other@mail.example.net", "nora.other"), ("+49 30 5550 1099", "5550 1099"),
  ]

  private static let name = "of quill.other@mail.example.net.log"

  /// A healthy run with every secret in lines of every kind: events with it as a value, lines that no event knows,
  /// JSON, other programs' lines, and lines that are not records.
  private static func capture() throws -> String {
    let text = try String(
      contentsOf: RepositoryPaths.sampleLogs.appending(path: "healthy/daily-cycle.log"), encoding: .utf8)
    var logLines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let index = try #require(logLines.indices.filter { logLines[$0].contains("[DNP-FETCH]") }.dropFirst(3).first)
    let header = String(logLines[index][..<(try #require(logLines[index].firstRange(of: "[DNP-")).lowerBound)])
    var more: [String] = []
    for (secret, _) in secrets {
      more += [
        "\(header)[DNP-FETCH] Fetch failed: \(secret)", "\(header)[DNP-FETCH] unheard of \(secret)",
        "\(header)Foreign thing \(secret)", "[DNP-FETCH] torn \(secret)",
        "\(header)[DNP-JS] call configureNativeFetcher (callback_id=403, args={\"apiBaseUrl\":\"\(secret)\"})",
        "\(header)[DNP-SCHEDULER] notification delivered (id=\(secret), scheduled=2025-11-18T18:30:00Z)",
        "\(header)[DNP-FETCH] BGTask handler invoked (task_id=\(secret), run_id=\(secret))",
        "\(header)BGTaskScheduler: submit \(secret)",
        "\(header){\"schema\":\"dnp.event/1\",\"ts\":\"2025-11-15T05:40:00.100Z\",\"level\":\"info\",\"component\":\"PLUGIN\","
          + "\"event\":\"plugin.unheard \(secret)\",\"platform\":\"ios\",\"fields\":{\"message\":\"\(secret)\",\"id\":\"\(secret)\"}}",
      ]
    }
    logLines.insert(contentsOf: more, at: index + 1)
    return logLines.joined(separator: "\n")
  }

  private static let commands: [[String]] =
    ReportFormat.all.flatMap { [["--report", $0.id], ["--report", $0.id, "--select", "delivery-within-tolerance"]] }
    + [
      ["--verbose"], ["--quiet"], ["--strict"], ["--ignore", "privacy", "--verbose"], ["--live"],
      ["--color", "always"],
      ["doctor"], ["doctor", "--json", "--verbose"], ["events"], ["events", "--select", "delivery-within-tolerance"],
      ["rules", "coverage"], ["formats", "detect"],
    ]
    + StoryFormat.allCases.flatMap { [["timeline", "--report", $0.rawValue], ["compare", "--report", $0.rawValue]] }

  @Test(.costly, .tags(.long), arguments: Extent.some(12, of: commands))
  func noOutputShowsASecret(_ command: [String]) throws {
    let folder = try TemporaryFolder()
    let text = try Self.capture()
    try folder.write(text, to: Self.name)
    try folder.write(
      text.replacing("unheard of", with: "heard of").replacing("Fetch failed", with: "Fetch succeeded"), to: "other.log"
    )
    let captures = command.first == "compare" ? ["other.log", Self.name] : [Self.name]
    let run = try CommandRun(BuiltProduct.dnpLogCheck, command + captures, in: folder.url)
    #expect(run.exitCode < 2 || run.exitCode == 3, "\(run.errorText)")
    #expect(!run.output.isEmpty || command == ["--live"])
    for part in Self.secrets.map(\.part) + ["quill.other"] {
      for output in [run.outputText, run.errorText] {
        let line = output.split(separator: "\n").first { $0.contains(part) }
        #expect(line == nil, "\(part): \(line?.prefix(400) ?? "")")
      }
    }
  }

  /// A harmless value is shown in a line with a secret.
  @Test func otherValuesOfTheLineStayVisible() throws {
    let folder = try TemporaryFolder()
    try folder.write(try Self.capture(), to: "own.log")
    let text = try CommandRun(BuiltProduct.dnpLogCheck, ["events", "own.log"], in: folder.url).outputText
    #expect(text.contains("\"callback_id\":\"403\""))
    #expect(text.contains(" bytes]\""))
  }

  /// A table in an evidence file is quoted like a line.
  @Test func valuesOfEvidenceFilesAreMasked() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      [{"id":"a","schedule_id":"s","title":"nora.other@mail.example.net","body":"Bearer q1w2e3r4t5z6u7","scheduled_time":1763184000,
        "delivered":false,"priority":"unheard"}]

      """, to: "notifications.json")
    for command in [["--report", "json", "--verbose"], ["events"], ["doctor"]] {
      let run = try CommandRun(
        BuiltProduct.dnpLogCheck, command + ["notifications.json"], in: folder.url)
      #expect(!run.outputText.contains("nora.other") && !run.outputText.contains("q1w2e3r4"), "\(run.outputText)")
    }
  }
}
