import LogCheckModel

/// Finds what is around the lines of a capture whose format is unknown: a layer after which most lines begin as those of a known format
/// do, or with a tag.
struct LayerSearch {
  private let lines: [[UInt8]]
  /// All that were given: an entry may have dozens.
  private let all: [[UInt8]]
  /// The lines that are enough to decide; of envelopes, in which each text is searched, fewer.
  private static let sample = 60
  private static let envelopeSample = 20
  /// A layer has at least so many lines of a known format or with a tag, unless half of all lines are.
  private static let least = 3

  /// True if a line that begins with a tag shows the inside of a layer, and not only the header of a known format.
  private let countsTags: Bool

  init(_ lines: [[UInt8]], countsTags: Bool) {
    all = lines
    self.lines = Array(lines.prefix(Self.sample))
    self.countsTags = countsTags
  }

  func layer() -> CaptureLayer? {
    guard lines.count > 1 else { return nil }
    let few = LayerSearch(Array(lines.prefix(Self.envelopeSample)), countsTags: countsTags)
    return few.member() ?? few.pair() ?? field() ?? prefix(Self.consoleStart) ?? few.column() ?? prefix(innerStart)
  }

  /// True if a layer is around at least eight of ten lines.
  private func isAround(_ count: Int) -> Bool { count * 10 >= lines.count * 8 }

  /// True if so many lines show what is inside of a layer.
  private func isEnough(_ count: Int) -> Bool { count >= Self.least || count > 0 && count * 2 >= lines.count }

  // MARK: Envelopes

  private func member() -> CaptureLayer? {
    let objects = lines.filter { $0.first == 0x7B }.map { JSONEnvelope.texts(in: $0.span) }
    guard isAround(objects.count { !$0.isEmpty }) else { return nil }
    // The members of an object are searched themselves.
    let texts = objects.joined().filter { !$0.isObject || isInside($0.text.span, from: 0) != nil }
    return best(texts.map { ($0.path, $0.text) }).map(CaptureLayer.member)
  }

  private func pair() -> CaptureLayer? {
    let all = lines.compactMap { PairLine.pairs(in: $0.span) }.filter { $0.count > 1 }
    guard isAround(all.count) else { return nil }
    return best(all.flatMap { $0.map { ($0.key, $0.value) } }).map(CaptureLayer.pair)
  }

  private func field() -> CaptureLayer? {
    let fields = all.compactMap { FieldLine.field(in: $0) }
    guard fields.count * 10 >= all.count * 8 else { return nil }
    return best(fields.map { ($0.key, $0.value) }).map(CaptureLayer.field)
  }

  private func column() -> CaptureLayer? {
    // With fewer columns a comma is that of a sentence.
    let separators: [(sign: UInt8, columns: Int)] = [(0x2C, 3), (0x3B, 3), (Self.tab, 3), (0x2C, 2)]
    for (separator, least) in separators {
      let candidates = lines.filter { separator == Self.tab || !Self.isList($0) }
      let all = candidates.compactMap { TableLine.values(separator, in: $0.span) }
      let widths = Dictionary(grouping: all, by: \.count)
      guard let common = widths.max(by: { $0.value.count < $1.value.count }), common.key >= least,
        isAround(common.value.count),
        least > 2 || isAround(common.value.count { $0.contains { $0.contains(separator) } })
      else { continue }
      let found = best(common.value.flatMap { $0.enumerated().map { ($0.offset, $0.element) } })
      if let found { return .column(found, separator: separator) }
    }
    return nil
  }

  private static let tab: UInt8 = 0x09

  /// True for an object or a list of JSON or Python: its commas separate no columns. A tag in brackets begins with a letter.
  private static func isList(_ line: [UInt8]) -> Bool {
    guard line.first == 0x5B, line.count > 1 else { return line.first == 0x7B }
    return [0x22, 0x27, 0x5B, 0x7B].contains(line[1]) || ASCII.isDigit(line[1])
  }

  /// The name whose texts are most often lines of a log.
  private func best<Name: Hashable>(_ texts: [(name: Name, text: [UInt8])]) -> Name? {
    var counts: [Name: Int] = [:]
    var order: [Name] = []
    for (name, text) in texts {
      let text = AnsiStrip.plain(text)
      guard isInside(text.span, from: 0) != nil || innerStart(text.span) != nil || isObjectAroundLine(text) else {
        continue
      }
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
    }
    let found = order.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    return found.flatMap { isEnough(counts[$0] ?? 0) ? $0 : nil }
  }

  /// True of an object as text, such as a container's record that a log service keeps as the message, with a line of a log in it.
  private func isObjectAroundLine(_ text: [UInt8]) -> Bool {
    text.first == 0x7B
      && JSONEnvelope.texts(in: text.span).contains { isInside(AnsiStrip.plain($0.text).span, from: 0) != nil }
  }

  // MARK: Prefixes

  private func prefix(_ innerStart: (Span<UInt8>) -> Int?) -> CaptureLayer? {
    var shapes: [(shape: PrefixShape, count: Int)] = []
    for line in lines {
      guard let start = innerStart(line.span) else { continue }
      let shape = PrefixShape(of: line.span.extracting(0..<start))
      if let known = shapes.indices.first(where: { shapes[$0].shape.take(shape) }) {
        shapes[known].count += 1
      } else {
        shapes.append((shape, 1))
      }
    }
    guard isEnough(shapes.reduce(0) { $0 + $1.count }) else { return nil }
    let common = shapes.sorted { $0.count > $1.count }.prefix(Self.shapes).map(\.shape)
    // Where a prefix goes on before some lines, its rest there is a part of a header that was wrapped.
    let found = common.filter { shape in
      !common.contains { $0 != shape && shape.goesOn(after: $0) }
    }
    let around = lines.filter { line in found.contains { $0.end(in: line.span) != nil } }
    guard isAround(around.count), let closing = closing(found, around) else { return nil }
    return .prefix(Array(found), closing: closing)
  }

