import LogCheckModel

/// Finds the records of a capture of JSON objects that hold a wanted text.
struct ObjectFraming {
  private let options: ReadingOptions
  private let format: LogFormat
  private var framer: JSONObjectFramer
  private var peeler: LinePeeler
  private var record = Record()
  private var markerBefore: CivilStamp?
  private var pendingMarker: CaptureMarker?
  private var lastProbe = -probeInterval
  /// The last line that some piece reported.
  private var emittedLines = 0
  /// The last object, if it was not wanted: its time is later than that of the last object that was read.
  private var unread: (bytes: [UInt8], position: LinePosition)?

  private static let probeInterval = 65_536

  init(_ options: ReadingOptions, _ format: LogFormat, _ wrappers: [LineWrapper]) {
    self.options = options
    self.format = format
    framer = JSONObjectFramer(wanted: options.wanted) { AppleText.noise($0) }
    peeler = LinePeeler(wrappers: wrappers)
  }

  /// True if objects are put together from lines, whose ends must come before they are inspected.
  var worksByLines: Bool { !peeler.wrappers.isEmpty }

  mutating func work(
    _ buffer: inout LineBuffer, _ counts: inout ReadingCounts, isFlush: Bool, isFinal: Bool,
    to sink: inout some RecordSink
  ) {
    if worksByLines { cutOverlongLine(&buffer) }
    var pieces: [(JSONPiece, [UInt8])] = []
    func take(_ piece: JSONPiece, _ bytes: Span<UInt8>) {
      var copy: [UInt8] = []
      copy.append(bytes: bytes)
      pieces.append((piece, copy))
    }
    // NULs at the end may turn out to be a block of them.
    let end = isFinal ? buffer.end : buffer.settledEnd
    while let block = buffer.takeBlock(upTo: end) {
      push(&buffer, upTo: block.position - (block.hasAddedEnd ? 1 : 0), isLineEnd: false, take)
      framer.breakOff(take)
      framer.skip(count: block.length)
      buffer.drop(before: block.position)
      for (piece, bytes) in pieces { handle(piece, bytes, isLast: false, &counts, to: &sink) }
      pieces = []
      handle(block, isAtEnd: block.position >= buffer.end, &counts)
    }
    push(&buffer, upTo: peeler.wrappers.isEmpty || isFinal ? end : min(end, buffer.completeEnd), isLineEnd: true, take)
    let wholeCount = pieces.count
    if isFinal { framer.finish(take) }
    for (index, (piece, bytes)) in pieces.enumerated() {
      handle(piece, bytes, isLast: index >= wholeCount, &counts, to: &sink)
    }
    if isFlush { passLatest(to: &sink) }
    if isFinal, let marker = pendingMarker { sink.receive(.marker(marker)) }
  }

  /// Passes on the time of the last object, if that is later than what was read.
  mutating func passLatest(to sink: inout some RecordSink) {
    guard let unread else { return }
    record.reset()
    if format.reader.read(unread.bytes.span, into: &record), let stamp = record.stamp {
      sink.receive(.time(stamp, ticks: record.deviceTicks, unread.position))
    }
    self.unread = nil
  }

  /// The time of the last object that was not read otherwise.
  var latestTime: LatestTime {
    guard let unread else { return .unknown }
    var copy = record
    copy.reset()
    guard format.reader.read(unread.bytes.span, into: &copy), let stamp = copy.stamp else { return .unknown }
    return .stamp(stamp)
  }

  /// Objects that are put together from lines wait for their ends, but not for that of a line without one.
  private func cutOverlongLine(_ buffer: inout LineBuffer) {
    guard buffer.cut != nil || buffer.bytes.count > LineFraming.lineLimit else { return }
    buffer.cutUnfinishedLine(longerThan: LineFraming.lineLimit, to: RecordLimits.bytes + 1, options.wanted)
  }

  /// Pushes what lies before `end`; `isLineEnd` where its last line is whole.
  private mutating func push(
    _ buffer: inout LineBuffer, upTo end: Int, isLineEnd: Bool, _ take: (JSONPiece, Span<UInt8>) -> Void
  ) {
    defer { buffer.drop(before: end) }
    guard !peeler.wrappers.isEmpty else {
      return framer.push(buffer.bytes.span.extracting(0..<max(0, end - buffer.dropped)), take)
    }
    var start = buffer.dropped
    while start < end {
      let stop = min(buffer.lineEnd(at: start) ?? end, end)
      let range = start - buffer.dropped..<stop - buffer.dropped
      var inner: [UInt8] = []
      peeler.peel(buffer.bytes.span.extracting(range)) { inner.append(bytes: $0) }
      framer.skip(count: max(0, range.count - inner.count))
      if isLineEnd || stop < end { inner.append(0x0A) }
      framer.push(inner.span, take)
      start = stop + 1
    }
  }

