import Foundation
import LogCheckTestSupport
import Testing

/// `audit` judges every capture as `check` does, and writes one record of each.
@Suite struct AuditCommandTests {
  private struct Line: Decodable {
    struct Rule: Decodable {
      var id: String
      var verdict: String
    }

    var id: String
    var status: String
    var verdict: String?
    var exitCode: Int32
    var problem: String?
    var day: String?
    var device: String?
    var build: String?
    var rules: [Rule]
  }

  /// A fleet of two nights with two devices: one healthy capture for each, and one with a fault.
  private final class Fleet {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try add("healthy/daily-cycle.log", "night/2026-10-01/dev-a/app.log")
      try add("healthy/first-run.log", "night/2026-10-01/dev-b/app.log")
      try add("healthy/calls.log", "night/2026-10-02/dev-a/app.log")
      try add("failing/run-within-budget/daily-cycle.log", "night/2026-10-02/dev-b/app.log")
    }

    func add(_ sample: String, _ name: String) throws {
      try folder.write(Array(Data(contentsOf: RepositoryPaths.sampleLogs.appending(path: sample))), to: name)
    }

    func run(_ line: String) throws -> CommandRun { try .shell(line, in: folder.url) }

    func lines(_ run: CommandRun) throws -> [Line] {
      try run.outputText.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }
  }

  @Test func eachRecordSaysWhatCheckSays() throws {
    let fleet = try Fleet()
    let run = try fleet.run("dnp-logcheck audit night")
    let lines = try fleet.lines(run)
    #expect(lines.count == 4)
    for line in lines {
      let check = try fleet.run("dnp-logcheck --report json \(line.id)")
      #expect(line.exitCode == check.exitCode)
      struct Report: Decodable {
        var verdict: String
        var rules: [Line.Rule]
      }
      let report = try JSONDecoder().decode(Report.self, from: Data(check.output))
      #expect(line.verdict == report.verdict)
      let judged = report.rules.filter { !["notExercised", "notApplicable"].contains($0.verdict) }
      #expect(line.rules.map { "\($0.id) \($0.verdict)" } == judged.map { "\($0.id) \($0.verdict)" })
    }
    // One of the runs fails.
    #expect(run.exitCode == 1, "\(run.errorText)")
  }

  @Test func theOrderIsThatOfTheFilesOnAnyNumberOfThreads() throws {
    let fleet = try Fleet()
    let one = try fleet.run("dnp-logcheck audit --threads 1 night")
    let four = try fleet.run("dnp-logcheck audit --threads 4 night")
    #expect(one.output == four.output)
    let ids = try fleet.lines(one).map(\.id)
    #expect(ids == ids.sorted())
    let listed = try fleet.run("find night -name '*.log' | sort -r | dnp-logcheck audit --files-from -")
    #expect(try fleet.lines(listed).map(\.id) == ids.reversed())
    let ended = try fleet.run("find night -name '*.log' -print0 | sort -rz | dnp-logcheck audit --files-from - -0")
    #expect(ended.output == listed.output)
  }

  @Test func anUnreadableCaptureIsARecordAndEndsNothing() throws {
    let fleet = try Fleet()
    try fleet.folder.write([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xFF], to: "night/2026-10-01/dev-c/app.log.gz")
    let run = try fleet.run("dnp-logcheck audit night; echo $? >&2")
    let lines = try fleet.lines(run)
    #expect(lines.map(\.status) == ["judged", "judged", "error", "judged", "judged"])
    #expect(lines[2].problem?.isEmpty == false && lines[2].exitCode == 2)
    #expect(run.errorText.contains("1 of 5 runs have a capture that cannot be read"))
    #expect(run.errorText.hasSuffix("2\n"))
    let missing = try fleet.run(
      "printf 'night/none.log\\nnight/2026-10-01/dev-a/app.log\\n' | dnp-logcheck audit --files-from -")
    #expect(try fleet.lines(missing).map(\.status) == ["error", "judged"])
    #expect(missing.exitCode == 2)
  }

  /// The store of Apple's log is a folder of binary files: one record says how to make it readable.
  /// A folder of a night holds other files than logs, and logs of other apps: where the user accepts that, they change no exit code.
  @Test(
    .costly,
    arguments: [
      (["good", "text", "binary"], "", 2), (["good", "text", "binary"], "--allow-undecided", 0),
      (["good", "text"], "", 3), (["good", "text"], "--allow-undecided", 0), (["text"], "--allow-undecided", 3),
      (["binary"], "--allow-undecided", 3), (["good", "text", "bad"], "--allow-undecided", 1),
    ] as [([String], String, Int32)])
  func runsThatMayDecideNothingChangeNoExitCode(_ files: [String], _ option: String, _ code: Int32) throws {
    let fleet = try Fleet()
    for file in files {
      switch file {
      case "good": try fleet.add("healthy/first-run.log", "mixed/good.log")
      case "bad": try fleet.add("failing/run-within-budget/daily-cycle.log", "mixed/bad.log")
      case "text": try fleet.folder.write("hello\nworld\n", to: "mixed/text.log")
      default: try fleet.folder.write((0...255).map { UInt8($0) } + [0, 0, 0, 1], to: "mixed/binary.bin")
      }
    }
    let check = try fleet.run("dnp-logcheck check mixed \(option) > /dev/null")
    let audit = try fleet.run("dnp-logcheck audit mixed \(option) > mixed.jsonl")
    let merge = try fleet.run("dnp-logcheck merge mixed.jsonl --report json=sum.json > /dev/null")
    #expect(check.exitCode == code, "\(check.errorText)")
    #expect(audit.exitCode == code, "\(audit.errorText)")
    #expect(merge.exitCode == code, "\(merge.errorText)")
  }

  @Test func aLogArchiveInAFolderIsOneRun() throws {
    let fleet = try Fleet()
    for name in ["0000000000000001.tracev3", "dsc/8E21"] {
      try fleet.folder.write([0, 1, 2, 3], to: "night/2026-10-01/dev-c/system.logarchive/\(name)")
    }
    let lines = try fleet.lines(fleet.run("dnp-logcheck audit night/2026-10-01"))
    #expect(lines.map(\.status) == ["judged", "judged", "error"])
    #expect(lines[2].problem?.contains("log show") == true, "\(lines[2].problem ?? "")")
  }

  @Test func keysNameDeviceBuildAndDay() throws {
    let fleet = try Fleet()
    let run = try fleet.run("dnp-logcheck audit night --device-key path:2 --day-key path:1 --build-key path:-1")
    let lines = try fleet.lines(run)
    #expect(lines.map(\.device) == ["dev-a", "dev-b", "dev-a", "dev-b"])
    #expect(lines.map(\.day) == ["2026-10-01", "2026-10-01", "2026-10-02", "2026-10-02"])
    #expect(Set(lines.map(\.build)) == ["app.log"])
    // Without a key, the day is that of the first line.
    #expect(try fleet.lines(fleet.run("dnp-logcheck audit night/2026-10-01/dev-a"))[0].day == "2025-11-15")
    try fleet.folder.write(
      "2025-11-15 05:30:00.318000+0000 0x1a2b Default 0x0 733 0 App: [DNP-PLUGIN] Plugin version 1.4.0\n"
        + "2025-11-15 05:30:00.418000+0000 0x1a2b Default 0x0 733 0 App: {\"app_build\":\"b77\",\"x\":1}\n",
      to: "own/app.log")
    let own = try fleet.run(
      "dnp-logcheck audit own --build-key field:app_build --device-key event:plugin.build.plugin_version")
    #expect(try fleet.lines(own).map { [$0.build, $0.device] } == [["b77", "1.4.0"]])
    for key in ["path:0", "nothing", "event:no.such.event"] {
      #expect(try fleet.run("dnp-logcheck audit night --build-key \(key)").exitCode == 64)
    }
  }

  @Test(.costly, .tags(.long), arguments: ["INT", "KILL"]) func anInterruptedAuditIsContinued(_ signal: String) throws {
    let fleet = try Fleet()
    let copies = Extent.count(40, whole: 150)
    for number in 0..<copies {
      for name in ["calls", "daily-cycle"] { try fleet.add("healthy/\(name).log", "many/\(1000 + number)/\(name).log") }
    }
    let whole = try fleet.run("dnp-logcheck audit many --output whole.jsonl")
    #expect(whole.exitCode == 0, "\(whole.errorText)")
    let cut = try fleet.run(
      """
      dnp-logcheck audit many --output part.jsonl --threads 1 & audit=$!
      until [[ $(cat part.jsonl.*.part 2>/dev/null | wc -l) -ge 20 ]]; do kill -0 $audit || exit 99; done
      kill -\(signal) $audit; wait $audit; [[ ! -e part.jsonl ]] && wc -l < part.jsonl.*.part
      """)
    let done = try #require(Int(cut.outputText.filter(\.isNumber)), "\(cut.errorText)")
    #expect(done >= 20 && done < 2 * copies)
    if signal == "INT" { #expect(cut.errorText.contains("--resume continues it")) }
    // As if the line had been cut while it was written.
    _ = try fleet.run("printf '{\"schema\":\"dnp-log' >> part.jsonl.*.part")
    let refused = try fleet.run("dnp-logcheck audit many --output part.jsonl --resume --strict")
    #expect(refused.exitCode == 2 && refused.errorText.contains("no audit of it with these rules and options"))
    let resumed = try fleet.run(
      "dnp-logcheck audit many --output part.jsonl --resume -q; echo $?; ls; cmp whole.jsonl part.jsonl")
    #expect(resumed.outputText.hasPrefix("0\n") && resumed.errorText.isEmpty, "\(resumed.errorText)")
    #expect(!resumed.outputText.contains(".part\n"))
  }

  @Test(.tags(.long)) func anAuditOfOtherCapturesIsNotContinued() throws {
    let fleet = try Fleet()
    for number in 0..<Extent.count(80, whole: 200) {
      try fleet.add("healthy/calls.log", "many/\(1000 + number)/app.log")
    }
    let cut = try fleet.run(
      """
      dnp-logcheck audit many --output part.jsonl --threads 1 & audit=$!
      until [[ $(cat part.jsonl.*.part 2>/dev/null | wc -l) -ge 5 ]]; do kill -0 $audit || exit 99; done
      kill -KILL $audit; wait $audit; rm -r many/1001
      """)
    #expect(cut.exitCode == 0, "\(cut.errorText)")
    let refused = try fleet.run("dnp-logcheck audit many --output part.jsonl --resume")
    #expect(
      refused.exitCode == 2 && refused.errorText.contains("line 2 of its unfinished form"), "\(refused.errorText)")
  }

  /// A reader that has seen enough ends the audit without a word, and never with success.
  @Test(.tags(.long)) func aReaderThatGoesAwayEndsItQuietly() throws {
    let fleet = try Fleet()
    let runs = Extent.count(100, whole: 300)
    for number in 0..<runs { try fleet.add("healthy/calls.log", "many/\(1000 + number)/app.log") }
    let run = try fleet.run("set -o pipefail; dnp-logcheck audit many | head -n 1 > first; echo $?; wc -l < first")
    #expect(run.outputText.filter { $0 != " " } == "3\n1\n", "\(run.outputText)")
    #expect(run.errorText.isEmpty, "\(run.errorText)")
  }

  /// The records go into a history at the end, wherever they are written, and once however often they come.
  @Test(.costly, arguments: ["--output night.jsonl", "> night.jsonl", "--output /dev/stdout | cat > night.jsonl"])
  func theRecordsAreAddedToAHistory(_ output: String) throws {
    let fleet = try Fleet()
    let query = "dnp-logcheck history query --csv fleet.db 'SELECT path, verdict, exit_code FROM results ORDER BY path'"
    let audit = "set -o pipefail; dnp-logcheck audit night --device-key path:2 --history fleet.db \(output)"
    let run = try fleet.run(audit)
    // One of the four fails, as without a history.
    #expect(run.exitCode == 1, "\(run.errorText)")
    #expect(run.errorText.isEmpty == !output.hasPrefix("--output night"), "\(run.errorText)")
    let results = try fleet.run(query).outputText
    #expect(
      results
        == """
        path,verdict,exit_code
        night/2026-10-01/dev-a/app.log,pass,0
        night/2026-10-01/dev-b/app.log,pass,0
        night/2026-10-02/dev-a/app.log,pass,0
        night/2026-10-02/dev-b/app.log,fail,1

        """)
    #expect(try fleet.run("wc -l < night.jsonl").outputText.filter(\.isNumber) == "4")
    // Twice counts once, and the import of the same records adds nothing.
    #expect(try fleet.run(audit).exitCode == 1)
    #expect(try fleet.run(query).outputText == results)
    let again = try fleet.run("dnp-logcheck history import fleet.db night.jsonl")
    #expect(again.outputText == "fleet.db: 0 new, 4 replaced, 0 refused\n")
    // Nothing else is left next to the history.
    #expect(try fleet.run("ls -A").outputText == "fleet.db\nnight\nnight.jsonl\n")
  }

  @Test func evidenceStaysOutOfAHistoryOnRequest() throws {
    let fleet = try Fleet()
    let count = "'SELECT count(*) AS n FROM evidence_lines'"
    _ = try fleet.run(
      "dnp-logcheck audit night --history with.db; dnp-logcheck audit night --history without.db --no-evidence")
    #expect(try fleet.run("dnp-logcheck history query --csv with.db \(count)").outputText != "n\n0\n")
    #expect(try fleet.run("dnp-logcheck history query --csv without.db \(count)").outputText == "n\n0\n")
  }

  /// A history that cannot be written costs no hour of judging; one that fails later costs no records.
  @Test func aHistoryThatCannotBeWrittenIsRefusedFirst() throws {
    let fleet = try Fleet()
    _ = try fleet.run("printf 'no database, but long enough to be looked at as one\n' > text.db; mkdir folder.db")
    for (history, code) in [
      ("text.db", 2), ("folder.db", 2), ("none/fleet.db", 2), ("night/2026-10-01/dev-a/app.log", 64),
    ]
      as [(String, Int32)]
    {
      let run = try fleet.run("dnp-logcheck audit night --history \(history)")
      #expect(run.exitCode == code, "\(history): \(run.errorText)")
      #expect(run.output.isEmpty && !run.errors.isEmpty, "\(history)")
    }
    #expect(try fleet.run("dnp-logcheck audit night --history ''").exitCode == 64)
    #expect(try fleet.run("dnp-logcheck audit night --no-evidence").exitCode == 64)
    #expect(try fleet.run("dnp-logcheck audit night --output same --history same").exitCode == 64)
  }

  @Test(.costly, .tags(.long)) func anInterruptedAuditAddsNothingToAHistoryUntilItIsContinued() throws {
    let fleet = try Fleet()
    let runs = Extent.count(100, whole: 300)
    for number in 0..<runs { try fleet.add("healthy/calls.log", "many/\(1000 + number)/app.log") }
    let cut = try fleet.run(
      """
      dnp-logcheck audit many --output part.jsonl --history fleet.db --threads 1 & audit=$!
      until [[ $(cat part.jsonl.*.part 2>/dev/null | wc -l) -ge 5 ]]; do kill -0 $audit || exit 99; done
      kill -INT $audit; wait $audit
      """)
    #expect(cut.exitCode == 2, "\(cut.errorText)")
    let count = "dnp-logcheck history query --csv fleet.db 'SELECT count(*) AS n FROM results'"
    #expect(try fleet.run(count).outputText == "n\n0\n")
    // The records do not depend on the history, so that it may be named later, or another one.
    let resumed = try fleet.run("dnp-logcheck audit many --output part.jsonl --resume --history=fleet.db --no-evidence")
    #expect(resumed.exitCode == 0, "\(resumed.errorText)")
    #expect(try fleet.run(count).outputText == "n\n\(runs)\n")
  }

  @Test func whatCannotBeMeantIsRefused() throws {
    let fleet = try Fleet()
    for (line, code) in [
      ("dnp-logcheck audit", 64), ("dnp-logcheck audit - < night/2026-10-01/dev-a/app.log", 64),
      ("dnp-logcheck audit night --resume", 64), ("dnp-logcheck audit night --threads 0", 64),
      ("dnp-logcheck audit night --output night/2026-10-01/dev-a/app.log", 64),
      ("echo night | dnp-logcheck audit night --files-from -", 64), ("dnp-logcheck audit --files-from /dev/null", 2),
      ("dnp-logcheck audit --files-from none", 2), ("dnp-logcheck audit night --output none/x", 2),
      ("dnp-logcheck audit night --rules none.yml", 2),
    ] as [(String, Int32)] {
      let run = try fleet.run(line)
      #expect(run.exitCode == code, "\(line): \(run.errorText)")
      #expect(run.output.isEmpty && !run.errors.isEmpty, "\(line)")
    }
    #expect(try fleet.run("dnp-logcheck audit night --exit-zero > /dev/null").exitCode == 0)
    #expect(try fleet.run("dnp-logcheck audit night --output /dev/full").exitCode == 2)
  }
}
