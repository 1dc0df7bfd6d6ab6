import LogCheckEngine
package import LogCheckIngest
package import LogCheckModel

/// The passing of time, and missing lines.
extension TraceAssembler {
  package mutating func passTime(_ stamp: CivilStamp, ticks: DeviceTicks?, at position: LinePosition) {
    guard clock.isInWindow(stamp, counting: 0), let time = clock.resolve(stamp) else { return }
    releaseUntimed(before: time)
    // With several devices in one capture a stamp of unknown origin moves none of them.
    guard sources.devices == 1 else {
      note(time)
      return
    }
    pass(time, DeviceCounter(ticks), position.line, 0)
    for index in sources.tracks.indices { sources.tracks[index].advance(&engine) }
  }

  /// Time has come so far on a device, in each of its sources; `index` is one of them.
  mutating func pass(_ time: EventTime, _ counter: DeviceCounter?, _ line: Int, _ index: Int) {
    note(time)
    report(
      sources.tracks[index].pass(time, counter, line: line, yearIsKnown: clock.model.yearIsKnown, &engine))
    guard sources.tracks.count > sources.devices else { return }
    for other in sources.readings(of: sources.mains[index]) where other != index {
      _ = sources.tracks[other].pass(time, counter, line: line, yearIsKnown: clock.model.yearIsKnown, &engine)
    }
  }

  private mutating func note(_ time: EventTime) {
    closeDoubt(at: time)
    closeJoin(at: time)
    clock.pass(time)
    if options.keepsOrigin { output.origin.pass(time) }
  }

  // MARK: Gaps

  package mutating func receive(_ marker: CaptureMarker) {
    // What is missing from before the window to somewhere in it is missing in it.
    let reaches = [marker.before, marker.after].contains { $0 != nil && clock.isInWindow($0, counting: 0) }
    guard reaches || clock.isInWindow(nil, counting: 0) else { return }
    releaseUntimed(before: nil)
    let before = clock.resolve(marker.before)
    let after = clock.resolve(marker.after)
    let reason: InconclusiveReason = marker.kind == .clockStep ? .clock : .gap
    if sources.tracks.isEmpty {
      // Whatever source appears later, this was missing from it.
      report([
        ReportedGap(gap: CoverageGap(from: before, to: after, reason: reason), line: marker.position.line)
      ])
    }
    if sources.devices == 1, let before,
      sources.tracks[0].latest.map({ $0.frame == before.frame && $0.instant < before.instant }) ?? true
    {
      pass(before, nil, marker.position.line, 0)
    }
    for index in sources.tracks.indices {
      var gaps = sources.tracks[index].openGap(
        from: before, reason, line: marker.position.line, needsSuccessor: marker.kind == .interruption, &engine)
      if let after, let gap = sources.tracks[index].closeGap(at: after, &engine) { gaps.append(gap) }
      if !sources.isSide(index) { report(gaps) }
    }
  }

  /// Adds a gap that any source may have, also one that appears later.
  mutating func addToAll(_ reported: ReportedGap) {
    for index in sources.tracks.indices { sources.tracks[index].add(reported.gap, to: &engine) }
    coverage.remember(reported)
  }

  /// Adds a gap to some sources; where these are all, also to those that appear later.
  mutating func add(_ reported: ReportedGap, to tracks: [Int]) {
    if tracks.count == sources.tracks.count { return addToAll(reported) }
    for index in tracks { sources.tracks[index].add(reported.gap, to: &engine) }
  }

  /// The gap between two captures ends at the beginning of the second one.
  mutating func closeJoin(at time: EventTime?) {
    guard let gap = coverage.takeJoin(at: time) else { return }
    for index in sources.tracks.indices { sources.tracks[index].add(gap, to: &engine) }
    report([ReportedGap(gap: gap, line: current.firstLine)])
  }

  /// The possible event lies between the times before and after it.
  mutating func closeDoubt(at time: EventTime?) {
    if let doubt = coverage.takeDoubt(at: time) { addToAll(doubt) }
  }

  mutating func report(_ gaps: [ReportedGap]) {
    for reported in gaps {
      coverage.remember(reported)
      current.add(reported, from: shown(reported.gap.from), to: shown(reported.gap.to))
    }
  }

  // MARK: The end

  /// Lets time pass up to the known end of the input. Gives what is to be said of it.
  mutating func passToEnd() -> Diagnostic? {
    let end = coverage.inputEnd
    var note: Diagnostic?
    // It is unknown which of several devices was silent.
    if end.stated == nil, sources.devices > 1 { return nil }
    for index in sources.tracks.indices {
      guard let latest = sources.tracks[index].latest else { continue }
      switch end.after(latest, clock.model, stream.pace, isWhole: !current.summary.endsInsideLine) {
      case .on(let time):
        sources.tracks[index].wait(time, &engine)
        if end.stated == nil {
          note = Diagnostic(
            code: "I050", severity: .note,
            message:
              "nothing came for \(TimeText.duration(time)) before the stream ended, by the clock of this machine; what was due "
              + "by then is decided")
        }
      case .incomparable:
        return Diagnostic(
          code: "I051", severity: .error,
          message: "--ended-at cannot be applied: the stamps lack their year, date or zone, or it has no "
            + "zone; give --year and --time-zone, and an instant with a zone where the stamps have one")
      case .before(let time):
        note = Diagnostic(
          code: "I052", severity: .warning,
          message: "--ended-at lies \(TimeText.duration(time)) before the last line, and is left out of account")
      case .unknown: break
      }
    }
    return note
  }
}
