package import LogCheckModel

/// Notifications by their result.
package struct OutcomeCounts: Mergeable {
  /// Results that occur.
  private var values: [OutcomeResult: Int] = [:]

  package init() {}

  package init(_ values: [OutcomeResult: Int]) { for (result, count) in values { self[result] = count } }

  package subscript(result: OutcomeResult) -> Int {
    get { values[result] ?? 0 }
    set { values[result] = newValue > 0 ? min(newValue, BoundedCount.limit) : nil }
  }

  package var total: Int { values.values.reduce(into: 0) { BoundedCount.add($1, to: &$0) } }

  package mutating func add(_ other: Self) {
    for (result, count) in other.values { self[result] += count }
  }
}
