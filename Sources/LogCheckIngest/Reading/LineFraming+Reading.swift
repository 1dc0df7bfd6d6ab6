import LogCheckModel

/// Reading and handing on the lines of a record.
extension LineFraming {
  /// The lines of one record, as far as they are kept.
  private struct Framed {
    var range: Range<Int>
    var kept: Range<Int>
    var position: LinePosition
    /// All its lines by their numbers, whether kept or not.
    var logLines: ClosedRange<Int>

    var isWhole: Bool { kept.upperBound == range.upperBound }
  }

  mutating func read(
    _ buffer: inout LineBuffer, _ counts: inout ReadingCounts, _ range: Range<Int>, _ position: Int,
    _ hit: LiteralScanner.Hit, _ reader: any LogReader, process: Int32? = nil, to sink: inout some RecordSink
  ) {
    let framed = framed(&buffer, range)
    var record = Record()
    swap(&record, &self.record)  // The buffers go out and come back; nothing is copied.
    defer { swap(&record, &self.record) }
    record.reset()
    isUncertain = false
    var lines = collect(buffer, framed.kept, &counts)
    // Text beyond the kept part is cut off: the record no longer holds it.
    guard position < framed.kept.upperBound else {
      counts.cutRecords += 1
      counts.takeBeyondLimit(line: buffer.line(at: position))
      skip(&buffer, framed, &counts, to: &sink)
      let writer = reader.read(text.span, into: &record) ? Array(record.text[record.process]) : []
      record.takeNotUnderstood(text.span, at: framed.position)
      record.process = record.append(writer.span)
      record.isCut = true
      sink.receive(.beyondLimit(record))
      openMarker = max(openMarker ?? 0, range.lowerBound)
      return
    }
    if lines == 1, peeler.hasLayers, holdsSeveralRecords(reader) {
      return readEach(buffer, framed, hit, reader, &record, &counts, to: &sink)
    }
    var isRead = reader.read(text.span, into: &record)
    let tear = torn?.tear(in: text, message: isRead ? record.message.lowerBound : nil)
    var tornLines: [UInt8] = []
    if isRead, let tear, tear > 0 {
      // The text before the torn lines is whole.
      tornLines = Array(text[tear...])
      text.removeLast(text.count - tear + 1)
      lines = text.count { $0 == 0x0A } + 1
      record.reset()
      isRead = reader.read(text.span, into: &record)
    }
    // Either of two texts may have been logged.
    if isUncertain {
      isRead = false
      counts.unreadRecords += 1
    }
    guard isRead, tear != 0 else {
      skip(&buffer, framed, &counts, to: &sink)
      handOnUnread(
        text + tornLines, at: framed.position, isTorn: tear != nil, before: range.upperBound + 1, &record, &counts,
        to: &sink)
      return
    }
    takeTagAbove(&record, buffer, framed.range)
    complete(&record, buffer, framed, lines, &counts)
    record.message = ConsoleHead.end(in: record)..<record.message.upperBound
    if let process { record.processID = process }
    lastProcess = record.processID
    account(framed, lines, isTorn: !tornLines.isEmpty, &counts)
    spentSigns.report(record.text, foundBy: hit)
    let lacksTime = record.stamp == nil && format?.carries.contains(.timeOfDay) == true
    // It was written between the stamps around it: both are passed on.
    if lacksTime, openMarker == nil { probeBefore(&buffer, framed.range.lowerBound, to: &sink) }
    sink.receive(.record(record))
    if lacksTime { openMarker = max(openMarker ?? 0, framed.range.upperBound + 1) }
    guard !tornLines.isEmpty else { return }
    var tornPosition = framed.position
    tornPosition.line += lines
    handOnUnread(tornLines, at: tornPosition, isTorn: true, before: range.upperBound + 1, &record, &counts, to: &sink)
  }

  /// True if a line after the first one of the collected text begins a record: one text of a log service may hold many lines.
  private func holdsSeveralRecords(_ reader: any LogReader) -> Bool {
    guard text.contains(0x0A) else { return false }
    return text.split(separator: 0x0A).dropFirst().contains { reader.role(of: Array($0).span) == .starts }
  }

  /// Reads the records that are in one line of the capture.
  private mutating func readEach(
    _ buffer: LineBuffer, _ framed: Framed, _ hit: LiteralScanner.Hit, _ reader: any LogReader, _ record: inout Record,
    _ counts: inout ReadingCounts, to sink: inout some RecordSink
  ) {
    var all: [[UInt8]] = []
    for line in text.split(separator: 0x0A).map(Array.init) {
      if let last = all.indices.last, reader.role(of: line.span) == .inside {
        all[last] += [0x0A] + line
      } else {
        all.append(line)
      }
    }
    account(framed, framed.logLines.count, isTorn: false, &counts)
    for text in all {
      record.reset()
      guard reader.read(text.span, into: &record) else {
        if case .noise = reader.role(of: text.span) { continue }
        counts.unreadRecords += 1
        continue
      }
      complete(&record, buffer, framed, 1, &counts)
      record.message = ConsoleHead.end(in: record)..<record.message.upperBound
      lastProcess = record.processID
      spentSigns.report(record.text, foundBy: hit)
      sink.receive(.record(record))
    }
  }

  private func framed(_ buffer: inout LineBuffer, _ range: Range<Int>) -> Framed {
    // NULs before the record do not belong to it.
    let start = contentStart(buffer, range)
    let position = LinePosition(
      capture: options.capture, line: buffer.line(at: range.lowerBound),
      offset: buffer.sourceOffset(of: range.lowerBound))
    return Framed(
      range: range, kept: start..<min(range.upperBound, start + RecordLimits.bytes), position: position,
      logLines: position.line...position.line + buffer.lineEnds(in: range))
  }

