extension ReliabilitySection {
  static let history = ReliabilitySection(
    letter: "N", title: "A history of runs", numbers: 166...172,
    cases: [])
}
