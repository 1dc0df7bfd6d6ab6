extension ReliabilitySection {
  static let streams = ReliabilitySection(
    letter: "K", title: "Streams, signals, limits", numbers: 142...152,
    cases: [])
}
