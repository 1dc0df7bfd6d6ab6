import Foundation
import LogCheckModel
import LogCheckTestSupport
import Testing

/// A course of events as a capture, with what it must come to, and the same capture with faults in it.
struct WrittenScenario: Decodable, Sendable, CustomTestStringConvertible {
  let schema: String
  let id: String
  let title: String
  let capture: String
  let exitCode: Int
  let verdicts: [String: String]
  /// The rules that fail in the capture as it is: none, but for a fault that the course itself is about.
  let fails: [String]
  let faults: [Fault]

  /// One fault put into the capture, and its expected verdicts.
  struct Fault: Decodable, Sendable {
    let id: String
    let file: String
    let what: String
    let requirements: [String]
    /// The rules of these requirements that fail.
    let fails: [String]
    /// Other rules that the same fault breaks.
    let also: [String]?
    /// Requirements that no rule asks for yet.
    let pending: [String: String]?
    /// Requirements that this fault does not break for sure, and why.
    let notCaught: [String: String]?
    /// Rules with a verdict other than `fail`.
    let verdicts: [String: String]?

    /// The rules that must fail, and those that may.
    var allowed: Set<String> { Set(fails + (also ?? [])) }
  }

  /// A fault together with the scenario that it belongs to.
  struct Case: Sendable, CustomTestStringConvertible {
    let scenario: WrittenScenario
    let fault: Fault
    var testDescription: String { "\(scenario.id) \(fault.id)" }
  }

  static let schema = "dnp-scenario/1"
  static let folder = RepositoryPaths.sampleLogs.appending(path: "scenarios", directoryHint: .isDirectory)

  /// The folders of all scenarios, sorted by name.
  static let folders: [URL] = {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter(\.hasDirectoryPath).sorted { $0.path() < $1.path() }
  }()

  /// All scenarios that can be read; a separate test sees that none is left out.
  static let all = folders.compactMap { try? read($0) }

  static let faults = all.flatMap { scenario in scenario.faults.map { Case(scenario: scenario, fault: $0) } }

  /// The content of the folder's `expected.json`.
  static func read(_ folder: URL) throws -> WrittenScenario {
    try JSONDecoder().decode(WrittenScenario.self, from: Data(contentsOf: folder.appending(path: "expected.json")))
  }

  /// The bytes of one of its captures.
  func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appending(path: id).appending(path: file)))
  }

  var testDescription: String { id }
}
