import LogCheckModel

/// What is still to come, in the order of time; of two things at one instant the one planned first.
struct Agenda<Item> {
  private var heap: [(instant: LogInstant, number: Int, item: Item)] = []
  private var planned = 0

  /// When the next thing is due.
  var next: LogInstant? { heap.first?.instant }

  mutating func plan(_ item: Item, at instant: LogInstant) {
    heap.append((instant, planned, item))
    planned += 1
    var place = heap.count - 1
    while place > 0, isBefore(place, (place - 1) / 2) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func pop() -> (instant: LogInstant, item: Item)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      var place = 0
      while true {
        var least = place
        for child in [2 * place + 1, 2 * place + 2] where child < heap.count && isBefore(child, least) { least = child }
        if least == place { break }
        heap.swapAt(place, least)
        place = least
      }
    }
    return (first.instant, first.item)
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    (heap[left].instant, heap[left].number) < (heap[right].instant, heap[right].number)
  }
}
