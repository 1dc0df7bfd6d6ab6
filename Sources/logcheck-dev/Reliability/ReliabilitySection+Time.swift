extension ReliabilitySection {
  static let time = ReliabilitySection(
    letter: "E", title: "Time", numbers: 68...85,
    cases: [])
}
