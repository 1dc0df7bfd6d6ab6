package import LogCheckIngest
import LogCheckModel
import LogCheckTrace

/// Passes a capture to the assembler: read here, or by a thread that runs ahead.
extension TraceJudge {
  /// The end of reading.
  package struct ReadEnd: Sendable {
    package var counts: ReadingCounts
    /// The reason why the capture could not be read to its end.
    package var problem: (any Error)?
  }

  /// `decided` is called after every read.
  func read(
    _ input: AuditInput, _ reading: ReadingOptions, _ assembler: inout TraceAssembler, _ watch: RunWatch,
    readsAhead: Bool,
    _ options: AuditOptions, isStopped: () -> Bool, decided: (inout TraceAssembler) -> Void
  ) -> ReadEnd {
    if readsAhead, case .file(let path, _) = input, !FileSource.mayWait(path: path),
      let size = FileSource.regularSize(path: path), size >= options.threadedBytes
    {
      return ReadAhead.read(
        path, reading, ruleSet, &assembler, within: options.readingLimit, watch, isStopped: isStopped, decided: decided)
    }
    return readHere(
      input, reading, &assembler, within: options.readingLimit, watch, isStopped: isStopped, decided: decided)
  }

  private func readHere(
    _ input: AuditInput, _ reading: ReadingOptions, _ assembler: inout TraceAssembler, within limit: ReadingLimit,
    _ watch: RunWatch, isStopped: () -> Bool, decided: (inout TraceAssembler) -> Void
  ) -> ReadEnd {
    var reader = CaptureReader(reading)
    do {
      try CaptureFeed.judge(
        input, &reader, &assembler, within: limit, watch, isStopped: isStopped, decided: decided)
    } catch {
      return reader.end(after: error, to: &assembler)
    }
    return ReadEnd(counts: reader.counts)
  }
}

extension CaptureReader {
  /// Lines before the trouble are taken as they are; an unreadable capture gave none.
  mutating func end(after problem: any Error, to sink: inout some RecordSink) -> TraceJudge.ReadEnd {
    if !(problem is UnreadableCapture) { abandon(to: &sink) }
    return TraceJudge.ReadEnd(counts: counts, problem: problem)
  }
}
