extension ReliabilitySection {
  static let archives = ReliabilitySection(
    letter: "C", title: "Compressed files and archives", numbers: 42...51,
    cases: [])
}
