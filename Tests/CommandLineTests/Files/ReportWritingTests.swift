import Foundation
import LogCheckTestSupport
import Testing

/// A report is there as a whole or not at all, whatever comes between.
@Suite struct ReportWritingTests {
  private static let canMount: Bool = {
    let run = try? CommandRun.shell("unshare -rm true 2>/dev/null")
    return run?.exitCode == 0
  }()

  @Test(.enabled(if: !CommandRun.isSanitized), arguments: ["old\n", nil])
  func whatIsLargerThanFilesMayBeLeavesNothing(_ old: String?) throws {
    let scratch = try Scratch()
    if let old { try scratch.folder.write(old, to: "to/report.json") }
    let run = try scratch.shell(
      "mkdir -p to; (ulimit -f 8; dnp-logcheck --report json=to/report.json night.log >/dev/null 2>/dev/null); echo $?; "
        + "(ulimit -f 8; dnp-logcheck --report json=to/report.json night.log 2>&1 >/dev/null)")
    #expect(run.outputText.hasPrefix("2\n"))
    #expect(run.outputText.contains("larger than files may be"))
    #expect(run.outputText.contains("the earlier file is as it was") == (old != nil))
    #expect(try scratch.names(in: "to") == (old == nil ? [] : ["report.json"]))
    if let old { #expect(try scratch.text("to/report.json") == old) }
  }

  @Test(.enabled(if: canMount)) func aFullDiskLeavesTheEarlierReport() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "unshare -rm bash -c 'mkdir disk; mount -t tmpfs -o size=64k none disk; echo old >disk/report.json; "
        + "dnp-logcheck --report json=disk/report.json night.log; echo $?; cat disk/report.json; ls -A disk'")
    #expect(run.outputText == "2\nold\nreport.json\n")
    #expect(run.errorText.contains("there is no space left for it"))
  }

  @Test func aPipeWhoseReaderGoesAwayIsAnErrorAndNoSignal() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "mkfifo pipe; (exec 3<pipe) & dnp-logcheck --report json=pipe night.log; echo $?; wait")
    #expect(run.outputText == "2\n")
    #expect(run.errorText.contains("its reader went away"))
  }

  /// New files follow the mask; one that is replaced keeps what it had.
  @Test(arguments: [
    ("022", nil, 0o644), ("027", nil, 0o640), ("000", nil, 0o666), ("077", 0o604, 0o604), ("000", 0o600, 0o600),
  ])
  func permissionsAreThoseThatAreExpected(_ mask: String, _ before: Int?, _ after: Int) throws {
    let scratch = try Scratch()
    let make = before.map { "touch report.json; chmod \(String($0, radix: 8)) report.json; " } ?? ""
    let run = try scratch.shell("umask \(mask); \(make)dnp-logcheck --report json=report.json night.log")
    #expect(run.exitCode == 0)
    #expect(try scratch.attributes("report.json").mode == after)
    #expect(try scratch.names() == ["report.json"])
  }

  /// Every second run is ended at the sight of the first bytes that it writes, under whatever name; the others at moments spread over
  /// the time that a run takes.
  @Test(.costly, .timeLimit(.minutes(10))) func aKilledRunLeavesTheOldReportOrTheNewOne() throws {
    let scratch = try Scratch()
    let whole = try scratch.shell(
      "dnp-logcheck simulate happy-path --days 150 >days.log; dnp-logcheck --quiet --report trace=whole days.log")
    #expect(whole.exitCode == 0)
    let expected = try scratch.text("whole")
    var leftovers: Set<String> = []
    var endings: Set<String> = []
    for round in 0..<40 {
      try scratch.folder.write("old\n", to: "to/report")
      let process = Process()
      process.executableURL = BuiltProduct.dnpLogCheck
      process.arguments = ["--quiet", "--report", "trace=to/report", "days.log"]
      process.currentDirectoryURL = scratch.folder.url
      process.environment = CommandRun.environment
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run(within: 300)
      if round % 2 == 0 {
        while process.isRunning, try !Self.isBeingWritten(scratch, but: leftovers) {}
      } else {
        usleep(UInt32(round) * 5000)
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let text = try scratch.text("to/report")
      #expect(text == "old\n" || text == expected, "round \(round): \(text.utf8.count) bytes")
      endings.insert(text == expected ? "new" : "old")
      for name in try scratch.names(in: "to") where name != "report" && leftovers.insert(name).inserted {
        #expect(try #/\.dnp-logcheck-[0-9a-f]{1,16}\.tmp/#.wholeMatch(in: name) != nil)
        // Unless it was about to become the report.
        let mode = try scratch.attributes("to/" + name).mode
        #expect(mode == 0o600 || mode == 0o644)
      }
    }
    #expect(endings.contains("old"))
    // Leftover files disturb no other run.
    #expect(try scratch.shell("dnp-logcheck --quiet --report trace=to/report days.log").exitCode == 0)
    #expect(try scratch.text("to/report") == expected)
  }

  /// True if anything but the earlier report, of four bytes, and what earlier runs left has bytes in it.
  private static func isBeingWritten(_ scratch: Scratch, but leftovers: Set<String>) throws -> Bool {
    try scratch.names(in: "to").contains { name in
      guard !leftovers.contains(name),
        let all = try? FileManager.default.attributesOfItem(atPath: scratch.folder.path("to/" + name)),
        let size = (all[.size] as? NSNumber)?.intValue
      else { return false }
      return name == "report" ? size != 4 : size > 0
    }
  }

  @Test(.costly) func ofManyThatWriteOneReportOneWins() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "for n in 1 2 3 4 5 6 7 8; do (cat night.log; seq $n) >n$n.log; done; "
        + "for n in 1 2 3 4 5 6 7 8; do dnp-logcheck --report json=report.json n$n.log & done; wait; "
        + "for n in 1 2 3 4 5 6 7 8; do dnp-logcheck --report json=r$n.json n$n.log; cmp -s r$n.json report.json && echo same; done; "
        + "ls -A | grep -c tmp")
    #expect(run.outputText == "same\n0\n")
  }

  /// A report that was not rewritten is the one of yesterday; an incomplete one says so.
  @Test func aRunThatFailsLeavesNoEmptyReport() throws {
    let scratch = try Scratch()
    for (line, code) in [("--require nobody night.log", 64), ("--rules absent.yml night.log", 2), ("--nonsense", 64)] {
      try scratch.folder.write("old\n", to: "report.xml")
      let run = try scratch.shell("dnp-logcheck --report junit=report.xml \(line)")
      #expect(run.exitCode == code)
      #expect(try scratch.text("report.xml") == "old\n")
    }
    let run = try scratch.shell("dnp-logcheck --report junit=report.xml --report json=report.json absent.log")
    #expect(run.exitCode == 2)
    #expect(try scratch.text("report.xml").contains("<error"))
    #expect(try scratch.text("report.json").contains("\"exitCode\":2"))
  }
}
