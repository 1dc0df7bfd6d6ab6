import Foundation
import LogCheckTestSupport
import Testing

/// Inputs in which there is nothing to check, as CI has them when a capture failed: no command takes them for good ones.
@Suite struct MissingInputTests {
  private static let inputs = [
    ("an empty folder", "empty", 2), ("a folder without files", "nested", 2), ("a missing file", "gone.log", 2),
    ("a pattern that matches nothing", "gone/*.log", 2), ("an empty file", "empty.log", 3),
    ("a folder of other files", "others", 3), ("a folder of files that are no text", "pictures", 2),
  ]
  private static let commands = ["check", "audit", "doctor", "timeline", "events", "compare night.log"]

  private static let setup = """
    mkdir -p empty nested/deep others pictures; : > empty.log; echo 'shopping list' > others/notes.txt
    printf '\\x89PNG\\r\\n\\x1a\\n\\0\\0\\0\\rIHDR\\0\\0\\1\\0\\0\\0\\1\\0' > pictures/a.png
    """

  @Test(arguments: commands, inputs.indices)
  func nothingToCheckIsNeverGood(_ command: String, _ index: Int) throws {
    let (kind, input, exitCode) = Self.inputs[index]
    let run = try Scratch().shell("\(Self.setup)\ndnp-logcheck \(command) \(input)")
    #expect(run.exitCode == Int32(exitCode), "\(command), \(kind): \(run.errorText)\(run.outputText)")
    #expect(!run.errorText.isEmpty || !run.outputText.isEmpty)
  }

  @Test func thePageOfExitCodesHasTheTable() throws {
    let page = try String(
      contentsOf: RepositoryPaths.root.appending(path: "docs/exit-codes.md"), encoding: .utf8)
    for (kind, _, exitCode) in Self.inputs {
      #expect(page.contains("| \(kind) | \(exitCode) |"), "\(kind)")
    }
  }

  @Test(arguments: [("", "empty holds no file\n"), ("--include '*.log'", "empty holds no file that --include")])
  func theEmptyFolderIsNamed(_ options: String, _ words: String) throws {
    let run = try Scratch().shell("\(Self.setup)\ndnp-logcheck \(options) empty")
    #expect(run.exitCode == 2)
    #expect(run.errorText.hasPrefix("dnp-logcheck: \(words)"), "\(run.errorText)")
  }

  @Test func aFolderThatIsNoSingleCaptureIsNotCompared() throws {
    let run = try Scratch().shell(
      "mkdir two; cp night.log two/a.log; cp night.log two/b.log; dnp-logcheck compare two night.log")
    #expect(run.exitCode == 64)
    #expect(run.errorText.contains("the folders hold 3"), "\(run.errorText)")
  }

  @Test(arguments: [
    ("night.log", 0), ("others/notes.txt", 3), ("empty.log", 3), ("gone.log", 2), ("night.log others/notes.txt", 3),
  ])
  func detectingAFormatExitsByWhatIsKnown(_ captures: String, _ exitCode: Int32) throws {
    let run = try Scratch().shell("\(Self.setup)\ndnp-logcheck formats detect \(captures)")
    #expect(run.exitCode == exitCode, "\(run.outputText)")
  }

  @Test(arguments: [
    ("--day-key path:9", "--day-key path:9: the paths below the folder have at most 2 parts, as in x/a.log"),
    ("--device-key path:-3", "--device-key path:-3: the paths"),
  ])
  func aPartThatNoPathHasIsNamed(_ key: String, _ words: String) throws {
    let run = try Scratch().shell("mkdir -p all/x; cp night.log all/x/a.log; dnp-logcheck audit all \(key)")
    #expect(run.exitCode == 64 && run.outputText.isEmpty)
    #expect(run.errorText.contains(words), "\(run.errorText)")
  }

  /// A part of the path that is no date leaves the runs without a night.
  @Test func aKeyThatGivesNoDayIsNamedWithAnExample() throws {
    let run = try Scratch().shell(
      "mkdir -p all/x; cp night.log all/x/a.log; dnp-logcheck audit all --day-key path:1 --history h.db >records.jsonl")
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(
      run.errorText.contains(
        "1 of 1 runs have no day and belong to no night, as that of all/x/a.log: path:1 is no date"),
      "\(run.errorText)")
  }
}
