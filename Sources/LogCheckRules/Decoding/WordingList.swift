package import LogCheckModel

/// One text that a file of wordings adds to an event.
package struct ListedWording: Hashable, Sendable {
  package var event: String
  /// A template, or the name of a structured event.
  package var text: String
  package var isStructured: Bool
  package var mark: SourceMark

  /// The texts of a file, in its order; `nil` with diagnostics if the file cannot be read.
  package static func all(in file: RuleFileText) -> (wordings: [ListedWording]?, diagnostics: [Diagnostic]) {
    let problems = RuleProblems()
    guard let tree = YAMLReader.read(file, reportingTo: problems), let root = MapReader(tree, .file, problems) else {
      return (nil, problems.sorted)
    }
    var found: [ListedWording] = []
    let values = NodeReader(problems: problems)
    for entry in root.value("wordings").map({ values.entries($0, of: "wordings") }) ?? [] {
      guard let map = MapReader(entry.value, .wording, problems) else { continue }
      for (key, isStructured) in [("text", false), ("json", true)] {
        found += map.versionedTexts(key).map {
          ListedWording(event: entry.key, text: $0.text, isStructured: isStructured, mark: $0.node.mark)
        }
      }
    }
    return (problems.hasErrors ? nil : found, problems.sorted)
  }
}
