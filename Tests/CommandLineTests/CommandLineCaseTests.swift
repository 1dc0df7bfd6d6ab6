import Foundation
import LogCheckTestSupport
import Testing

/// The real command, as a user has it.
@Suite struct CommandLineCaseTests {
  @Test func thereAreCases() {
    #expect(CommandLineCase.all.count >= 40)
  }

  @Test(arguments: CommandLineCase.all)
  func writesAndEndsAsExpected(_ item: CommandLineCase) throws {
    let run = try item.run()
    #expect(!run.wasKilled)
    for (name, text) in try CommandLineCase.results(run) {
      let outcome = item.compare(text, with: name)
      #expect(outcome == .same, "\(item.testDescription)/\(name): \(outcome)")
    }
  }

  @Test func aSilentStreamHasNoFile() throws {
    let folder = try TemporaryFolder()
    let item = CommandLineCase(folder: folder.url)
    #expect(item.compare("", with: "expected.err") == .same)
    try folder.write("", to: "expected.out")
    try folder.write("warning\n", to: "expected.err")
    guard !GoldenFile.isRecording else { return }
    for file in ["expected.out", "expected.err"] {
      #expect(
        item.compare("", with: file)
          == .different(line: 1, expected: "\(file), which a silent stream has not", actual: "(nothing)"))
    }
    #expect(item.compare("warning\n", with: "expected.err") == .same)
    #expect(item.compare("warning\n", with: "expected.exit") == .missing("expected.exit"))
  }

  /// No text in a log or a file's name becomes a command for a terminal.
  @Test(arguments: CommandLineCase.all.filter { $0.testDescription != "failing-in-colour" })
  func writesNothingThatATerminalObeys(_ item: CommandLineCase) throws {
    // What it writes is, to the byte, what is expected of it.
    for name in ["expected.out", "expected.err"] {
      let text = try item.expected(name)
      let forbidden = text.unicodeScalars.filter { scalar in
        scalar != "\n" && scalar != "\t"
          && [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
      }
      #expect(forbidden.isEmpty)
      #expect(!text.unicodeScalars.contains("\u{FFFD}") || item.testDescription == "hostile-message")
    }
  }
}
