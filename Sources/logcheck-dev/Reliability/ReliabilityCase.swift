/// One thing that a hostile, broken or merely odd world can hand to the tool, as docs/reliability.md tells of it.
struct ReliabilityCase: Sendable {
  /// From 1, in the order of the sections.
  let number: Int
  /// What is handed to the tool, in a few words.
  let input: String
  let standing: Standing

  enum Standing: Sendable {
    /// What the tool does, and the names of the test functions that fail where it does not.
    case holds(String, tests: [String])
    /// The same, by a command that takes too long for the tests.
    case holdsWhenRun(String, command: String)
    /// Why the tool cannot meet it.
    case doesNotApply(String)
    /// What is missing.
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
