package import LogCheckModel

/// Walks every line of a capture in one format and accounts for each: lines that became a record, lines that belong to
/// one, noise, and lines that were not understood. The lines always add up.
///
/// It inspects every line, which a check does not need: only tests and the fuzz target `framing` use it, to compare the
/// records that a check reads with those of the whole capture.
package struct RecordAccount {
  /// The account. ``lines`` is the sum of the kinds of lines.
  package struct Counts: Hashable, Sendable {
    package var lines = 0
    package var records = 0
    /// Lines on which a record begins: as many as records, unless several JSON objects are on one line.
    package var firstLines = 0
    package var continuationLines = 0
    /// Empty lines, inside messages or not.
    package var blankLines = 0
    package var notUnderstoodLines = 0
    package var noise: [NoiseKind: Int] = [:]
    /// Records whose stamp is not a valid time.
    package var malformedStamps = 0

    package init() {}

    /// The sum that ``lines`` must equal.
    package var sum: Int {
      firstLines + continuationLines + blankLines + notUnderstoodLines + noise.values.reduce(0, +)
    }
  }

  package private(set) var counts = Counts()
  private let format: LogFormat
  private let startsBareRecord: @Sendable (Span<UInt8>) -> Bool
  private var record = Record()
  /// The lines of the current record, joined by LF.
  private var pending: [UInt8] = []
  private var pendingLines = 0
  private var pendingStart = LinePosition()
  private var isCut = false

  /// An account by `format`; `startsBareRecord` decides which lines without a header begin a separate record if the
  /// format has such lines.
  package init(
    format: LogFormat, startsBareRecord: @escaping @Sendable (Span<UInt8>) -> Bool = { _ in false }
  ) {
    self.format = format
    self.startsBareRecord = startsBareRecord
  }

  /// Walks a whole capture and hands each record to `body`.
  package mutating func walk(_ bytes: Span<UInt8>, _ body: (Record) -> Void) {
    switch format.framing {
    case .lines: walkLines(bytes, body)
    case .jsonObjects: walkObjects(bytes, body)
    }
  }

  // MARK: Lines

  private mutating func walkLines(_ bytes: Span<UInt8>, _ body: (Record) -> Void) {
    var position = 0
    while position < bytes.count {
      let endOfLine = bytes.endOfLine(from: position)
      var end = endOfLine
      while end > position, bytes[end - 1] == 0x0D { end -= 1 }
      counts.lines += 1
      take(bytes.extracting(position..<end), offset: position, body)
      position = endOfLine + 1
    }
    finishRecord(body)
  }

  private mutating func take(_ line: Span<UInt8>, offset: Int, _ body: (Record) -> Void) {
    let role = format.reader.role(of: line)
    if line.isEmpty {
      counts.blankLines += 1
      if role != .inside {
        finishRecord(body)
      } else if pendingLines > 0 {
        pending.append(0x0A)
      }
      return
    }
    switch role {
    case .starts:
      finishRecord(body)
      append(line, offset: offset)
    case .inside:
      if format.carries.contains(.bareLines), startsBareRecord(line) { finishRecord(body) }
      append(line, offset: offset)
    case .ends:
      append(line, offset: offset)
      finishRecord(body)
    case .noise(let kind):
      finishRecord(body)
      counts.noise[kind, default: 0] += 1
    }
  }

  private mutating func append(_ line: Span<UInt8>, offset: Int) {
    if pendingLines == 0 {
      pendingStart = LinePosition(line: counts.lines, offset: offset)
    } else {
      pending.append(0x0A)
    }
    pendingLines += 1
    let room = max(0, RecordLimits.bytes - pending.count)
    if line.count > room { isCut = true }
    pending.append(bytes: line.extracting(0..<min(room, line.count)))
  }

  private mutating func finishRecord(_ body: (Record) -> Void) {
    guard pendingLines > 0 else { return }
    var text: [UInt8] = []
    swap(&text, &pending)
    if read(text.span, at: pendingStart, lineCount: pendingLines, isCut: isCut, body) {
      counts.firstLines += 1
      counts.continuationLines += pendingLines - 1
    } else {
      counts.notUnderstoodLines += pendingLines
    }
    text.removeAll(keepingCapacity: true)
    swap(&text, &pending)
    pendingLines = 0
    isCut = false
  }

  private mutating func read(
    _ text: Span<UInt8>, at position: LinePosition, lineCount: Int, isCut: Bool, _ body: (Record) -> Void
  ) -> Bool {
    record.reset()
    guard format.reader.read(text, into: &record) else { return false }
    record.position = position
    record.lineCount = lineCount
    record.isCut = isCut
    counts.records += 1
    if record.stampIsMalformed { counts.malformedStamps += 1 }
    body(record)
    return true
  }

  // MARK: Objects

  private mutating func walkObjects(_ bytes: Span<UInt8>, _ body: (Record) -> Void) {
    let reader = format.reader
    var framer = JSONObjectFramer { line in
      if case .noise(let kind) = reader.role(of: line) { kind } else { nil }
    }
    framer.push(bytes) { take($0, $1, body) }
    framer.finish { take($0, $1, body) }
  }

  private mutating func take(_ piece: JSONPiece, _ text: Span<UInt8>, _ body: (Record) -> Void) {
    counts.lines += piece.newLines
    switch piece.kind {
    case .object, .cutObject:
      let position = LinePosition(line: piece.line, offset: piece.offset)
      let isCut = piece.kind == .cutObject
      if read(text, at: position, lineCount: max(1, piece.newLines), isCut: isCut, body) {
        counts.firstLines += min(1, piece.newLines)
        counts.continuationLines += max(0, piece.newLines - 1)
      } else {
        counts.notUnderstoodLines += piece.newLines
      }
    case .noise(.blank): counts.blankLines += piece.newLines
    case .noise(let kind): counts.noise[kind, default: 0] += piece.newLines
    case .brokenObject, .notUnderstood: counts.notUnderstoodLines += piece.newLines
    }
  }
}