  /// Times without a fraction, error output and so on: a tool prints a few shapes.
  private static let shapes = 4

  /// The text that ends each line: the sign that opens it and what closes the list or object around it, or the end of an element. `nil` if
  /// the lines are in quotation marks and do not end alike, or have escapes: then a part of them would be misread.
  private func closing(_ shapes: [PrefixShape], _ around: [[UInt8]]) -> [UInt8]? {
    let signs = Set(shapes.map { shape -> UInt8 in if case .sign(let sign)? = shape.parts.last { sign } else { 0 } })
    guard let sign = signs.first, let first = around.first else { return [] }
    var common = ArraySlice(first.suffix(Self.longestClosing))
    for line in around {
      while !common.isEmpty, !line.suffix(common.count).elementsEqual(common) { common.removeFirst() }
    }
    if !signs.isDisjoint(with: Self.quotes) {
      // A sign that occurs once closes nothing.
      let isStray = around.allSatisfy { line in
        let end = shapes.lazy.compactMap { $0.end(in: line.span) }.first ?? 0
        return !line[end...].contains(where: signs.contains)
      }
      if isStray { return [] }
      guard signs.count == 1, var start = common.lastIndex(of: sign),
        common[(start + 1)...].allSatisfy(Self.closers.contains),
        !around.contains(where: { Self.holdsEscape(of: sign, $0) })
      else { return nil }
      // The end of the line inside of the quotation marks.
      for escape in ["\\n", "\\r"] where common[..<start].suffix(2).elementsEqual(escape.utf8) { start -= 2 }
      return Array(common[start...])
    }
    guard sign == 0x3E, let start = first.lastIndex(of: 0x3C), first.count - start <= common.count else { return [] }
    return Array(first[start...])
  }

  private static let quotes: Set<UInt8> = [0x22, 0x27, 0x60]
  private static let closers: Set<UInt8> = [0x5D, 0x7D, 0x29, 0x2C, 0x20]

  private static func holdsEscape(of sign: UInt8, _ line: [UInt8]) -> Bool {
    zip(line, line.dropFirst()).contains { $0 == 0x5C && $1 == sign }
  }

  private static let longestClosing = 32

  // MARK: Lines of a log

  /// Marks of a quoted mail are no longer.
  private static let quoteMarks = 4

  /// The start of the line of a log that is in a line after something else.
  private func innerStart(_ line: Span<UInt8>) -> Int? {
    let end = min(line.count, PrefixShape.limit)
    // JSON is no prefix: what follows is escaped. Python prints objects with single quotation marks.
    guard end > 1, line[0] != 0x7B || line[1] == 0x27 else { return nil }
    for start in 1..<end where !ASCII.isAlphanumeric(line[start - 1]) {
      if isInside(line, from: start) != nil { return start }
      // What is in an object is escaped, and is found when the prefix is off.
      guard line[start] == 0x7B, let stop = try? JSONScanner.valueEnd(in: line, at: start) else { continue }
      let texts = JSONEnvelope.texts(in: line.extracting(start..<stop))
      return texts.contains { isInside($0.text.span, from: 0) != nil } ? start : nil
    }
    return nil
  }

  /// The start of a line of Console.app, whose columns are no table around the message, and which may begin with a small
  /// letter of any script.
  private static func consoleStart(_ line: Span<UInt8>) -> Int? {
    guard line.holds(0x09) else { return nil }
    let end = min(line.count, PrefixShape.limit)
    for start in 1..<max(1, end) where !ASCII.isAlphanumeric(line[start - 1]) && line[start] != 0x20 {
      // The number of a line is a part of the prefix.
      var number = start
      if line.number(at: &number) != nil, line.byte(number) == 0x09 { continue }
      if LogFormat.consoleApp.certainty(line.extracting(start..<line.count)) >= 90 { return start }
    }
    return nil
  }

  /// True if the first colon may be that of a time after a type.
  private static func hasClockAfterWord(_ line: Span<UInt8>, from start: Int) -> Bool {
    for index in start + 3..<max(start + 3, min(line.count, start + ConsoleType.longest)) where line[index] == 0x3A {
      return line.isDigit(index - 1) && line.isDigit(index - 2) && line[index - 3] <= 0x2D
    }
    return false
  }

  /// The format of the line of a log that begins at an index; `nil` if none does.
  private func isInside(_ line: Span<UInt8>, from start: Int) -> FormatID? {
    guard start < line.count else { return nil }
    let first = line[start]
    // Only types of Console.app begin with a small letter, or one beyond ASCII.
    if first >= 0x61, first != 0x7B {
      guard start <= Self.quoteMarks, Self.hasClockAfterWord(line, from: start) else { return nil }
      return LogFormat.consoleApp.certainty(line.extracting(start..<line.count)) >= 90 ? LogFormat.consoleApp.id : nil
    }
    guard first == 0x7B || first == 0x5B || ASCII.isAlphanumeric(first) && first < 0x61 else { return nil }
    // Of an object the end is known, whatever follows it.
    let end = first == 0x7B ? (try? JSONScanner.valueEnd(in: line, at: start)) ?? line.count : line.count
    let rest = line.extracting(start..<end)
    if countsTags, TaggedLinesReader.startsWithTag(rest) { return LogFormat.taggedLines.id }
    return LogFormat.all.first { $0.certainty(rest) >= 90 }?.id
  }
}
