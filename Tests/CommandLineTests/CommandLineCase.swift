import Foundation
import LogCheckTestSupport
import Testing

/// A folder in Cases: a command line and its expected results.
///
/// `arguments.txt` holds one argument a line. The command runs in the case's folder; `input.log` is its standard input,
/// unless an argument names that file. Its expected output and exit code are in `expected.out`, `expected.err` and
/// `expected.exit`; a stream to which nothing is written has no file.
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

  /// Compares an output or the exit code with its file.
  func compare(_ text: String, with file: String) -> GoldenOutcome {
    let url = folder.appending(path: file)
    guard text.isEmpty else { return GoldenFile(url).compare(text) }
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return .same }
    guard GoldenFile.isRecording else {
      return .different(line: 1, expected: "\(file), which a silent stream has not", actual: "(nothing)")
    }
    do { try FileManager.default.removeItem(at: url) } catch { return .failed("\(file): \(error)") }
    return .recorded("\(file), now missing,")
  }

  /// The expected text of a stream.
  func expected(_ file: String) throws -> String {
    let url = folder.appending(path: file)
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return "" }
    return try String(contentsOf: url, encoding: .utf8)
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
