import Dispatch
import LogCheck
import LogCheckRules
import Synchronization

/// The events of a capture, read while they are asked for.
///
/// A separate thread reads ahead by at most 1,024 events. Reading ends when the iterator is given up.
public struct CaptureEvents: AsyncSequence, Sendable {
  /// An event of the capture.
  public typealias Element = CaptureEvent

  let capture: Capture
  let rules: Rules
  let options: JudgingOptions

  /// Begins to read the capture.
  public func makeAsyncIterator() -> Iterator { Iterator(EventProducer(capture, rules, options)) }

  /// Reads the capture, and stops when it is released.
  public struct Iterator: AsyncIteratorProtocol {
    private let producer: EventProducer
    private var events: AsyncThrowingStream<CaptureEvent, any Error>.Iterator

    init(_ producer: EventProducer) {
      self.producer = producer
      events = producer.start().makeAsyncIterator()
    }

    /// - Throws: ``UnreadableCapture`` after the last event that could be read, ``InvalidRules`` where rules cannot be run.
    public mutating func next() async throws -> CaptureEvent? {
      let event = try await events.next()
      producer.makeRoom()
      return event
    }
  }
}

/// A capture that could not be read, or not to its end.
public struct UnreadableCapture: Error, Sendable, CustomStringConvertible {
  /// Why, in a sentence.
  public let description: String
}

extension Capture {
  /// The events that the rules know, in the order of the capture's time. Of the options only the year and the zone matter.
  public func events(_ rules: Rules, options: JudgingOptions = JudgingOptions()) -> CaptureEvents {
    CaptureEvents(capture: self, rules: rules, options: options)
  }
}

/// Reads a capture on a separate thread, which waits while nothing takes what was read.
final class EventProducer: Sendable {
  private let capture: Capture
  private let rules: Rules
  private let options: JudgingOptions
  private let room = DispatchSemaphore(value: 0)
  private let isGivenUp = Atomic(false)

  /// Events that are read ahead.
  private static let ahead = 1024

  init(_ capture: Capture, _ rules: Rules, _ options: JudgingOptions) {
    self.capture = capture
    self.rules = rules
    self.options = options
    // A semaphore must not end with less than it began with.
    for _ in 0..<Self.ahead { room.signal() }
  }

  func start() -> AsyncThrowingStream<CaptureEvent, any Error> {
    AsyncThrowingStream { continuation in
      continuation.onTermination = { _ in self.giveUp() }
      // A shared queue has few threads, and each iterator that waits for its reader holds one.
      DispatchQueue(label: "capture events").async { self.read(continuation) }
    }
  }

  private func read(_ continuation: AsyncThrowingStream<CaptureEvent, any Error>.Continuation) {
    do throws(UnusableRules) {
      let problem = try EventReading.read(
        capture.input, rules.library, options.auditOptions, isStopped: { isStopped }
      ) { event in
        guard !isStopped else { return }
        room.wait()
        continuation.yield(CaptureEvent(event))
      }
      continuation.finish(throwing: problem.map { UnreadableCapture(description: $0) })
    } catch {
      continuation.finish(throwing: InvalidRules(error))
    }
  }

  func makeRoom() { room.signal() }

  private var isStopped: Bool { isGivenUp.load(ordering: .relaxed) }

  private func giveUp() {
    isGivenUp.store(true, ordering: .relaxed)
    room.signal()
  }
}
