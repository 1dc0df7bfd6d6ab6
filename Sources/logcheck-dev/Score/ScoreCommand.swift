import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures how well the checker judges what the simulator writes.
struct ScoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "score", abstract: "Judge simulated captures and print how many faults were found, as Markdown.")

  @Option(help: "Seeds of every story.")
  var seeds = 2

  @Option(help: ArgumentHelp("Only scenarios whose whole id matches.", valueName: "regex"))
  var only: String?

  @Flag(help: "Print every run that differs from the expectation, and the outcome of each fault.")
  var each = false

  @Option(help: "Judge by the rules of this folder instead of the built-in ones.")
  var rules: String?

  @Option(help: "Write the tables into this page, between its marks.")
  var page: String?

  func run() async throws {
    let all = 1..<UInt64(max(1, seeds) + 1)
    var trials = Score.trials(seeds: all) + Score.rewordedTrials(seeds: all)
    if let only {
      let regex = try Regex(only)
      trials = try trials.filter { try regex.wholeMatch(in: $0.scenario) != nil }
    }
    let score = try await Score.run(trials, rules: rules)
    if each { return print(ScorePage.each(score)) }
    let text = ScorePage.text(score)
    guard let page else { return print(text) }
    let url = URL(filePath: page)
    let marks = ("<!-- measured -->\n", "<!-- end -->")
    var content = try String(contentsOf: url, encoding: .utf8)
    guard let start = content.firstRange(of: marks.0)?.upperBound,
      let end = content[start...].firstRange(of: marks.1)?.lowerBound
    else { throw MissingMarker(path: page, name: "measured") }
    content.replaceSubrange(start..<end, with: "\n\(text)\n")
    try content.write(to: url, atomically: true, encoding: .utf8)
  }
}
