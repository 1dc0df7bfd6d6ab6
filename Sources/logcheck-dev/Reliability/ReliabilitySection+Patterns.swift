extension ReliabilitySection {
  static let patterns = ReliabilitySection(
    letter: "I", title: "Patterns", numbers: 123...131,
    cases: [])
}
