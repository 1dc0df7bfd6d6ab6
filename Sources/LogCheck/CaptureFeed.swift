package import LogCheckIngest
import LogCheckModel
import LogCheckTrace

/// Reads an input to its end, or until it is stopped.
package enum CaptureFeed {
  /// The time for which a stream may be silent before the bytes so far are judged as they are. Milliseconds.
  private static let pauseTime: Int32 = 200
  /// The same of a stream that is being written now: a finding comes within a tenth of a second.
  private static let currentPauseTime: Int32 = 40

  /// `decided` is called after every read, and while a stream is silent; `watch` gets the bytes of each read.
  static func read(
    _ source: consuming FileSource, _ reader: inout CaptureReader, _ assembler: inout TraceAssembler,
    watch: RunWatch = RunWatch(), isStopped: () -> Bool, decided: (inout TraceAssembler) -> Void
  ) throws {
    let isLive = !source.isRegularFile
    defer { if isLive { assembler.endStream(after: watch.silenceAtEnd?()) } }
    var isPaused = false
    var isCurrent = false
    var count = 0
    while !isStopped() {
      if isLive, !source.isReady(withinMilliseconds: isCurrent ? currentPauseTime : pauseTime) {
        if !isPaused {
          isPaused = true
          assembler.beginLive()
          try reader.pause(to: &assembler)
          assembler.flush()
        } else if let silence = watch.silence?() {
          assembler.letTimePass(silence)
        }
        decided(&assembler)
        continue
      }
      isPaused = false
      let more = try next(of: source, &reader, to: &assembler) {
        count += $0
        watch.read($0)
      }
      if isLive, let now = watch.now?() {
        isCurrent = isCurrent || assembler.isBeingWritten(at: now, early: reader.stampBeforeDecision())
        if isCurrent {
          reader.keepUp(to: &assembler)
          assembler.keepUp()
        }
      }
      decided(&assembler)
      guard more else { return try source.checkEnd(after: count) }
    }
  }

  /// Reads once; `false` at the end. `read` gets how many bytes of the file that were.
  package static func next(
    of source: borrowing FileSource, _ reader: inout CaptureReader, to sink: inout some RecordSink,
    read: (Int) -> Void = { _ in }
  ) throws -> Bool {
    try unsafe reader.fill(to: &sink) { buffer throws(FileProblem) in
      let count = unsafe try source.read(into: buffer)
      read(count)
      return count
    }
  }
}
