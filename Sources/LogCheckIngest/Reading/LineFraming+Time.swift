import LogCheckModel

/// Reading log time and the markers of missing lines in a capture of lines.
extension LineFraming {
  mutating func probe(_ buffer: inout LineBuffer, upTo offset: Int, to sink: inout some RecordSink) {
    while nextProbe <= offset {
      // After an open marker, a backward search would find the time before it, and close the gap too early.
      if nextProbe > buffer.dropped, openMarker == nil { probeBefore(&buffer, nextProbe, to: &sink) }
      nextProbe += Self.probeInterval
    }
  }

  /// Times up to `offset` were reported and are not searched again: a probe into a record finds the one before.
  mutating func skipProbes(upTo offset: Int) {
    while nextProbe <= offset { nextProbe += Self.probeInterval }
  }

  /// Passes on the stamp of the last record that begins before `offset`.
  mutating func probeBefore(_ buffer: inout LineBuffer, _ offset: Int, to sink: inout some RecordSink) {
    guard let (stamp, start) = stamp(buffer, before: offset, within: .max) else { return }
    pass(stamp, &buffer, start, to: &sink)
  }

  /// Passes on the stamp of the last record that is whole.
  mutating func passLatest(_ buffer: inout LineBuffer, to sink: inout some RecordSink) {
    // With an open marker the first stamp after it has been searched for up to here.
    guard openMarker == nil, done > max(buffer.dropped, latestPassed) else { return }
    let found = stamp(buffer, before: done, within: .max, notBefore: latestPassed)
    latestPassed = done
    if let (stamp, start) = found { pass(stamp, &buffer, start, to: &sink) }
  }

  private func pass(_ stamp: CivilStamp, _ buffer: inout LineBuffer, _ start: Int, to sink: inout some RecordSink) {
    let position = LinePosition(
      capture: options.capture, line: buffer.line(at: start), offset: buffer.sourceOffset(of: start))
    sink.receive(.time(stamp, ticks: nil, position))
  }

  /// The time of the last whole line.
  mutating func latestTime(_ buffer: LineBuffer) -> LatestTime {
    if let (stamp, _) = stamp(buffer, before: buffer.completeEnd) { return .stamp(stamp) }
    let isTimed = format?.carries.contains(.timeOfDay) ?? true
    return isTimed || options.trustsWrapperStamps ? .unknown : .absent
  }

  /// The stamp of the last record that begins before `offset`, and where it begins; `nil` where none of the `reach` lines before it, as
  /// far as these are kept and do not begin before `limit`, has one.
  mutating func stamp(
    _ buffer: LineBuffer, before offset: Int, within reach: Int = stampReach, notBefore limit: Int = 0
  ) -> (CivilStamp, Int)? {
    var end = offset
    // So many bytes are kept in any case: what is found does not depend on how the bytes came.
    let floor = max(buffer.dropped, offset - RecordLimits.bytes, limit)
    var lines = 0
    while end > floor, lines < reach {
      lines += 1
      let start = buffer.lineStart(at: end - 1, notBefore: floor)
      // The whole line: the requested position may lie in the middle of a line, whose time is the latest that there is.
      if let stamp = stamp(buffer, of: start..<max(start, buffer.lineEnd(at: start) ?? end)) {
        return (stamp, start)
      }
      end = start
    }
    return nil
  }

  /// Searches for the first stamp after an open marker, as far as lines are whole and not yet inspected.
  mutating func closeMarker(_ buffer: inout LineBuffer, upTo end: Int, to sink: inout some RecordSink) {
    guard var start = openMarker else { return }
    while let line = line(buffer, max(start, buffer.dropped), end) {
      if let stamp = stamp(buffer, of: line) {
        openMarker = nil
        skipProbes(upTo: line.upperBound)
        return pass(stamp, &buffer, line.lowerBound, to: &sink)
      }
      start = line.upperBound + 1
    }
    openMarker = start
  }

  mutating func stamp(_ buffer: LineBuffer, of line: Range<Int>) -> CivilStamp? {
    guard let format else { return nil }
    var scratch = record
    scratch.reset()
    let role = role(buffer, line)
    guard role == .starts || role == .ends else { return nil }
    let isRead = peel(buffer, line) { format.reader.read($0, into: &scratch) }
    if isRead, let stamp = scratch.stamp { return stamp }
    guard options.trustsWrapperStamps else { return nil }
    let raw = buffer.bytes.span.extracting(line.lowerBound - buffer.dropped..<line.upperBound - buffer.dropped)
    return peeler.wrapperStamp(raw)
  }

  // MARK: Markers

  mutating func takeMarker(
    _ buffer: inout LineBuffer, _ counts: inout ReadingCounts, _ start: Int, _ offset: Int, _ end: Int,
    to sink: inout some RecordSink
  ) {
    guard let line = line(buffer, start, end) else {
      done = end
      return
    }
    let format = format
    var found = peel(buffer, line) { MarkerLine.marker(of: $0, in: format) }
    if found == nil, role(buffer, line) == .inside { found = markerAfterHeader(buffer, line) }
    guard let (kind, processID) = found else {
      // A message with that text in it: what else it holds is still wanted.
      done = offset + 1
      return
    }
    done = line.upperBound + 1
    recordFloor = done
    let number = buffer.line(at: line.lowerBound)
    counts.logLines.take(.wrapper, first: number, last: number)
    if kind == .repetition {
      // A line of the log itself names no process and means the line before it; logcat's names the process.
      guard processID.map(processes.contains) ?? (recordEnd + 1 == line.lowerBound) else { return }
    }
    if kind == .loss || kind == .interruption { counts.lossMarkers += 1 }
    let before = stamp(buffer, before: line.lowerBound)?.0
    sink.receive(
      .marker(
        CaptureMarker(
          kind: kind,
          position: LinePosition(
            capture: options.capture, line: number, offset: buffer.sourceOffset(of: line.lowerBound)),
          before: before, after: nil)))
    openMarker = line.upperBound + 1
  }

  /// The marker of a line whose header is on a separate line before it.
  private mutating func markerAfterHeader(
    _ buffer: LineBuffer, _ line: Range<Int>
  ) -> (kind: CaptureMarker.Kind, processID: Int32?)? {
    guard let format, line.lowerBound > buffer.dropped else { return nil }
    let start = buffer.lineStart(at: line.lowerBound - 1, notBefore: buffer.dropped)
    // After a line that is a marker itself, this one does not count as one.
    guard role(buffer, start..<line.lowerBound - 1) == .starts else { return nil }
    var both: [UInt8] = []
    peel(buffer, start..<line.lowerBound - 1) { both.append(bytes: $0) }
    both.append(0x0A)
    peel(buffer, line) { both.append(bytes: $0) }
    return MarkerLine.marker(of: both.span, in: format)
  }
}
