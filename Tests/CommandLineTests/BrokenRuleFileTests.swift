import Foundation
import LogCheckTestSupport
import Testing

/// Rule files with something wrong in them, given to the real tool: it says what, and where, and ends with 2.
@Suite struct BrokenRuleFileTests {
  private static let folder = RepositoryPaths.root.appending(
    path: "Tests/LogCheckRulesTests/Invalid", directoryHint: .isDirectory)

  /// The recorded files, each with one class of mistakes: typos, units, bounds, names, expressions, templates, and so on.
  static let recorded = RepositoryPaths.files(below: folder, extensions: ["yml"]).map(\.lastPathComponent).sorted()

  private func validate(_ name: String, in folder: URL) throws -> CommandRun {
    try CommandRun(BuiltProduct.dnpLogCheck, ["rules", "validate", "--no-built-in-rules", name], in: folder)
  }

  @Test func thereAreMoreThanThirtyClassesOfThem() { #expect(Self.recorded.count > 30) }

  @Test(.costly, arguments: recorded)
  func aBrokenFileEndsWithTwoAndSaysWhatIsWrong(_ name: String) throws {
    let expected = try String(
      contentsOf: Self.folder.appending(path: name.replacing(".yml", with: ".expected.txt")), encoding: .utf8)
    let run = try validate(name, in: Self.folder)
    #expect(run.exitCode == 2 && !run.wasKilled)
    #expect(run.outputText.isEmpty)
    // What the reader of rule files says is recorded; the tool must show all of it.
    for problem in expected.split(separator: "\n\n") where problem.contains(": error: ") {
      #expect(run.errorText.contains(problem.trimmingPrefix("\n")))
    }
  }

  /// A file that is made for the test: too large, or too wild, to be kept.
  struct Made: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let says: String

    init(_ name: String, _ bytes: [UInt8], says: String) {
      self.name = name
      self.bytes = bytes
      self.says = says
    }

    init(_ name: String, _ text: String, says: String) { self.init(name, Array(text.utf8), says: says) }

    var testDescription: String { name }
  }

  static let made: [Made] = [
    Made(
      "ten-megabytes.yml", "schema: dnp-rules/1\n" + String(repeating: "# x\n", count: 2_621_440), says: "larger than"),
    Made("alias-bomb.yml", aliasBomb, says: "[R004]"),
    Made("itself.yml", "schema: dnp-rules/1\nrules: &a [*a]\n", says: "[R00"),
    Made("deep.yml", "schema: dnp-rules/1\nrules: " + String(repeating: "[", count: 100_000), says: "[R007]"),
    Made(
      "zero-byte.yml", Array("schema: dnp-rules/1\nrules:\n  - id: a".utf8) + [0] + Array("b\n".utf8), says: "[R003]"),
    Made(
      "program.yml", [0x7F] + Array("ELF".utf8) + (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 7919) },
      says: "[R003]"),
    Made("escapes.yml", "schema: dnp-rules/1\n\u{1B}]0;title\u{7}: x\n", says: "[R003]"),
    Made(
      "utf-sixteen.yml", [0xFF, 0xFE] + "schema: x\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, says: "[R00"
    ),
    Made("nothing.yml", "", says: "[R010]"),
    Made("page.yml", "<!DOCTYPE html><html><body>no: rules</body></html>\n", says: "error"),
    Made(
      "many-values.yml", "schema: dnp-rules/1\nrules: [" + String(repeating: "a,", count: 60_000) + "]\n",
      says: "[R008]"),
  ]

  private static let aliasBomb: String =
    (1...9).reduce("a0: &a0 [x]\n") { text, level in
      text + "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ","))]\n"
    }

  @Test(arguments: made)
  func aWildFileEndsWithTwoAndSteersNoTerminal(_ file: Made) throws {
    let folder = try TemporaryFolder()
    try folder.write(file.bytes, to: file.name)
    let run = try validate(file.name, in: folder.url)
    #expect(run.exitCode == 2 && !run.wasKilled)
    #expect(run.errorText.contains(file.says))
    #expect(run.errorText.contains(file.name))
    #expect(run.errors.allSatisfy { $0 == 0x0A || $0 >= 0x20 })
  }

  @Test func whatIsNoRuleFileIsNamed() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder.yml"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("loop.yml"), withDestinationPath: folder.path("loop.yml"))
    for (name, word) in [
      ("folder.yml", "holds no rule file"), ("loop.yml", "links lead round in a circle"),
      ("missing.yml", "no such rule file"),
      ("/dev/zero", "no regular file"),
    ] {
      let run = try validate(name, in: folder.url)
      #expect(run.exitCode == 2)
      #expect(run.errorText.contains(word))
    }
  }
}
