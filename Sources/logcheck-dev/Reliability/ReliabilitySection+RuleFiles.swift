extension ReliabilitySection {
  static let ruleFiles = ReliabilitySection(
    letter: "H", title: "Rule files", numbers: 107...122,
    cases: [])
}
