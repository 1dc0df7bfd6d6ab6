package import LogCheckEngine
package import LogCheckIngest
package import LogCheckModel

/// The state of a trace, for reports and for users who watch.
extension TraceAssembler {
  /// The summary of the current capture so far.
  package var capture: CaptureSummary { current.summary }

  /// True if the current capture, if it is whole, ends with the end of a line.
  package var isOfLines: Bool { current.isOfLines }

  /// The last stamp of the current capture, and that of all captures so far.
  package var lastTime: EventTime? { clock.last }
  package var traceLatest: EventTime? { clock.latest }

  package var windowCounts: WindowCounts { clock.windowCounts }

  /// The remark on the end of the input, once the trace has ended.
  package var endNote: Diagnostic? { coverage.inputEnd.note }

  package var evidence: ProfileEvidence { profile.evidence }

  /// The evidence that another trace is of the same device.
  package var origin: TraceOrigin { output.origin }

  /// The last events of the plugin, once the trace is live.
  package var lastEvents: [(type: EventTypeID, time: EventTime?, line: Int)] { output.lastEvents }

  /// The texts of the current capture that no event explains: how many, the first few, and the number of lines with others.
  package func unknownTexts(atMost limit: Int) -> (count: Int, texts: [UnknownText], others: Int) {
    vocabulary.reader.seen(in: capture.path, atMost: limit)
  }

  /// The circumstances that the trace shows so far.
  package var circumstances: [SeenCircumstance] { appTracks.flatMap { engine.circumstances(of: $0.id) } }

  /// The outcomes of each device, at the end of the trace.
  package var deviceOutcomes: [DeviceOutcomes] {
    appTracks.compactMap { track in
      var outcomes = engine.deviceOutcomes(of: track.id)
      outcomes?.source = track.id
      return outcomes
    }
  }

  /// The open obligations; the next one due first in each source.
  package var waiting: [WaitingInstance] { appTracks.flatMap { engine.waiting(in: $0.id) } }

  /// Failures that wait until the trace shows that it could hold the missing line, with the reason.
  package var heldFailures: [(rule: Int, reason: InconclusiveReason)] {
    appTracks.flatMap { engine.heldFailures(in: $0.id) }
  }

  /// The sources of the apps, as far as the log has shown which process the app is.
  private var appTracks: [SourceTrack] {
    sources.tracks.indices.filter { !sources.isSide($0) }.map { sources.tracks[sources.app(of: $0)] }
  }

  /// A time of the trace as reports print it; `nil` where its year or date is not known.
  package func shown(_ time: EventTime?) -> String? { times.shown(time) }

  /// Writes times of this trace, as far as they are known now.
  package var times: TraceTime { clock.times }
}

/// Streams.
extension TraceAssembler {
  package var isLive: Bool { output.isLive }

  /// The caller waits for decided outcomes: the stream fell silent before its end.
  package mutating func beginLive() { output.isLive = true }

  /// The stream has ended after that silence, if the machine measured one.
  package mutating func endStream(after silence: StreamSilence?) { coverage.inputEnd.silence = silence }

  /// The stream has been silent for so long, by a clock outside the log. With several devices in it, or with times that
  /// are not placed, it is unknown whose deadlines that clock decides.
  package mutating func letTimePass(_ silence: LogDuration) {
    guard sources.devices == 1 else { return }
    for index in sources.tracks.indices { sources.tracks[index].wait(silence, &engine) }
  }

  /// True if the lines that come are being written now, by the clock of this machine: their last stamp is near it, or they go on at its
  /// pace, or the format has none. A stored log that comes through a pipe is judged as a file is, however it comes.
  package mutating func isBeingWritten(at now: ReadingMoment, latest: LatestTime) -> Bool {
    switch latest {
    case .unknown: break
    case .absent: stream.isNear = true
    case .stamp(let stamp):
      var model = clock.model
      guard let time = model.resolve(stamp) else { break }
      stream.isNear = InputEnd.isNear(time, model, now)
      stream.pace.note(time, at: now)
    }
    return stream.isNear || stream.pace.isHeld
  }

  /// True if nothing more has to be known of the times of the stream: it is being written now.
  package var isCertainlyBeingWritten: Bool {
    stream.isNear
  }

  /// Judges what has come as far as no line can come before it any more: the lines of a log that is being written are out of order by
  /// milliseconds at most.
  package mutating func keepUp() {
    beginLive()
    for index in sources.tracks.indices { sources.tracks[index].keepUp(&engine) }
  }
}
