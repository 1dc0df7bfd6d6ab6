import LogCheckEngine
package import LogCheckIngest
package import LogCheckModel

/// The passing of time, and missing lines.
extension TraceAuditor {
  package mutating func passTime(_ stamp: CivilStamp, ticks: UInt64?, at position: LinePosition) {
    guard isInWindow(stamp, counting: 0), let time = clock.resolve(stamp) else { return }
    releaseUntimed(before: time)
    // With several devices in one capture a stamp of unknown origin moves none of them.
    guard tracks.count == 1 else {
      note(time)
      return
    }
    pass(time, DeviceCounter(ticks: ticks), position.line, 0)
    tracks[0].advance(&engine)
  }

  mutating func pass(_ time: EventTime, _ counter: DeviceCounter?, _ line: Int, _ index: Int) {
    note(time)
    report(tracks[index].pass(time, counter, line: line, yearIsKnown: clock.yearIsKnown, &engine))
  }

  /// The stream has been silent for so long, by a clock outside the log. With several devices in it, or with times that
  /// are not placed, it is unknown whose deadlines that clock decides.
  package mutating func letTimePass(_ silence: LogDuration) {
    guard tracks.count == 1 else { return }
    tracks[0].wait(silence, &engine)
  }

  mutating func note(_ time: EventTime) {
    closeDoubt(at: time)
    closeJoin(at: time)
    if firstTime == nil { firstTime = time }
    lastTime = time
    traceLatest = time
    if keepsOrigin { origin.pass(time) }
  }

  // MARK: Gaps

  package mutating func receive(_ marker: CaptureMarker) {
    // What is missing from before the window to somewhere in it is missing in it.
    let reaches = [marker.before, marker.after].contains { $0 != nil && isInWindow($0, counting: 0) }
    guard reaches || isInWindow(nil, counting: 0) else { return }
    releaseUntimed(before: nil)
    let before = marker.before.flatMap { clock.resolve($0) }
    let after = marker.after.flatMap { clock.resolve($0) }
    let reason: InconclusiveReason = marker.kind == .clockStep ? .clock : .gap
    if tracks.isEmpty {
      // Whatever source appears later, this was missing from it.
      report([
        ReportedGap(gap: CoverageGap(from: before, to: after, reason: reason), line: marker.position.line)
      ])
    }
    if tracks.count == 1, let before,
      tracks[0].latest.map({ $0.frame == before.frame && $0.instant < before.instant }) ?? true
    {
      pass(before, nil, marker.position.line, 0)
    }
    for index in tracks.indices {
      report(
        tracks[index].openGap(
          from: before, reason, line: marker.position.line, needsSuccessor: marker.kind == .interruption, &engine))
      if let after, let gap = tracks[index].closeGap(at: after, &engine) { report([gap]) }
    }
  }

  /// The gap between two captures ends at the beginning of the second one.
  mutating func closeJoin(at time: EventTime?) {
    guard let from = openJoin else { return }
    openJoin = nil
    let gap = CoverageGap(from: from, to: time, reason: .gap)
    for track in tracks { engine.take(.gap(gap), in: track.id) }
    report([ReportedGap(gap: gap, line: firstLine)])
  }

  /// Keeps a gap for sources that appear later; beyond the limit the last one grows, which can only add doubt.
  mutating func remember(_ reported: ReportedGap) {
    if reportedGaps.count < Self.gapLimit {
      reportedGaps.append(reported)
    } else {
      reportedGaps[reportedGaps.count - 1].gap.cover(reported.gap)
    }
  }

  mutating func report(_ gaps: [ReportedGap]) {
    for reported in gaps {
      remember(reported)
      let (from, to) = (shown(reported.gap.from), shown(reported.gap.to))
      if from == nil, to == nil,
        let same = capture.gaps.firstIndex(where: { $0.reason == reported.gap.reason && $0.from == nil && $0.to == nil }
        )
      {
        capture.gaps[same].count += 1
        continue
      }
      guard capture.gaps.count < Self.shownGaps else { continue }
      capture.gaps.append(GapSummary(reason: reported.gap.reason, from: from, to: to, line: reported.line))
    }
  }
}

/// Lines that are being written.
extension TraceAuditor {
  /// Whether the lines that come are being written now, by the clock of this machine: their last stamp is near it, or the format has none.
  /// A stored log that comes through a pipe is judged as a file is, however it comes. `early` is the last stamp before the format has a name.
  package func isBeingWritten(at now: StreamSilence, early: CivilStamp?) -> Bool {
    var clock = clock
    guard let last = lastTime ?? early.flatMap({ clock.resolve($0) }) else {
      return capture.format != nil && !captureTraits.contains(.timeOfDay)
    }
    if case .on = InputEnd(silence: now).after(last, clock, isWhole: true) { return true }
    return false
  }

  /// Judges what has come as far as no line can come before it any more: the lines of a log that is being written are out of order by
  /// milliseconds at most.
  package mutating func keepUp() {
    isLive = true
    for index in tracks.indices { tracks[index].keepUp(&engine) }
  }
}
