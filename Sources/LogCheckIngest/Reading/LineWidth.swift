import LogCheckModel

/// The width at which a terminal, a mail or a page cut the lines of a capture, or continued them on the next line.
package struct LineWidth: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// The rest of a longer line is missing.
    case cut
    /// The rest follows on the next line.
    case wrapped
    /// The same, at the last blank before the width.
    case wrappedAtBlanks
    /// Lines of a mail in the encoding quoted-printable (RFC 2045): each that goes on ends with `=`.
    case quotedPrintable
    /// Entries of a container's log whose text goes on in the next one, which has no end of a line (docker's json-file), or says so in a
    /// member (fluentd) or by `P` (CRI).
    case openText, partialMessage, partialFlag
  }

  package var kind: Kind
  /// The most characters of a line.
  package var columns: Int
  /// True if a prefix was put before each line after it was wrapped, so that the width is that of the text after the prefix.
  package var isInside = false

  package init(kind: Kind, columns: Int, isInside: Bool = false) {
    self.kind = kind
    self.columns = columns
    self.isInside = isInside
  }

  package var wraps: Bool { kind != .cut }

  /// True if the entry itself says that its text goes on.
  package var isSaid: Bool {
    switch kind {
    case .openText, .partialMessage, .partialFlag: true
    case .cut, .wrapped, .wrappedAtBlanks, .quotedPrintable: false
    }
  }

  /// True if a line was cut, as far as its length shows it.
  func cuts(_ line: Span<UInt8>) -> Bool { kind == .cut && fills(line) }

  private func fills(_ line: Span<UInt8>) -> Bool { Columns(of: line).mayBe(columns) }

  /// True if nothing shows whether a blank was at the end of a wrapped line: a word that is longer than a line is broken anywhere.
  func isUncertain(_ line: Span<UInt8>, before next: Span<UInt8>) -> Bool {
    guard kind == .wrappedAtBlanks, fills(line), line.byte(line.count - 1) != 0x20 else { return false }
    let start = line.indices.last { line[$0] == 0x20 }.map { $0 + 1 } ?? 0
    return Columns(of: line.extracting(start..<line.count)).most + Self.firstWord(of: next) > columns
  }

  /// True if the line after it can be the rest of it.
  func continues(_ line: Span<UInt8>, with next: Span<UInt8>) -> Bool {
    switch kind {
    case .cut, .openText, .partialMessage, .partialFlag: return false
    case .wrapped: return fills(line)
    case .quotedPrintable: return line.byte(line.count - 1) == 0x3D
    case .wrappedAtBlanks:
      var end = line.count
      while end > 0, line[end - 1] == 0x20 { end -= 1 }
      // The next word did not fit, or not with the blank after it.
      return !next.isEmpty && Columns(of: line.extracting(0..<end)).most + 1 + Self.firstWord(of: next) >= columns
    }
  }

  /// The beginning of a line with its rest.
  func joined(_ line: [UInt8], _ rest: [UInt8]) -> [UInt8] {
    switch kind {
    case .cut, .wrapped, .openText, .partialMessage, .partialFlag: line + rest
    case .wrappedAtBlanks: line + (line.last != 0x20 ? [0x20] : []) + rest
    case .quotedPrintable: (line.last == 0x3D ? line.dropLast() : line) + rest
    }
  }

  private static func firstWord(of line: Span<UInt8>) -> Int {
    Columns(of: line.extracting(0..<(line.firstIndex(of: 0x20, from: 0) ?? line.count))).most
  }
}

/// The number of columns that a line takes: of signs other than ASCII, tools count bytes, characters, or cells of a screen.
struct Columns {
  /// Characters without those that only change others.
  private(set) var least = 0
  /// Characters that can take two cells: signs, pictures, and the scripts of East Asia.
  private var wide = 0
  private let bytes: Int

  init(of line: Span<UInt8>) {
    bytes = line.count
    for index in line.indices where line[index] & 0xC0 != 0x80 && !Self.isJoined(line, at: index) {
      least += 1
      // From U+2600 on.
      if line[index] > 0xE2 || line[index] == 0xE2 && line.byte(index + 1) >= 0x98 { wide += 1 }
    }
  }

