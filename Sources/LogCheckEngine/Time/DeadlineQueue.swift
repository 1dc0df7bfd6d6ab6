import LogCheckModel

/// The deadlines of instances, with their monitors, the earliest first: a binary heap.
///
/// An instance that is decided early leaves its entries in the queue; ``compact(where:)`` removes them when there are many.
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
  private var compactionCount = Self.leastCompactionCount

  private static let leastCompactionCount = 16_384

  /// True if there are so many entries that those of decided instances are worth removing.
  var isCrowded: Bool { heap.count >= compactionCount }

  /// Removes duplicates and the entries for which `isOpen` is false. Takes constant time for each entry that was ever inserted, since
  /// the next compaction waits until there are twice as many.
  mutating func compact(where isOpen: (Entry) -> Bool) {
    heap = heap.filter(isOpen).sorted(by: Entry.precedes)
    var last: Entry?
    // What is in order is a heap.
    heap.removeAll { entry in
      defer { last = entry }
      return entry == last
    }
    compactionCount = max(Self.leastCompactionCount, 2 * heap.count)
  }

  var count: Int { heap.count }

  /// All entries, in no order; some may be of instances that are gone.
  var entries: [Entry] { heap }

  mutating func insert(_ entry: Entry) {
    heap.append(entry)
    var position = heap.count - 1
    while position > 0 {
      let parent = (position - 1) / 2
      guard Entry.precedes(entry, heap[parent]) else { break }
      heap[position] = heap[parent]
      position = parent
    }
    heap[position] = entry
  }

  /// Takes the earliest entry that is due strictly before `instant`.
  mutating func next(before instant: Int64) -> Entry? {
    guard let first = heap.first, first.instant < instant else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    var position = 0
    while true {
      var child = 2 * position + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, Entry.precedes(heap[child + 1], heap[child]) { child += 1 }
      guard Entry.precedes(heap[child], last) else { break }
      heap[position] = heap[child]
      position = child
    }
    heap[position] = last
    return first
  }
}
