import LogCheckModel
import LogCheckRules

/// The conditions of a device as reports list them: those of one kind that overlap, and lines of one run, are one.
struct ConditionList {
  private(set) var kept: [HeldCondition] = []
  /// Those that were dropped since there were too many.
  private(set) var omitted: Int

  /// The most that is kept: those that a cause names, then those that last, then the latest.
  static let limit = 1_024

  private var found: [HeldCondition] = []
  private var open: [Key: Open] = [:]

  private struct Key: Hashable {
    var kind: String
    var side: OutcomeSide
    /// The run of what does not last.
    var run: String?
  }

  /// The condition that a later one of its key can belong to.
  private struct Open {
    var index: Int
    /// The last line that shows it, and the one that ends it, as the ledger counts lines.
    var latest: Int
    var end: Int?
  }

  /// - Parameter named: By the first line of a condition, the indices of the causes that name it.
  init(_ ledger: OutcomeLedger, named: [Int: Set<Int>]) {
    omitted = ledger.omittedSpans
    for span in ledger.spans { take(span, named[span.from.order] ?? [], ledger) }
    let all = Self.withoutOtherMeanings(found)
    kept = Self.most(of: all)
    omitted += all.count - kept.count
  }

  private mutating func take(_ span: ConditionSpan, _ causes: Set<Int>, _ ledger: OutcomeLedger) {
    let explanation = ledger.conditions[span.condition].explanation
    let key = Key(kind: explanation.kind, side: explanation.side, run: span.lasts ? nil : span.run)
    let isPart = span.lasts || span.run != nil
    if isPart, let known = open[key], !span.lasts || known.end.map({ $0 > span.from.order }) ?? true {
      extend(known, by: span, key, ledger)
      found[known.index].causes = causes.union(found[known.index].causes).sorted()
      return
    }
    if isPart { open[key] = Open(index: found.count, latest: span.latest.order, end: span.to?.order) }
    var condition = HeldCondition(explanation, first: Self.line(span.from, span.stamps.from), lasts: span.lasts)
    condition.onSimulator = ledger.onSimulator(ledger.conditions[span.condition])
    condition.last = Self.line(span.latest, span.stamps.latest)
    condition.lines = span.lines
    condition.end = span.to.map { Self.line($0, span.stamps.to) }
    condition.causes = causes.sorted()
    found.append(condition)
  }

  private mutating func extend(_ known: Open, by span: ConditionSpan, _ key: Key, _ ledger: OutcomeLedger) {
    found[known.index].lines += span.lines
    if span.latest.order > known.latest {
      found[known.index].last = Self.line(span.latest, span.stamps.latest)
      open[key]?.latest = span.latest.order
    }
    guard span.lasts, let end = known.end else { return }
    if let to = span.to, to.order <= end { return }
    found[known.index].end = span.to.map { Self.line($0, span.stamps.to) }
    open[key]?.end = span.to?.order
  }

  private static func line(_ mark: Mark, _ stamp: EventTime?) -> HeldCondition.Line {
    // Where stamps have no date, the moment that an earlier line spoke of is not that of this one.
    let isPlaced =
      switch stamp?.frame {
      case .absolute, .local, nil: true
      case .undated, .unplacedAbsolute, .unplacedLocal: false
      }
    return HeldCondition.Line(position: mark.position, instant: isPlaced ? mark.at : nil, stamp: stamp)
  }

  /// A line that can mean several things at its moment means those that causes name; where they name none, the first.
  private static func withoutOtherMeanings(_ all: [HeldCondition]) -> [HeldCondition] {
    let moments = Dictionary(grouping: all.indices.filter { !all[$0].lasts }, by: { all[$0].first.position })
    var dropped: Set<Int> = []
    for same in moments.values where same.count > 1 {
      let named = same.filter { !all[$0].causes.isEmpty }
      dropped.formUnion(Set(same).subtracting(named.isEmpty ? Array(same.prefix(1)) : named))
    }
    return all.indices.filter { !dropped.contains($0) }.map { all[$0] }
  }

  private static func most(of all: [HeldCondition]) -> [HeldCondition] {
    guard all.count > limit else { return all }
    func rank(_ index: Int) -> (Int, Int) { (!all[index].causes.isEmpty ? 0 : all[index].lasts ? 1 : 2, -index) }
    return all.indices.sorted { rank($0) < rank($1) }.prefix(limit).sorted().map { all[$0] }
  }
}

extension OutcomeLedger {
  /// The words for a condition if the app ran on a simulator, where these are others.
  func onSimulator(_ condition: OutcomeCondition) -> OutcomeExplanation? {
    condition.onSimulator.flatMap { id in conditions.first { $0.id == id }?.explanation }
  }
}
