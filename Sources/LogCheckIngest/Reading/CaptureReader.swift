import LogCheckModel

/// The purpose for which a capture is read, and its format.
package struct ReadingOptions: Sendable {
  /// The format that the user named; `nil` detects it.
  package var format: LogFormat?
  /// A record is handed on if it holds one of these texts.
  package var wanted: WantedTexts
  /// Index of the capture among the inputs of the run.
  package var capture: Int32
  /// True if records without a stamp take that of the wrapper: the user vouches that it was added as they were logged.
  /// A job that prints a finished log stamps all its lines at once.
  package var trustsWrapperStamps: Bool
  /// True if the report lists the other formats that the capture may have.
  package var explainsFormat = false
  /// True if everything countable is counted, even if that takes time.
  package var keepsAccount = false
  /// True if the records come in the order of the capture, even where its newest ones are first.
  package var keepsOrder = false
  /// The layers around the lines that the user named.
  package var layers = GivenLayers()
  /// The path of the texts of a document that are read as lines, if there is one around them.
  var document: String?
  /// `nil` unpacks whatever it is.
  package var unpackLimit: UnpackLimit? = .standard

  package init(
    format: LogFormat? = nil, wanted: WantedTexts, capture: Int32 = 0, trustsWrapperStamps: Bool = false
  ) {
    self.format = format
    self.wanted = wanted
    self.capture = capture
    self.trustsWrapperStamps = trustsWrapperStamps
  }

  package init(format: LogFormat? = nil, literals: [[UInt8]], capture: Int32 = 0) {
    self.init(format: format, wanted: WantedTexts(literals), capture: capture)
  }
}

