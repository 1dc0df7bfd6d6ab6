import LogCheckModel

/// Turns a capture round whose entries come from the newest to the oldest, as log services and tables list them.
///
/// What a reader reports is held back until a stamp is later than the one before it: then the capture is in order, as almost all are
/// after their first records. Where no stamp is, all of it is passed on at the end, last record first.
struct EntryOrder: RecordSink {
  private var held: [ReaderEvent] = []
  private var heldBytes = 0
  private var stamps = StampTrend()
  /// True once everything is passed on as it comes.
  private(set) var isSettled: Bool
  /// The stamps around records that have none.
  var outerStamps = StampTrend()

  /// Records held back of a capture that only falls, and the bytes of their text: a longer one is read as it is printed.
  /// A record takes two to three KiB.
  private static let limit = 50_000
  private static let byteLimit = 33_554_432
  /// Records held back while no stamp was different from the one before it.
  private static let undecidedLimit = 256

  /// `isKept` where the order of the capture is known to be that in which it was logged.
  init(isKept: Bool) { isSettled = isKept }

  mutating func receive(_ event: ReaderEvent) {
    switch event {
    case .record(let record):
      heldBytes += record.text.count
      if let stamp = record.stamp { stamps.take(stamp) }
    case .time(let stamp, _, _): stamps.take(stamp)
    case .notUnderstood(let record), .beyondLimit(let record): heldBytes += record.text.count
    case .detection, .marker: break
    }
    held.append(event.kept())
  }

  /// True if every stamp so far is earlier than the one before it.
  var isNewestFirst: Bool {
    stamps.onlyFalls || stamps.falls == 0 && !stamps.hasRisen && outerStamps.onlyFalls
  }

  private var isFull: Bool {
    held.count > (isNewestFirst ? Self.limit : Self.undecidedLimit) || heldBytes > Self.byteLimit
  }

  /// Passes on what is held back, if the order of the capture is plain or must be taken as it is. `isPaused` where a stream is silent.
  mutating func release(isPaused: Bool, to sink: inout some RecordSink) {
    let isInOrder = stamps.hasRisen || stamps.falls == 0 && outerStamps.hasRisen
    if isInOrder || isFull || isPaused && !isNewestFirst { keep(to: &sink) }
  }

  /// Takes the order of the capture as it is.
  mutating func keep(to sink: inout some RecordSink) {
    isSettled = true
    for event in held { sink.receive(event) }
    held = []
  }

  /// Passes on what is held back at the end of the capture; `entriesAreWhole` where the lines of an entry stay together.
  mutating func finish(
    _ detection: Detection?, entriesAreWhole: Bool, _ counts: inout ReadingCounts, to sink: inout some RecordSink
  ) {
    isSettled = true
    defer { held = [] }
    guard isNewestFirst else {
      for event in held { sink.receive(event) }
      return
    }
    if let detection { sink.receive(.detection(detection)) }
    if !entriesAreWhole { markUncertain(&counts) }
    var end = held.endIndex
    while end > 0 {
      // What is in one line of the capture is in order.
      var start = end - 1
      while start > 0, let line = held[start].position, held[start - 1].position?.offset == line.offset { start -= 1 }
      for event in held[start..<end] {
        if case .detection = event { continue }
        sink.receive(event.countingDown())
      }
      end = start
    }
  }

  /// A tool that turns lines round, not entries, puts the later lines of an entry before its first one, after that of another entry.
  private mutating func markUncertain(_ counts: inout ReadingCounts) {
    var isAfterSeveralLines = false
    for index in held.indices {
      guard case .record(var record) = held[index] else { continue }
      let hasSeveral = record.lineCount > 1
      if hasSeveral || isAfterSeveralLines {
        counts.unreadRecords += 1
        counts.notUnderstood += 1
        let text = record.text
        record.takeNotUnderstood(text.span, at: record.position)
        held[index] = .notUnderstood(record)
      }
      isAfterSeveralLines = hasSeveral
    }
  }
}

extension ReaderEvent {
  fileprivate var position: LinePosition? {
    switch self {
    case .detection: nil
    case .record(let record), .notUnderstood(let record), .beyondLimit(let record): record.position
    case .time(_, _, let position): position
    case .marker(let marker): marker.position
    }
  }

  /// The same in a capture that is read from its end.
  fileprivate func countingDown() -> ReaderEvent {
    func turned(_ record: Record) -> Record {
      var record = record
      record.position.countsDown = true
      return record
    }
    switch self {
    case .detection: return self
    case .record(let record): return .record(turned(record))
    case .notUnderstood(let record): return .notUnderstood(turned(record))
    case .beyondLimit(let record): return .beyondLimit(turned(record))
    case .time(let stamp, let ticks, var position):
      position.countsDown = true
      return .time(stamp, ticks: ticks, position)
    case .marker(var marker):
      marker.position.countsDown = true
      swap(&marker.before, &marker.after)
      return .marker(marker)
    }
  }
}

extension LineWrapper {
  /// The order of a capture whose entries come from the newest to the oldest, for reports.
  static let newestFirst: LineWrapper = {
    var wrapper = LineWrapper.named("newest-first")
    wrapper.name += " list"
    return wrapper
  }()
}