  var most: Int { max(bytes, least) }

  func mayBe(_ columns: Int) -> Bool { columns == bytes || least <= columns && columns <= least + wide }

  /// U+FE0F, U+200D and U+0300 to U+036F.
  private static func isJoined(_ line: Span<UInt8>, at index: Int) -> Bool {
    switch line[index] {
    case 0xCC: true
    case 0xCD: line.byte(index + 1) < 0xB0
    case 0xE2: line.has("\u{200D}", at: index)
    case 0xEF: line.has("\u{FE0F}", at: index)
    default: false
    }
  }
}

/// Finds the width of a sample of lines.
///
/// Lines of a log differ in length. Where several that end differently are exactly as long as the longest, and hardly any is a little
/// shorter, something limits them. An app that prints one text each day has many lines of one length, but these end alike.
struct WidthSearch {
  private let lines: [[UInt8]]
  private let columns: [Columns]
  /// The lines whose next one begins no record.
  private let continued: [Int]

  /// Narrower screens show no log.
  private static let least = 40
  /// A line is wrapped into so many at most.
  private static let mostParts = 8
  /// The lines that show a width, each with another end.
  private static let evidence = 3
  /// So many longest lines of one length are no accident.
  private static let crowd = 5
  /// Lines that end alike have the same last characters, but for letters and digits: numbers and hashes differ.
  private static let tail = 24

  init(_ lines: [[UInt8]]) {
    self.lines = lines
    columns = lines.map { Columns(of: $0.span) }
    let heads = Self.heads(lines)
    let hasHeads = heads.count { $0 } * Self.mostParts >= lines.count
    // Where nothing shows which lines begin a record, nothing shows which ones continue one.
    continued = hasHeads ? lines.indices.dropLast().filter { !heads[$0 + 1] } : []
  }

  func width() -> LineWidth? {
    // One line has no width in common with another.
    guard lines.count > 1, let most = columns.map(\.least).max(), most >= Self.least else { return nil }
    if isQuotedPrintable(most) { return LineWidth(kind: .quotedPrintable, columns: most) }
    return atBlanks(most) ?? limited(to: most)
  }

  /// RFC 2045: no line is longer than 76 characters, and those that go on end with `=`.
  private func isQuotedPrintable(_ most: Int) -> Bool {
    guard most <= 76 else { return false }
    let long = lines.indices.filter { columns[$0].most >= most - 2 }
    let ended = lines.count { $0.last == 0x3D }
    // A line may end at the width by accident.
    return ended >= Self.evidence && long.count(where: { lines[$0].last == 0x3D }) * 4 >= long.count * 3
  }

  private func limited(to most: Int) -> LineWidth? {
    let full = lines.indices.filter { columns[$0].mayBe(most) }
    let nearly = columns.count { $0.most < most && $0.most >= most - 4 }
    let wrapped = continued.filter { columns[$0].mayBe(most) }
    let kind: LineWidth.Kind = wrapped.count * 2 > full.count ? .wrapped : .cut
    // That the next lines begin no record is evidence enough.
    let isWrapped = kind == .wrapped && wrapped.count == continued.count && endsDiffer(wrapped)
    // A line that closes its brackets at its end is whole.
    let whole = full.count { Self.closes(lines[$0]) }
    let isCrowded = full.count >= Self.crowd && full.count > nearly && whole * 2 < full.count && endsDiffer(full)
    guard isWrapped || isCrowded || breaksOff(full, kind) else { return nil }
    return LineWidth(kind: kind, columns: most)
  }

  /// True if one of these lines was cut inside of brackets or quotation marks, or if each was wrapped there and the next line closes them.
  private func breaksOff(_ full: [Int], _ kind: LineWidth.Kind) -> Bool {
    guard kind == .wrapped else { return full.contains { Self.leavesOpen(lines[$0]) } }
    return full.allSatisfy { index in
      guard Self.leavesOpen(lines[index]) else { return false }
      guard index + 1 < lines.count, let first = lines[index + 1].first, first > 0x20 else { return false }
      return !Self.leavesOpen(lines[index] + lines[index + 1])
    }
  }

