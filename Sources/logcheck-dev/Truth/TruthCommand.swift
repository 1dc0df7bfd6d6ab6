import ArgumentParser
import LogCheckRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Judges the captures of the truth suite and prints where the checker disagrees with them.
struct TruthCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "truth", abstract: "Judge the captures of Tests/Truth and print each disagreement.")

  @Argument(help: "Files of Tests/Truth; all of them where none is named.")
  var files: [String] = []

  @Option(help: "Judge by the rules of this folder instead of the built-in ones.")
  var rules: String?

  @Option(help: "Which cases: all, those that were run while the rules were mended (first), or the others (held-back).")
  var cases = Draw.all

  @Option(help: "Write the captures of the disagreements into this folder.")
  var write: String?

  @Flag(help: "Write what disagrees into Tests/Truth/disagreements.txt; a case keeps its reason there.")
  var record = false

  enum Draw: String, ExpressibleByArgument, CaseIterable {
    case all, first, heldBack = "held-back"
  }

  func run() async throws {
    let paths =
      files.isEmpty
      ? try FileManager.default.contentsOfDirectory(atPath: "Tests/Truth").filter { $0.hasSuffix(".yml") }.sorted()
        .map { "Tests/Truth/\($0)" } : files
    var trials: [TruthTrial] = []
    for path in paths {
      for truth in try TruthFile.cases([UInt8](Data(contentsOf: URL(filePath: path))), path: path)
      where cases == .all || (cases == .heldBack) == truth.isHeldBack {
        trials += truth.carriers.map { TruthTrial(truth: truth, carrier: $0) }
      }
    }
    let rules = try RuleSet.ofFolder(rules)
    let profiles = Set(rules.profiles.map(\.id))
    for trial in trials {
      guard let profile = trial.truth.profile, !profiles.contains(profile) else { continue }
      throw ValidationError("\(trial.truth.requirement), \(trial.truth.name): there is no profile \"\(profile)\"")
    }
    let results = try await TwoThreads.map(trials, rules: rules) { $0.judged(by: $1) }
    let found = TruthDisagreement.all(in: results)
    for disagreement in found { print(disagreement.text) }
    if record { try list(found) }
    if let write { for result in results where !result.isRight { try keep(result, in: write) } }
    print(TruthFigures(results).text)
  }

  private func list(_ found: [TruthDisagreement]) throws {
    guard files.isEmpty, cases == .all else { throw ValidationError("--record needs all files and all cases") }
    let path = URL(filePath: "Tests/Truth/disagreements.txt")
    var list = try KnownDisagreements(String(decoding: Data(contentsOf: path), as: UTF8.self))
    list.record(found)
    try Data(list.text.utf8).write(to: path)
  }

  private func keep(_ result: TruthTrial.Result, in folder: String) throws {
    let truth = result.trial.truth
    let name = "\(truth.requirement) \(truth.name) \(result.trial.carrier.rawValue)"
    let file = String(name.map { $0.isLetter || $0.isNumber || "-.".contains($0) ? $0 : "_" }) + ".log"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(result.trial.carrier.capture(of: truth)).write(to: URL(filePath: folder).appending(path: file))
  }
}
