import Foundation
import LogCheckHistory
import LogCheckResults
import LogCheckTestSupport
import Testing

/// `audit --history` while other processes use the history, or where it may not be written.
@Suite struct AuditHistoryTests {
  /// A folder with captures for an audit that takes some seconds.
  private struct Fleet {
    static let runs = Extent.count(100, whole: 300)
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let capture = try Data(contentsOf: RepositoryPaths.sampleLogs.appending(path: "healthy/calls.log"))
      for number in 0..<Self.runs { try folder.write(Array(capture), to: "many/\(1000 + number)/app.log") }
    }

    func run(_ line: String) throws -> CommandRun { try .shell(line, in: folder.url) }

    /// An audit, and a command that runs when it has written some of its records.
    func audit(_ options: String, meanwhile command: String) throws -> CommandRun {
      try run(
        """
        dnp-logcheck audit many --output night.jsonl --history fleet.db --threads 1 \(options) & audit=$!
        until [[ $(cat night.jsonl.*.part 2>/dev/null | wc -l) -ge 5 ]]; do kill -0 $audit || exit 99; done
        \(command); wait $audit
        """)
    }

    func results(in history: String = "fleet.db") throws -> String {
      try run("dnp-logcheck history query --csv \(history) 'SELECT count(*) AS n FROM results'").outputText
    }

    var records: String { get throws { try run("wc -l < night.jsonl").outputText.filter(\.isNumber) } }
  }

  /// Gives the history a version that no tool has yet. The number has four bytes, from the sixtieth on.
  private static let makesItNewer = #"cp fleet.db known.db; printf '\177' | dd of=fleet.db bs=1 seek=63 conv=notrunc"#

  /// No permission stops the superuser.
  @Test(
    .enabled(if: geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")),
    arguments: [("444", "755"), ("666", "555"), ("444", "555")])
  func aHistoryThatMayNotBeWrittenIsRefusedBeforeTheFirstRun(_ file: String, _ folder: String) throws {
    let fleet = try TemporaryFolder()
    let tool = BuiltProduct.dnpLogCheck.path(percentEncoded: false)
    let prefix = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
    let capture = RepositoryPaths.sampleLogs.appending(path: "healthy/calls.log").path(percentEncoded: false)
    let run = try CommandRun.shell(
      """
      chmod 755 .; mkdir -m 777 out; mkdir history; cp '\(capture)' app.log
      \(prefix) \(tool) --version > /dev/null 2>&1 || exit 98
      dnp-logcheck audit app.log --history history/fleet.db > first.jsonl || exit 99
      chmod \(file) history/fleet.db; chmod \(folder) history
      \(prefix) \(tool) audit app.log --history history/fleet.db --output out/night.jsonl
      code=$?; chmod 755 history; ls -A out; exit $code
      """, in: fleet.url)
    // Another user may not be allowed to reach the tool, which lies in the folder of the build.
    if run.exitCode == 98 { return }
    #expect(run.exitCode == 2, "\(run.errorText)")
    #expect(run.errorText.contains("history/fleet.db cannot be written: "), "\(run.errorText)")
    #expect(run.outputText.isEmpty, "\(run.outputText)")
  }

  @Test(.tags(.long)) func aHistoryOfANewerVersionIsRefusedBeforeTheFirstRun() throws {
    let fleet = try Fleet()
    _ = try fleet.run("dnp-logcheck audit many/1000 --history fleet.db > first.jsonl; \(Self.makesItNewer)")
    let run = try fleet.run("dnp-logcheck audit many --history fleet.db --output night.jsonl")
    #expect(
      run.exitCode == 2 && run.errorText.contains("use the version of the tool that wrote it"), "\(run.errorText)")
    #expect(try fleet.run("ls -A | grep night").outputText.isEmpty)
  }

  @Test(
    .costly,
    .tags(.long),
    arguments: Extent.some(1, of: [("", ""), ("--no-evidence", "--no-evidence ")]))
  func aHistoryThatBecomesNewerDuringTheAuditCostsNoRecords(_ option: String, _ kept: String) throws {
    let fleet = try Fleet()
    let run = try fleet.audit(option, meanwhile: Self.makesItNewer)
    #expect(run.exitCode == 2, "\(run.errorText)")
    #expect(run.errorText.contains("use the version of the tool that wrote it"), "\(run.errorText)")
    let command = "dnp-logcheck history import \(kept)fleet.db night.jsonl"
    #expect(run.errorText.hasSuffix("add them with: \(command)\n"), "\(run.errorText)")
    #expect(try fleet.records == "\(Fleet.runs)")
    // Nothing was written into it, and the command does what it promises when the history can be written.
    let later = try fleet.run("cp known.db fleet.db; \(command)")
    #expect(later.outputText == "fleet.db: \(Fleet.runs) new, 0 replaced, 0 refused\n", "\(later.errorText)")
  }

  /// A job that rotates the history may run meanwhile.
  @Test(.costly, .tags(.long)) func aHistoryThatIsMovedDuringTheAuditIsMadeAgain() throws {
    let fleet = try Fleet()
    let run = try fleet.audit("", meanwhile: "mv fleet.db old.db")
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(try fleet.results() == "n\n\(Fleet.runs)\n")
    #expect(try fleet.results(in: "old.db") == "n\n0\n")
  }

  @Test(.costly, .tags(.long)) func anAuditLetsOthersWriteAndWaitsForThemAtItsEnd() throws {
    let fleet = try Fleet()
    let process = Process()
    process.executableURL = BuiltProduct.dnpLogCheck
    process.arguments = ["audit", "many", "--output", "night.jsonl", "--history", "fleet.db"]
    process.currentDirectoryURL = fleet.folder.url
    process.environment = CommandRun.environment
    let store = try HistoryStore.open(Array(fleet.folder.path("fleet.db").utf8), shown: "fleet.db", for: .writing)
    try process.run(within: 300)
    let run = try store.begin()
    _ = try run.add(.sample("other.log", day: "2026-11-01"))
    for _ in 0..<1200 where !FileManager.default.fileExists(atPath: fleet.folder.path("night.jsonl")) {
      Thread.sleep(forTimeInterval: 0.05)
    }
    #expect(try fleet.records == "\(Fleet.runs)")
    Thread.sleep(forTimeInterval: 0.5)
    #expect(process.isRunning)
    try run.commit()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try fleet.results() == "n\n\(Fleet.runs + 1)\n")
  }
}
