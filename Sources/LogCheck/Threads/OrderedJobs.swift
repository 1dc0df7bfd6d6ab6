import Dispatch
import Synchronization

/// Does numbered jobs on several threads, and hands over their results in the order of their numbers: as if one thread
/// did one after the other.
///
/// A job that runs ahead of the one whose turn it is keeps a bounded number of items and waits then.
package enum OrderedJobs<Item: Sendable> {
  /// The interval at which the caller is asked if the jobs must stop. Milliseconds.
  private static var pollTime: Int { 50 }

  /// The working state of a thread.
  package struct Desk {
    fileprivate enum Worker {
      case thread(State)
      case caller(Alone)
    }

    fileprivate let worker: Worker

    /// The number of the next job, while there is one; the one before it has ended then.
    package func next() -> Int? {
      switch worker {
      case .thread(let state): state.next()
      case .caller(let alone): alone.next()
      }
    }

    /// Hands over an item of the job; waits where the job is too far ahead.
    package func deliver(_ item: Item, of job: Int) {
      switch worker {
      case .thread(let state): state.lane(of: job).put(item)
      case .caller(let alone): alone.take(job, item)
      }
    }

    package func end(_ job: Int) {
      if case .thread(let state) = worker { state.lane(of: job).put(nil) }
    }

    /// True if the job is to come to its end early.
    package var isStopped: Bool {
      switch worker {
      case .thread(let state): state.isStopped
      case .caller(let alone): alone.isStopped()
      }
    }
  }

  /// `work` runs once on each thread, and does jobs as long as there are any; `take` is called on this thread. A job may have `ahead`
  /// items ready that are not taken, and `window` jobs may be begun or done when it is the turn of the first of them. Where the system gives
  /// fewer threads, these do all jobs; where it gives none, this thread does them one after the other.
  package static func run(
    _ count: Int, threads: Int, ahead: Int = 16, window: Int = 64, isStopped: () -> Bool,
    work: @escaping @Sendable (Desk) -> Void,
    take: (Int, Item) -> Void
  ) {
    let state = State(count: count, window: window, itemLimit: ahead)
    var workers: [WorkerThread] = []
    while workers.count < max(1, threads), let worker = WorkerThread({ work(Desk(worker: .thread(state))) }) {
      workers.append(worker)
    }
    guard !workers.isEmpty else {
      return withoutActuallyEscaping(isStopped) { isStopped in
        withoutActuallyEscaping(take) {
          work(Desk(worker: .caller(Alone(count: count, isStopped: isStopped, take: $0))))
        }
      }
    }
    var job = 0
    while job < count {
      let lane = state.lane(of: job)
      if isStopped() { state.stop() }
      guard lane.isFilled(withinMilliseconds: pollTime) else {
        // A job that no thread has begun is dropped.
        if state.isStopped, job >= state.started { break }
        continue
      }
      if let item = lane.take() {
        take(job, item)
      } else {
        job += 1
        state.ahead.signal()
      }
    }
    state.stop()
    for _ in workers { state.ahead.signal() }
    for worker in workers { worker.join() }
  }

  /// The jobs where no thread is to be had: their items are taken at once.
  fileprivate final class Alone {
    let isStopped: () -> Bool
    let take: (Int, Item) -> Void
    private let count: Int
    private var started = 0

    init(count: Int, isStopped: @escaping () -> Bool, take: @escaping (Int, Item) -> Void) {
      self.count = count
      self.isStopped = isStopped
      self.take = take
    }

    func next() -> Int? {
      guard started < count, !isStopped() else { return nil }
      started += 1
      return started - 1
    }
  }

  fileprivate final class State: Sendable {
    private struct Progress {
      var started = 0
      var isStopped = false
    }

    private let count: Int
    private let progress = Mutex(Progress())
    private let lanes: [Lane]
    /// Counts the jobs that may be begun.
    let ahead = DispatchSemaphore(value: 0)

    init(count: Int, window: Int, itemLimit: Int) {
      self.count = count
      lanes = (0..<min(count, window)).map { _ in Lane(itemLimit: itemLimit) }
      for _ in lanes { ahead.signal() }
    }

    /// Lanes serve in turn: none is begun again before all of its items are taken.
    func lane(of job: Int) -> Lane { lanes[job % lanes.count] }

    var started: Int { progress.withLock { $0.started } }

    var isStopped: Bool { progress.withLock { $0.isStopped } }

    func stop() { progress.withLock { $0.isStopped = true } }

    func next() -> Int? {
      ahead.wait()
      return progress.withLock { progress in
        guard !progress.isStopped, progress.started < count else { return nil }
        progress.started += 1
        return progress.started - 1
      }
    }
  }

  /// The items of a job on their way.
  fileprivate final class Lane: Sendable {
    private let items = Mutex<[Item?]>([])
    private let filled = DispatchSemaphore(value: 0)
    private let room = DispatchSemaphore(value: 0)

    init(itemLimit: Int) {
      for _ in 0..<itemLimit { room.signal() }
    }

    /// An item, or `nil` for the end of the job.
    func put(_ item: Item?) {
      room.wait()
      items.withLock { $0.append(item) }
      filled.signal()
    }

    func isFilled(withinMilliseconds time: Int) -> Bool {
      filled.wait(timeout: .now() + .milliseconds(time)) == .success
    }

    /// The oldest item; to be called once for each time that the lane was filled.
    func take() -> Item? {
      defer { room.signal() }
      return items.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }
}
