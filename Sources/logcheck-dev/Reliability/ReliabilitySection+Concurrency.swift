extension ReliabilitySection {
  static let concurrency = ReliabilitySection(
    letter: "O", title: "Concurrency and determinism", numbers: 173...176,
    cases: [])
}
