extension ReliabilitySection {
  static let structure = ReliabilitySection(
    letter: "F", title: "Structure and trust", numbers: 86...96,
    cases: [])
}
