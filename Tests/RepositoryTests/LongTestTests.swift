import Foundation
import LogCheckTestSupport
import Testing

/// `make verify` runs the tests that are marked `.tags(.long)` again, in whole: they are those that draw from `Extent`, themselves or
/// through what they name.
@Suite struct LongTestTests {
  /// A declaration of a type, with its attributes.
  private struct Member {
    var name: String
    var text: String
    var isTest: Bool { text.hasPrefix("  @Test") }
    var isMarked: Bool { text.contains(".tags(.long)") }
    let words: Set<Substring>

    init(name: String, text: String) {
      self.name = name
      self.text = text
      words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
  }

  private struct TestFile {
    /// The name of its type: that of the file.
    let type: Substring
    let members: [Member]
    var hasTests: Bool { members.contains(where: \.isTest) }
  }

  private static func members(of text: String) -> [Member] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let declaration =
      /^  (?:@\w+(?:\(.*\))? )?(?:(?:private|fileprivate|package|static|mutating|nonisolated|final) )*(?:(?:func|let|var|struct|enum|class|typealias|case) (\w+)|init)/
    var starts: [(line: Int, name: String)] = []
    var attributes: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("  ") && !line.hasPrefix("   ") {
      if line.hasPrefix("  @"), attributes == nil { attributes = index }
      guard let match = line.firstMatch(of: declaration) else { continue }
      starts.append((attributes ?? index, match.1.map(String.init) ?? "init"))
      attributes = nil
    }
    let ends = starts.dropFirst().map(\.line) + [lines.count]
    return zip(starts, ends).map { start, end in
      let own = lines[start.line..<end].filter { !$0.hasPrefix("  //") }
      return Member(name: start.name, text: own.joined(separator: "\n"))
    }
  }

  private static let files: [TestFile] = {
    let folder = RepositoryPaths.root.appending(path: "Tests", directoryHint: .isDirectory)
    return RepositoryPaths.files(below: folder, extensions: ["swift"]).compactMap { url in
      let type = url.deletingPathExtension().lastPathComponent.prefix { $0 != "+" }
      guard !["Extent", "ExtentTests", "LongTestTests"].contains(type),
        let text = try? String(contentsOf: url, encoding: .utf8)
      else {
        return nil
      }
      return TestFile(type: type, members: members(of: text))
    }
  }()

  /// The members of a file that draw. `others` are those of other files, with their types.
  private static func drawing(_ file: TestFile, _ others: [(type: Substring, name: String)]) -> [Member] {
    var names: Set<String> = []
    while true {
      let found = file.members.filter { member in
        member.words.contains("Extent")
          || names.contains { member.name != $0 && member.words.contains($0 == "init" ? file.type : $0[...]) }
          || others.contains {
            member.words.contains($0.type) && ($0.name == "init" || member.words.contains($0.name[...]))
          }
      }
      let all = Set(found.map(\.name))
      if all == names { return found }
      names = all
    }
  }

  /// The samples that files without tests draw for others.
  private static let helpers: [(type: Substring, name: String)] = {
    let own = files.filter { !$0.hasTests }
    var known: [(type: Substring, name: String)] = []
    while true {
      let found = own.flatMap { file in
        drawing(file, known.filter { $0.type != file.type }).map { (type: file.type, name: $0.name) }
      }
      if found.count == known.count { return found }
      known = found
    }
  }()

