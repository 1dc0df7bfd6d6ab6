import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckTrace

/// The totals of a followed name's files up to the start of the current one.
struct PartBase: Hashable, Sendable {
  var lines = 0
  var bytes = 0
}

/// Reads one of the files of a followed name. Lines and bytes are numbered through all of them.
struct PartReader {
  private var reader: CaptureReader
  private var sink: ReaderEventSink
  private let base: PartBase

  init(_ options: ReadingOptions, from base: PartBase) {
    // A file that grows has its newest lines at its end.
    var options = options
    options.keepsOrder = true
    reader = CaptureReader(options)
    sink = ReaderEventSink(base: base)
    self.base = base
  }

  mutating func feed(_ bytes: [UInt8]) throws -> [ReaderEvent] {
    try reader.feed(bytes.span, to: &sink)
    return sink.take()
  }

  /// No more bytes come for now: whole lines are reported as they are.
  mutating func pause() throws -> [ReaderEvent] {
    try reader.pause(to: &sink)
    return sink.take()
  }

  /// The file is over. `failure` is why it could not be read on.
  mutating func finish(after failure: (any Error)? = nil) -> (readerEvents: [ReaderEvent], end: PartEnd) {
    var problem = failure
    if problem != nil {
      if !(problem is UnreadableCapture) { reader.abandon(to: &sink) }
    } else {
      do { try reader.finish(to: &sink) } catch { problem = error }
    }
    var counts = reader.counts
    counts.move(after: base)
    let isNoLog = (problem as? UnreadableCapture)?.isNoLog == true
    return (sink.take(), PartEnd(counts: counts, problem: problem.map { "\($0)" }, isNoLog: isNoLog))
  }
}

extension ReadingCounts {
  /// Counts lines and bytes from the beginning of the first file.
  mutating func move(after base: PartBase) {
    notUnderstoodLines = notUnderstoodLines.map { $0 + base.lines }
    beyondLimitLines = beyondLimitLines.map { $0 + base.lines }
    nulBlocks = nulBlocks.map {
      NULBlock(line: $0.line + base.lines, offset: $0.offset + base.bytes, length: $0.length)
    }
  }
}

/// The end of reading one file.
struct PartEnd: Sendable {
  var counts: ReadingCounts
  /// The reason why it could not be read to its end.
  var problem: String?
  /// True if it is no log at all, which decides nothing.
  var isNoLog = false
}

/// Stores what a reader reports, with positions that count from the beginning of the first file.
private struct ReaderEventSink: RecordSink {
  let base: PartBase
  private var reported: [ReaderEvent] = []

  init(base: PartBase) { self.base = base }

  mutating func take() -> [ReaderEvent] {
    defer { reported = [] }
    return reported
  }

  mutating func receive(_ event: ReaderEvent) {
    reported.append(event.kept().moved(byLines: base.lines, bytes: base.bytes))
  }
}
