import Foundation
import LogCheckTestSupport
import Testing

@testable import logcheck_dev

/// The page on reliability lists every case once, and no test that does not exist.
@Suite struct ReliabilityTests {
  @Test func theSectionsCoverTheNumbersFrom1To186() {
    #expect(ReliabilitySection.all.flatMap { Array($0.numbers) } == Array(1...186))
  }

  @Test(arguments: ReliabilitySection.all.map(\.letter))
  func theCasesOfASectionAreInOrder(_ letter: Character) throws {
    let section = try #require(ReliabilitySection.all.first { $0.letter == letter })
    let numbers = section.cases.map(\.number)
    #expect(numbers == Set(numbers).sorted())
    #expect(numbers.allSatisfy(section.numbers.contains))
  }

  @Test func everyCaseThatHoldsHasATestThatIsThere() throws {
    let tests = RepositoryPaths.root.appending(path: "Tests", directoryHint: .isDirectory)
    let sources = try RepositoryPaths.files(below: tests, extensions: ["swift"]).map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    let present = Set(sources.flatMap { $0.matches(of: /func (\w+)\(/).map { String($0.1) } })
    for one in ReliabilitySection.all.flatMap(\.cases) {
      guard case .holds(_, let names) = one.standing else { continue }
      #expect(!names.isEmpty, "case \(one.number) names no test")
      for name in names { #expect(present.contains(name), "case \(one.number): there is no test \(name)") }
    }
  }

  @Test func everyCommandOfACaseIsThere() throws {
    for one in ReliabilitySection.all.flatMap(\.cases) {
      guard case .holdsWhenRun(_, let command) = one.standing else { continue }
      let scripts = command.matches(of: /\.ci\/[a-z-]+\.sh/).map { String($0.output) }
      #expect(!scripts.isEmpty, "case \(one.number) names no script")
      for script in scripts {
        let path = RepositoryPaths.root.appending(path: script).path
        #expect(FileManager.default.isExecutableFile(atPath: path), "case \(one.number): there is no \(script)")
      }
    }
  }
}
