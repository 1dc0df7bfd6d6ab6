import LogCheckModel
import LogCheckSimulator

/// Carries entries through the writer and the wrappers to standard output or a file, a quarter of a megabyte at a time.
struct CaptureOutput {
  private var stream: CaptureStream
  private var wrappers: WrapperChain
  private let isWrapped: Bool
  private let file: OutputDraft?
  private var buffer: [UInt8] = []
  private var piece: [UInt8] = []
  private var written = 0

  /// Without a target, standard output.
  init(
    stream: CaptureStream, wrappers: WrapperChain, isWrapped: Bool, to target: OutputFile?
  ) throws(OutputProblem) {
    self.stream = stream
    self.wrappers = wrappers
    self.isWrapped = isWrapped
    var draft: OutputDraft?
    if let target { draft = try OutputDraft(target.location) }
    file = draft
  }

  /// `limit` is in bytes.
  mutating func write(_ entries: some Sequence<LogEntry>, limit: Int?) throws(OutputProblem) {
    wrappers.begin(into: &buffer)
    var last = LogInstant(nanoseconds: 0)
    var isBegun = false
    for entry in entries {
      last = entry.instant
      if !isBegun {
        try pass(at: last) { $0.begin(into: &$1) }
        isBegun = true
      }
      try pass(at: last) { $0.append(entry, into: &$1) }
      if let limit, written + buffer.count >= limit { break }
      // The reader went away.
      if file == nil, StandardStreams.isGone { return }
      if file != nil, StopSignals.isRequested { throw OutputProblem("stopped") }
    }
    try pass(at: last) { $0.end(into: &$1) }
    try flush()
    try file?.commit()
  }

  private mutating func pass(
    at instant: LogInstant, _ step: (inout CaptureStream, inout [UInt8]) -> Void
  ) throws(OutputProblem) {
    if isWrapped {
      piece.removeAll(keepingCapacity: true)
      step(&stream, &piece)
      wrappers.append(piece, at: instant, into: &buffer)
    } else {
      step(&stream, &buffer)
    }
    if buffer.count >= 1 << 18 { try flush() }
  }

  private mutating func flush() throws(OutputProblem) {
    if let file {
      try file.write(buffer)
    } else {
      StandardStreams.write(buffer)
    }
    written += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }
}
