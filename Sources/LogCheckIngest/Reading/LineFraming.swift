import LogCheckModel

/// Finds the records of a line-based capture that hold a wanted text.
///
/// Lines without one are only counted. Around one that has it, the record is framed by the roles of its neighbours. Log time is
/// read off one record in every ``probeInterval`` bytes: deadlines are minutes, such a stretch is a few hundred lines.
struct LineFraming {
  let options: ReadingOptions
  let format: LogFormat?
  let scanner: LiteralScanner?
  let torn: TornLine?
  let width: LineWidth?
  /// True if the text of the record was wrapped so that nothing shows how it was logged.
  var isUncertain = false
  var spentSigns: SpentSigns
  var peeler: LinePeeler
  var record = Record()
  var text: [UInt8] = []
  /// Everything before it has been inspected.
  var done = 0
  /// The end of the last record handed on, or of the last marker: the next one does not reach back into it.
  var recordFloor = 0
  var nextProbe = LineFraming.probeInterval
  /// The end of the last record handed on, and the processes of such records: a line that says that the last one was
  /// repeated matters only after those.
  var recordEnd = -1
  /// The process of the last record, where it showed one.
  var lastProcess: Int32?
  var processes = ProcessSet()
  /// `nil` unless the last record is a line of Android Studio with a wanted tag.
  var tagAbove: TagAbove?
  /// Set after a marker whose gap no stamp has closed yet: the next line that may have one.
  var openMarker: Int?
  /// The start of a line that is known to begin a record of the capture's own format: the one after the last record.
  var knownStart = -1
  /// True if each line of the format is an object: then one that breaks off is seen, and words between them are lines of something else.
  let linesAreObjects: Bool
  /// The position up to which lines that break off were searched.
  var halvesDone = 0
  /// The position at which the last line before a block of NUL was torn off.
  var tornEnd: Int?

  /// The course of the stamps around records that have none.
  var outerStamps = StampTrend()

  /// Up to where the time of a stream was passed on.
  var latestPassed = 0

  /// The number of bytes of the capture between two checks of the time.
  static let probeInterval = 65_536
  /// Lines searched for a stamp before a marker. Before a probe all lines of the last ``probeInterval`` bytes are.
  static let stampReach = 64
  /// The number of positions of each kind that are reported by their lines.
  static let shownPositions = 20
  /// A line beyond this is cut while it is still arriving.
  static let lineLimit = 1_048_576

  /// Framing of what comes from `start` on.
  init(_ options: ReadingOptions, _ detection: Detection, from start: Int) {
    self.options = options
    done = start
    recordFloor = start
    nextProbe = start + Self.probeInterval
    format = detection.format
    scanner = options.wanted.scanner
    width = detection.width
    peeler = LinePeeler(wrappers: detection.wrappers)
    // The search for the first stamp of the capture begins at its first line.
    if format?.carries.contains(.timeOfDay) == true { openMarker = start }
    torn = TornLine(format, options.wanted)
    spentSigns = SpentSigns(options.wanted)
    linesAreObjects = Self.hasObjectLines(format)
  }

  mutating func work(
    _ buffer: inout LineBuffer, _ counts: inout ReadingCounts, isFlush: Bool, isFinal: Bool,
    to sink: inout some RecordSink
  ) {
    cutOverlongLine(&buffer)
    let complete = isFinal ? buffer.end : buffer.completeEnd
    // No record continues after a block of NUL.
    while let block = buffer.takeBlock(upTo: complete) {
      take(&buffer, &counts, upTo: block.position, tornAt: block.tornEnd, to: &sink)
      take(block, &buffer, &counts, to: &sink)
    }
    let end = isFlush ? complete : boundary(buffer, complete)
    take(&buffer, &counts, upTo: end, tornAt: nil, to: &sink)
    if isFlush, end > buffer.dropped, openMarker == nil { probeBefore(&buffer, end, to: &sink) }
    buffer.release(before: done - RecordLimits.bytes)
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
      guard let hit = nextHit(buffer, from: next, to: end) else { break }
      let position = hit.start
      if spentSigns.know(hit) {
        next = position + 1
        continue
      }
      let start = buffer.lineStart(at: position, notBefore: buffer.dropped)
      takeHalves(&buffer, &counts, upTo: start, to: &sink)
      closeMarker(&buffer, upTo: start, to: &sink)
      probe(&buffer, upTo: position, to: &sink)
      if hit.literal < options.wanted.markerCount {
        takeMarker(&buffer, &counts, start, position, end, to: &sink)
      } else {
        takeRecord(&buffer, &counts, start, position, hit, end, to: &sink)
      }
    }
    takeHalves(&buffer, &counts, upTo: end, to: &sink)
    closeMarker(&buffer, upTo: end, to: &sink)
    probe(&buffer, upTo: end, to: &sink)
    done = max(done, end)
  }

  // MARK: Lines

  /// The range of the line that begins at `start`, without LF; `nil` after `end`.
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
    if isRest(buffer, line) { return .inside }
    return peel(buffer, line) { format.reader.role(of: $0) }
  }
}
