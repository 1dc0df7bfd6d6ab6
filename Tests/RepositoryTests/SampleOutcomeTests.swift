import Foundation
import LogCheck
import LogCheckModel
import LogCheckRules
import LogCheckTestSupport
import Testing

@testable import logcheck_dev

/// The outcomes of healthy captures.
@Suite struct SampleOutcomeTests {
  private static let captures = RepositoryPaths.files(
    below: RepositoryPaths.sampleLogs, extensions: ["log", "ndjson", "txt", "jsonl"]
  ).filter { file in
    let parts = file.pathComponents
    return parts.contains("healthy") || parts.contains("scenarios") || parts.contains("formats")
  }

  /// Captures that are about a fault of the app in which the plugin does its duty.
  private static let aboutTheApp = ["scenarios/SCN-17/scenario.log"]

  /// No notification of a healthy capture is unproved, and nothing is said to be the fault of the plugin or the app.
  @Test func healthyCapturesHaveNoFaultOfThePlugin() async throws {
    #expect(Self.captures.count > 120)
    let found = try await TwoThreads.map(Self.captures, rules: .ofFolder(nil)) { file, audit in
      var run = Audit(audit, AuditOptions())
      run.run([.bytes([UInt8](try Data(contentsOf: file)), shown: file.lastPathComponent)]) { _ in }
      return run.summary().outcomes
    }
    for (file, outcomes) in zip(Self.captures, found) {
      let name = file.path(percentEncoded: false)
      for device in outcomes {
        #expect(device.unproved.isEmpty, "\(name)")
        guard !Self.aboutTheApp.contains(where: name.hasSuffix) else { continue }
        #expect(!device.causes.contains { [.plugin, .app].contains($0.explanation.side) }, "\(name)")
      }
    }
  }
}
