import LogCheckSamples
import LogCheckTestSupport
import Testing

extension WrittenScenario {
  /// A fault together with the scenario that it belongs to.
  struct Case: Sendable, CustomTestStringConvertible {
    let scenario: WrittenScenario
    let fault: Fault
    var testDescription: String { "\(scenario.id) \(fault.id)" }
  }

  /// All scenarios that can be read; a separate test sees that none is left out.
  static let all = SampleCaptures.scenarios.samples

  static let allFaults = all.flatMap { scenario in scenario.faults.map { Case(scenario: scenario, fault: $0) } }
}
