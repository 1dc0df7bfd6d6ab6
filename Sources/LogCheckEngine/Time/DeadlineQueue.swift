import LogCheckModel

/// When which instance of which monitor is due, the earliest first: a binary heap.
///
/// Entries of instances that are gone are not searched for; whoever takes one finds the instance gone and passes on.
struct DeadlineQueue {
  struct Entry: Hashable {
    var instant: Int64
    /// Index of the monitor.
    var monitor: Int
    var instance: Int

    static func precedes(_ left: Self, _ right: Self) -> Bool {
      (left.instant, left.monitor, left.instance) < (right.instant, right.monitor, right.instance)
    }
  }

  private var heap: [Entry] = []

  var count: Int { heap.count }

  /// All entries, in no order; some may be of instances that are gone.
  var entries: [Entry] { heap }

  mutating func insert(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard Entry.precedes(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes the earliest entry that is due strictly before `instant`.
  mutating func next(before instant: Int64) -> Entry? {
    guard let first = heap.first, first.instant < instant else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { break }
      let right = left + 1
      let child = right < heap.count && Entry.precedes(heap[right], heap[left]) ? right : left
      guard Entry.precedes(heap[child], heap[parent]) else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }
}
