extension ReliabilitySection {
  static let encodings = ReliabilitySection(
    letter: "A", title: "Encodings", numbers: 1...26,
    cases: [])
}
