import LogCheckIngest
import LogCheckModel

/// Reads an input to its end, or until it is stopped.
enum CaptureFeed {
  /// The time for which a stream may be silent before the bytes so far are judged as they are. Milliseconds.
  private static let pauseTime: Int32 = 200
  /// The same of a stream that is being written now: a finding comes within a tenth of a second.
  private static let currentPauseTime: Int32 = 40

  /// `decided` is called after every read, and while a stream is silent; `watch` gets the bytes of each read.
  static func read(
    _ source: consuming FileSource, _ reader: inout CaptureReader, _ auditor: inout TraceAuditor,
    watch: RunWatch = RunWatch(), isStopped: () -> Bool, decided: (inout TraceAuditor) -> Void
  ) throws {
    let isLive = !source.isRegularFile
    defer { if isLive { auditor.inputEnd.silence = watch.silenceAtEnd?() } }
    var isPaused = false
    var isCurrent = false
    var count = 0
    while !isStopped() {
      if isLive, !source.isReady(withinMilliseconds: isCurrent ? currentPauseTime : pauseTime) {
        if !isPaused {
          isPaused = true
          auditor.isLive = true
          try reader.pause(to: &auditor)
          auditor.flush()
        } else if let silence = watch.silence?() {
          auditor.letTimePass(silence)
        }
        decided(&auditor)
        continue
      }
      isPaused = false
      let more = try next(of: source, &reader, to: &auditor) {
        count += $0
        watch.read($0)
      }
      if isLive, let now = watch.now?() {
        isCurrent = isCurrent || auditor.isBeingWritten(at: now, early: reader.stampBeforeDecision())
        if isCurrent {
          reader.keepUp(to: &auditor)
          auditor.keepUp()
        }
      }
      decided(&auditor)
      guard more else { return try source.checkEnd(after: count) }
    }
  }

  /// Reads once; `false` at the end. `read` gets how many bytes of the file that were.
  static func next(
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

extension TraceAuditor {
  /// True if the lines that come are being written now, by the clock of this machine: their last stamp is near it, or the format has none.
  /// A stored log that comes through a pipe is judged as a file is, however it comes. `early` is the last stamp before the format has a name.
  func isBeingWritten(at now: StreamSilence, early: CivilStamp?) -> Bool {
    var clock = clock
    guard let last = lastTime ?? early.flatMap({ clock.resolve($0) }) else {
      return capture.format != nil && !captureTraits.contains(.timeOfDay)
    }
    if case .on = InputEnd(silence: now).after(last, clock, isWhole: true) { return true }
    return false
  }

  /// Judges what has come as far as no line can come before it any more: the lines of a log that is being written are out of order by
  /// milliseconds at most.
  mutating func keepUp() {
    isLive = true
    for index in tracks.indices { tracks[index].keepUp(&engine) }
  }
}
