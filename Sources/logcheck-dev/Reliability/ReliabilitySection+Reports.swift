extension ReliabilitySection {
  static let reports = ReliabilitySection(
    letter: "M", title: "Reports on disk", numbers: 158...165,
    cases: [])
}
