import LogCheckModel

/// The outcomes of processes that are not known to be the app.
struct HeldReadings {
  /// By source.
  private var outcomes: [Int: [InstanceOutcome]] = [:]
  /// By source: the rules that failed in it.
  private var failed: [Int: Set<Int>] = [:]
  /// Of more outcomes only those are kept that could still change a rule's verdict.
  private static let limit = 8192

  mutating func note(_ found: [InstanceOutcome], of source: Int) {
    for outcome in found where outcome.verdict == .fail || outcome.verdict == .inconclusive(.exception) {
      failed[source, default: []].insert(outcome.rule)
    }
  }

  mutating func hold(_ found: [InstanceOutcome], of source: Int) {
    guard !found.isEmpty else { return }
    let failedBefore = failed[source] ?? []
    note(found, of: source)
    var held = outcomes[source] ?? []
    outcomes[source] = nil
    for outcome in found {
      if held.count >= Self.limit {
        switch outcome.verdict {
        case .pass, .cancelled: continue
        case .fail: if failedBefore.contains(outcome.rule) { continue }
        case .inconclusive: if held.contains(where: { $0.rule == outcome.rule }) { continue }
        }
      }
      held.append(outcome)
    }
    outcomes[source] = held
  }

  mutating func release(of source: Int) -> [InstanceOutcome] { outcomes.removeValue(forKey: source) ?? [] }

  /// True if the rule fails whichever of the sources is the app's.
  func fails(_ rule: Int, inAll sources: [Int]) -> Bool {
    sources.allSatisfy { failed[$0]?.contains(rule) == true }
  }
}
