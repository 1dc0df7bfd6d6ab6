/// String literals and what is called on them.
extension MessageReader {
  /// One literal, several adjacent ones, or a method of one; `nil` where the result is not known.
  mutating func literals(_ range: Range<Int>, _ depth: Int) -> [MessagePart]? {
    var index = range.lowerBound
    var parts: [MessagePart] = []
    while index < range.upperBound {
      if source.tokens[index].kind == .textStart {
        parts += literal(index, depth)
      } else if source.language == .objectiveC, !source.name(index).isEmpty {
        // `@"…" FORMAT @"…"`: the preprocessor puts a literal there.
        parts += self.parts(index..<index + 1, depth: depth + 1)
      } else {
        break
      }
      index = source.next(index)
    }
    guard index < range.upperBound else { return parts }
    // `"…" as NSString`, `"…" as const`.
    if source.name(index) == "as" { return parts }
    guard source.isSymbol(index, "."), let method = methodCall(index, range) else { return nil }
    switch method.name {
    case "format", "formatted":
      return PrintfFormat.fill(parts, with: method.arguments.map(\.tokens), in: &self, depth: depth)
    case "trimIndent", "trimMargin", "strip", "trim": return Self.trimmed(parts, margin: method.name == "trimMargin")
    case "intern", "toString", "description", "localized": return parts
    default: return nil
    }
  }

  private func methodCall(_ dot: Int, _ range: Range<Int>) -> (name: String, arguments: [Argument])? {
    let name = source.name(dot + 1)
    guard !name.isEmpty else { return nil }
    if dot + 2 >= range.upperBound { return (name, []) }
    guard source.isSymbol(dot + 2, "("), source.next(dot + 2) >= range.upperBound else { return nil }
    return (name, source.arguments(dot + 2))
  }

  /// The parts of the literal that begins at the token.
  mutating func literal(_ start: Int, _ depth: Int) -> [MessagePart] {
    let range = source.inside(start)
    let opening = source.bytes[Int(source.tokens[start].start)..<min(source.bytes.count, Int(source.tokens[start].end))]
    let isBlock = opening.count { $0 == UInt8(ascii: "\"") } == 3
    let strips = isBlock && (source.language == .swift || source.language == .java)
    var reader = BlockText(source, range, strips: strips)
    var parts: [MessagePart] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let token = source.tokens[index]
      let bytes = source.bytes[Int(token.start)..<min(source.bytes.count, Int(token.end))]
      switch token.kind {
      case .text: parts.append(.text(reader.text(bytes)))
      case .escape: parts.append(.text(reader.escape(EscapeSequence.value(bytes))))
      case .slotStart:
        reader.passSlot()
        parts += interpolation(source.inside(index).clamped(to: range), depth)
      default: break
      }
      index = source.next(index)
    }
    return reader.finish(parts)
  }

  /// The expression of an interpolation, and what Swift's logger is given with it.
  private mutating func interpolation(_ range: Range<Int>, _ depth: Int) -> [MessagePart] {
    guard !range.isEmpty else { return [] }
    guard source.language == .swift else { return parts(range, depth: depth + 1) }
    let arguments = source.arguments(in: range)
    guard let value = arguments.first else { return [] }
    var parts = parts(value.tokens, depth: depth + 1)
    let privacy = arguments.first { $0.label == "privacy" }.map { argument in
      argument.tokens.first { !source.name($0).isEmpty }.map(source.name) ?? ""
    }
    if let privacy, !privacy.isEmpty {
      parts = parts.map { part in
        guard case .slot(var slot, let parameter) = part else { return part }
        slot.privacy = privacy
        return .slot(slot, parameter: parameter)
      }
    }
    return parts
  }

  /// Without blank lines around it, and without the indentation of its first line; with `margin` without the bars in
  /// front.
  private static func trimmed(_ parts: [MessagePart], margin: Bool) -> [MessagePart] {
    var isLineStart = true
    var trimmed: [MessagePart] = []
    for part in parts {
      guard case .text(let bytes) = part else {
        trimmed.append(part)
        isLineStart = false
        continue
      }
      var result: [UInt8] = []
      for byte in bytes {
        if isLineStart, byte <= 0x20 || (margin && byte == UInt8(ascii: "|")) { continue }
        isLineStart = byte == 0x0A
        result.append(byte)
      }
      trimmed.append(.text(result))
    }
    while case .text(let bytes)? = trimmed.last {
      let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
      trimmed[trimmed.count - 1] = .text(Array(bytes[..<end]))
      guard end == 0 else { break }
      trimmed.removeLast()
    }
    return trimmed
  }
}
