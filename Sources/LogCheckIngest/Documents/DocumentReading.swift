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
  /// The reason why the texts cannot be read.
  private(set) var problem: (any Error)?

  init(_ search: DocumentSearch, _ options: ReadingOptions) {
    path = search.path
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
    walk.feed(buffer.bytes.span) { walk, text in
      guard walk.isAt(path) else {
        if wanted.recordText(in: text) != nil, DocumentSearch.isLine(text) { otherTexts += 1 }
        return
      }
      let start = lines.count
      JSONText.append(text.span, of: 0..<text.count, to: &lines)
      // Only line ends of this text: the one before it may have come in another piece.
      while lines.count > start, let last = lines.last, last == 0x0A || last == 0x0D { lines.removeLast() }
      lines.append(0x0A)
    }
    buffer.drop(before: buffer.end)
    guard problem == nil else { return }
    do {
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
}
