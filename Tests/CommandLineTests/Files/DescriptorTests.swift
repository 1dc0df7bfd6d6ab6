import Foundation
import LogCheckTestSupport
import Testing

/// Standard streams as parents leave them: closed, full, or not waiting.
@Suite struct DescriptorTests {
  /// A capture that was opened instead of a closed descriptor would be overwritten.
  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-"])
  func aClosedDescriptorIsNotGivenToACapture(_ closed: String) throws {
    let scratch = try Scratch()
    let before = try scratch.text("night.log")
    let run = try scratch.shell("dnp-logcheck night.log \(closed); echo $? >code")
    let loses = closed.split(separator: " ").contains(">&-")
    #expect(try scratch.text("code") == (loses ? "2\n" : "0\n"))
    #expect(try scratch.text("night.log") == before)
    if closed == ">&-" { #expect(run.errorText.contains("standard output cannot be written")) }
  }

  /// The program waits for its capture meanwhile, so that its open files can be listed.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")),
    arguments: [("<&-", 0), (">&-", 1), ("2>&-", 2)])
  func aClosedDescriptorLeadsNowhere(_ closed: String, _ number: Int) throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "mkfifo pipe; sleep 30 >pipe & writer=$!; dnp-logcheck --quiet --report json=report.json pipe \(closed) & tool=$!; sleep 1; "
        + "readlink /proc/$tool/fd/\(number); kill -INT $tool; wait $tool; kill -KILL $writer")
    #expect(run.outputText.hasPrefix("/dev/null\n"))
  }

  @Test func withoutStandardOutputReportsAreWrittenToFiles() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "dnp-logcheck --report json=report.json night.log >&-; echo $?; dnp-logcheck --report json=same.json night.log; cmp *.json"
    )
    #expect(run.outputText == "0\n")
  }

  @Test func aClosedStandardInputIsNoEmptyCapture() throws {
    let run = try Scratch().shell("dnp-logcheck <&-")
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("<stdin>: cannot be read"))
  }

  @Test(
    .costly,
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "check night.log", "events night.log", "timeline night.log", "compare night.log night.log", "doctor night.log",
      "formats",
      "formats detect night.log", "rules list", "rules validate", "rules schema", "explain configured-fetcher-is-used",
      "simulate happy-path", "simulate list",
      "--help", "--version", "rules --help", "--generate-completion-script bash", "--report json=/dev/full night.log",
    ])
  func aFullDiskIsAnErrorOfEveryCommand(_ line: String) throws {
    let scratch = try Scratch()
    let run = try scratch.shell("dnp-logcheck \(line) > /dev/full")
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("cannot be written"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullStandardErrorChangesNothing() throws {
    let scratch = try Scratch()
    #expect(try scratch.shell("dnp-logcheck absent.log night.log 2>/dev/full").exitCode == 2)
    #expect(try scratch.shell("dnp-logcheck night.log 2>/dev/full").exitCode == 0)
  }

  /// Some parents hand over pipes that return at once; a slow reader makes them full.
  @Test func aPipeThatDoesNotWaitGetsEverything() throws {
    let scratch = try Scratch()
    let script = """
      import os, subprocess, sys, time
      out, end = os.pipe()
      os.set_blocking(end, False)
      tool = subprocess.Popen(["dnp-logcheck", "--report", "json", "night.log"], stdout=end)
      os.close(end)
      time.sleep(0.5)
      got = b""
      while True:
        piece = os.read(out, 4096)
        if not piece: break
        got += piece
      print(tool.wait(), len(got) == os.path.getsize("report.json"))
      """
    try scratch.folder.write(script, to: "slow.py")
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") else { return }
    let run = try scratch.shell("dnp-logcheck --report json=report.json night.log; python3 slow.py")
    #expect(run.outputText == "0 True\n")
  }

  /// A reader that rests is waited for; nothing is lost, and nothing is piled up beyond the report.
  @Test func aReaderThatRestsIsWaitedFor() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "dnp-logcheck simulate happy-path --days 3 | (sleep 1; cat) | cksum; dnp-logcheck simulate happy-path --days 3 | cksum"
    )
    let sums = run.outputText.split(separator: "\n")
    #expect(sums.count == 2 && sums.first == sums.last)
  }
}
