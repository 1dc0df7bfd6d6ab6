package import LogCheckIngest
import LogCheckTrace

/// The reading of an input of any kind, for every user of its records.
extension CaptureFeed {
  /// Reads an input to its end, or until `isOver` says so after a read, when that many bytes came so far; `true` if the sink got its end, too.
  ///
  /// It waits for a stream, and reports no silence of it.
  package static func read<Sink: RecordSink>(
    _ input: AuditInput, _ reader: inout CaptureReader, into sink: inout Sink, within limit: ReadingLimit,
    until isOver: (inout Sink, CaptureReader, Int) -> Bool
  ) throws -> Bool {
    switch input {
    case .pieces(let pieces, _):
      var count = 0
      for piece in pieces {
        try reader.feed(piece.span, to: &sink)
        count += piece.count
        if isOver(&sink, reader, count) { return false }
      }
      try reader.finish(to: &sink)
      return true
    case .standardInput: return try read(FileSource.standardInput(), &reader, into: &sink, within: limit, until: isOver)
    case .file(let path, _): return try read(FileSource(path: path), &reader, into: &sink, within: limit, until: isOver)
    }
  }

  private static func read<Sink: RecordSink>(
    _ source: consuming FileSource, _ reader: inout CaptureReader, into sink: inout Sink, within limit: ReadingLimit,
    until isOver: (inout Sink, CaptureReader, Int) -> Bool
  ) throws -> Bool {
    var count = 0
    while try next(of: source, &reader, to: &sink, within: limit, &count) {
      if isOver(&sink, reader, count) { return false }
    }
    try source.checkEnd(after: count)
    try reader.finish(to: &sink)
    return true
  }

  /// Reads an input to its end into an assembler, which gets a stream's silence, too. `decided` is called after every read.
  static func judge(
    _ input: AuditInput, _ reader: inout CaptureReader, _ assembler: inout TraceAssembler, within limit: ReadingLimit,
    _ watch: RunWatch = RunWatch(), isStopped: () -> Bool, decided: (inout TraceAssembler) -> Void
  ) throws {
    switch input {
    case .pieces(let pieces, _):
      for piece in pieces {
        try reader.feed(piece.span, to: &assembler)
        decided(&assembler)
      }
    case .standardInput:
      try read(
        FileSource.standardInput(), &reader, &assembler, within: limit, watch: watch, isStopped: isStopped,
        decided: decided)
    case .file(let path, _):
      try read(
        FileSource(path: path), &reader, &assembler, within: limit, watch: watch, isStopped: isStopped,
        decided: decided)
    }
    try reader.finish(to: &assembler)
  }
}
