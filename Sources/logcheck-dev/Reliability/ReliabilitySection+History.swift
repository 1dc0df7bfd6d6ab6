extension ReliabilitySection {
  static let history = ReliabilitySection(
    letter: "N", title: "A history of runs", numbers: 166...172,
    cases: [
      ReliabilityCase(number: 166, input: "Eight writers at once", standing: .doesNotApply(reason)),
      ReliabilityCase(number: 167, input: "A lock that another program holds", standing: .doesNotApply(reason)),
      ReliabilityCase(
        number: 168, input: "A database that is cut, foreign, or of a later version", standing: .doesNotApply(reason)),
      ReliabilityCase(number: 169, input: "SIGKILL while it is written", standing: .doesNotApply(reason)),
      ReliabilityCase(number: 170, input: "SQL in names, ids and messages", standing: .doesNotApply(reason)),
      ReliabilityCase(
        number: 171, input: "A full disk, a clock that was set back, 100,000 runs", standing: .doesNotApply(reason)),
      ReliabilityCase(number: 172, input: "An older program after an upgrade", standing: .doesNotApply(reason)),
    ])

  private static let reason =
    "The tool keeps no history: an earlier run is known by a report that the user names (`--baseline`), which is only read."
}
