extension ReliabilitySection {
  static let files = ReliabilitySection(
    letter: "J", title: "Files and the command line", numbers: 132...141,
    cases: [])
}
