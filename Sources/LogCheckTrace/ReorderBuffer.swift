import LogCheckModel

/// Puts the events of one source into order of time: lines of a live log are out of order by milliseconds.
///
/// Events wait until log time is `horizon` past them, and at most ``limit`` of them: a million lines of one second
/// would need gigabytes. Events of one time keep their order; one without a time stays after its predecessor.
struct ReorderBuffer {
  /// The time by which lines may be out of order.
  let horizon: LogDuration
  private var heap: [Item] = []
  private var arrivals = 0
  private var latest: LogInstant?
  private var frame: TimeFrame?

  private struct Item {
    var instant: LogInstant
    var arrival: Int
    var event: Event

    static func precedes(_ left: Self, _ right: Self) -> Bool {
      (left.instant, left.arrival) < (right.instant, right.arrival)
    }
  }

  init(horizon: LogDuration = .seconds(2)) { self.horizon = horizon }

  var isEmpty: Bool { heap.isEmpty }

  /// Events that wait at a time; about 9 KB each.
  static let limit = 8192

  /// True if more events wait than may: then the earliest one leaves before its time.
  var isFull: Bool { heap.count > Self.limit }

  mutating func insert(_ event: Event) {
    let instant = event.time?.instant ?? latest ?? LogInstant(nanoseconds: .min)
    if latest.map({ instant > $0 }) ?? true { latest = instant }
    heap.append(Item(instant: instant, arrival: arrivals, event: event))
    arrivals += 1
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard Item.precedes(heap[child], heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes the earliest event that nothing can come before any more, given that log time has come to `now`; `nil` takes any.
  mutating func next(at now: LogInstant?) -> Event? {
    guard let first = heap.first else { return nil }
    if let now, first.instant > now - horizon { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      var parent = 0
      while true {
        let left = 2 * parent + 1
        guard left < heap.count else { break }
        let child = left + 1 < heap.count && Item.precedes(heap[left + 1], heap[left]) ? left + 1 : left
        guard Item.precedes(heap[child], heap[parent]) else { break }
        heap.swapAt(child, parent)
        parent = child
      }
    }
    return first.event
  }
}
