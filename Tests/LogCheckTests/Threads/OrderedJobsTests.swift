import Synchronization
import Testing

@testable import LogCheck

/// Jobs on several threads hand over what one thread would.
@Suite struct OrderedJobsTests {
  /// The number of items of job `number`: some none, one far more than may wait.
  private static func items(of number: Int) -> Int { number == 0 ? 1000 : number % 7 }

  private static func taken(
    _ count: Int, threads: Int, isStopped: () -> Bool = { false },
    onItem: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> [[Int]] {
    var taken: [[Int]] = []
    OrderedJobs<Int>.run(count, threads: threads, isStopped: isStopped) { desk in
      while let job = desk.next() {
        for item in 0..<items(of: job) where !desk.isStopped {
          onItem(job, item)
          desk.deliver(item, of: job)
        }
        desk.end(job)
      }
    } take: { job, item in
      taken.append([job, item])
    }
    return taken
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 63, 64, 65, 1000])
  func everyItemComesInTheOrderOfOneThread(_ threads: Int, _ count: Int) {
    let expected = (0..<count).flatMap { job in (0..<Self.items(of: job)).map { [job, $0] } }
    #expect(Self.taken(count, threads: threads) == expected)
  }

  /// The first job waits until others have run into their limits, which it could not if one of them held its slot.
  @Test func aSlowFirstJobHoldsTheOthersBack() {
    let begun = Mutex<Set<Int>>([])
    let onItem: @Sendable (Int, Int) -> Void = { job, item in
      _ = begun.withLock { $0.insert(job) }
      guard job == 0, item == 500 else { return }
      while begun.withLock({ $0.count }) < 30 {}
    }
    let taken = Self.taken(500, threads: 4, onItem: onItem)
    #expect(taken.prefix(1000).allSatisfy { $0[0] == 0 })
    #expect(Set(taken.map { $0[0] }).count == begun.withLock { $0.count })
  }

  /// A job that was begun comes to its end and is taken; one that was not is left out.
  @Test(arguments: [1, 3]) func aStopEndsItWithWholeJobsOnly(_ threads: Int) {
    let begun = Mutex<Set<Int>>([])
    let onItem: @Sendable (Int, Int) -> Void = { job, _ in _ = begun.withLock { $0.insert(job) } }
    var asked = 0
    let isStopped = {
      asked += 1
      return asked > 20
    }
    let taken = Self.taken(100_000, threads: threads, isStopped: isStopped, onItem: onItem)
    let jobs = Set(taken.map { $0[0] })
    #expect(jobs.count < 1000)
    #expect(jobs == begun.withLock { $0 })
  }
}
