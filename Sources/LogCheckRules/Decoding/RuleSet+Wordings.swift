package import LogCheckModel

extension RuleSet {
  /// The same rules with the `wordings` of one more file; `nil` with diagnostics if the file cannot be read.
  package func adding(wordingsOf file: RuleFileText) -> (rules: RuleSet?, diagnostics: [Diagnostic]) {
    let problems = RuleProblems()
    guard let tree = YAMLReader.read(file, reportingTo: problems), let root = MapReader(tree, .file, problems) else {
      return (nil, problems.sorted)
    }
    var components = ComponentCatalogue()
    for component in self.components { components.add(component) }
    var decoder = EventDecoder(components: components, problems: problems, events: events)
    root.value("wordings").map { decoder.decode(wordings: $0) }
    guard !problems.hasErrors else { return (nil, problems.sorted) }
    var rules = self
    rules.events = decoder.catalogue.events
    return (rules, problems.sorted)
  }
}
