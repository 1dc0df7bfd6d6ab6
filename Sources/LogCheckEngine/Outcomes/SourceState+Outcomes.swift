import LogCheckModel
import LogCheckOutcomes

extension SourceState {
  /// Decides the outcomes by all that was seen.
  mutating func concludeOutcomes(_ outcomes: CompiledOutcomes) {
    guard let ledger, !ledger.isEmpty else { return }
    let state = self
    deviceOutcomes = ledger.conclude(
      OutcomeView(
        platform: coverage.platform, first: coverage.first[.absolute] ?? coverage.first[.local],
        last: coverage.latest[.absolute] ?? coverage.latest[.local],
        frame: coverage.latest[.absolute] != nil ? .absolute : coverage.latest[.local] != nil ? .local : nil,
        doubt: { sign, from, to in state.doubt(about: sign, outcomes, from: from, to: to) }))
  }

  /// The reason why a sign may be missing in the stretch, although it was given. Lines of a kind that the capture holds count;
  /// where it holds none, all kinds.
  private func doubt(
    about sign: OutcomeSign, _ outcomes: CompiledOutcomes, from: EventTime?, to: EventTime?
  ) -> InconclusiveReason? {
    let all = outcomes.types[sign] ?? []
    let seen = all.filter { coverage.seenTypes.contains($0.index) }
    guard !all.isEmpty else { return .notCaptured }
    if seen.isEmpty, !coverage.isDeclaredComplete { return .notCaptured }
    switch doubt(about: Unseen(types: seen.isEmpty ? all : seen, from: from, to: to), for: .fail) {
    case nil: return nil
    case .settled(let reason), .untilSeen(let reason): return reason
    }
  }
}
