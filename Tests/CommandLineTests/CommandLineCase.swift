import Foundation
import LogCheckTestSupport
import Testing

@testable import dnp_logcheck

/// A folder in Cases: what is typed, and what must come of it.
///
/// `arguments.txt` holds one argument a line. The command runs in the case's folder; `input.log` is its standard input, unless
/// an argument names that file. What it must write and how it must end stand in `expected.out`, `expected.err` and
/// `expected.exit`.
struct CommandLineCase: CustomTestStringConvertible, Sendable {
  let folder: URL

  var testDescription: String { folder.lastPathComponent }

  static let all: [CommandLineCase] = {
    let cases = RepositoryPaths.root.appending(path: "Tests/CommandLineTests/Cases", directoryHint: .isDirectory)
    return RepositoryPaths.files(below: cases, extensions: ["txt"])
      .filter { $0.lastPathComponent == "arguments.txt" }
      .map { CommandLineCase(folder: $0.deletingLastPathComponent()) }
  }()

  func run() throws -> CommandRun {
    let lines = try String(contentsOf: folder.appending(path: "arguments.txt"), encoding: .utf8)
    let arguments = lines.split(separator: "\n").map(String.init)
    let input = folder.appending(path: "input.log")
    let isPiped =
      !arguments.contains("input.log") && FileManager.default.fileExists(atPath: input.path(percentEncoded: false))
    return try CommandRun(BuiltProduct.dnpLogCheck, arguments, in: folder, input: isPiped ? input : nil)
  }

  /// What the run wrote and how it ended, by the names of the files that hold what is expected.
  static func results(_ run: CommandRun) -> [(file: String, text: String)] {
    [
      ("expected.exit", run.wasKilled ? "signal \(run.exitCode)\n" : "\(run.exitCode)\n"),
      // Reports tell the version of the tool; what is expected does not change with it.
      ("expected.out", run.outputText.replacing("\"version\":\"\(Version.current)\"", with: "\"version\":\"…\"")),
      ("expected.err", run.errorText),
    ]
  }
}
