import LogCheckModel

/// Finds the records of a line-based capture that hold a wanted text.
///
/// Lines without one are only counted. Around one that has it, the record is framed by the roles of its neighbours. Log time is
/// read off one record in every ``probeInterval`` bytes: deadlines are minutes, such a stretch is a few hundred lines.
struct LineFraming {
  let options: ReadingOptions
  let format: LogFormat?
  let scanner: LiteralScanner?
  private let torn: TornRow?
  private var toldSigns: ToldSigns
  var peeler: LinePeeler
  var record = Record()
  private var text: [UInt8] = []
  /// Everything before it has been looked at.
  var done = 0
  /// Where the last record handed on, or marker, ended: the next one does not reach back into it.
  var recordFloor = 0
  var nextProbe = LineFraming.probeInterval
  /// Where the last record handed on ended, and which processes such records came from: a row that says that the last one was
  /// repeated matters only behind those.
  var recordEnd = -1
  var processes = ProcessSet()
  /// Behind a marker whose gap no stamp has closed yet: the next line that may have one.
  var openMarker: Int?
  /// Where a line begins that is known to begin a record of the capture's own format: the one behind the last record.
  private var knownStart = -1
  /// Whether rows may be seen to break off, and up to where that was looked at.
  let looksForHalves: Bool
  var halvesDone = 0
  /// Where the last line before a block of NUL was torn off.
  private var tornEnd: Int?

  /// Bytes of the capture between two looks at the time.
  static let probeInterval = 65_536
  /// Lines looked through for a stamp before a probe or a marker.
  static let stampReach = 64
  /// Places of each kind that are told by their lines.
  static let shownPlaces = 20
  /// A line beyond this is cut while it is still arriving.
  static let lineLimit = 1_048_576

  init(_ options: ReadingOptions, _ detection: Detection) {
    self.options = options
    format = detection.format
    scanner = options.wanted.scanner
    peeler = LinePeeler(wrappers: detection.wrappers)
    torn = TornRow(format, options.wanted)
    toldSigns = ToldSigns(options.wanted)
    looksForHalves = Self.rowsAreObjects(format)
  }

  mutating func work(
    _ buffer: inout LineBuffer, _ counts: inout ReadingCounts, isFlush: Bool, isFinal: Bool,
    to sink: inout some RecordSink
  ) {
    cutOverlongLine(&buffer)
    let complete = isFinal ? buffer.end : buffer.completeEnd
    // No record goes on behind a block of NUL.
    while let block = buffer.takeBlock(upTo: complete) {
      take(&buffer, &counts, upTo: block.place, tornAt: block.tornEnd, to: &sink)
      take(block, &buffer, &counts, to: &sink)
    }
    let end = isFlush ? complete : boundary(buffer, complete)
    take(&buffer, &counts, upTo: end, tornAt: nil, to: &sink)
    if isFlush, end > buffer.dropped, openMarker == nil { probeBefore(&buffer, end, to: &sink) }
    buffer.drop(before: done - RecordLimits.bytes)
  }

  /// Takes what lies before `end`; of a line that ends at `tornEnd` more was logged.
  private mutating func take(
    _ buffer: inout LineBuffer, _ counts: inout ReadingCounts, upTo end: Int, tornAt tornEnd: Int?,
    to sink: inout some RecordSink
  ) {
    self.tornEnd = tornEnd
    var next = done
    while done < end {
      next = max(next, done)
      let hit = unsafe buffer.bytes.withUnsafeBytes { bytes in
        unsafe scanner?.next(in: bytes, from: next - buffer.dropped, to: end - buffer.dropped)
      }
      guard let hit else { break }
      let place = hit.start + buffer.dropped
      if toldSigns.know(hit) {
        next = place + 1
        continue
      }
      let start = buffer.lineStart(at: place, notBefore: buffer.dropped)
      takeHalves(&buffer, &counts, upTo: start, to: &sink)
      closeMarker(&buffer, upTo: start, to: &sink)
      probe(&buffer, upTo: place, to: &sink)
      if hit.literal < options.wanted.markerCount {
        takeMarker(&buffer, &counts, start, place, end, to: &sink)
      } else {
        takeRecord(&buffer, &counts, start, place, hit, end, to: &sink)
      }
    }
    takeHalves(&buffer, &counts, upTo: end, to: &sink)
    closeMarker(&buffer, upTo: end, to: &sink)
    probe(&buffer, upTo: end, to: &sink)
    done = max(done, end)
  }

