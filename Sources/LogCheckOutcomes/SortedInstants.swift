import LogCheckModel

/// Instants in their order, each once, for searches that take few steps in long captures.
struct SortedInstants {
  private let all: [LogInstant]

  init(_ instants: some Sequence<LogInstant>) {
    var all: [LogInstant] = []
    for instant in instants.sorted() where all.last != instant { all.append(instant) }
    self.all = all
  }

  func first(from instant: LogInstant) -> LogInstant? { item(start(instant, orLater: true)) }

  func first(after instant: LogInstant) -> LogInstant? { item(start(instant, orLater: false)) }

  func last(before instant: LogInstant) -> LogInstant? { item(start(instant, orLater: true) - 1) }

  /// True if one lies in the stretch, ends included.
  func meets(from: LogInstant, to: LogInstant) -> Bool { first(from: from).map { $0 <= to } ?? false }

  private func item(_ index: Int) -> LogInstant? { all.indices.contains(index) ? all[index] : nil }

  /// The index of the first that is later than an instant, or the same (`orLater`).
  private func start(_ instant: LogInstant, orLater: Bool) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < instant || !orLater && all[middle] == instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
