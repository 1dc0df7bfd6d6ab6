import LogCheckIngest
import LogCheckModel
import LogCheckRules
import LogCheckTrace

/// Reads a capture on a separate thread, which also analyses each record without its context; the work that depends on
/// the order of the records is done here, by the calling thread.
///
/// It hands over what ``CaptureReader`` reports, in the same order: no decision depends on which of both is faster.
enum ReadAhead {
  /// The number of reads that may be ahead of the current one.
  private static let limit = 3

  /// The result of one read.
  fileprivate struct Piece: Sendable {
    var reported: [(event: ReaderEvent, analysis: RecordAnalysis?)] = []
    /// Bytes of the file.
    var bytes = 0
    /// Set in the last piece.
    var end: TraceJudge.ReadEnd?
  }

  static func read(
    _ path: [UInt8], _ reading: ReadingOptions, _ ruleSet: RuleSet, _ assembler: inout TraceAssembler,
    within limit: ReadingLimit, _ watch: RunWatch, isStopped: () -> Bool, decided: (inout TraceAssembler) -> Void
  ) -> TraceJudge.ReadEnd {
    var end = TraceJudge.ReadEnd(counts: ReadingCounts())
    OrderedJobs<Piece>.run(1, threads: 1, ahead: Self.limit, isStopped: isStopped) { desk in
      while let job = desk.next() {
        let last = read(path, reading, ruleSet, within: limit, isStopped: { desk.isStopped }) {
          desk.deliver($0, of: job)
        }
        desk.deliver(last, of: job)
        desk.end(job)
      }
    } take: { _, piece in
      for reported in piece.reported { assembler.receive(reported.event, reported.analysis) }
      if piece.bytes > 0 { watch.read(piece.bytes) }
      if let last = piece.end { end = last } else { decided(&assembler) }
    }
    return end
  }

  /// Reads to the end, or until it is stopped; returns the last piece.
  private static func read(
    _ path: [UInt8], _ reading: ReadingOptions, _ ruleSet: RuleSet, within limit: ReadingLimit, isStopped: () -> Bool,
    deliver: (Piece) -> Void
  ) -> Piece {
    var reader = CaptureReader(reading)
    var sink = AnalysingSink(RecordLens(ruleSet))
    do {
      var before = 0
      _ = try CaptureFeed.read(.file(path, shown: ""), &reader, into: &sink, within: limit) { sink, _, count in
        deliver(sink.take(after: count - before))
        before = count
        return isStopped()
      }
    } catch {
      let end = reader.end(after: error, to: &sink)
      return sink.take(after: 0, end)
    }
    return sink.take(after: 0, TraceJudge.ReadEnd(counts: reader.counts))
  }
}

/// Keeps what a reader reports, with the analysis of each record.
private struct AnalysingSink: RecordSink {
  private let lens: RecordLens
  private var traits: FormatTraits = []
  private var reported: [(event: ReaderEvent, analysis: RecordAnalysis?)] = []

  init(_ lens: RecordLens) { self.lens = lens }

  /// The reports since the last call, after so many bytes of the file.
  mutating func take(after bytes: Int, _ end: TraceJudge.ReadEnd? = nil) -> ReadAhead.Piece {
    defer { reported = [] }
    return ReadAhead.Piece(reported: reported, bytes: bytes, end: end)
  }

  mutating func receive(_ event: ReaderEvent) {
    var analysis: RecordAnalysis?
    switch event {
    case .detection(let detection): traits = detection.format?.carries ?? []
    case .record(let record): analysis = lens.inspect(at: record, traits)
    case .time, .marker, .notUnderstood, .beyondLimit: break
    }
    reported.append((event.kept(), analysis))
  }
}
