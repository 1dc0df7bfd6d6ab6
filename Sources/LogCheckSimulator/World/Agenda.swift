import LogCheckModel

/// The items to come, in the order of time; of two items at one instant the one planned first.
struct Agenda<Item> {
  /// Orders the items without moving them.
  private var heap: [Key] = []
  private var items: [Item?] = []
  /// Free indices in `items`.
  private var free: [Int] = []
  private var planned = 0

  private struct Key {
    var instant: LogInstant
    var number: Int
    var position: Int
  }

  /// The time of the next item.
  var next: LogInstant? { heap.first?.instant }

  mutating func plan(_ item: Item, at instant: LogInstant) {
    let slot: Int
    if let last = free.popLast() {
      slot = last
      items[slot] = item
    } else {
      slot = items.count
      items.append(item)
    }
    heap.append(Key(instant: instant, number: planned, position: slot))
    planned += 1
    var position = heap.count - 1
    while position > 0, isBefore(position, (position - 1) / 2) {
      heap.swapAt(position, (position - 1) / 2)
      position = (position - 1) / 2
    }
  }

  mutating func pop() -> (instant: LogInstant, item: Item)? {
    guard let first = heap.first, let item = items[first.position] else { return nil }
    items[first.position] = nil
    free.append(first.position)
    let last = heap.removeLast()
    guard !heap.isEmpty else { return (first.instant, item) }
    heap[0] = last
    var position = 0
    while true {
      var least = position
      for child in 2 * position + 1..<2 * position + 3 where child < heap.count && isBefore(child, least) {
        least = child
      }
      if least == position { return (first.instant, item) }
      heap.swapAt(position, least)
      position = least
    }
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    (heap[left].instant, heap[left].number) < (heap[right].instant, heap[right].number)
  }
}
