import LogCheckModel
import LogCheckRules

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The folder Tests/Causes: `bases.yml`, and cases in every other file.
package struct CauseFolder: Sendable {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// The cases in the order of the files, or the first problem.
  package func cases() throws(SampleProblem) -> [CauseCase] {
    var bases: [String: CauseBase] = [:]
    for node in try nodes("bases.yml", "bases") {
      let base = try CauseBase.read(node)
      guard bases.updateValue(base, forKey: base.id) == nil else {
        throw SampleProblem("there are two bases `\(base.id)`", at: node)
      }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))) ?? []
    var cases: [CauseCase] = []
    for name in names.sorted() where name.hasSuffix(".yml") && name != "bases.yml" {
      for node in try nodes(name, "cases") {
        let story = try CauseCase.read(node, bases)
        guard !cases.contains(where: { $0.name == story.name }) else {
          throw SampleProblem("there are two cases `\(story.name)`", at: node)
        }
        cases.append(story)
      }
    }
    return cases
  }

  private func nodes(_ name: String, _ key: String) throws(SampleProblem) -> [RuleNode] {
    guard let data = try? Data(contentsOf: url.appending(path: name)) else {
      throw SampleProblem("the file cannot be read", at: SourceMark(file: name, line: 1, column: 1))
    }
    let root = try SampleFile.read([UInt8](data), path: name)
    return try SampleMap(root, "the file", keys: [key], required: [key]).nodes(key) ?? []
  }
}
