import Foundation
import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

/// The engine, which sees one event after the other, and an oracle that sees the whole trace must agree on random rules.
@Suite struct AgreementTests {
  /// Seeds of rules.
  static let rules = Extent.seeds(8, whole: 40)
  private static let traces = 6
  /// Seeds of rules and traces on which engine and oracle once disagreed.
  private static let kept: [String: [UInt64]] = ["response": [287, 613, 1405], "count": [1270, 1439]]
  /// The number of disagreements of one kind that are reported.
  private static let reported = 3

  /// Every instance, with its verdict, and with its reason where the documents say which it is.
  @Test(.tags(.long), arguments: RuleMaker.tried) func agreeOnEveryInstance(_ kind: String) throws {
    var verdicts: [String: Int] = [:]
    try everyRule(of: kind, salt: 0xA11) { agreement, items, numbers in
      let observation = Observation(beginsSession: !numbers.once(in: 4), beginsAtStart: numbers.once(in: 4))
      for ending in agreement.engine(items, observation) { verdicts[ending.verdict, default: 0] += 1 }
      return (items, { $0.exactDifference($1, observation) })
    }
    // Rules that are never decided show nothing. Shares need many rules; those of a sample may be anything.
    guard Extent.isWhole else { return }
    let all = verdicts.values.reduce(0, +)
    #expect(verdicts["pass", default: 0] * 6 >= all, "\(verdicts)")
    #expect(verdicts["fail", default: 0] * 10 >= all, "\(verdicts)")
  }

  /// The same for every beginning of a trace.
  @Test(.tags(.long), arguments: RuleMaker.tried) func agreeWhereverATraceIsCut(_ kind: String) throws {
    try everyRule(of: kind, salt: 0xC07, traces: 1) { _, items, _ in
      (
        items,
        { agreement, items in
          items.indices.lazy.compactMap { agreement.exactDifference(Array(items.prefix($0)), Observation()) }.first
        }
      )
    }
  }

  /// If values are hidden, absent or malformed, only the decisions that every possible world shares are made.
  @Test(.tags(.long), arguments: RuleMaker.tried) func decideWhatEveryWorldDecides(_ kind: String) throws {
    var decided = (worlds: 0, engine: 0)
    try everyRule(of: kind, salt: 0xB11D, traces: Extent.count(2, whole: 6)) { agreement, items, numbers in
      let items = items.obscured(&numbers)
      decided.worlds += agreement.sure(items)?.count ?? 0
      decided.engine += agreement.engine(items).count(where: \.isDecided)
      return (items, { $0.obscureDifference($1) })
    }
    // The engine need not see that all worlds agree, but not much is left open without need.
    guard Extent.isWhole else { return }
    #expect(decided.engine * 10 >= decided.worlds * 8, "\(decided)")
  }

  /// Whatever a capture does not show, what is decided is what the whole trace says.
  @Test(.tags(.long), arguments: RuleMaker.tried, Loss.allCases) func whatIsLostNeverChangesSides(
    _ kind: String, _ loss: Loss
  ) throws {
    var decided = (whole: 0, left: 0)
    try everyRule(of: kind, salt: 0x1055, traces: Extent.count(1, whole: 2)) { agreement, items, numbers in
      let items = loss.marked(items, of: agreement.bench.rules, &numbers)
      decided.whole += agreement.engine(items).count(where: \.isDecided)
      let (left, observation) = loss.capture(of: items)
      decided.left += agreement.engine(left, observation).count(where: \.isDecided)
      return (items, { $0.lossDifference($1, loss) })
    }
    // Events of components that are not heard decide little.
    if Extent.isWhole, !loss.isOfComponents { #expect(decided.left * 4 >= decided.whole, "\(decided)") }
  }

  // MARK: Rules and traces

  private typealias Trial = (items: [TraceItem], difference: (Agreement, [TraceItem]) -> String?)

  private func everyRule(
    of kind: String, salt: UInt64, traces: Int = traces, _ trial: (Agreement, [TraceItem], inout SeededNumbers) -> Trial
  ) throws {
    var reported = 0
    for seed in Set(Self.rules + Self.kept[kind, default: []]).sorted() where reported < Self.reported {
      let made = RuleMaker.rule(of: kind, seed: seed)
      let agreement = try agreement(made.text, made.names, kind, seed)
      var numbers = SeededNumbers(seed: seed ^ salt)
      for _ in 0..<traces {
        let (items, difference) = trial(agreement, agreement.maker.trace(&numbers), &numbers)
        guard difference(agreement, items) != nil else { continue }
        let least = Shrinking.least(made.text, items) { text, items in
          guard let simpler = text == made.text ? agreement : try? Agreement(text, names: made.names) else {
            return false
          }
          return difference(simpler, items) != nil
        }
        let lines = least.items.map(\.description).joined(separator: "\n")
        let words = difference(try Agreement(least.rule, names: made.names), least.items) ?? ""
        Issue.record("\(kind), seed \(seed):\n\(least.rule)\n\(lines)\n\(words)")
        reported += 1
        break
      }
    }
  }

  private func agreement(_ text: String, _ names: [String], _ kind: String, _ seed: UInt64) throws -> Agreement {
    do {
      return try Agreement(text, names: names)
    } catch {
      throw BenchProblem(description: "\(kind), seed \(seed): \(error)\n\(text)")
    }
  }
}
