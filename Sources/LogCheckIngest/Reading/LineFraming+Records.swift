import LogCheckModel

/// Finds the lines that make up a record, by the roles of the lines around the one that was found.
extension LineFraming {
  mutating func takeRecord(
    _ buffer: inout LineBuffer, _ counts: inout ReadingCounts, _ start: Int, _ position: Int, _ hit: LiteralScanner.Hit,
    _ end: Int, to sink: inout some RecordSink
  ) {
    guard let line = line(buffer, start, end) else {
      done = end
      return
    }
    if buffer.otherEnd == nil, beginsRecordAfterReturn(buffer, line) {
      // Not again: from now on CR ends lines.
      buffer.endLines(at: line.lowerBound, with: .carriageReturn)
      return
    }
    var head = line
    var isOwn = true
    var reader = format?.reader ?? TaggedLinesReader()
    var bare: BareRecord?
    var role = role(buffer, line)
    switch role {
    case .inside where isRest(buffer, line): break
    case .inside, .noise:
      if let found = bareRecord(buffer, line) {
        bare = found
        role = .starts
      } else if role == .inside, let other = otherFormat(buffer, line) {
        reader = other.reader
        isOwn = false
        role = .starts
      } else if role == .inside, lacksLayer(buffer, line) {
        return leaveUnread(line, &buffer, &counts, to: &sink)
      } else if case .noise(let kind) = role, kind != .header {
        // Such a line holds no text of the app. It is searched for text in its middle, as every line is.
        bare = BareRecord(reader: TaggedLinesReader())
        role = .starts
      }
    case .starts
    where format?.id == LogFormat.taggedLines.id && lacksLayer(buffer, line) && !beginsWithTag(buffer, line):
      return leaveUnread(line, &buffer, &counts, to: &sink)
    case .starts where linesAreObjects && isNoObject(buffer, line):
      // An app prints its structured events with the same `print` as its words, and a console shows what others write, too.
      if let found = bareLineBetweenObjects(buffer, line) {
        bare = found
      } else if let other = otherFormat(buffer, line) {
        reader = other.reader
        isOwn = false
      }
    case .starts, .ends: break
    }
    switch role {
    case .noise:
      done = line.upperBound + 1
      claim(.wrapper, buffer.line(at: line.lowerBound), &counts)
      return
    case .starts: break
    case .inside, .ends: head = firstLine(buffer, line)
    }
    let last = role == .ends ? line : lastLine(buffer, line, reader, isOwn: isOwn, end)
    done = min(last.upperBound + 1, max(end, last.upperBound))
    if done <= position { done = last.upperBound + 1 }
    recordFloor = done
    let range = head.lowerBound..<last.upperBound
    read(&buffer, &counts, range, position, hit, bare?.reader ?? reader, process: bare?.processID, to: &sink)
  }

  /// A line without what is around the others is no part of the record before it, and nothing shows what it is.
  private mutating func leaveUnread(
    _ line: Range<Int>, _ buffer: inout LineBuffer, _ counts: inout ReadingCounts, to sink: inout some RecordSink
  ) {
    counts.unreadRecords += 1
    hand(on: line, isTorn: false, &buffer, &counts, to: &sink)
    done = line.upperBound + 1
    recordFloor = done
  }

  private mutating func beginsWithTag(_ buffer: LineBuffer, _ line: Range<Int>) -> Bool {
    peel(buffer, line) { TaggedLinesReader.startsWithTag($0) || XcodeConsoleReader.isCapacitorLine($0) }
  }

  /// True if a line has not what was recognised around the others.
  private func lacksLayer(_ buffer: LineBuffer, _ line: Range<Int>) -> Bool {
    peeler.hasLayers && peeler.lacksLayer(Array(buffer.bytes[printed(buffer, line)]))
  }

  private func claim(_ kind: InspectedLines.Kind, _ line: Int, _ counts: inout ReadingCounts) {
    counts.logLines.take(kind, first: line, last: line)
  }

  /// The first line of the record that `line` lies in; itself when none is in reach.
  mutating func firstLine(_ buffer: LineBuffer, _ line: Range<Int>) -> Range<Int> {
    var current = line
    let floor = max(buffer.dropped, line.lowerBound - RecordLimits.bytes, recordFloor)
    while current.lowerBound > floor {
      let start = buffer.lineStart(at: current.lowerBound - 1, notBefore: floor)
      let previous = start..<current.lowerBound - 1
      switch role(buffer, previous) {
      case .starts: return previous
      case .noise, .ends: return current
      case .inside:
        // The records of other formats are not continued.
        if otherFormat(buffer, previous) != nil || lacksLayer(buffer, previous) { return current }
        current = previous
      }
    }
    return current
  }

  private mutating func lastLine(
    _ buffer: LineBuffer, _ line: Range<Int>, _ reader: any LogReader, isOwn: Bool, _ end: Int
  ) -> Range<Int> {
    guard format != nil else { return line }
    var current = line
    var isTorn = false
    while let next = self.line(buffer, current.upperBound + 1, end),
      next.upperBound - line.lowerBound <= RecordLimits.bytes
    {
      if isRest(buffer, next) {
        // The rest of a line begins no record, whatever it begins with.
        current = next
        continue
      }
      // The rest of it is missing.
      if width?.isSaid == true, endsAtWidth(buffer, current) { return current }
      switch peel(buffer, next, { reader.role(of: $0) }) {
      case .starts:
        if isOwn { knownStart = next.lowerBound }
        return current
      case .noise: return current
      case .ends: return next
      case .inside:
        if !isTorn, startsBareRecord(buffer, next), current != line || !hasEmptyMessage(buffer, line) {
          isTorn = isTornOff(buffer, from: line, next)
          if !isTorn { return current }
        }
        if otherFormat(buffer, next) != nil || lacksLayer(buffer, next) { return current }
        // A record of the capture's own format begins after one of another format.
        if !isOwn, role(buffer, next) == .starts { return current }
        current = next
      }
    }
    return current
  }

  /// A format other than the capture's own that is certain about a line: captures are pasted together.
  private mutating func otherFormat(_ buffer: LineBuffer, _ line: Range<Int>) -> LogFormat? {
    let own = format?.id
    return peel(buffer, line) { text in
      LogFormat.all.first { other in
        guard other.id != own, case .lines = other.framing, other.certainty(text) >= 90 else { return false }
        return other.reader.role(of: text) == .starts
      }
    }
  }

  /// The position up to which records are certainly whole: the start of the last one that may still continue.
  mutating func boundary(_ buffer: LineBuffer, _ complete: Int) -> Int {
    guard format != nil else { return complete }
    var end = complete
    while end > done, complete - end < 2 * RecordLimits.bytes {
      let start = buffer.lineStart(at: end - 1, notBefore: buffer.dropped)
      switch role(buffer, start..<end - 1) {
      case .starts, .noise: return max(start, done)
      case .ends: return end
      case .inside:
        if startsBareRecord(buffer, start..<end - 1) { return max(start, done) }
        end = start
      }
    }
    return end <= done ? done : complete
  }
}
