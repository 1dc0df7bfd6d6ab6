import Foundation
import LogCheckTestSupport
import Testing

/// Captures without end, and the limits that a user puts on reading.
@Suite struct ReadingLimitTests {
  /// A command that hangs is ended by ``Scratch/shell(_:)`` with 124.
  @Test(
    arguments: [
      "check", "events", "timeline", "doctor", "vocabulary", "formats detect", "compare night.log", "rules coverage",
    ])
  func aDeviceWithoutEndIsNoTextLog(_ command: String) throws {
    let run = try Scratch().shell("dnp-logcheck \(command) /dev/zero")
    #expect(run.exitCode == 2)
    #expect((run.outputText + run.errorText).contains("/dev/zero"))
    #expect((run.outputText + run.errorText).contains("not a text log"))
  }

  @Test func nulsOfAPipeAreNoTextLog() throws {
    let run = try Scratch().shell("dnp-logcheck - </dev/zero")
    #expect(run.exitCode == 2)
    #expect(run.outputText.contains("could not be read: this is not a text log"))
  }

  /// The log before them is judged.
  @Test func nulsWithoutEndAfterALogEndIt() throws {
    let sample = RepositoryPaths.root.appending(
      path: "SampleLogs/failing/prefetch-lead-is-five-minutes/first-run.log")
    let run = try Scratch().shell("(cat '\(sample.path(percentEncoded: false))'; cat /dev/zero) | dnp-logcheck -")
    #expect(run.exitCode == 2)
    #expect(run.outputText.contains("[prefetch-lead-is-five-minutes]"))
    #expect(run.outputText.contains("its last 16777216 bytes are NUL"))
  }

  /// A log that was emptied while its writer went on begins with as many as it held; a file has an end.
  @Test func nulsAtTheBeginningOfAFileAreLeftOut() throws {
    let run = try Scratch().shell("truncate -s 100M long.log; cat night.log >>long.log; dnp-logcheck long.log")
    #expect(run.exitCode == 0, "\(run.outputText)")
  }

  /// One of them does not keep the others of a night from being judged.
  @Test func anAuditGoesOnAfterADeviceWithoutEnd() throws {
    let run = try Scratch().shell(
      "printf '/dev/zero\\nnight.log\\n' >list; dnp-logcheck audit --files-from list | cut -d, -f2-4")
    let records = run.outputText.split(separator: "\n")
    #expect(records.count == 2)
    #expect(records.first?.contains("\"status\":\"error\"") == true)
    #expect(records.last?.contains("\"status\":\"judged\"") == true)
  }

  @Test func detectionEndsInAStreamOfWordsWithoutEnd() throws {
    let run = try Scratch().shell("yes | dnp-logcheck formats detect -")
    #expect(run.outputText.contains("no known format"))
  }

  // MARK: --max-bytes

  /// The byte is exact, from a file, a pipe and a large file that another thread reads.
  @Test(arguments: ["night.log", "- <night.log", "long.log"])
  func readingEndsAtAByte(_ input: String) throws {
    let run = try Scratch().shell(
      "for i in $(seq 400); do cat night.log; done >long.log; dnp-logcheck --report jsonl --max-bytes 3K \(input)")
    #expect(run.exitCode == 2)
    #expect(run.outputText.contains("\"bytes\":3072,"))
    #expect(run.errorText.contains("was not read to its end: --max-bytes 3072 ended its reading at byte 3072"))
  }

  /// A limit that the capture does not reach changes nothing, and one of its length neither cuts nor ends it.
  @Test func aLimitThatIsNotReachedChangesNothing() throws {
    let run = try Scratch().shell(
      "dnp-logcheck --report json night.log >plain; dnp-logcheck --report json --max-bytes 1G --timeout 1h night.log >limited; "
        + "cmp plain limited")
    #expect(run.exitCode == 0)
  }

  /// Green needs the whole capture.
  @Test func whatWasNotReadIsNeverGreen() throws {
    let bytes = try Data(contentsOf: RepositoryPaths.root.appending(path: "SampleLogs/healthy/first-run.log")).count
    for limit in stride(from: 1, to: bytes, by: 1291) {
      let run = try Scratch().shell("dnp-logcheck --max-bytes \(limit) night.log")
      #expect(run.exitCode == 2)
      #expect(run.outputText.contains("PASS") == false)
    }
  }

  // MARK: --timeout

  @Test(arguments: ["yes", "(cat night.log; sleep 100)", "(cat night.log; yes 'a line of another app')"])
  func readingEndsAfterATime(_ writer: String) async throws {
    let run = try await Scratch().laterShell("\(writer) 2>/dev/null | dnp-logcheck --timeout 1s -")
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("<stdin>: was not read to its end: --timeout 1s ended its reading at byte "))
  }

  /// The time of an audit is that of each run.
  @Test func eachRunOfAnAuditHasItsTime() async throws {
    let run = try await Scratch().laterShell(
      "mkfifo pipe; (yes >pipe 2>/dev/null &); printf 'pipe\\nnight.log\\n' >list; "
        + "dnp-logcheck audit --timeout 1s --threads 1 --files-from list")
    let records = run.outputText.split(separator: "\n")
    #expect(records.count == 2)
    #expect(records.first?.contains("--timeout 1s ended its reading at byte ") == true)
    #expect(records.last?.contains("\"verdict\":\"pass\"") == true)
  }

  @Test(
    arguments: [
      ("--max-bytes 0 night.log", "write a number of bytes as in 500000, 64M or 2G"),
      ("--max-bytes 1X night.log", "write a number of bytes"),
      ("--max-bytes 9999999999G night.log", "write a number of bytes"),
      ("--timeout 5 night.log", "write a duration as in 30s or 5m"),
      ("--timeout 0s night.log", "write a duration"),
      ("follow --timeout 5s night.log", "follow takes no --max-bytes and no --timeout"),
      ("redact --max-bytes 5 -o out night.log", "redact takes no --max-bytes and no --timeout"),
    ])
  func limitsThatMeanNothingAreRefused(_ arguments: String, _ words: String) throws {
    let run = try Scratch().shell("dnp-logcheck \(arguments)")
    #expect(run.exitCode == 64)
    #expect(run.errorText.contains(words), "\(run.errorText)")
  }

  // MARK: Threads

  /// A user, or a container, may have no thread left; root has no such limit.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/setpriv")))
  func allIsJudgedWhereNoThreadIsToBeHad() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      """
      place=$(mktemp -d); trap 'rm -rf "$place"' EXIT; chmod 755 "$place"
      cp "$(command -v dnp-logcheck)" "$place/tool"
      for i in $(seq 400); do cat night.log; done >"$place/long.log"
      cp night.log "$place"; chmod -R a+rX "$place"
      as() { if [[ $(id -u) == 0 ]]; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
      as bash -c "ulimit -u 1; cd '$place'; exec ./tool audit night.log long.log" | wc -l
      as bash -c "ulimit -u 1; cd '$place'; exec ./tool --report jsonl long.log" | grep -c '"type":"run"'
      """)
    #expect(run.outputText.split(separator: "\n").map { $0.filter(\.isNumber) } == ["2", "1"], "\(run.errorText)")
  }
}
