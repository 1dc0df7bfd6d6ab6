import Foundation
import LogCheckTestSupport
import Testing

/// Command lines that mean nothing, or two things: nothing is done, and it is said what is wrong.
@Suite struct ArgumentTests {
  @Test(arguments: [
    ("--format", "Missing value for '--format"), ("--no-such-option", "there is no option \"--no-such-option\""),
    ("--stric", "--strict"), ("--format auto --format auto x", "--format is given more than once"),
    ("--format=auto x --format=apple-json", "--format is given more than once"),
    ("--year 2024 --year 2025", "--year is given more than once"),
    ("--color never --color=always", "--color is given more than once"),
    ("timeline --report text --report json=out x", "--report is given more than once"),
    ("redact -d a -d b x", "-d is given more than once"), ("redact -o a -d b x", "say where to"),
    ("--config a --no-config x", "cannot be combined"), ("--threads 0 x", "from 1 to 64"),
    ("--threads 1e9 x", "--threads"),
    ("--fail-on nothing x", "--fail-on"), ("--profile ios-device --profile android x", "cannot both hold"),
    ("--since 2025-01-02 --until 2025-01-01 x", "--since is after --until"),
    ("compare - -", "can be read once only"),
    ("--report nonsense x", "there is no report \"nonsense\""), ("--report json= x", "the file's name is empty"),
    ("--year 99999999999999999999 x", "--year"), ("--year NaN x", "--year"), ("--drift=-1s x", "--drift"),
    ("compare --drift 1e30s a b", "--drift"), ("compare --drift nan a b", "--drift"),
    ("timeline --around 2025-11-15T06:00:00Z --span=-5m x", "--span"),
  ])
  func isRefusedBeforeAnythingIsDone(_ line: String, _ words: String) throws {
    let run = try Scratch().refused(line, with: words)
    #expect(run.errorText.contains("Usage: "))
  }

  @Test(arguments: ["-v -v", "--strict --strict", "--ignore privacy --ignore privacy", "--report text --report json=b"])
  func whatMayBeRepeatedIs(_ options: String) throws {
    let run = try Scratch().shell("dnp-logcheck \(options) night.log >/dev/null")
    #expect(run.exitCode == 0 || run.exitCode == 3, "\(run.errorText)")
  }

  @Test func afterTwoDashesEveryArgumentIsACapture() throws {
    let run = try Scratch().shell(
      "cp night.log ./--format; dnp-logcheck --quiet --format auto -- --format night.log --format")
    #expect(run.exitCode == 0, "\(run.errorText)")
  }
}