  /// Puts the lines without what wraps them into `text`, as UTF-8, and returns how many there are.
  private mutating func collect(_ buffer: LineBuffer, _ kept: Range<Int>, _ counts: inout ReadingCounts) -> Int {
    text.removeAll(keepingCapacity: true)
    var next = kept.lowerBound
    var lines = 0
    while let line = line(buffer, next, kept.upperBound) {
      if lines > 0 {
        if let width, isRest(buffer, line) {
          isUncertain = isUncertain || endsUncertain(buffer, before: line, width)
          text = width.joined(text, [])
        } else {
          text.append(0x0A)
        }
      }
      appendPeeled(buffer, line)
      lines += 1
      next = line.upperBound + 1
    }
    if UTF8Repair.firstInvalid(in: text.span) != nil {
      var repaired: [UInt8] = []
      _ = UTF8Repair.append(text.span, to: &repaired)
      text = repaired
      counts.repairedRecords += 1
    }
    return lines
  }

  private mutating func appendPeeled(_ buffer: LineBuffer, _ line: Range<Int>) {
    var text = self.text
    self.text = []
    peel(buffer, line) { text.append(bytes: $0) }
    self.text = text
  }

  /// Of a record that cannot be read all that is known is between which times it was written.
  private mutating func skip(
    _ buffer: inout LineBuffer, _ framed: Framed, _ counts: inout ReadingCounts, to sink: inout some RecordSink
  ) {
    counts.logLines.take(.skipped, first: framed.logLines.lowerBound, last: framed.logLines.upperBound)
    if openMarker == nil { probeBefore(&buffer, framed.range.lowerBound, to: &sink) }
  }

  /// Adds what the reader of the format cannot know.
  private mutating func complete(
    _ record: inout Record, _ buffer: LineBuffer, _ framed: Framed, _ lines: Int, _ counts: inout ReadingCounts
  ) {
    record.position = framed.position
    record.lineCount = lines
    // The last line of a capture without its end may have been cut in the middle of a value.
    let end = framed.range.upperBound
    // The reader of a format may know it, too.
    record.isCut =
      record.isCut || !framed.isWhole || end == tornEnd
      || endsWithOneNUL(buffer, framed.range) && !isClosedObject(record) && !isInClosedObject(buffer, framed.range)
    // Without a line end the last value may have been cut, but not that of an object which is closed.
    if end == buffer.end, !isClosedObject(record), !isInClosedObject(buffer, framed.range) { record.isCut = true }
    if CutMark.ends(record.text.span, record.message) || endsAtWidth(buffer, framed.range) && !isClosedObject(record) {
      record.isCut = true
      counts.markedCuts += 1
      if counts.firstMarkedCut == 0 { counts.firstMarkedCut = framed.position.line }
    }
    if record.stamp == nil, !peeler.wrappers.isEmpty, options.trustsWrapperStamps || !outerStamps.hasRisen {
      let start = framed.range.lowerBound - buffer.dropped
      let raw = buffer.bytes.span.extracting(start..<framed.kept.upperBound - buffer.dropped)
      if let stamp = peeler.wrapperStamp(raw) {
        outerStamps.take(stamp)
        if options.trustsWrapperStamps { record.stamp = stamp }
      }
    }
    if record.level == nil, peeler.saysLevels {
      let start = framed.range.lowerBound - buffer.dropped
      let raw = buffer.bytes.span.extracting(start..<framed.kept.upperBound - buffer.dropped)
      record.level = peeler.wrapperLevel(raw)
    }
    processes.insert(record.processID)
    recordEnd = end
    if record.stamp != nil {
      openMarker = nil
      skipProbes(upTo: end)
    } else if openMarker != nil {
      openMarker = end + 1
    }
  }

  private func isClosedObject(_ record: Record) -> Bool {
    let message = record.message
    return message.count > 1 && record.text[message.lowerBound] == 0x7B && record.text[message.upperBound - 1] == 0x7D
      && (try? JSONScanner.valueEnd(in: record.text.span, at: message.lowerBound)) == message.upperBound
  }

  /// True if the last line of a record is an object around the line of the log, which is closed.
  private func isInClosedObject(_ buffer: LineBuffer, _ range: Range<Int>) -> Bool {
    guard peeler.isInsideObject else { return false }
    var end = range.upperBound - buffer.dropped
    let start = range.lowerBound - buffer.dropped
    while end > start, buffer.bytes[end - 1] == 0x0D || buffer.bytes[end - 1] == 0x00 { end -= 1 }
    guard end > start, buffer.bytes[end - 1] == 0x7D else { return false }
    let first = (start..<end).last { buffer.bytes[$0] == 0x0A }.map { $0 + 1 } ?? start
    return !peeler.lacksLayer(Array(buffer.bytes[first..<end]))
  }

  private func account(_ framed: Framed, _ lines: Int, isTorn: Bool, _ counts: inout ReadingCounts) {
    let logLines = framed.logLines
    // An empty last line is read as nothing.
    let taken = !isTorn && framed.isWhole ? logLines.upperBound : logLines.lowerBound + lines - 1
    counts.logLines.take(.record, first: logLines.lowerBound, last: taken)
    if taken < logLines.upperBound { counts.logLines.take(.skipped, first: taken + 1, last: logLines.upperBound) }
    if !framed.isWhole { counts.cutRecords += 1 }
    counts.candidates += 1
  }
}
