import Foundation
import LogCheckTestSupport
import Testing

/// docs/reliability.md lists every case once, each with tests or a command that exist.
@Suite struct ReliabilityTests {
  private struct Case {
    let number: Int
    let behaviour: String
    let proof: String
  }

  private static let page =
    (try? String(contentsOf: RepositoryPaths.root.appending(path: "docs/reliability.md"), encoding: .utf8)) ?? ""
  /// The cases of the tables. A cell may hold an escaped bar.
  private static let cases: [Case] = page.split(separator: "\n").compactMap { line in
    let cells = line.replacing("\\|", with: "").split(separator: "|").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard line.hasPrefix("| "), cells.count == 4, let number = Int(cells[0]) else { return nil }
    return Case(number: number, behaviour: cells[2], proof: cells[3])
  }

  @Test func everyCaseFrom1To202IsThereOnceAndInOrder() {
    #expect(Self.cases.map(\.number) == Array(1...202))
  }

  @Test func everyCaseNamesTestsOrACommandOrTheReasonForNone() {
    for one in Self.cases {
      let marked = Self.marked(in: one.proof)
      let listed = marked.map { "`\($0)`" }.joined(separator: ", ")
      if one.behaviour.hasPrefix("Does not apply: ") {
        #expect(one.proof == "–", "case \(one.number)")
      } else if one.proof.hasPrefix("by hand: ") {
        #expect(one.proof == "by hand: \(listed)" && !marked.isEmpty, "case \(one.number)")
      } else {
        #expect(one.proof == listed && !marked.isEmpty, "case \(one.number) names no test")
      }
    }
  }

  @Test func everyTestThatIsNamedExists() throws {
    let tests = RepositoryPaths.root.appending(path: "Tests", directoryHint: .isDirectory)
    let present = try RepositoryPaths.files(below: tests, extensions: ["swift"]).reduce(into: Set<String>()) {
      let text = try String(contentsOf: $1, encoding: .utf8)
      $0.formUnion(text.matches(of: /func (\w+)\(/).map { String($0.1) })
    }
    for one in Self.cases where !one.proof.hasPrefix("by hand: ") {
      for name in Self.marked(in: one.proof) where !present.contains(name) {
        Issue.record("case \(one.number): there is no test \(name)")
      }
    }
  }

  @Test func everyScriptThatIsNamedExists() {
    for one in Self.cases where one.proof.hasPrefix("by hand: ") {
      let scripts = one.proof.matches(of: /\.ci\/[a-z-]+\.sh/).map { String($0.output) }
      #expect(!scripts.isEmpty, "case \(one.number) names no script")
      for script in scripts {
        let path = RepositoryPaths.root.appending(path: script).path
        #expect(FileManager.default.isExecutableFile(atPath: path), "case \(one.number): there is no \(script)")
      }
    }
  }

  private static func marked(in cell: String) -> [String] { cell.matches(of: /`([^`]+)`/).map { String($0.1) } }
}