  // MARK: Lines

  /// The range of the line that begins at `start`, without LF; `nil` behind `end`.
  func line(_ buffer: LineBuffer, _ start: Int, _ end: Int) -> Range<Int>? {
    guard start < end else { return nil }
    return start..<min(buffer.lineEnd(at: start) ?? end, end)
  }

  mutating func peel<Result>(
    _ buffer: LineBuffer, _ line: Range<Int>, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    let start = contentStart(buffer, line) - buffer.dropped
    let end = line.upperBound - buffer.dropped
    return peeler.peel(buffer.bytes.span.extracting(start..<min(end, start + RecordLimits.bytes)), body)
  }

  mutating func role(_ buffer: LineBuffer, _ line: Range<Int>) -> LineRole {
    guard let format, line.lowerBound != knownStart else { return .starts }
    return peel(buffer, line) { format.reader.role(of: $0) }
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

  /// The place up to which records are surely whole: where the last one begins that may still go on.
  private mutating func boundary(_ buffer: LineBuffer, _ complete: Int) -> Int {
    guard format != nil else { return complete }
    var end = complete
    while end > done, complete - end < 2 * RecordLimits.bytes {
      let start = buffer.lineStart(at: end - 1, notBefore: buffer.dropped)
      switch role(buffer, start..<end - 1) {
      case .starts, .noise: return max(start, done)
      case .ends: return end
      case .inside: end = start
      }
    }
    return end <= done ? done : complete
  }

  // MARK: Records

  private mutating func takeRecord(
    _ buffer: inout LineBuffer, _ counts: inout ReadingCounts, _ start: Int, _ place: Int, _ hit: LiteralScanner.Hit,
    _ end: Int, to sink: inout some RecordSink
  ) {
    guard let line = line(buffer, start, end) else {
      done = end
      return
    }
    if !buffer.endsAtReturns, beginsRecordBehindReturn(buffer, line) {
      // Not again: from now on CR ends lines.
      buffer.endLinesAtReturns(at: line.lowerBound)
      return
    }
    var head = line
    var isOwn = true
    var reader = format?.reader ?? TaggedLinesReader()
    var role = role(buffer, line)
    if role == .inside {
      if startsBareRecord(buffer, line) {
        role = .starts
      } else if let other = otherFormat(buffer, line) {
        reader = other.reader
        isOwn = false
        role = .starts
      }
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
    if done <= place { done = last.upperBound + 1 }
    recordFloor = done
    read(&buffer, &counts, head.lowerBound..<last.upperBound, place, hit, reader, to: &sink)
  }

  private func claim(_ kind: LookedAtRows.Kind, _ line: Int, _ counts: inout ReadingCounts) {
    counts.rows.take(kind, first: line, last: line)
  }

  /// The first line of the record that `line` lies in; itself when none is in reach.
  private mutating func firstLine(_ buffer: LineBuffer, _ line: Range<Int>) -> Range<Int> {
    var current = line
    let floor = max(buffer.dropped, line.lowerBound - RecordLimits.bytes, recordFloor)
    while current.lowerBound > floor {
      let start = buffer.lineStart(at: current.lowerBound - 1, notBefore: floor)
      let previous = start..<current.lowerBound - 1
      switch role(buffer, previous) {
      case .starts: return previous
      case .noise, .ends: return current
      case .inside: current = previous
      }
    }
    return current
  }

  private mutating func lastLine(
    _ buffer: LineBuffer, _ line: Range<Int>, _ reader: any LogReader, isOwn: Bool, _ end: Int
  ) -> Range<Int> {
    guard format != nil else { return line }
    var current = line
    while let next = self.line(buffer, current.upperBound + 1, end),
      next.upperBound - line.lowerBound <= RecordLimits.bytes
    {
      switch peel(buffer, next, { reader.role(of: $0) }) {
      case .starts:
        if isOwn { knownStart = next.lowerBound }
        return current
      case .noise: return current
      case .ends: return next
      case .inside:
        if startsBareRecord(buffer, next) || otherFormat(buffer, next) != nil { return current }
        // Behind a record of another format one of the capture's own begins.
        if !isOwn, role(buffer, next) == .starts { return current }
        current = next
      }
    }
    return current
  }

  private mutating func read(
    _ buffer: inout LineBuffer, _ counts: inout ReadingCounts, _ range: Range<Int>, _ place: Int,
    _ hit: LiteralScanner.Hit, _ reader: any LogReader, to sink: inout some RecordSink
  ) {
    // NULs before the record are none of its bytes.
    let start = contentStart(buffer, range)
    let kept = start..<min(range.upperBound, start + RecordLimits.bytes)
    let position = LinePosition(
      capture: options.capture, line: buffer.line(at: range.lowerBound),
      offset: buffer.sourceOffset(of: range.lowerBound))
    let rows = position.line...position.line + buffer.lineEnds(in: range)
    var record = Record()
    swap(&record, &self.record)  // The buffers go out and come back; nothing is copied.
    defer { swap(&record, &self.record) }
    record.reset()
    text.removeAll(keepingCapacity: true)
    var next = kept.lowerBound
    var lines = 0
    while let line = line(buffer, next, kept.upperBound) {
      let isFirst = lines == 0
      if !isFirst { text.append(0x0A) }
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
    // What stands beyond the kept part is cut off: the record does not hold the text any more.
    guard place < kept.upperBound else {
      counts.cutRecords += 1
      counts.takeBeyondLimit(line: buffer.line(at: place))
      counts.rows.take(.skipped, first: rows.lowerBound, last: rows.upperBound)
      // Between which times it was written is all that is known of it.
      if openMarker == nil { probeBefore(&buffer, range.lowerBound, to: &sink) }
      record.takeNotUnderstood(text.span, at: position)
      record.isCut = true
      sink.receive(beyondLimit: record)
      openMarker = max(openMarker ?? 0, range.lowerBound)
      return
    }
    var isRead = reader.read(text.span, into: &record)
    let tear = torn?.tear(in: text, message: isRead ? record.message.lowerBound : nil)
    var tornLines: [UInt8] = []
    if isRead, let tear, tear > 0 {
      // What stands before the torn lines is whole.
      tornLines = Array(text[tear...])
      text.removeLast(text.count - tear + 1)
      lines = text.count { $0 == 0x0A } + 1
      record.reset()
      isRead = reader.read(text.span, into: &record)
    }
    guard isRead, tear != 0 else {
      counts.rows.take(.skipped, first: rows.lowerBound, last: rows.upperBound)
      // Between which times it was written is all that is known of it.
      if openMarker == nil { probeBefore(&buffer, range.lowerBound, to: &sink) }
      handOnUnread(
        text + tornLines, at: position, isTorn: tear != nil, before: range.upperBound + 1, &record, &counts, to: &sink)
      return
    }
    record.position = position
    record.lineCount = lines
    record.isCut = kept.upperBound < range.upperBound
    if record.isCut { counts.cutRecords += 1 }
    // The last line of a capture without its end may have been cut in the middle of a value.
    if range.upperBound == buffer.end || range.upperBound == tornEnd || endsWithOneNUL(buffer, range) {
      record.isCut = true
    }
    // An empty last row is read as nothing.
    let taken = tornLines.isEmpty && kept.upperBound == range.upperBound ? rows.upperBound : rows.lowerBound + lines - 1
    counts.rows.take(.record, first: rows.lowerBound, last: taken)
    if taken < rows.upperBound { counts.rows.take(.skipped, first: taken + 1, last: rows.upperBound) }
    processes.insert(record.processID)
    recordEnd = range.upperBound
    if record.stamp == nil, options.trustsWrapperStamps {
      let raw = buffer.bytes.span.extracting(range.lowerBound - buffer.dropped..<kept.upperBound - buffer.dropped)
      record.stamp = peeler.wrapperStamp(raw)
    }
    if record.stamp != nil { openMarker = nil } else if openMarker != nil { openMarker = range.upperBound + 1 }
    counts.candidates += 1
    toldSigns.tell(record.text, foundBy: hit)
    sink.receive(record)
    guard !tornLines.isEmpty else { return }
    let tornPosition = LinePosition(capture: position.capture, line: position.line + lines, offset: position.offset)
    handOnUnread(tornLines, at: tornPosition, isTorn: true, before: range.upperBound + 1, &record, &counts, to: &sink)
  }

  private mutating func appendPeeled(_ buffer: LineBuffer, _ line: Range<Int>) {
    var text = self.text
    self.text = []
    peel(buffer, line) { text.append(bytes: $0) }
    self.text = text
  }
}
