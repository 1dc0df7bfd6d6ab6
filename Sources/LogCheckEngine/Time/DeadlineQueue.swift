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
    var place = heap.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard Entry.precedes(entry, heap[parent]) else { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = entry
  }

  /// Takes the earliest entry that is due strictly before `instant`.
  mutating func next(before instant: Int64) -> Entry? {
    guard let first = heap.first, first.instant < instant else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, Entry.precedes(heap[child + 1], heap[child]) { child += 1 }
      guard Entry.precedes(heap[child], last) else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = last
    return first
  }
}
