import LogCheckModel

/// Starts of a strict sequence whose steps may still come: a step that another instance sees before its turn may be theirs.
///
/// A start is pending from its line until its time has passed or its sequence is complete, also after it was superseded or has failed.
struct PendingStarts {
  private struct Start {
    /// Its instance; `nil` for an event that may be a start.
    var number: Int?
    var key: InstanceKey
    var deadline: TimeBound
    var isPending: Truth
  }

  private var starts: [Start] = []
  /// True if starts were forgotten: there were more than are kept.
  private var isIncomplete = false

  mutating func add(_ number: Int?, _ key: InstanceKey, until deadline: TimeBound, _ isPending: Truth = .yes) {
    if starts.count >= RuleContext.instanceLimit {
      starts.removeFirst()
      isIncomplete = true
    }
    starts.append(Start(number: number, key: key, deadline: deadline, isPending: isPending))
  }

  /// Decides if a start may be pending when `event` starts another sequence. Forgets those whose time has passed.
  /// `doubt` is the reason why the progress of an open instance is unknown.
  mutating func overlap(_ event: Event, _ key: InstanceKey, doubt: (Int) -> InconclusiveReason?) -> Truth {
    starts.removeAll { $0.deadline.admits(event) == .no }
    var result: Truth = isIncomplete ? .unknown(.evicted) : .no
    for start in starts {
      var isPending = start.isPending && start.deadline.admits(event)
      if let reason = start.number.flatMap(doubt) { isPending = isPending && .unknown(reason) }
      switch InstanceKey.match(start.key, key) {
      case .equal: break
      case .different: continue
      case .hidden: isPending = isPending && .unknown(.redacted)
      case .open: if start.key != key { isPending = isPending && .unknown(.ambiguous) }
      }
      result = result || isPending
    }
    return result
  }

  /// The instance has ended otherwise than by its last step: as surely as `doubt` says, its steps may still come.
  mutating func end(_ number: Int, doubt: InconclusiveReason?) {
    guard let index = starts.firstIndex(where: { $0.number == number }) else { return }
    starts[index].number = nil
    if let doubt { starts[index].isPending = .unknown(doubt) }
  }

  mutating func complete(_ number: Int) { starts.removeAll { $0.number == number } }

  mutating func removeAll() {
    starts = []
    isIncomplete = false
  }
}
