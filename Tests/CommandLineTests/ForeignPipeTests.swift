import Foundation
import LogCheckTestSupport
import Testing

/// Pipes and devices under the names of files of the tool, which another user of a shared folder can put there, and lists without end.
@Suite struct ForeignPipeTests {
  /// A command that waits for a writer is ended by ``Scratch/shell(_:)`` with 124.
  @Test(
    arguments: [
      "history show pipe", "history query pipe 'SELECT 1'", "history report pipe", "history export pipe csv",
      "history bisect pipe r", "history import pipe /dev/null", "explain 0123456789abcdef --report pipe",
      "explain 0123456789abcdef --report /dev/zero", "history show /dev/zero",
    ])
  func isRefusedAtOnce(_ command: String) throws {
    let run = try Scratch().shell("mkfifo pipe; dnp-logcheck \(command)")
    #expect(run.exitCode == 2, "\(run.errorText)")
    #expect(run.errorText.contains("pipe") || run.errorText.contains("regular file"), "\(run.errorText)")
  }

  /// SQLite opens the journal of a history without being asked.
  @Test(arguments: ["-journal", "-wal", "-shm"])
  func aPipeNextToAHistoryIsRefused(_ ending: String) throws {
    let run = try Scratch().shell(
      "dnp-logcheck audit night.log --history h.db >/dev/null; mkfifo h.db\(ending); dnp-logcheck history show h.db; echo $?; "
        + "dnp-logcheck audit night.log --history h.db >/dev/null; echo $?")
    #expect(run.outputText.split(separator: "\n") == ["2", "2"], "\(run.outputText)\(run.errorText)")
    #expect(run.errorText.contains("h.db\(ending) is a pipe, a socket or a device"))
  }

  @Test(arguments: ["/dev/zero", "/dev/zero -0", "- </dev/zero", "- < <(yes | tr -d '\\n')"])
  func aListWithoutEndIsRefused(_ list: String) throws {
    let run = try Scratch().shell(
      "\(CommandRun.isSanitized ? "" : "ulimit -v 1000000; ")dnp-logcheck audit --files-from \(list)")
    #expect(run.exitCode == 2, "\(run.errorText)")
    #expect(run.errorText.contains("cannot be read: it "))
  }

  @Test func namesOfAListAreReadInPieces() throws {
    let run = try Scratch().shell(
      "for i in $(seq 3000); do printf './%01000d/../night.log\\0\\0' $i; done >list; mkdir -p keep; "
        + "printf 'night.log\\r\\n\\nnight.log' >short; "
        + "dnp-logcheck audit --files-from list -0 | grep -c '\"status\":\"error\"'; dnp-logcheck audit --files-from short | wc -l"
    )
    #expect(run.outputText.split(whereSeparator: \.isWhitespace) == ["3000", "1"], "\(run.errorText.suffix(300))")
  }

  /// Each writer has read what the one before it wrote.
  @Test func waiversOfSeveralAtOnceAreAllKept() throws {
    let run = try Scratch().shell(
      """
      printf 'schema: dnp-logcheck-config/1\n' >.dnp-logcheck.yml
      for i in 1 2 3 4 5 6 7 8; do
        dnp-logcheck waive 000000000000000$i --rule tap-is-handled --until 2099-01-31 --owner o --reason r$i >/dev/null &
      done
      wait
      grep -c 'fingerprint:' .dnp-logcheck.yml
      """)
    #expect(run.outputText == "8\n", "\(run.errorText)")
  }
}
