import ArgumentParser
import LogCheckRules
import LogCheckSamples

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lists the captures of the cause suite, or writes them into a folder.
struct CausesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "causes",
    abstract: "List the captures of Tests/Causes with what must be said of them, or write them out.")

  @Argument(help: "Cases with one of these words in their names; all cases where none is given.")
  var words: [String] = []

  @Option(help: "Write the captures into this folder.")
  var write: String?

  @Option(help: "Judge by the rules of this folder instead of the built-in ones.")
  var rules: String?

  @Flag(
    help:
      "Write what disagrees into Tests/Causes/disagreements.txt, where a capture keeps its reason, and the table of docs/score.md."
  )
  var record = false

  @Flag(help: "Judge the captures, and list what is not said as it must be.")
  var judge = false

  @Flag(
    help: "Leave out each sign and each condition of Rules/outcomes in turn, and list those that no capture misses.")
  var mutate = false

  func run() async throws {
    let cases = try CauseFolder(URL(filePath: "Tests/Causes")).cases().filter { story in
      words.isEmpty || words.contains { story.name.contains($0) }
    }
    if mutate { return try await mutate(cases) }
    if judge { return try await judge(cases) }
    for story in cases {
      let causes = story.causes.map { "\($0.sides[0]) \($0.kinds[0]), days \($0.firstDay) to \($0.lastDay)" }
      let results = story.results.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      print(
        "\(story.name): \(results.isEmpty ? "nothing planned" : results.joined(separator: ", ")); "
          + "\(causes.isEmpty ? story.limit.map { "limit \($0)" } ?? "no cause" : causes.joined(separator: "; ")); "
          + "exit \(story.exits[0])")
      guard let write else { continue }
      try FileManager.default.createDirectory(atPath: write, withIntermediateDirectories: true)
      for capture in try CauseCapture.all(of: story) {
        try Data(capture.bytes()).write(to: URL(filePath: write).appending(path: capture.fileName))
      }
    }
  }
  private func judge(_ cases: [CauseCase]) async throws {
    let trials = try cases.flatMap(CauseCapture.all).map(CauseTrial.init)
    let results = try await TwoThreads.map(trials, rules: RuleSet.ofFolder(rules)) { try $0.judged(by: $1) }
    let found = results.compactMap(\.disagreement)
    for line in found { print(line) }
    if record {
      guard words.isEmpty else { throw ValidationError("--record needs all cases") }
      let path = URL(filePath: "Tests/Causes/disagreements.txt")
      var list = CauseDisagreements(try String(contentsOf: path, encoding: .utf8))
      list.record(found)
      try Data(list.text.utf8).write(to: path)
      let page = try GeneratedFile.between(
        "docs/score.md", in: URL(filePath: "."), [(CausePage.name, CausePage.table(results))])
      try Data(page.text.utf8).write(to: page.url)
    }
    print(
      "results right: \(results.count { $0.resultsAreRight }), causes right: \(results.count { $0.causesAreRight }), "
        + "exit right: \(results.count { $0.exitIsRight }), of \(results.count) captures; "
        + "\(results.reduce(0) { $0 + $1.invented }) causes invented")
  }

  private func mutate(_ cases: [CauseCase]) async throws {
    let mutants = try OutcomeMutants(
      RuleSet.ofFolder(rules), OutcomeMutants.captures(of: cases, in: URL(filePath: ".")))
    let survivors = try await mutants.survivors()
    for id in survivors { print(id) }
    print("\(mutants.ids.count) left out in turn: \(survivors.count) are missed by no capture")
  }
}
