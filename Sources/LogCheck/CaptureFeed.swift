package import LogCheckIngest
import LogCheckModel
import LogCheckTrace

/// Reads an input to its end, or until it is stopped.
package enum CaptureFeed {
  /// The time for which a stream may be silent before the bytes so far are judged as they are. Milliseconds.
  private static let pauseTime: Int32 = 200
  /// The same of a stream that is being written now: a finding comes within a tenth of a second. Milliseconds.
  private static let currentPauseTime: Int32 = 20
  /// Lines without times count as being written now after so many reads that had to wait and got few bytes, and after so long: a stored
  /// log comes in large pieces.
  private static let waitsOfWriting = 5
  private static let fewBytes = 4096
  private static let timeOfWriting = LogDuration.milliseconds(100)

  /// `decided` is called after every read, and while a stream is silent; `watch` gets the bytes of each read.
  static func read(
    _ source: consuming FileSource, _ reader: inout CaptureReader, _ assembler: inout TraceAssembler,
    within limit: ReadingLimit, watch: RunWatch = RunWatch(), isStopped: () -> Bool,
    decided: (inout TraceAssembler) -> Void
  ) throws {
    let isLive = !source.isRegularFile
    defer { if isLive { assembler.endStream(after: watch.silenceAtEnd?()) } }
    var isPaused = false
    var isCurrent = false
    var waits = 0
    var begin: LogDuration?
    var count = 0
    while !isStopped() {
      let mustWait = isLive && !source.isReady(withinMilliseconds: 0)
      if mustWait {
        // What follows a pause is judged by the reads after it.
        let patience = isCurrent && !isPaused ? currentPauseTime : pauseTime
        guard source.isReady(withinMilliseconds: patience) else {
          if !isPaused {
            isPaused = true
            assembler.beginLive()
            try reader.pause(to: &assembler)
            assembler.flush()
          } else if let silence = watch.silence?() {
            assembler.letTimePass(silence)
          }
          decided(&assembler)
          _ = try limit.room(after: count)
          continue
        }
      }
      isPaused = false
      let before = count
      let more = try next(of: source, &reader, to: &assembler, within: limit, &count)
      watch.read(count - before)
      if isLive, let now = watch.now?() {
        if mustWait, count - before < fewBytes { waits += 1 }
        let start = begin ?? now.steady
        begin = start
        if !assembler.isCertainlyBeingWritten {
          let latest = reader.latestTime()
          let isEarly = latest == .absent && (waits < waitsOfWriting || now.steady - start < timeOfWriting)
          isCurrent = assembler.isBeingWritten(at: now, latest: isEarly ? .unknown : latest)
        }
        if isCurrent {
          reader.keepUp(to: &assembler)
          assembler.keepUp()
        }
      }
      decided(&assembler)
      guard more else { return try source.checkEnd(after: count) }
    }
  }

  /// Reads once; `false` at the end. `count` is the number of bytes of the file that were read so far.
  package static func next(
    of source: borrowing FileSource, _ reader: inout CaptureReader, to sink: inout some RecordSink,
    within limit: ReadingLimit, _ count: inout Int
  ) throws -> Bool {
    let room = try limit.room(after: count)
    let more = try unsafe reader.fill(to: &sink) { buffer throws(FileProblem) in
      let bytes = unsafe try source.read(
        into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(room, buffer.count)]))
      count += bytes
      return bytes
    }
    if source.promised == nil, reader.nulsAtEnd > NULsWithoutEnd.most, !source.isRegularFile {
      if reader.nulsAtEnd == count { throw UnreadableCapture(encoding: .binary) }
      throw NULsWithoutEnd(bytes: count)
    }
    return more
  }
}
