import LogCheckModel

/// What is still to come, in the order of time; of two things at one instant the one planned first.
struct Agenda<Item> {
  /// Orders the items without moving them.
  private var heap: [Key] = []
  private var items: [Item?] = []
  /// Places in `items` that hold nothing.
  private var free: [Int] = []
  private var planned = 0

  private struct Key {
    var instant: LogInstant
    var number: Int
    var place: Int
  }

  /// When the next thing is due.
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
    heap.append(Key(instant: instant, number: planned, place: slot))
    planned += 1
    var place = heap.count - 1
    while place > 0, isBefore(place, (place - 1) / 2) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func pop() -> (instant: LogInstant, item: Item)? {
    guard let first = heap.first, let item = items[first.place] else { return nil }
    items[first.place] = nil
    free.append(first.place)
    let last = heap.removeLast()
    guard !heap.isEmpty else { return (first.instant, item) }
    heap[0] = last
    var place = 0
    while true {
      var least = place
      for child in 2 * place + 1..<2 * place + 3 where child < heap.count && isBefore(child, least) { least = child }
      if least == place { return (first.instant, item) }
      heap.swapAt(place, least)
      place = least
    }
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    (heap[left].instant, heap[left].number) < (heap[right].instant, heap[right].number)
  }
}
