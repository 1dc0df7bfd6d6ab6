import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

/// Deadlines of decided instances take no memory for long, and those of open ones are kept.
@Suite struct DeadlineCompactionTests {
  private static func entry(_ instant: Int64, _ instance: Int) -> DeadlineQueue.Entry {
    DeadlineQueue.Entry(instant: instant, monitor: 0, instance: instance)
  }

  /// A million deadlines of a thousand instances that are open at a time, as in a second full of triggers.
  @Test func queueOfDecidedInstancesStaysSmall() {
    var queue = DeadlineQueue()
    var longest = 0
    for number in 0..<1_000_000 {
      queue.insert(Self.entry(Int64(number % 977), number))
      if queue.isCrowded { queue.compact { $0.instance > number - 1000 } }
      longest = max(longest, queue.count)
    }
    #expect(longest <= 16_384, "\(longest)")
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func openInstancesKeepTheirDeadlines(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var queue = DeadlineQueue()
    var expected: [DeadlineQueue.Entry] = []
    for number in 0..<500 {
      let entry = Self.entry(Int64(numbers.next(below: 100)), number)
      queue.insert(entry)
      // Twice for some: a state may set the same deadline again.
      if number.isMultiple(of: 7) { queue.insert(entry) }
      if number.isMultiple(of: 3) { expected.append(entry) }
    }
    queue.compact { $0.instance.isMultiple(of: 3) }
    let later = Self.entry(Int64(numbers.next(below: 100)), 500)
    queue.insert(later)
    expected.append(later)
    expected.sort(by: DeadlineQueue.Entry.precedes)
    var left: [DeadlineQueue.Entry] = []
    while let entry = queue.next(before: .max) { left.append(entry) }
    #expect(left == expected)
  }
}
