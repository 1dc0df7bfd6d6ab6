extension ReliabilitySection {
  static let sizes = ReliabilitySection(
    letter: "B", title: "Size and shape", numbers: 27...41,
    cases: [])
}
