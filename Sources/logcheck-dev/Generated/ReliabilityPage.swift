/// The tables of docs/reliability.md.
enum ReliabilityPage {
  /// The number of cases in each state.
  static var tally: String {
    let cases = ReliabilitySection.all.flatMap(\.cases)
    let held = cases.count { if case .holds = $0.standing { true } else { false } }
    let run = cases.count { if case .holdsWhenRun = $0.standing { true } else { false } }
    let foreign = cases.count { if case .doesNotApply = $0.standing { true } else { false } }
    let total = ReliabilitySection.all.map(\.numbers.count).reduce(0, +)
    return """
      Of \(total) cases \(held) hold by tests and \(run) by commands that are run by hand, \(foreign) do not apply, and \
      \(total - held - run - foreign) are open.

      """
  }

  static var cases: String {
    ReliabilitySection.all.map(table).joined(separator: "\n")
  }

  private static func table(_ section: ReliabilitySection) -> String {
    var text = "### \(section.letter). \(section.title)\n\n"
    let missing = section.numbers.filter { number in !section.cases.contains { $0.number == number } }
    if !missing.isEmpty { text += "Open: \(missing.map(String.init).joined(separator: ", ")).\n\n" }
    guard !section.cases.isEmpty else { return text }
    text += "| Case | Input | Behaviour | Tests |\n| --- | --- | --- | --- |\n"
    for one in section.cases {
      let (standing, tests) = columns(one.standing)
      text += "| \(one.number) | \(cell(one.input)) | \(cell(standing)) | \(tests) |\n"
    }
    return text
  }

  private static func columns(_ standing: ReliabilityCase.Standing) -> (String, String) {
    switch standing {
    case .holds(let what, let tests): (what, tests.map { "`\($0)`" }.joined(separator: ", "))
    case .holdsWhenRun(let what, let command): (what, "by hand: `\(command)`")
    case .doesNotApply(let reason): ("Does not apply: \(reason)", "–")
    case .open(let missing): ("**Open**: \(missing)", "–")
    }
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
