import LogCheck
import LogCheckModel
import LogCheckSamples

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A run that a digest judges.
struct DigestCapture: Sendable {
  var name: String
  private var content: Content

  private enum Content: Sendable {
    /// Files of SampleLogs, read as one run; the paths are shown as they are in that folder.
    case files([String])
    /// A capture that SampleLogs keeps as edits.
    case edited(EditedSample)
    case truth(TruthTrial)
    case story(Trial)
  }

  static let samples = "SampleLogs"

  /// Every sample, every case of Tests/Truth in each of its carriers, and every story of the simulator with each of its
  /// faults and flaws, by each writer, with one seed.
  static func all() throws -> [DigestCapture] {
    let truth = try TruthSuite.cases(in: URL(filePath: ".")).flatMap { truth in
      truth.carriers.map { carrier in
        DigestCapture(
          name: "truth \(truth.requirement) \(truth.name), \(carrier.rawValue)",
          content: .truth(TruthTrial(truth: truth, carrier: carrier)))
      }
    }
    let stories = (Score.trials(seeds: 1..<2) + Score.rewordedTrials(seeds: 1..<2)).map { trial in
      let words = trial.rewordings == 0 ? nil : "rewordings \(trial.rewordings)"
      let parts = [trial.scenario, trial.fault, trial.writer, trial.flaw, words].compactMap(\.self)
      return DigestCapture(name: "story \(parts.joined(separator: " "))", content: .story(trial))
    }
    return try sampleRuns() + truth + stories
  }

  /// Each file of SampleLogs separately, but for evidence, where a folder is a run.
  private static func sampleRuns() throws -> [DigestCapture] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: samples).filter { path in
      let name = path.split(separator: "/").last ?? ""
      var isFolder = false
      return FileManager.default.fileExists(atPath: "\(samples)/\(path)", isDirectory: &isFolder) && !isFolder
        && name != "expected.json" && !name.hasSuffix(".md") && !name.hasSuffix(".yml")
    }.sorted()
    let edited = SampleFolder(URL(filePath: samples)).edited()
    guard edited.problems.isEmpty else { throw UnusableSamples(problems: edited.problems) }
    let evidence = Dictionary(grouping: paths.filter { $0.hasPrefix("evidence/") }) { path in
      path.split(separator: "/").dropLast().joined(separator: "/")
    }
    let ids = Set(edited.samples.map(\.id))
    let single = paths.filter { !$0.hasPrefix("evidence/") && !ids.contains($0) }
    let runs: [(String, Content)] =
      evidence.map { ($0.key, .files($0.value)) } + single.map { ($0, .files([$0])) }
      + edited.samples.map { ($0.id, .edited($0)) }
    return runs.sorted { $0.0 < $1.0 }.map { DigestCapture(name: "sample \($0.0)", content: $0.1) }
  }

  /// Judges it. `audit` holds the rules, compiled.
  func judged(by audit: Audit) throws -> DigestLine {
    var options = AuditOptions()
    options.failOn = .note
    switch content {
    case .files(let paths):
      let inputs = try paths.map { path in
        AuditInput.bytes([UInt8](try Data(contentsOf: URL(filePath: "\(Self.samples)/\(path)"))), shown: path)
      }
      return DigestLine(name: name, judging: inputs, options, by: audit)
    case .edited(let sample):
      return DigestLine(name: name, judging: [.bytes(sample.bytes, shown: sample.id)], options, by: audit)
    case .truth(let trial):
      return DigestLine(name: name, judging: [trial.input], trial.options, by: audit)
    case .story(let trial):
      guard let bytes = trial.capture()?.bytes else { throw MissingStory(name: name) }
      return DigestLine(name: name, judging: [.bytes(bytes, shown: "\(trial.scenario).log")], options, by: audit)
    }
  }

  struct MissingStory: Error, CustomStringConvertible {
    var name: String
    var description: String { "\(name): the simulator has no such scenario or writer" }
  }
}
