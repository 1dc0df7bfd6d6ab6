import ArgumentParser
import LogCheck
import LogCheckRules
import LogCheckSamples

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Puts samples into the forms that tools and web pages give to the lines of a log, and judges them.
struct CarriersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carriers",
    abstract: "Judge six samples in every carrier: prefixes, envelopes, tables, cut and wrapped lines.")

  @Argument(help: "Carriers with one of these words in their names; all where none is given.")
  var words: [String] = []

  @Option(help: "Judge by the rules of this folder instead of the built-in ones.")
  var rules: String?

  @Option(help: "Write the carried captures into this folder.")
  var write: String?

  @Flag(help: "Write the table of docs/score.md.")
  var record = false

  func run() async throws {
    let root = URL(filePath: ".")
    let ruleSet = try RuleSet.ofFolder(rules)
    let samples = try CarriedSample.all(in: root, Audit(ruleSet, AuditOptions()))
    let carriers = Carrier.all.filter { carrier in words.isEmpty || words.contains { carrier.id.contains($0) } }
    let trials = carriers.flatMap { carrier in samples.map { CarrierTrial(carrier: carrier, sample: $0) } }
    if let write { return try Self.write(trials, to: URL(filePath: write)) }
    let results = try await TwoThreads.map(trials, rules: ruleSet) { $0.judged(by: $1) }.compactMap(\.self)
    for result in results where words.isEmpty ? result.outcome.isWrong : true {
      print("\(result.outcome.rawValue): \(result.name)")
    }
    if record {
      guard words.isEmpty else { throw ValidationError("--record needs all carriers") }
      let page = try GeneratedFile.between("docs/score.md", in: root, [(CarrierPage.name, CarrierPage.table(results))])
      try Data(page.text.utf8).write(to: page.url)
    }
    print(CarrierPage.table(results))
  }

  private static func write(_ trials: [CarrierTrial], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for trial in trials {
      let name = "\(trial.carrier.id) \(trial.sample.name)".map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
      let text = trial.carrier.carry(trial.sample.lines).joined(separator: "\n") + "\n"
      try Data(text.utf8).write(to: folder.appending(path: String(name)))
    }
  }
}
