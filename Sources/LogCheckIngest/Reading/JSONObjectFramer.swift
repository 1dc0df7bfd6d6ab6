import LogCheckModel

/// Cuts a capture of JSON objects into the objects, however they are laid out over lines and however the bytes arrive:
/// arrays pretty-printed or minified, without their end, without their start, several in succession, between lines of
/// text, or as the list ``listKey`` of an outer object.
///
/// It follows the structure alone, without recursion, and keeps at most about one object of ``RecordLimits/bytes``.
/// Where an object breaks off, it searches for the next one at the start of a line or after `},`.
package struct JSONObjectFramer {
  /// The member that holds the list of entries in an outer object, as Android Studio writes it.
  package static let listKey = Array("logcatMessages".utf8)
  private let noiseKind: @Sendable (Span<UInt8>) -> NoiseKind?
  private var mode = Mode.between
  /// Absolute offset of the current chunk, and of the current line's first byte.
  private var base: Int
  private var lineStart: Int
  private var line: Int
  /// The last line that some piece has reported.
  private var emittedLine: Int
  /// True if only white space was seen on the current line.
  private var lineIsFresh = true
  /// The text outside objects on the current line.
  private var lineText: JSONLineText
  /// True if the text is the rest of a broken object on lines already reported.
  private var isRest = false
  /// The part of `},` that was seen last in text: 0 none, 1 the brace, 2 both.
  private var seam = 0
  private var walk = JSONStructureWalk(listKey: Self.listKey)
  private var kept: JSONKeptBytes
  private var objectLine = 1
  private var objectOffset = 0
  /// True if the walk goes through the rest of an outer object, after its list.
  private var isAfterList = false
  private var isInList = false

  private enum Mode { case between, text, object }

  /// A framer that begins at a line and byte offset of the capture; `noiseKind` names a line of text between objects,
  /// `nil` where nothing explains it. The bytes of an object that are not kept are searched for `wanted`.
  package init(
    line: Int = 1, offset: Int = 0, limit: Int = RecordLimits.bytes, wanted: WantedTexts? = nil,
    noiseKind: @escaping @Sendable (Span<UInt8>) -> NoiseKind? = { _ in nil }
  ) {
    self.noiseKind = noiseKind
    self.line = line
    emittedLine = line - 1
    base = offset
    lineStart = offset
    kept = JSONKeptBytes(limit: limit, wanted: wanted)
    lineText = JSONLineText(wanted)
  }

  /// Passes over bytes of the capture that are no part of the text, such as a wrapper's prefix; between two pushes.
  package mutating func skip(count: Int) {
    if base == lineStart { lineStart += count }
    base += count
  }

  /// Takes the next bytes and hands every finished piece to `body`.
  package mutating func push(_ chunk: Span<UInt8>, _ body: (JSONPiece, Span<UInt8>) -> Void) {
    kept.beginChunk()
    var position = 0
    while position < chunk.count {
      switch mode {
      case .between: takeBetween(chunk, &position, body)
      case .text: takeText(chunk, &position, body)
      case .object: takeObject(chunk, &position, body)
      }
    }
    if mode == .object { kept.keep(chunk, upTo: chunk.count) }
    base += chunk.count
  }

  /// The line that the next byte lies in.
  package var currentLine: Int { line }

  /// Something is missing here: an object still open is broken, and on the same line anything may begin.
  package mutating func breakOff(_ body: (JSONPiece, Span<UInt8>) -> Void) {
    switch mode {
    case .object: body(piece(brokenKind, upTo: line), kept.bytes.span)
    case .text: emitLine(body)
    case .between: break
    }
    mode = .between
    isAfterList = false
    lineText.clear()
  }

  /// Ends the capture: an object still open is broken.
  package mutating func finish(_ body: (JSONPiece, Span<UInt8>) -> Void) {
    if mode == .object {
      body(piece(brokenKind, upTo: base > lineStart ? line : line - 1), kept.bytes.span)
    } else if base > lineStart {
      emitLine(body)
    }
    mode = .between
    lineText.clear()
    lineStart = base
  }

  // MARK: Between objects

  private mutating func takeBetween(
    _ chunk: Span<UInt8>, _ position: inout Int, _ body: (JSONPiece, Span<UInt8>) -> Void
  ) {
    let byte = chunk[position]
    switch byte {
    case 0x0A:
      emitLine(body)
      newLine(at: position)
    case 0x7B: return beginObject(at: position, JSONStructureWalk(listKey: isInList ? [] : Self.listKey))
    case 0x5D where isInList:
      isInList = false
      isAfterList = true
      return beginObject(at: position, .afterList)
    case 0x20, 0x09, 0x0D: lineText.keep(byte, at: base + position)
    case 0x2C, 0x5B, 0x5D, 0x7D:
      lineText.keep(byte, at: base + position)
      lineIsFresh = false
    default: return beginText(isRest: false)
    }
    position += 1
  }

  private mutating func beginText(isRest: Bool) {
    mode = .text
    self.isRest = isRest
    seam = 0
    lineIsFresh = false
  }

  private mutating func takeText(
    _ chunk: Span<UInt8>, _ position: inout Int, _ body: (JSONPiece, Span<UInt8>) -> Void
  ) {
    while position < chunk.count {
      let byte = chunk[position]
      switch byte {
      case 0x0A:
        emitLine(body)
        newLine(at: position)
        mode = .between
        position += 1
        return
      case 0x7B where seam == 2 && (isRest || noiseKind(lineText.bytes.span) == nil):
        emitLine(body)
        return beginObject(at: position, JSONStructureWalk(listKey: isInList ? [] : Self.listKey))
      case 0x7D: seam = 1
      case 0x2C: seam = seam == 1 ? 2 : 0
      case 0x20, 0x09, 0x0D: break
      default: seam = 0
      }
      lineText.keep(byte, at: base + position)
      position += 1
    }
  }

  /// Reports the text outside objects on the current line, unless it is only brackets around an object already
  /// reported.
  private mutating func emitLine(_ body: (JSONPiece, Span<UInt8>) -> Void) {
    let isKnown = line <= emittedLine
    lineText.scanRest()
    // The rest of a broken object is reported with it, unless it holds a wanted text.
    let isOfInterest = lineText.holdsWanted
    guard !isKnown || (mode == .text && (!isRest || isOfInterest)) else { return }
    emittedLine = max(emittedLine, line)
    lineText.dropBlanksAtEnd()
    let kind: JSONPiece.Kind
    if mode == .text {
      kind = noiseKind(lineText.bytes.span).map(JSONPiece.Kind.noise) ?? .notUnderstood
    } else if lineIsFresh {
      kind = .noise(.blank)
    } else {
      kind = .noise(lineText.bytes.contains(0x5B) ? .header : .footer)
    }
    let offset = lineText.bytes.isEmpty ? lineStart : lineText.offset
    body(
      JSONPiece(
        kind: kind, line: line, offset: offset, newLines: isKnown ? 0 : 1, hidesWanted: lineText.hidesWanted),
      lineText.bytes.span)
  }

  private mutating func newLine(at position: Int) {
    line += 1
    lineStart = base + position + 1
    lineIsFresh = true
    lineText.clear()
  }

  // MARK: Objects

  private mutating func beginObject(at position: Int, _ walk: JSONStructureWalk) {
    self.walk = walk
    kept.begin(at: position)
    objectLine = line
    objectOffset = base + position
    lineIsFresh = false
    lineText.clear()
    mode = .object
  }

  private mutating func takeObject(
    _ chunk: Span<UInt8>, _ position: inout Int, _ body: (JSONPiece, Span<UInt8>) -> Void
  ) {
    while position < chunk.count {
      if passText(chunk, &position) { continue }
      let byte = chunk[position]
      kept.pass(chunk, at: position, isText: walk.isText(byte), walk)
      switch walk.take(byte, inColumnZero: base + position == lineStart) {
      case .inside:
        position += 1
        if byte == 0x0A {
          newLine(at: position - 1)
        } else if byte > 0x20 {
          lineIsFresh = false
        }
      case .closed:
        position += 1
        return endObject(isAfterList ? .noise(.footer) : .object, chunk, at: position, body)
      case .listOpened:
        position += 1
        isInList = true
        return endObject(.noise(.header), chunk, at: position, body)
      case .broken:
        kept.keep(chunk, upTo: position)
        body(piece(brokenKind, upTo: lineIsFresh ? line - 1 : line), kept.bytes.span)
        isAfterList = false
        // At the start of a line the byte may begin something new; elsewhere it is the rest of the broken object.
        if lineIsFresh {
          mode = .between
        } else {
          beginText(isRest: true)
        }
        return
      }
    }
  }

  /// Passes over plain text of a string in one run, as long as all of it is kept; `false` where there is none.
  private mutating func passText(_ chunk: Span<UInt8>, _ position: inout Int) -> Bool {
    guard walk.isInPlainText else { return false }
    let end = min(chunk.count, kept.end(ofRoomAt: position))
    var index = position
    while index < end, chunk[index] >= 0x20, chunk[index] != 0x22, chunk[index] != 0x5C { index += 1 }
    guard index > position else { return false }
    walk.pass(textCount: index - position)
    position = index
    return true
  }

  private var brokenKind: JSONPiece.Kind { isAfterList ? .notUnderstood : .brokenObject }

  private mutating func endObject(
    _ kind: JSONPiece.Kind, _ chunk: Span<UInt8>, at position: Int, _ body: (JSONPiece, Span<UInt8>) -> Void
  ) {
    mode = .between
    isAfterList = false
    if let range = kept.wholeRange(upTo: position) {
      body(piece(kind, upTo: line), chunk.extracting(range))
    } else {
      kept.keep(chunk, upTo: position)
      body(piece(kind == .object && kept.isCut ? .cutObject : kind, upTo: line), kept.bytes.span)
    }
  }

  /// The piece from where the object began to the end of line `last`.
  private mutating func piece(_ kind: JSONPiece.Kind, upTo last: Int) -> JSONPiece {
    let newLines = max(0, last - max(emittedLine, objectLine - 1))
    emittedLine = max(emittedLine, last)
    return JSONPiece(
      kind: kind, line: objectLine, offset: objectOffset, newLines: newLines, hidesWanted: kept.hidesWanted)
  }
}
