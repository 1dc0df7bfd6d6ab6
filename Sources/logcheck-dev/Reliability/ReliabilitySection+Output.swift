extension ReliabilitySection {
  static let output = ReliabilitySection(
    letter: "G", title: "What is shown", numbers: 97...106,
    cases: [])
}
