extension ReliabilitySection {
  static let following = ReliabilitySection(
    letter: "L", title: "Following files", numbers: 153...157,
    cases: [])
}
