import Foundation
import LogCheckTestSupport
import Testing

/// A folder in Cases: a command line and its expected results.
///
/// `arguments.txt` holds one argument a line. The command runs in the case's folder; `input.log` is its standard input,
/// unless an argument names that file. Its expected output and exit code are in `expected.out`, `expected.err` and
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

  private static let version = Result {
    String(try CommandRun(BuiltProduct.dnpLogCheck, ["--version"]).outputText.prefix { $0 != " " })
  }

  /// The output of the run and its exit code, by the names of the files that hold the expected ones.
  static func results(_ run: CommandRun) throws -> [(file: String, text: String)] {
    let version = try version.get()
    return [
      ("expected.exit", run.wasKilled ? "signal \(run.exitCode)\n" : "\(run.exitCode)\n"),
      // Reports contain the version of the tool; the expected results do not change with it.
      ("expected.out", run.outputText.replacing("\"version\":\"\(version)\"", with: "\"version\":\"…\"")),
      ("expected.err", run.errorText),
    ]
  }
}
