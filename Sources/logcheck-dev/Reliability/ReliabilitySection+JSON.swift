extension ReliabilitySection {
  static let json = ReliabilitySection(
    letter: "D", title: "JSON", numbers: 52...67,
    cases: [])
}
