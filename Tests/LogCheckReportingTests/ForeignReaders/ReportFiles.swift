import Foundation
import LogCheckReporting
import LogCheckTestSupport

/// Reports of many runs in all formats, as files for the foreign readers: runs of the real tool over samples and over what is no
/// sample, and runs made up of texts that are used against readers. With them sums of runs and dashboards of histories.
struct ReportFiles: Sendable {
  /// The expected content of the reports of a run.
  struct Run: Sendable {
    let name: String
    /// The numbers of checks and of bad ones; `nil` if only the exit code is known.
    var checks: (count: Int, bad: Int)?
    /// Those of them whose rule had an occasion: JUnit has no others.
    var occasions = 0
    /// The exit code of the tool, if the tool ran.
    var exitCode: Int32?
  }

  /// Below the folder of the build, rewritten by each run of the tests: a file that a reader refused can be inspected.
  private static let folder = RepositoryPaths.root.appending(
    path: ".build/reports-of-tests", directoryHint: .isDirectory)

  let runs: [Run]
  /// Reports of `merge` and pages of `history report`, which have no filter.
  private let plain: [URL]

  func file(_ run: Run, _ format: String) -> URL { Self.folder.appending(path: "\(run.name).\(format)") }

  func files(_ format: String) -> [URL] { runs.map { file($0, format) } }

  func plainFiles(_ format: String) -> [URL] { plain.filter { $0.pathExtension == format } }

  /// Written once for all tests.
  static let all = Task { try ReportFiles() }

  private init() throws {
    try? FileManager.default.removeItem(at: Self.folder)
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    var runs: [Run] = []
    for (index, command) in Self.commands.enumerated() {
      runs.append(try Self.run(command, "tool-\(index)"))
    }
    for run in SampleRun.all { runs.append(try Self.write(run, "sample-\(run.name)")) }
    for seed in Extent.seeds(10, whole: 150) {
      var input = HostileInput(seed: seed)
      runs.append(try Self.write(input.run(), "hostile-\(seed)"))
    }
    self.runs = runs
    plain = try Self.sums() + Dashboards.write(into: Self.folder)
  }

  /// The reports of `merge` about the sums whose reports other tests compare with reviewed ones.
  private static func sums() throws -> [URL] {
    let golden = RepositoryPaths.root.appending(path: "Tests/LogCheckResultsTests/Golden", directoryHint: .isDirectory)
    return try Extent.some(2, of: ["empty", "hostile", "mixed", "passing"]).flatMap { sum in
      let formats = ["junit", "markdown", "html", "openmetrics"]
      let files = formats.map { folder.appending(path: "sum-\(sum).\($0)") }
      let reports = zip(formats, files).flatMap { ["--report", "\($0)=\($1.path(percentEncoded: false))"] }
      let source = golden.appending(path: "\(sum).json").path(percentEncoded: false)
      _ = try CommandRun(BuiltProduct.dnpLogCheck, ["merge", source] + reports)
      return files
    }
  }

  private static let formats = ReportFormat.all.filter { $0.id != "text" }

  /// The captures of the samples: all that pass, some of those that fail, and those with evidence files.
  private static let samples: [String] = {
    let base = RepositoryPaths.root.path(percentEncoded: false)
    func logs(_ folder: String) -> [String] {
      SampleCaptures.files(below: folder, extensions: ["log"])
        .map { String($0.path(percentEncoded: false).dropFirst(base.count)) }
    }
    return Extent.some(3, whole: 12, of: logs("healthy"), salt: 1)
      + Extent.some(4, whole: 34, of: logs("failing"), salt: 2)
  }()

  /// Arguments, run in the folder of the package.
  private static let commands: [[String]] =
    samples.map { ["--fail-on", "note", $0] } + [
      ["README.md"], ["/dev/null"], ["no such file.log"], ["no\u{1B}[31m ##[error]\u{202E}.log", "README.md"],
      ["--strict", "SampleLogs/healthy/first-run.log"],
      ["SampleLogs/healthy/first-run.log", "SampleLogs/healthy/android.log", "gone.log"],
      ["--require", "delivery-within-tolerance", "SampleLogs/healthy/first-run.log"],
      cased("hostile-message", ["--fail-on", "note"]),
      cased("baseline", ["--baseline", in_("baseline", "earlier.json")]),
      cased("baseline", []),
      ["--config", in_("waived", "settings.yml"), "--today", "2026-03-01"] + cased("waived", []),
      cased("undecided", ["--strict"]),
    ]

  private static func in_(_ name: String, _ file: String) -> String { "Tests/CommandLineTests/Cases/\(name)/\(file)" }

  /// The capture of a case of the command line, judged by the rules of those.
  private static func cased(_ name: String, _ options: [String]) -> [String] {
    options + [
      "--no-built-in-rules", "--rules", "Tests/CommandLineTests/Inputs/rules.yml", in_(name, "input.log"),
    ]
  }

  private static func run(_ arguments: [String], _ name: String) throws -> Run {
    let reports = formats.flatMap {
      ["--report", "\($0.id)=\(folder.appending(path: "\(name).\($0.id)").path(percentEncoded: false))"]
    }
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["check"] + reports + arguments)
    return Run(name: name, exitCode: run.exitCode)
  }

  private static func write(_ run: SampleRun, _ name: String) throws -> Run {
    for format in formats {
      try Data(run.report(format).utf8).write(to: folder.appending(path: "\(name).\(format.id)"))
    }
    let checks = CollectedRun(header: run.header, summary: run.summary, findings: run.findings).checks
    let bad = checks.count {
      if case .failed = $0.outcome { true } else if case .broken = $0.outcome { true } else { false }
    }
    return Run(name: name, checks: (checks.count, bad), occasions: checks.count { !$0.isWithoutOccasion })
  }
}
