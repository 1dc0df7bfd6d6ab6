import Foundation
import LogCheck
import LogCheckTestSupport
import LogCheckWorkshop
import Testing

/// Each code that the sources give to a diagnostic can be explained, and no other.
@Suite struct DiagnosticCodeTests {
  @Test func everyCodeHasItsExplanation() throws {
    let code = /"([IEWR][0-9]{3})"/
    var used: Set<String> = []
    for file in RepositoryPaths.files(below: RepositoryPaths.root.appending(path: "Sources"), extensions: ["swift"])
    where !file.lastPathComponent.hasPrefix("DiagnosticCatalogue") {
      used.formUnion(try String(contentsOf: file, encoding: .utf8).matches(of: code).map { String($0.1) })
    }
    let explained = DiagnosticCatalogue.all.map(\.code)
    #expect(Set(explained).symmetricDifference(used).sorted() == [])
    #expect(Set(explained).count == explained.count)
    #expect(used.count > 100)
  }

  @Test(arguments: DiagnosticCatalogue.all.map(\.code))
  func itIsASentenceWithAdvice(_ code: String) throws {
    let entry = try #require(DiagnosticCatalogue.all.first { $0.code == code })
    #expect(
      entry.title.first?.isLowercase == true || entry.title.hasPrefix("YAML") || entry.title.hasPrefix("--")
        || entry.title.hasPrefix("NUL"))
    #expect(entry.advice.hasSuffix(".") && entry.advice.contains(" "))
  }
}