  @Test(.costly) func whatDrawsIsMarkedAndNothingElse() {
    var marked = 0
    for file in Self.files where file.hasTests {
      let drawing = Set(Self.drawing(file, Self.helpers).map(\.name))
      for member in file.members where member.isTest {
        #expect(
          member.isMarked == drawing.contains(member.name), "\(file.type)/\(member.name): drawn \(!member.isMarked)")
        marked += member.isMarked ? 1 : 0
      }
    }
    #expect(marked > 50)
  }

  /// The script that `make verify` asks finds as many tests as are marked.
  @Test func theScriptFindsEachMark() throws {
    let run = try CommandRun(RepositoryPaths.root.appending(path: ".ci/long-tests.sh"), [])
    let marked = Self.files.flatMap { file in
      file.members.filter { $0.isTest && $0.isMarked }.map { "\(file.type)/\($0.name)" }
    }
    let pattern = run.outputText.trimmingCharacters(in: .newlines)
    let found: [String] = pattern.split(separator: "|").map { part in
      part.filter { !"\\.()".contains($0) }
    }
    #expect(Set(found) == Set(marked))
    let regex = try Regex(pattern)
    #expect("A.\(marked[0])()/A.swift:1:1".firstMatch(of: regex) != nil)
    #expect("A.SomeTests/\(marked[0])()".firstMatch(of: regex) == nil)
  }

  /// A program that prints what `swift test` prints is called instead.
  @Test func aFailedTestIsPrintedWithTheCommandThatRepeatsIt() throws {
    let folder = try TemporaryFolder()
    let swift = try folder.write(
      """
      #!/usr/bin/env bash
      echo "args: $*"
      cat <<'END'
      ✘ Test aHostileRunIsTheSameAsItself(seed:) recorded an issue at ComparisonTests.swift:1:1: Expectation failed: a
      ✔ Test whatDrawsIsMarkedAndNothingElse() passed after 0.1 seconds.
      ✘ Test aHostileRunIsTheSameAsItself(seed:) with 40 test cases failed after 0.1 seconds with 1 issue.
      ✘ Test nothingThatSteersHidesOrCommandsIsWritten(_:) failed after 0.1 seconds with 1 issue.
      ✘ Test run with 3 tests in 2 suites failed after 1 seconds with 2 issues.
      END
      exit 1
      """, to: "swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path(percentEncoded: false))
    func run(_ variables: String) throws -> CommandRun {
      try CommandRun.shell(
        "\(variables) TEST_LOG='\(folder.path("log"))' SWIFT='\(folder.path("swift"))' .ci/test.sh --skip-build")
    }
    let plain = try run("LOGCHECK_SEED=5")
    #expect(plain.exitCode == 1)
    #expect(
      plain.outputText.contains(
        "repeat: LOGCHECK_SEED=5 make test FILTER='ComparisonTests/aHostileRunIsTheSameAsItself'\n"))
    // Three suites have a test of this name.
    #expect(plain.outputText.contains("make test FILTER='/nothingThatSteersHidesOrCommandsIsWritten\\('\n"))
    #expect(plain.outputText.split(separator: "\n").count { $0.hasPrefix("repeat: ") } == 2)
    let whole = try run("LOGCHECK_SEED=5 LOGCHECK_VERIFY=1 FILTER=A/b")
    #expect(whole.outputText.contains("repeat: LOGCHECK_VERIFY=1 LOGCHECK_SEED=5 make test FILTER='Comp"))
    let log = try String(contentsOf: folder.url.appending(path: "log"), encoding: .utf8)
    #expect(log.hasPrefix("args: test --skip-build --filter A/b\n"))
  }

  /// Tests that draw in each way that the search must see.
  @Test(arguments: [
    ("  @Test(arguments: Extent.some(1, of: all)) func a(_ x: Int) {}", true),
    ("  @Test func a() {\n    for seed in Extent.seeds(1, whole: 3) {}\n  }", true),
    ("  private static let few = Extent.some(1, of: all)\n  @Test(arguments: few)\n  func a(_ x: Int) {\n  }", true),
    ("  static func help() { _ = Extent.seed }\n\n  @Test\n  func a() {\n    Self.help()\n  }", true),
    ("  @Test func a() { _ = Helper.drawn }", true),
    ("  /// As Extent.some does.\n  @Test func a() { _ = Helper.other }", false),
    ("  private static let few = Extent.some(1, of: all)\n\n  @Test func a() {\n    fewer()\n  }", false),
  ])
  func theSearchFindsWhatItIsFor(_ text: String, _ draws: Bool) {
    let file = TestFile(type: "SomeTests", members: Self.members(of: text + "\n"))
    #expect(file.members.contains { $0.isTest && $0.name == "a" })
    #expect(Self.drawing(file, [("Helper", "drawn")]).contains { $0.name == "a" } == draws)
  }
}
