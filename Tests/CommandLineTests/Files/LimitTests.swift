import Foundation
import LogCheckTestSupport
import Testing

/// Little of everything: files, memory, stack, time.
@Suite struct LimitTests {
  private static let isLinux = FileManager.default.fileExists(atPath: "/proc/self/status")

  @Test(
    .enabled(if: isLinux),
    arguments: ["-n 8", "-v 524288", "-s 512", "-t 2", "-n 8; ulimit -s 256", "-u 4096; export OMP_NUM_THREADS=1"]
      // A sanitizer itself takes memory, stack and time.
      .filter { !CommandRun.isSanitized || ["-n 8", "-u"].contains(where: $0.hasPrefix) && !$0.contains("-s") })
  func aRunIsTheSameWithLittle(_ limit: String) throws {
    let scratch = try Scratch()
    let plain = try scratch.shell("dnp-logcheck night.log")
    let run = try scratch.shell("ulimit \(limit); dnp-logcheck night.log")
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(run.outputText == plain.outputText)
  }

  /// Rules and captures that lie deep in each other meet a small stack.
  @Test(.costly, .enabled(if: isLinux && !CommandRun.isSanitized), arguments: ["[", "{\"a\":", "- ", "(", "!("])
  func depthMeetsASmallStack(_ opening: String) throws {
    let scratch = try Scratch()
    let deep = String(repeating: opening, count: 200_000)
    try scratch.folder.write(deep, to: "deep.yml")
    try scratch.folder.write("[" + deep, to: "deep.json")
    let expression = "schema: dnp-rules/1\nrules: [{ id: a, where: '\(String(deep.prefix(4000)))' }]\n"
    try scratch.folder.write(expression, to: "expression.yml")
    for line in ["rules validate deep.yml", "rules validate expression.yml", "deep.json", "events deep.json"] {
      let run = try scratch.shell("ulimit -s 512; dnp-logcheck \(line)")
      #expect((0...3).contains(run.exitCode), "\(line): \(run.exitCode)")
    }
  }

  /// More captures than files that may be open: each is closed when it is read.
  @Test(.costly) func capturesAreClosed() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "for i in $(seq 200); do (echo $i; cat night.log) >c$i.log; done; ulimit -n 20; dnp-logcheck --report jsonl c*.log | grep -c '\"events\":33'"
    )
    #expect(run.outputText == "200\n")
  }

  /// No writer: nothing is done, as far as the system counts it.
  @Test(.enabled(if: isLinux && !CommandRun.isSanitized), .timeLimit(.minutes(10))) func whoWaitsUsesNoTime() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "mkfifo pipe; sleep 60 >pipe & writer=$!; dnp-logcheck <pipe >out & tool=$!; sleep 1; "
        + "a=$(cut -d' ' -f14,15 /proc/$tool/stat); sleep 5; b=$(cut -d' ' -f14,15 /proc/$tool/stat); echo $a $b; "
        + "kill -INT $tool; wait $tool; echo $?; kill -KILL $writer")
    let numbers = run.outputText.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(numbers.count == 5)
    // Hundredths of a second, of five seconds.
    #expect(numbers[2] + numbers[3] - numbers[0] - numbers[1] <= 5, "\(numbers)")
    #expect(numbers[4] == 3)
  }

  /// A stream of twenty times the lines takes no more memory. Obligations end, as they do in a healthy app. Each stream stays open
  /// for a second after its last line, so that the peak is read when all has been judged.
  @Test(.enabled(if: isLinux && !CommandRun.isSanitized), .timeLimit(.minutes(10))) func aLongStreamStaysSmall() throws
  {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "for d in 5 100; do mkfifo p$d; (dnp-logcheck simulate happy-path --days $d --noise 20; sleep 1) >p$d & dnp-logcheck <p$d >out & tool=$!; "
        + "most=0; while m=$(sed -n 's/VmHWM:[^0-9]*\\([0-9]*\\).*/\\1/p' /proc/$tool/status 2>/dev/null) && [ -n \"$m\" ]; do most=$m; sleep 0.02; done; "
        + "wait $tool; echo $most; done")
    let peaks = run.outputText.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(peaks.count == 2)
    #expect(peaks[1] < 262_144, "\(peaks) KiB")
    #expect(peaks[1] - peaks[0] < 16_384, "\(peaks) KiB")
  }

  /// As many as no set of rules has; each is compiled, and a capture is judged with them.
  @Test(.enabled(if: isLinux && !CommandRun.isSanitized), .timeLimit(.minutes(10)))
  func tenThousandPatternsAreReadySoon() throws {
    let scratch = try Scratch()
    for file in 0..<5 {
      var text = "schema: dnp-rules/1\n"
      if file == 0 { text += "components: { ALPHA: { tags: ['[X-ALPHA]'] } }\n" }
      text += "events:\n"
      for event in 0..<2000 {
        text += "  e\(file).n\(event): { component: ALPHA, fields: { n: integer, w: text }, "
        text += "regex: 'job\(file)x\(event) (?<n>\\d+) (?<w>[a-z]+(?:-[a-z]+)*) done$' }\n"
      }
      try scratch.folder.write(text, to: "rules/\(file).yml")
    }
    let line = "2025-11-15 05:40:01.020 Df App[412:1a2b] [X-ALPHA] job4x1999 17 well-done done\n"
    try scratch.folder.write(line, to: "own.log")
    var run: CommandRun?
    let time = try ContinuousClock().measure {
      run = try scratch.shell("ulimit -v 524288; dnp-logcheck events --no-built-in-rules --rules rules own.log")
    }
    #expect(run?.exitCode == 0, "\(run?.errorText ?? "")")
    #expect(run?.outputText.contains("\"event\":\"e4.n1999\"") == true)
    // Measured: below one second.
    #expect(time < .seconds(10))
  }
}
