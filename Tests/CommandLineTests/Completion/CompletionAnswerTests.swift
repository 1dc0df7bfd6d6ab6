import Foundation
import LogCheckTestSupport
import Testing

/// The answers of the tool to the scripts of the shells.
@Suite struct CompletionAnswerTests {
  private func answer(_ arguments: [String], in folder: TemporaryFolder? = nil, input: URL? = nil) throws -> CommandRun
  {
    try CommandRun(
      BuiltProduct.dnpLogCheck, ["---complete"] + arguments, in: folder?.url ?? RepositoryPaths.root, input: input)
  }

  @Test(arguments: [
    ("dnp-logcheck --rep", "--rep", "words||--report"),
    ("dnp-logcheck check --report=htm", "htm", "words||html|html="),
    // Where an equals sign is no end of a word.
    ("dnp-logcheck check --report=htm", "--report=htm", "words||--report=html|--report=html="),
    ("dnp-logcheck explain 'one-compl", "one-compl", "words||one-completion-per-run"),
    ("dnp-logcheck explain \"one-compl", "one-compl", "words||one-completion-per-run"),
    ("dnp-logcheck explain one\\-compl", "one\\-compl", "words||one-completion-per-run"),
    ("dnp-logcheck redact a\\ b.log -d ", "", "folders|"),
    ("dnp-logcheck 'check' HP", "HP", "files|"),
    ("dnp-logcheck check --year 2026 HP", "HP", "files|"),
    ("dnp-logcheck check --year=2026 HP", "HP", "files|"),
    ("dnp-logcheck check - -- --re", "--re", "files|"),
    ("dnp-logcheck nothing --rep", "--rep", "words||--report"),
    ("dnp-logcheck explain grouping x", "x", "words|"),
  ])
  func aLineOfBashIsReadAsBashReadsIt(_ line: String, _ typed: String, _ expected: String) throws {
    let run = try answer(["bash", typed, line])
    #expect(run.outputText == expected.replacing("|", with: "\n") + "\n")
    #expect(run.exitCode == 0 && run.errors.isEmpty)
  }

  private static let hostile = [
    "$(touch pwned)", "`touch pwned`", "\u{1B}]0;x\u{7}", "\u{202E}", "a\nb", "'", "\"", "\\", "--", "---", "=", "--=",
    "--report=", "--report==", "--report=html==", "-=", "*", "~", "-", "--require=$(x)", "\u{FFFD}", "🦊", "%s%n",
    "---complete",
    "---completion", "--help", "--version", String(repeating: "x", count: 100_000),
    String(repeating: "'\"\\", count: 30_000), String(repeating: "--report ", count: 10_000),
  ]

  /// Only candidates of safe characters are printed, whatever is on the line.
  @Test(arguments: ["bash", "zsh"], hostile)
  func hostileWordsAreAnsweredWithPlainCandidates(_ shell: String, _ word: String) throws {
    let folder = try TemporaryFolder()
    for words in [[word], [word, ""], ["--report", word], ["explain", word]] {
      let line = "dnp-logcheck " + words.joined(separator: " ")
      let run = try answer([shell] + (shell == "bash" ? [words.last ?? "", line] : words), in: folder)
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(words)")
      let lines = run.outputText.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(["words", "files", "folders", "words-and-files"].contains(lines.first ?? ""))
      let isPlain = lines.dropFirst().allSatisfy { line in
        line.prefix { $0 != "\t" }.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:/@+,=%".contains($0))
        }
          && line.unicodeScalars.allSatisfy { $0 == "\t" || $0.properties.generalCategory != .control }
      }
      #expect(isPlain, "\(words): \(run.outputText.prefix(400))")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")).isEmpty)
  }

  @Test func thousandsOfWordsAreAnswered() throws {
    let run = try answer(["zsh"] + (1...9000).map { "capture-\($0).log" } + ["--rep"])
    #expect(run.outputText.contains("--report\t"))
  }

  /// Arguments of another form get no answer: the shell then completes files.
  @Test(arguments: [[], ["bash"], ["bash", "x"], ["tcsh", "x", "y"], ["bash", "a", "b", "c"], ["zsh"]])
  func anythingElseIsAnsweredWithNothing(_ arguments: [String]) throws {
    let run = try answer(arguments)
    #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty)
  }

  /// Standard input may have no end, and a pipe that `--rules` names may wait for ever.
  @Test func standardInputAndFilesAreNotRead() throws {
    let folder = try TemporaryFolder()
    #expect(try CommandRun.shell("mkfifo pipe", in: folder.url).exitCode == 0)
    let zero = URL(filePath: "/dev/zero")
    for words in [
      ["-", ""], ["--rules", "pipe", "--require", "one-c"], ["pipe", "--rep"], ["--config", "pipe", "--se"],
    ] {
      let run = try answer(["fish"] + words, in: folder, input: zero)
      #expect(run.exitCode == 0 && run.errors.isEmpty && !run.output.isEmpty, "\(words)")
    }
  }

  /// Every value that is a file, a folder or a name has candidates: otherwise a new option would take files away.
  @Test func everyFileAndNameIsDeclared() throws {
    let text = try CommandRun(BuiltProduct.dnpLogCheck, ["--experimental-dump-help"])
    let root = try JSONDecoder().decode(Description.self, from: Data(text.output))
    var count = 0
    func inspect(_ command: Description.Command, _ path: String) {
      for argument in command.arguments ?? [] {
        let name = argument.names?.last?.name ?? ""
        guard let value = argument.valueName, Description.named.contains(value), name != "schedule" else { continue }
        count += 1
        #expect(argument.completionKind != nil, "\(path): \(name) takes \(value), and is not completed")
      }
      for child in command.subcommands ?? [] { inspect(child, path + " " + child.commandName) }
    }
    inspect(root.command, "")
    #expect(count > 100)
  }

  private struct Description: Decodable {
    static let named: Set = [
      "file", "path", "folder", "format[=file]", "list", "FILE.db", "RESULT", "result", "captures", "paths", "id",
      "RULE",
    ]

    var command: Command

    struct Command: Decodable {
      var commandName: String
      var arguments: [Argument]?
      var subcommands: [Command]?
    }

    struct Argument: Decodable {
      var names: [Name]?
      var valueName: String?
      var completionKind: Kind?
    }

    struct Name: Decodable { var name: String }
    struct Kind: Decodable {}
  }
}
