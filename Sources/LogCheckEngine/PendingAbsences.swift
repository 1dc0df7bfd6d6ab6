import LogCheckModel

/// Verdicts by absence that wait until the capture shows that it could have held the event.
struct PendingAbsences {
  struct Item {
    var outcome: InstanceOutcome
    /// The verdict unless there is a doubt.
    var verdict: InstanceVerdict
    var unseen: Unseen
    /// The outcome to report if the components are never heard in a filtered input.
    var ifNotCaptured: InstanceOutcome?
  }

  private(set) var items: [Item] = []
  /// The earliest time at which a line of the current session decides one of them.
  private var lifeDue: EventTime?

  /// Verdicts beyond it are open.
  static let limit = 8192

  var isFull: Bool { items.count >= Self.limit }

  mutating func add(_ item: Item, _ lives: Lives) {
    items.append(item)
    // A failure may wait only for a line that shows that the session went on: it is decided by the next one.
    guard !item.unseen.killers.isEmpty, let to = item.unseen.to, lives.mayOutlast(from: item.unseen.from),
      !lives.outlast(from: item.unseen.from, to: to)
    else { return }
    if let lifeDue, lifeDue.frame == to.frame, lifeDue.instant <= to.instant { return }
    lifeDue = to
  }

  /// True if a line of the current session at that time decides one of them.
  func isLifeDue(at time: EventTime) -> Bool {
    lifeDue.map { $0.frame == time.frame && $0.instant <= time.instant } ?? false
  }

  mutating func take() -> [Item] {
    defer { self = Self() }
    return items
  }
}
