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
  private var lastProbe = 0
  /// The last object, where nobody wanted it: what there is of time behind the last one that was read.
  private var unread: (bytes: [UInt8], position: LinePosition)?

  private static let probeInterval = 65_536

  init(_ options: ReadingOptions, _ format: LogFormat, _ wrappers: [LineWrapper]) {
    self.options = options
    self.format = format
    framer = JSONObjectFramer { AppleText.noise($0) }
    peeler = LinePeeler(wrappers: wrappers)
  }

  /// Whether objects are put together from lines, whose ends must come before they are looked at.
  var worksByLines: Bool { !peeler.wrappers.isEmpty }

  mutating func work(
    _ buffer: inout LineBuffer, _ counts: inout ReadingCounts, isFlush: Bool, isFinal: Bool,
    to sink: inout some RecordSink
  ) {
    var pieces: [(JSONPiece, [UInt8])] = []
    func take(_ piece: JSONPiece, _ bytes: Span<UInt8>) {
      var copy: [UInt8] = []
      copy.append(bytes: bytes)
      pieces.append((piece, copy))
    }
    let end = buffer.end
    if peeler.wrappers.isEmpty {
      framer.push(buffer.bytes.span, take)
      buffer.drop(before: end)
    } else {
      pushPeeled(&buffer, isFinal: isFinal, take)
    }
    let wholeCount = pieces.count
    if isFinal { framer.finish(take) }
    for (index, (piece, bytes)) in pieces.enumerated() {
      handle(piece, bytes, isLast: index >= wholeCount, &counts, to: &sink)
    }
    if isFlush, let unread {
      record.reset()
      if format.reader.read(unread.bytes.span, into: &record), let stamp = record.stamp {
        sink.passTime(stamp, ticks: record.ticks, at: unread.position)
      }
      self.unread = nil
    }
    if isFinal, let marker = pendingMarker { sink.receive(marker) }
  }

  private mutating func pushPeeled(_ buffer: inout LineBuffer, isFinal: Bool, _ take: (JSONPiece, Span<UInt8>) -> Void)
  {
    var start = buffer.dropped
    let limit = isFinal ? buffer.end : buffer.completeEnd
    while start < limit {
      let end = min(buffer.lineEnd(at: start) ?? limit, limit)
      let range = start - buffer.dropped..<end - buffer.dropped
      var inner: [UInt8] = []
      peeler.peel(buffer.bytes.span.extracting(range)) { inner.append(bytes: $0) }
      framer.skip(count: max(0, range.count - inner.count))
      inner.append(0x0A)
      framer.push(inner.span, take)
      start = end + 1
    }
    buffer.drop(before: min(start, buffer.end))
  }

  private mutating func handle(
    _ piece: JSONPiece, _ bytes: [UInt8], isLast: Bool, _ counts: inout ReadingCounts, to sink: inout some RecordSink
  ) {
    let position = LinePosition(capture: options.capture, line: piece.line, offset: piece.offset)
    switch piece.kind {
    case .noise(.lossMarker):
      counts.lossMarkers += 1
      pendingMarker = CaptureMarker(kind: .loss, position: position, before: markerBefore, after: nil)
      return
    case .noise: return
    case .notUnderstood, .brokenObject:
      // What stood behind the place where an object breaks off is not known; a capture that ends in one just ends.
      let isTorn = piece.kind == .brokenObject && !isLast
      let isWanted = isTorn || options.wanted.look(in: bytes).isWanted
      handOnUnread(bytes, at: position, isWanted: isWanted, isTorn: isTorn, &counts, to: &sink)
      return
    case .object, .cutObject: break
    }
    let (isWanted, isMarker) = options.wanted.look(in: bytes)
    // Objects are many bytes each: reading the stamp of every one in a stretch of the capture is enough.
    let isProbe = piece.offset >= lastProbe + Self.probeInterval || pendingMarker != nil
    guard isWanted || isProbe || isMarker else {
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
      handOnUnread(text, at: position, isWanted: isWanted, &counts, to: &sink)
      return
    }
    record.position = position
    record.lineCount = max(1, piece.newLines)
    record.isCut = piece.kind == .cutObject
    if record.isCut { counts.cutRecords += 1 }
    let before = markerBefore
    if let stamp = record.stamp {
      markerBefore = stamp
      if var marker = pendingMarker {
        marker.after = stamp
        sink.receive(marker)
        pendingMarker = nil
      }
      sink.passTime(stamp, ticks: record.ticks, at: position)
      lastProbe = piece.offset
    }
    if isMarker, let kind = MarkerLine.kind(of: record) {
      if kind == .loss { counts.lossMarkers += 1 }
      // What is missing may have come before this record or behind it.
      pendingMarker = CaptureMarker(kind: kind, position: position, before: before ?? record.stamp, after: nil)
    }
    guard isWanted else { return }
    counts.candidates += 1
    sink.receive(record)
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
    sink.receive(notUnderstood: record)
  }
}
