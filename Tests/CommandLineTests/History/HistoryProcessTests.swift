import Foundation
import LogCheckHistory
import LogCheckModel
import LogCheckResults
import LogCheckTestSupport
import Testing

/// Several processes write one history, and some of them are killed.
@Suite(.serialized) struct HistoryProcessTests {
  private static func records(_ day: String, _ count: Int) -> String {
    (0..<count).map {
      AuditRecord.sample("\(day)/\($0).log", day: day, rules: [.failed("r"), .passed("s")]).line + "\n"
    }
    .joined()
  }

  /// A process that imports standard input.
  private static func importer(_ folder: TemporaryFolder, _ input: Any) throws -> Process {
    let process = Process()
    process.executableURL = BuiltProduct.dnpLogCheck
    process.arguments = ["history", "import", "h.db", "-"]
    process.currentDirectoryURL = folder.url
    process.environment = CommandRun.environment
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try process.run(within: 300)
    return process
  }

  private static func count(_ folder: TemporaryFolder, _ day: String) throws -> String {
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck,
      ["history", "query", "--csv", "h.db", "SELECT count(*) AS n FROM results WHERE day = '\(day)'"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errorText)")
    return run.outputText.replacing("n\n", with: "").replacing("\n", with: "")
  }

  private static func isWhole(_ folder: TemporaryFolder) throws -> Bool {
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["history", "query", "--csv", "h.db", "PRAGMA integrity_check"], in: folder.url)
    return run.outputText == "integrity_check\nok\n"
  }

  @Test(.tags(.long)) func fourProcessesThatImportAtOnceLoseAndDoubleNothing() throws {
    let folder = try TemporaryFolder()
    // Two of them import the same night.
    let days = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-03"]
    let count = Extent.count(300, whole: 1500)
    let processes = try days.enumerated().map { index, day in
      let file = try folder.write(Self.records(day, count), to: "\(index).jsonl")
      return try Self.importer(folder, FileHandle(forReadingFrom: file))
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    for day in days { #expect(try Self.count(folder, day) == "\(count)") }
    #expect(try Self.isWhole(folder))
  }

  /// The first process has begun to write its run when it is killed: its journal is there, and part of its pages are in the file.
  @Test(.costly) func aProcessKilledInMidRunLeavesNothingOfIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.records("2026-11-01", 100), to: "first.jsonl")
    let first = try CommandRun(BuiltProduct.dnpLogCheck, ["history", "import", "h.db", "first.jsonl"], in: folder.url)
    #expect(first.exitCode == 0)
    let size = try folder.url.appending(path: "h.db").resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    // More than the cache of pages takes, so that some are written before the end.
    let file = try folder.write(Self.records("2026-11-02", 30_000), to: "second.jsonl")
    let process = try Self.importer(folder, FileHandle(forReadingFrom: file))
    let journal = folder.url.appending(path: "h.db-journal")
    let database = folder.path("h.db")
    func hasBegun() throws -> Bool {
      guard FileManager.default.fileExists(atPath: journal.path(percentEncoded: false)) else { return false }
      let attributes = try FileManager.default.attributesOfItem(atPath: database)
      return (attributes[.size] as? Int ?? 0) > size + 100_000
    }
    for _ in 0..<600 where try !hasBegun() { Thread.sleep(forTimeInterval: 0.05) }
    #expect(try hasBegun())
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(FileManager.default.fileExists(atPath: journal.path(percentEncoded: false)))
    #expect(try Self.count(folder, "2026-11-02") == "0")
    #expect(try Self.count(folder, "2026-11-01") == "100")
    #expect(try Self.isWhole(folder))
    // The same run again is whole.
    try folder.write(Self.records("2026-11-02", 200), to: "again.jsonl")
    let again = try CommandRun(BuiltProduct.dnpLogCheck, ["history", "import", "h.db", "again.jsonl"], in: folder.url)
    #expect(again.exitCode == 0)
    #expect(try Self.count(folder, "2026-11-02") == "200")
  }

  @Test(.costly) func aRunIsThereAsAWholeOrNotAtAllWheneverItsProcessIsKilled() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.records("2026-11-01", 10), to: "first.jsonl")
    #expect(
      try CommandRun(BuiltProduct.dnpLogCheck, ["history", "import", "h.db", "first.jsonl"], in: folder.url).exitCode
        == 0)
    let file = try folder.write(Self.records("2026-11-02", 3000), to: "second.jsonl")
    for milliseconds in [1, 5, 15, 30, 60, 90, 130, 180, 250, 350] {
      let process = try Self.importer(folder, FileHandle(forReadingFrom: file))
      Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(["0", "3000"].contains(try Self.count(folder, "2026-11-02")))
      #expect(try Self.isWhole(folder))
    }
    #expect(try Self.count(folder, "2026-11-01") == "10")
  }

  @Test func aWriterWaitsForTheRunOfAnother() throws {
    let folder = try TemporaryFolder()
    let store = try HistoryStore.open(Array(folder.path("h.db").utf8), shown: "h.db", for: .writing)
    let run = try store.begin()
    _ = try run.add(.sample("first.log", day: "2026-11-01"))
    let file = try folder.write(Self.records("2026-11-02", 5), to: "second.jsonl")
    let second = try Self.importer(folder, FileHandle(forReadingFrom: file))
    Thread.sleep(forTimeInterval: 0.5)
    #expect(second.isRunning)
    try run.commit()
    second.waitUntilExit()
    #expect(second.terminationStatus == 0)
    #expect(try Self.count(folder, "2026-11-01") == "1")
    #expect(try Self.count(folder, "2026-11-02") == "5")
  }

  /// As on a full disk: no file may be larger than 64 KiB.
  @Test func historyThatMayNotGrowKeepsWhatItHad() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.records("2026-11-01", 10), to: "first.jsonl")
    try folder.write(Self.records("2026-11-02", 3000), to: "second.jsonl")
    let run = try CommandRun.shell(
      "dnp-logcheck history import h.db first.jsonl >&2 && ulimit -f 64 && dnp-logcheck history import h.db second.jsonl",
      in: folder.url)
    #expect(run.exitCode == 2, "\(run.errorText)")
    #expect(run.errorText.contains("h.db: "), "\(run.errorText)")
    #expect(run.outputText.isEmpty)
    #expect(try Self.count(folder, "2026-11-01") == "10")
    #expect(try Self.count(folder, "2026-11-02") == "0")
    #expect(try Self.isWhole(folder))
  }

  /// No room for its tables: as on a full disk, nothing is left, and the next attempt begins from nothing.
  @Test(arguments: [
    "history import h.db first.jsonl", "audit --history h.db -o records.jsonl SampleLogs/healthy/daily-cycle.log",
  ])
  func historyThatCannotBeMadeLeavesNothing(_ command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.records("2026-11-01", 10), to: "first.jsonl")
    let samples = RepositoryPaths.root.appending(path: "SampleLogs").path(percentEncoded: false)
    let line = command.replacing("SampleLogs", with: samples)
    let run = try CommandRun.shell("ulimit -f 1 && dnp-logcheck \(line)", in: folder.url)
    #expect(run.exitCode == 2, "\(run.errorText)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["first.jsonl"], "\(run.errorText)")
    let again = try CommandRun.shell("umask 027 && dnp-logcheck \(line) && stat -c %a h.db", in: folder.url)
    #expect(again.outputText.hasSuffix("640\n"), "\(again.outputText) \(again.errorText)")
  }

  @Test(arguments: ["yes", "yes ''", "cat /dev/zero", "yes '{\"a\":1}'", "yes '{\"a\":1}' | gzip -1"])
  func aStreamWithoutEndIsNotKept(_ stream: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun.shell("\(stream) | dnp-logcheck history import h.db -", in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("nothing of it was added"), "\(run.errorText)")
    #expect(try Self.isWhole(folder))
  }

  /// An audit may print its records for hours.
  @Test func aPipeThatFallsSilentKeepsNoOtherWriterOut() throws {
    let folder = try TemporaryFolder()
    let pipe = Pipe()
    let first = try Self.importer(folder, pipe)
    try pipe.fileHandleForWriting.write(contentsOf: Data(Self.records("2026-11-01", 5).utf8))
    for _ in 0..<600 where !FileManager.default.fileExists(atPath: folder.path("h.db")) {
      Thread.sleep(forTimeInterval: 0.05)
    }
    Thread.sleep(forTimeInterval: 0.3)
    let file = try folder.write(Self.records("2026-11-02", 5), to: "second.jsonl")
    let second = try Self.importer(folder, FileHandle(forReadingFrom: file))
    second.waitUntilExit()
    #expect(second.terminationStatus == 0 && first.isRunning)
    #expect(try Self.count(folder, "2026-11-01") == "0")
    #expect(try Self.count(folder, "2026-11-02") == "5")
    try pipe.fileHandleForWriting.close()
    first.waitUntilExit()
    #expect(first.terminationStatus == 0)
    #expect(try Self.count(folder, "2026-11-01") == "5")
    // The records that were kept meanwhile left no file.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted() == ["h.db", "second.jsonl"])
  }

  @Test func anInterruptedImportAddsNothingAndSaysSo() throws {
    let folder = try TemporaryFolder()
    let pipe = Pipe()
    let errors = Pipe()
    let process = Process()
    process.executableURL = BuiltProduct.dnpLogCheck
    process.arguments = ["history", "import", "h.db", "-"]
    process.currentDirectoryURL = folder.url
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run(within: 300)
    try pipe.fileHandleForWriting.write(contentsOf: Data(Self.records("2026-11-01", 5).utf8))
    for _ in 0..<600 where !FileManager.default.fileExists(atPath: folder.path("h.db")) {
      Thread.sleep(forTimeInterval: 0.05)
    }
    Thread.sleep(forTimeInterval: 0.3)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    try pipe.fileHandleForWriting.close()
    #expect(process.terminationReason == .exit && process.terminationStatus == 2)
    let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text == "dnp-logcheck: interrupted; nothing of standard input was added\n")
    #expect(try Self.count(folder, "2026-11-01") == "0")
  }
}