  private mutating func handle(_ block: NULBlocks.Block, isAtEnd: Bool, _ counts: inout ReadingCounts) {
    counts.take(NULBlock(line: max(1, framer.currentLine), offset: block.offset, length: block.length))
    guard block.offset > 0, !isAtEnd else { return }
    pendingMarker = CaptureMarker(
      kind: .interruption,
      position: LinePosition(capture: options.capture, line: max(1, framer.currentLine), offset: block.offset),
      before: markerBefore, after: nil)
  }

  private mutating func handle(
    _ piece: JSONPiece, _ bytes: [UInt8], isLast: Bool, _ counts: inout ReadingCounts, to sink: inout some RecordSink
  ) {
    let position = LinePosition(capture: options.capture, line: piece.line, offset: piece.offset)
    emittedLines += piece.newLines
    switch piece.kind {
    case .noise(.lossMarker):
      counts.lossMarkers += 1
      counts.logLines.take(.wrapper, first: piece.line, last: emittedLines)
      pendingMarker = CaptureMarker(kind: .loss, position: position, before: markerBefore, after: nil)
      return
    case .noise(.blank): return
    case .noise: return counts.logLines.take(.wrapper, first: piece.line, last: emittedLines)
    case .notUnderstood, .brokenObject:
      // The text after the position at which an object breaks off is unknown; a capture that ends in one just ends.
      let isTorn = piece.kind == .brokenObject && !isLast
      let isWanted = isTorn || options.wanted.inspect(in: bytes).isWanted
      counts.logLines.take(.skipped, first: piece.line, last: emittedLines)
      handOnUnread(bytes, at: position, isWanted: isWanted, isTorn: isTorn, &counts, to: &sink)
      if !isWanted, piece.hidesWanted { reportHidden(piece, bytes, position, &counts, to: &sink) }
      return
    case .object, .cutObject: break
    }
    let (isWanted, isMarker) = options.wanted.inspect(in: bytes)
    // Objects are many bytes each: reading the stamp of every one in a stretch of the capture is enough.
    let isProbe = piece.offset >= lastProbe + Self.probeInterval || pendingMarker != nil
    let isHidden = piece.hidesWanted && !isWanted
    if isHidden { reportHidden(piece, bytes, position, &counts, to: &sink) }
    guard isWanted || isProbe || isMarker || isHidden else {
      if piece.kind == .object { unread = (bytes, position) }
      return
    }
    unread = nil
    record.reset()
    var text = bytes
    if UTF8Repair.firstInvalid(in: bytes.span) != nil {
      text.removeAll()
      _ = UTF8Repair.append(bytes.span, to: &text)
      counts.repairedRecords += 1
    }
    guard format.reader.read(text.span, into: &record) else {
      counts.logLines.take(.skipped, first: piece.line, last: emittedLines)
      handOnUnread(text, at: position, isWanted: isWanted, &counts, to: &sink)
      return
    }
    record.message = ConsoleHead.end(in: record)..<record.message.upperBound
    record.position = position
    record.lineCount = max(1, piece.newLines)
    record.isCut = piece.kind == .cutObject
    if record.isCut { counts.cutRecords += 1 }
    let before = markerBefore
    if let stamp = record.stamp {
      markerBefore = stamp
      if var marker = pendingMarker {
        marker.after = stamp
        sink.receive(.marker(marker))
        pendingMarker = nil
      }
      sink.receive(.time(stamp, ticks: record.deviceTicks, position))
      lastProbe = piece.offset
    }
    if isMarker, let kind = MarkerLine.kind(of: record) {
      if kind == .loss { counts.lossMarkers += 1 }
      if !isWanted { counts.logLines.take(.wrapper, first: piece.line, last: emittedLines) }
      // The missing lines may have come before this record or after it.
      pendingMarker = CaptureMarker(kind: kind, position: position, before: before ?? record.stamp, after: nil)
    }
    guard isWanted else { return }
    counts.logLines.take(.record, first: piece.line, last: emittedLines)
    counts.candidates += 1
    sink.receive(.record(record))
  }

  /// Counts what is no entry, and hands it on where it holds a wanted text: what it may have been is missing.
  private mutating func handOnUnread(
    _ bytes: [UInt8], at position: LinePosition, isWanted: Bool, isTorn: Bool = false, _ counts: inout ReadingCounts,
    to sink: inout some RecordSink
  ) {
    counts.notUnderstood += 1
    if counts.notUnderstoodLines.count < 20 { counts.notUnderstoodLines.append(position.line) }
    guard isWanted else { return }
    record.takeNotUnderstood(bytes.span, at: position)
    record.isTorn = isTorn
    sink.receive(.notUnderstood(record))
  }

  /// A wanted text is in the part of an object or line that was not kept.
  private mutating func reportHidden(
    _ piece: JSONPiece, _ bytes: [UInt8], _ position: LinePosition, _ counts: inout ReadingCounts,
    to sink: inout some RecordSink
  ) {
    counts.takeBeyondLimit(line: position.line)
    counts.logLines.take(.skipped, first: piece.line, last: emittedLines)
    record.takeNotUnderstood(bytes.span, at: position)
    record.isCut = true
    sink.receive(.beyondLimit(record))
  }
}
