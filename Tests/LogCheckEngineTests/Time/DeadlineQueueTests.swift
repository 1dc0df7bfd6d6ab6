import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

@Suite struct DeadlineQueueTests {
  /// Whatever the order of the insertions, entries leave sorted, none before its time and none twice.
  @Test(arguments: 0..<50 as Range<UInt64>) func entriesLeaveInOrderAndOnce(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var queue = DeadlineQueue()
    var waiting: [DeadlineQueue.Entry] = []
    var now: Int64 = 0
    for number in 0..<200 {
      let entry = DeadlineQueue.Entry(
        instant: Int64(numbers.next(below: 50)), monitor: numbers.next(below: 3), instance: number)
      queue.insert(entry)
      waiting.append(entry)
      guard numbers.next(below: 4) == 0 else { continue }
      now += Int64(numbers.next(below: 5))
      let due = waiting.filter { $0.instant < now }.sorted(by: DeadlineQueue.Entry.precedes)
      waiting.removeAll { $0.instant < now }
      var left: [DeadlineQueue.Entry] = []
      while let entry = queue.next(before: now) { left.append(entry) }
      #expect(left == due)
      #expect(queue.count == waiting.count)
    }
  }

  @Test func whatIsDueNowIsNotYetPast() {
    var queue = DeadlineQueue()
    queue.insert(DeadlineQueue.Entry(instant: 5, monitor: 0, instance: 0))
    #expect(queue.next(before: 5) == nil)
    #expect(queue.next(before: 6)?.instant == 5)
    #expect(queue.next(before: .max) == nil)
  }
}
