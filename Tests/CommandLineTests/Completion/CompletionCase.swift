import LogCheckTestSupport
import Testing

/// A command line, and the candidates that must come at its end and those that must not.
struct CompletionCase: Sendable, CustomTestStringConvertible {
  let line: String
  /// The part of the last word that stays, as in `--report=html`.
  let kept: String
  let wanted: [String]
  let unwanted: [String]

  init(_ line: String, _ wanted: String, not unwanted: String = "", kept: String = "") {
    self.line = "dnp-logcheck " + line
    self.kept = kept
    self.wanted = wanted.split(separator: " ").map(String.init)
    self.unwanted = unwanted.split(separator: " ").map(String.init)
  }

  var testDescription: String { line }

  static let option = "--generate-completion-script"

  /// The files that the lines are completed with.
  static let files = ["HP-a.log", "HP-b.log", "house-rules.yml", "results/old.json"]

  static let all = [
    // Captures, commands and options of `check`, which needs no name.
    Self("", "check follow help HP-a.log results", not: "--report .log"),
    Self("HP-", "HP-a.log HP-b.log", not: "check house-rules.yml"),
    Self("check HP-", "HP-a.log HP-b.log", not: "check"),
    Self("HP-a.log HP-", "HP-b.log", not: "check"),
    Self("re", "redact results", not: "check HP-a.log"),
    Self("hous", "house-rules.yml"),
    Self("follow HP-", "HP-a.log"),
    Self("formats detect HP-", "HP-a.log"),
    Self("doctor ", "HP-a.log results", not: "check"),
    Self("--rep", "--report", not: "--require HP-a.log"),
    Self("--ver", "--version --verbose"),
    Self("--gen", "--generate-completion-script"),
    Self("check --ver", "--verbose", not: "--version"),
    Self("check HP-a.log --rep", "--report"),
    Self("check --strict --", "--report", not: "--strict --keep"),
    Self("check --report json --rep", "--report"),
    Self("redact HP-a.log --k", "--keep --key-file"),
    Self("-", "--report -q -C --version", not: "check"),
    Self("check -- --rep", "", not: "--report"),
    Self("help ru", "rules", not: "HP-a.log"),
    Self("help rules ", "list show", not: "HP-a.log"),
    Self("rules ", "list show schema", not: "HP-a.log check"),
    Self("history ", "show import bisect", not: "check"),
    // Reports, and their files.
    Self("--report ", "html html= sarif= text", not: "check HP-a.log"),
    Self("check --report h", "html html=", not: "json"),
    Self("--report html=HP-", "HP-a.log HP-b.log", kept: "html="),
    Self("--report=", "html html= sarif", kept: "--report="),
    Self("check --report=h", "html html=", not: "json", kept: "--report="),
    Self("--report=html=HP-", "HP-a.log", kept: "--report=html="),
    Self("timeline --report m", "markdown markdown=", not: "sarif"),
    Self("merge --report o", "openmetrics", not: "sarif"),
    // Names.
    Self("--format a", "auto android-threadtime", not: "check"),
    Self("check --format apple-n", "apple-ndjson"),
    Self("--format=apple-n", "apple-ndjson", kept: "--format="),
    Self("--require one-", "one-completion-per-run", not: "next-task-before-completion"),
    Self("check --require outcome-n", "outcome-notification-shown"),
    Self("audit --select one-", "one-completion-per-run"),
    Self("--select REQ-08", "REQ-085", not: "REQ-100"),
    Self("check --ignore one-", "one-completion-per-run"),
    Self("check --profile ios-d", "ios-device"),
    Self("--profile au", "auto"),
    Self("explain one-", "one-completion-per-run", not: "HP-a.log"),
    Self("explain low-", "low-power"),
    Self("explain I05", "I055"),
    Self("explain group", "grouping"),
    Self("rules show one-", "one-completion-per-run"),
    Self("rules schema schedule-", "schedule-snapshot"),
    Self("history bisect HP-a.log one-", "one-completion-per-run"),
    Self("waive 0123456789abcdef --rule one-", "one-completion-per-run"),
    Self("simulate ", "SCN-01 list happy-path", not: "HP-a.log"),
    Self("simulate SCN-01 --fault ", "SCN-01-M3", not: "SCN-02-M1 HP-a.log"),
    Self("simulate --fault SCN-02-M", "SCN-02-M1", not: "SCN-01-M3"),
    Self("simulate SCN-01 --writer apple-n", "apple-ndjson"),
    Self("simulate SCN-01 --platform ", "ios android", not: "HP-a.log"),
    Self("redact HP-a.log --keep ", "tokens mail-addresses", not: "HP-a.log"),
    Self("--fail-on ", "error warning note", not: "HP-a.log"),
    Self("--color a", "auto always", not: "never"),
    Self("audit --group ", "file folder", not: "HP-a.log"),
    Self("--generate-completion-script ", "bash zsh fish", not: "HP-a.log"),
    // Files and folders as values; nothing for numbers.
    Self("--rules hou", "house-rules.yml"),
    Self("check --rules=hou", "house-rules.yml", kept: "--rules="),
    Self("check --baseline results/", "results/old.json"),
    Self("explain 0123456789abcdef --report HP-", "HP-a.log", not: "html"),
    Self("redact HP-a.log -d ", "results", not: "HP-a.log"),
    Self("redact HP-a.log --directory=r", "results", not: "HP-a.log", kept: "--directory="),
    Self("redact HP-a.log -o HP-", "HP-b.log"),
    Self("check --year ", "", not: "HP-a.log check"),
  ]
}
