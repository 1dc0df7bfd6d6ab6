/// One hostile, broken or merely odd input of the tool, as docs/reliability.md lists it.
struct ReliabilityCase: Sendable {
  /// From 1, in the order of the sections.
  let number: Int
  /// The input of the tool, in a few words.
  let input: String
  let standing: Standing

  enum Standing: Sendable {
    /// The behaviour of the tool, and the names of the test functions that fail without it.
    case holds(String, tests: [String])
    /// The same, by a command that takes too long for the tests.
    case holdsWhenRun(String, command: String)
    /// The reason why the tool cannot meet it.
    case doesNotApply(String)
    /// The missing behaviour.
    case open(String)
  }
}

/// Cases that belong together.
struct ReliabilitySection: Sendable {
  let letter: Character
  let title: String
  /// The numbers of its cases.
  let numbers: ClosedRange<Int>
  let cases: [ReliabilityCase]

  static let all: [ReliabilitySection] = [
    encodings, sizes, archives, json, time, structure, output, ruleFiles, patterns, files, streams, following, reports,
    history, concurrency, handedOver,
  ]
}