/// Reads one capture: takes its bytes as they come and hands on the records that hold a wanted text, the course of time, and
/// the markers of missing lines.
///
/// The records follow from the bytes alone, not from how they were cut: a line is inspected when its end is there, and
/// a record when the next one has begun. ``pause(to:)`` and ``finish(to:)`` end that waiting. Memory is bounded: a few
/// times ``RecordLimits/bytes`` and the size of one read, and the records of a capture whose newest entry is first.
package struct CaptureReader {
  package private(set) var counts = ReadingCounts()
  package private(set) var detection: Detection?
  package private(set) var encoding = ByteEncoding.utf8

  private let options: ReadingOptions
  private var buffer: LineBuffer
  private var decoder: TextDecoder
  private var framing = Framing.undecided
  private var search = FormatSearch()
  private var order: EntryOrder
  /// True if the first bytes of the capture were inspected for a document and for line ends other than LF: they do not change.
  private var isBeginningKnown = false

  private enum Framing {
    case undecided
    case lines(LineFraming)
    case objects(ObjectFraming)
    case document(DocumentReading)
    /// The layers that the user named are not around the lines: nothing of these is read.
    case refused
  }

  /// True once it is plain whether the newest entry of the capture is its first.
  package var orderIsKnown: Bool { order.isSettled }

  /// The records come in the order of the capture from here on: the lines of one entry look like those of several.
  mutating func keepOrder(to sink: inout some RecordSink) {
    if !order.isSettled { order.keep(to: &sink) }
  }

  /// The number of NULs after the last other byte so far.
  package var nulsAtEnd: Int { decoder.encoding == nil ? decoder.leadingNULs : buffer.nulBlocks?.openLength ?? 0 }

  /// Bytes asked for at a time, at most.
  package static let readSize = 524_288
  /// Bytes asked for first; twice as many each time: many captures are small.
  private var nextSize = 32_768

  package init(_ options: ReadingOptions) {
    self.options = options
    // A document is read by a reader of its texts, which have the order.
    order = EntryOrder(isKept: options.keepsOrder)
    buffer = LineBuffer(leavesOutNULs: true, audits: options.keepsAccount)
    decoder = TextDecoder(unpackLimit: options.unpackLimit)
  }

  /// Takes the next bytes of the capture.
  package mutating func feed(_ bytes: Span<UInt8>, to sink: inout some RecordSink) throws {
    counts.bytes += bytes.count
    try decode(bytes, to: &sink)
  }

  /// Decodes and works in turn, so that no more than one step of unpacked bytes waits.
  private mutating func decode(_ bytes: Span<UInt8>, to sink: inout some RecordSink) throws {
    try decoder.decode(bytes, into: &buffer)
    work(isFlush: false, isFinal: false, to: &sink)
    while decoder.hasMore {
      try decoder.decodeMore(into: &buffer)
      work(isFlush: false, isFinal: false, to: &sink)
    }
  }

  /// Lets `read` put the next bytes of the capture where they belong, at most ``readSize``; `false` when it gave none.
  package mutating func fill<Failure: Error>(
    to sink: inout some RecordSink, _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws -> Bool {
    let size = nextSize
    nextSize = min(Self.readSize, 2 * size)
    if decoder.isPlain {
      let count = try unsafe buffer.fill(size, read)
      guard count > 0 else { return false }
      counts.bytes += count
    } else {
      var chunk = [UInt8](repeating: 0, count: size)
      let count = try unsafe chunk.withUnsafeMutableBytes { unsafe try read($0) }
      guard count > 0 else { return false }
      counts.bytes += count
      try decode(chunk.span.extracting(0..<min(count, chunk.count)), to: &sink)
      return true
    }
    work(isFlush: false, isFinal: false, to: &sink)
    return true
  }

  /// The time of the last whole line of a stream, also before its format has a name, where its first lines leave no doubt about it.
  package mutating func latestTime() -> LatestTime {
    switch framing {
    case .undecided:
      let needed = options.format == nil ? Self.earlyLines : 1
      guard buffer.lineEnds(in: buffer.dropped..<buffer.end) >= needed,
        let detection = search.certainDetection(in: buffer, options)
      else { return .unknown }
      var lines = LineFraming(options, detection, from: buffer.dropped)
      return lines.latestTime(buffer)
    case .lines(var lines): return lines.latestTime(buffer)
    case .objects(let objects): return objects.latestTime
    case .document, .refused: return .unknown
    }
  }

  /// The number of lines that are enough to detect the format of a stream that is being written now.
  private static let earlyLines = 5

  /// Keeps up with a stream that is being written now: detects its format from the lines so far, and passes on the time
  /// of the last record, whatever it holds. The result depends on how the bytes came.
  package mutating func keepUp(to sink: inout some RecordSink) {
    if case .undecided = framing {
      decide(isFlush: true, isFinal: false, to: &sink)
      work(isFlush: false, isFinal: false, to: &sink)
    }
    release(isPaused: true, to: &sink)
    guard order.isSettled else { return }
    switch framing {
    case .lines(var lines):
      framing = .undecided
      lines.passLatest(&buffer, to: &sink)
      framing = .lines(lines)
    case .objects(var objects):
      framing = .undecided
      objects.passLatest(to: &sink)
      framing = .objects(objects)
    case .undecided, .document, .refused: return
    }
  }

  /// The capture goes on, but not now: what is there is taken as it is, whole lines only.
  package mutating func pause(to sink: inout some RecordSink) throws {
    try decoder.settle(into: &buffer)
    work(isFlush: true, isFinal: false, to: &sink)
    release(isPaused: true, to: &sink)
  }

  /// The capture has ended.
  package mutating func finish(to sink: inout some RecordSink) throws {
    // What was unpacked before the trouble is judged all the same.
    var problem: (any Error)?
    do { try decoder.finish(into: &buffer) } catch { problem = error }
    counts.leftOutBytes = decoder.leftOut?.count ?? 0
    counts.leftOutOffset = decoder.leftOut?.offset ?? 0
    end(to: &sink)
    counts.endsInsideLine = buffer.end > 0 && buffer.completeEnd < buffer.end
    if case .document(let document) = framing {
      takeCounts(of: document)
      problem = problem ?? document.problem
    }
    problem = problem ?? detection?.problem
    if let problem { throw problem }
  }

  /// Reading has failed: what came before the trouble is taken as it is.
  package mutating func abandon(to sink: inout some RecordSink) {
    // A last line that waits for its encoding; the trouble itself is known already.
    try? decoder.finish(into: &buffer)
    end(to: &sink)
    if case .document(let document) = framing { takeCounts(of: document) }
  }

  /// The lines of a document are its texts; its bytes are those of the capture.
  private mutating func takeCounts(of document: DocumentReading) {
    let own = counts
    counts = document.reader.counts
    counts.bytes = own.bytes
    counts.leftOutBytes = own.leftOutBytes
    counts.leftOutOffset = own.leftOutOffset
    counts.endsInsideLine = document.isOpen
    counts.unreadRecords += document.otherTexts + (document.isBroken ? 1 : 0)
  }

  private mutating func end(to sink: inout some RecordSink) {
    buffer.finish()
    work(isFlush: true, isFinal: true, to: &sink)
    putInOrder(to: &sink)
    encoding = decoder.encoding ?? .utf8
    counts.lines = detection?.problem == nil ? buffer.lineCount() : 0
    counts.repairedBytes = (buffer.audit?.invalidBytes ?? 0) + decoder.repairedBytes
  }

  private mutating func work(isFlush: Bool, isFinal: Bool, to sink: inout some RecordSink) {
    if order.isSettled { return advance(isFlush: isFlush, isFinal: isFinal, to: &sink) }
    var held = EntryOrder(isKept: true)
    swap(&held, &order)
    advance(isFlush: isFlush, isFinal: isFinal, to: &held)
    swap(&held, &order)
    if case .lines(let lines) = framing { order.outerStamps = lines.outerStamps }
    release(isPaused: false, to: &sink)
  }

  private mutating func release(isPaused: Bool, to sink: inout some RecordSink) {
    guard !order.isSettled else { return }
    // The reader of its texts puts them in order.
    if case .document = framing { return order.keep(to: &sink) }
    order.release(isPaused: isPaused, to: &sink)
  }

  /// The capture has ended: what is held back is passed on, the last record first if the newest ones were first.
  private mutating func putInOrder(to sink: inout some RecordSink) {
    guard !order.isSettled else { return }
    let entriesAreWhole: Bool =
      if case .lines(let lines) = framing { options.document != nil || lines.peeler.decodesLines } else { true }
    if var detection, order.isNewestFirst {
      detection.wrappers.insert(.newestFirst, at: 0)
      self.detection = detection
    }
    order.finish(detection, entriesAreWhole: entriesAreWhole, &counts, to: &sink)
  }

  private mutating func advance(isFlush: Bool, isFinal: Bool, to sink: inout some RecordSink) {
    if case .undecided = framing { decide(isFlush: isFlush, isFinal: isFinal, to: &sink) }
    switch framing {
    case .undecided: return
    case .refused: buffer.drop(before: buffer.end)
    case .lines(var lines):
      framing = .undecided
      lines.work(&buffer, &counts, isFlush: isFlush, isFinal: isFinal, to: &sink)
      framing = .lines(lines)
    case .objects(var objects):
      framing = .undecided
      objects.work(&buffer, &counts, isFlush: isFlush, isFinal: isFinal, to: &sink)
      framing = .objects(objects)
    case .document(var document):
      framing = .undecided
      document.work(&buffer, isFlush: isFlush, isFinal: isFinal, to: &sink)
      detection = document.reader.detection
      framing = .document(document)
    }
  }

  /// The document that the capture begins with, if its first bytes are still there.
  private func document() -> DocumentSearch? {
    guard options.format == nil, options.document == nil, buffer.dropped == 0 else { return nil }
    if let path = options.layers.documentPath { return DocumentSearch(path) }
    return DocumentSearch(buffer.bytes.span.extracting(0..<min(buffer.bytes.count, FormatDetector.sampleBytes)))
  }

  private mutating func decide(isFlush: Bool, isFinal: Bool, to sink: inout some RecordSink) {
    let hasSample = buffer.end >= FormatDetector.sampleBytes
    guard isFinal || isFlush || hasSample else { return }
    if !isBeginningKnown, buffer.dropped == 0, let end = buffer.otherLineEnd { buffer.endLines(at: 0, with: end) }
    let found = search.detect(in: &buffer, options, isFlush: isFlush, isFinal: isFinal)
    // A document on one line has no line end to wait for.
    let mayBeDocument =
      options.layers.documentPath != nil
      || found.map { $0.format == nil && $0.wrappers.isEmpty }
        ?? (hasSample && !isBeginningKnown && buffer.completeEnd == 0)
    if mayBeDocument, let document = document() {
      framing = .document(DocumentReading(document, options))
      return
    }
    isBeginningKnown = hasSample
    guard var detection = found else {
      guard hasSample else { return }
      // A text of a document may be on a line of any length.
      if buffer.cut == nil, buffer.hasUnfinishedLine(longerThan: LineFraming.lineLimit), let document = document() {
        framing = .document(DocumentReading(document, options))
        return
      }
      // Nothing says yet what the lines are, and the end of one may never come.
      buffer.cutUnfinishedLine(longerThan: LineFraming.lineLimit, to: RecordLimits.bytes + 1, options.wanted)
      return
    }
    if detection.problem != nil {
      self.detection = detection
      framing = .refused
      return
    }
    if options.format != nil { detection.votes = [] }
    let hasTimes = detection.format?.carries.contains(.timeOfDay) ?? true
    if hasTimes || options.trustsWrapperStamps { detection.leavesTimes = false }
    if let document = options.document { detection.wrappers.insert(.document(document), at: 0) }
    self.detection = detection
    counts.foreignStamps = detection.foreignStamps
    sink.receive(.detection(detection))
    if let format = detection.format, case .jsonObjects = format.framing {
      framing = .objects(ObjectFraming(options, format, detection.wrappers))
    } else {
      framing = .lines(LineFraming(options, detection, from: buffer.dropped))
    }
  }
}
