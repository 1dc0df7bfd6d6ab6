import LogCheckModel

/// Reads the texts of a JSON document as the lines of a capture. Their lines are counted as those of the capture.
struct DocumentReading {
  private var walk = DocumentWalk()
  private let path: [DocumentWalk.Step]
  /// One reader; in an array, since a structure cannot contain itself.
  private var readers: [CaptureReader]
  /// Texts elsewhere in the document that begin as a line of the app does.
  private(set) var otherTexts = 0
  private let wanted: WantedTexts
  /// True if the last text had several lines and no line end after the last of them.
  private var isOpenText = false
  private let isChunked: Bool
  /// True if the last text came in parts.
  private var isLong = false
  /// True if the last part was not the end of its text.
  private var isInParts = false
  /// True if a text holds more than one record: where the newest text is first, its own records are in order.
  private var hasSeveralRecords = false
  /// The reason why the texts cannot be read.
  private(set) var problem: (any Error)?

  init(_ search: DocumentSearch, _ options: ReadingOptions) {
    path = search.path
    isChunked = search.isChunked
    wanted = options.wanted
    var options = options
    options.document = search.name
    options.layers.text = nil
    readers = [CaptureReader(options)]
  }

  var reader: CaptureReader { readers[0] }

  /// True if the capture goes on as something else than JSON.
  var isBroken: Bool { walk.isBroken }

  /// True if the capture ends inside of a value.
  var isOpen: Bool { walk.isOpen }

  mutating func work(_ buffer: inout LineBuffer, isFlush: Bool, isFinal: Bool, to sink: inout some RecordSink) {
    var lines: [UInt8] = []
    var walk = DocumentWalk()
    swap(&walk, &self.walk)
    walk.feed(buffer.bytes.span) { walk, text in
      guard walk.isAt(path) else {
        if wanted.recordText(in: text) != nil, DocumentSearch.lines(in: text, of: walk).all > 0 { otherTexts += 1 }
        return
      }
      append(text, of: walk, to: &lines)
    }
    swap(&walk, &self.walk)
    buffer.drop(before: buffer.end)
    guard problem == nil else { return }
    if hasSeveralRecords { readers[0].keepOrder(to: &sink) }
    do {
      if isFinal, isOpenText { lines.append(0x0A) }
      try readers[0].feed(lines.span, to: &sink)
      if isFinal {
        try readers[0].finish(to: &sink)
      } else if isFlush {
        try readers[0].pause(to: &sink)
      }
    } catch {
      problem = error
    }
  }

  /// Appends a text, or a part of one that ends with a line end, as lines.
  private mutating func append(_ text: [UInt8], of walk: borrowing DocumentWalk, to lines: inout [UInt8]) {
    let (isRest, isPart) = (isInParts, walk.isPart)
    isInParts = isPart
    if isOpenText, !isRest { end(before: DocumentSearch.lines(in: text, of: walk), &lines) }
    let start = lines.count
    walk.append(text, to: &lines)
    if lines[start...].dropLast().contains(0x0A), DocumentSearch.lines(in: text, of: walk).all > 1 {
      hasSeveralRecords = true
    }
    if isPart || isRest && lines.count == start {
      isLong = isPart || isLong
      return
    }
    isLong = isRest
    isOpenText = (isRest || isChunked || lines[start...].contains(0x0A)) && lines.last != 0x0A
    if isOpenText { return }
    // Only line ends of this text: the one before it may have come in another piece.
    while lines.count > start, let last = lines.last, last == 0x0A || last == 0x0D { lines.removeLast() }
    lines.append(0x0A)
  }

  /// Ends the last line of a text of several lines, unless the next text goes on with it: pieces of a log are cut anywhere.
  private mutating func end(before next: DocumentSearch.Lines, _ lines: inout [UInt8]) {
    isOpenText = false
    if isChunked || isLong && !next.beginsLine { return }
    if !next.beginsLine { otherTexts += 1 }
    lines.append(0x0A)
  }
}