  /// True if a line ends with the last one of its brackets.
  private static func closes(_ line: [UInt8]) -> Bool {
    [0x29, 0x5D, 0x7D].contains(line.last) && !leavesOpen(line)
  }

  /// True if a line ends inside of brackets or quotation marks, though not right after they open.
  private static func leavesOpen(_ line: [UInt8]) -> Bool {
    var depth = 0
    var isQuoted = false
    for byte in line {
      switch byte {
      case 0x22: isQuoted.toggle()
      case 0x28, 0x5B, 0x7B: if !isQuoted { depth += 1 }
      case 0x29, 0x5D, 0x7D: if !isQuoted { depth = max(0, depth - 1) }
      default: break
      }
    }
    let opening: [UInt8] = isQuoted ? [0x22] : [0x28, 0x5B, 0x7B]
    return (depth > 0 || isQuoted) && line.last.map { !opening.contains($0) } ?? false
  }

  private func atBlanks(_ most: Int) -> LineWidth? {
    // Where all are as long as the longest, blanks have nothing to do with it.
    guard endsDiffer(continued), !continued.allSatisfy({ columns[$0].mayBe(most) }) else { return nil }
    let width = LineWidth(kind: .wrappedAtBlanks, columns: most)
    let fitting = continued.count { isContinued($0, width) }
    return fitting * 20 >= continued.count * 19 ? width : nil
  }

  private func isContinued(_ index: Int, _ width: LineWidth) -> Bool {
    let (line, next) = (lines[index], lines[index + 1])
    return width.continues(line.span, with: next.span)
  }

  /// True if enough of these lines end differently.
  private func endsDiffer(_ indices: [Int]) -> Bool {
    guard indices.count >= Self.evidence else { return false }
    let tails = indices.map { lines[$0].suffix(Self.tail).map { ASCII.isAlphanumeric($0) ? 0x30 : $0 } }
    return Set(tails).count >= Self.evidence
  }

  /// By line: true if it begins a record.
  private static func heads(_ lines: [[UInt8]]) -> [Bool] {
    let stamped = heads(lines, LogFormat.all.filter { $0.id != LogFormat.taggedLines.id })
    // Where other lines have a header, a tag can be in the middle of a line that was wrapped.
    return stamped.contains(true) ? stamped : heads(lines, [.taggedLines])
  }

  private static func heads(_ lines: [[UInt8]], _ formats: [LogFormat]) -> [Bool] {
    // Most lines are of one format.
    var favourite = formats[0]
    return lines.map { line in
      if line.first == 0x7B || favourite.certainty(line.span) > 0 { return true }
      guard let format = formats.first(where: { $0.certainty(line.span) > 0 || $0.isNoise(line.span) }) else {
        return false
      }
      favourite = format
      return true
    }
  }

  /// The texts of entries, those of several entries joined.
  static func joined(_ entries: [[UInt8]], _ peeler: LinePeeler, _ width: LineWidth) -> [[UInt8]] {
    var peeler = peeler
    var joined: [[UInt8]] = []
    for (index, entry) in entries.enumerated() {
      let text = peeler.peel(entry.span) { text in text.indices.map { text[$0] } }
      let before = index > 0 ? entries[index - 1] : []
      let isRest = peeler.goesOn(before.span, width) && EntryParts.areOfOneStream(before.span, entry.span)
      if isRest, let open = joined.popLast() { joined.append(open + text) } else { joined.append(text) }
    }
    return joined.filter { !$0.isEmpty }
  }

  /// The lines with what was wrapped joined.
  static func joined(_ lines: [[UInt8]], _ width: LineWidth) -> [[UInt8]] {
    let heads = heads(lines)
    var joined: [[UInt8]] = []
    var last: [UInt8] = []
    for (index, line) in lines.enumerated() {
      let isRest = !heads[index] && width.continues(last.span, with: line.span)
      if isRest, let open = joined.popLast() {
        joined.append(width.joined(open, line))
      } else {
        joined.append(line)
      }
      last = line
    }
    return joined
  }
}

extension LogFormat {
  fileprivate func isNoise(_ line: Span<UInt8>) -> Bool {
    if case .noise(let kind) = reader.role(of: line) { kind != .blank } else { false }
  }
}
