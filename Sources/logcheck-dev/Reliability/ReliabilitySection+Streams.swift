extension ReliabilitySection {
  static let streams = ReliabilitySection(
    letter: "K", title: "Streams, signals, limits", numbers: 142...152,
    cases: [
      ReliabilityCase(
        number: 152, input: "a log is followed for weeks",
        standing: .holds(
          "memory does not grow with what was read, nor with rotations and notes; `make soak` measures it for as long as you like",
          tests: ["theMemoryStaysFlatThroughRotations", "notesAreKeptUpToALimitAndTheRestIsCounted"]))
    ])
}
