import LogCheckModel

/// A defect of a template, and its byte offset.
struct TemplateError: Error {
  var problem: RuleProblem
  var offset: Int
}

/// Reads the text of a template into pieces. Fields that it meets for the first time are added to the event's fields.
struct TemplateParser {
  private let bytes: [UInt8]
  private var position = 0
  private var fields: [FieldDefinition]
  private var used: Set<Int> = []
  /// The offset of `{*}`.
  private var restOffset = 0
  /// The number of open `[[`.
  private var depth = 0

  private static let greatestDepth = 8
  private static let longest = 4096

  private init(_ text: String, fields: [FieldDefinition]) {
    bytes = Array(text.utf8)
    self.fields = fields
  }

  /// The pieces of a template, and the event's fields with those that it declares.
  static func parse(
    _ text: String, fields: [FieldDefinition]
  ) throws(TemplateError) -> (pieces: [TemplatePiece], fields: [FieldDefinition]) {
    var parser = TemplateParser(text, fields: fields)
    guard parser.bytes.count <= longest else {
      throw parser.fail("it is longer than \(longest) bytes", at: longest)
    }
    let pieces = try parser.pieces()
    guard pieces.contains(where: \.isRequiredText) else {
      throw TemplateError(problem: .templateWithoutText, offset: 0)
    }
    try parser.checkRest(pieces, isLast: true)
    return (pieces, parser.fields)
  }

  /// Pieces up to the end of the template or of the optional part.
  private mutating func pieces() throws(TemplateError) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    var text: [UInt8] = []
    func flush() {
      guard !text.isEmpty else { return }
      pieces.append(.text(String(decoding: text, as: UTF8.self)))
      text = []
    }
    while position < bytes.count {
      let start = position
      let byte = bytes[position]
      if depth > 0, takes("]]") {
        depth -= 1
        flush()
        return pieces
      }
      if takes("->") || takes("=>") || takes("→") {
        flush()
        pieces.append(.arrow)
      } else if takes("[[") {
        flush()
        pieces.append(try optional(from: start))
      } else if byte == UInt8(ascii: "{") {
        flush()
        let piece = try braces()
        if piece.isValue, let last = pieces.last, last.isValue {
          throw fail("a field must be parted from the one before it by some text", at: start)
        }
        pieces.append(piece)
      } else if byte == UInt8(ascii: "}") {
        throw fail("`}` closes nothing; write `\\}` for the character", at: start)
      } else if byte == UInt8(ascii: "\\") {
        text.append(try escaped(at: start))
      } else if ASCII.isBlank(byte) {
        flush()
        while position < bytes.count, ASCII.isBlank(bytes[position]) { position += 1 }
        pieces.append(.blank)
      } else {
        text.append(byte)
        position += 1
      }
    }
    flush()
    guard depth == 0 else { throw fail("`[[` is not closed by `]]`", at: bytes.count) }
    return pieces
  }

  private mutating func optional(from start: Int) throws(TemplateError) -> TemplatePiece {
    depth += 1
    guard depth <= Self.greatestDepth else {
      throw fail("`[[` is nested deeper than \(Self.greatestDepth)", at: start)
    }
    let inner = try pieces()
    guard !inner.isEmpty else { throw fail("the optional part is empty", at: start) }
    return .optional(inner)
  }

  private mutating func escaped(at start: Int) throws(TemplateError) -> UInt8 {
    guard start + 1 < bytes.count, Self.escapable.contains(bytes[start + 1]) else {
      throw fail("a backslash may only precede one of `{ } [ ] | \\ - =`", at: start)
    }
    position += 2
    return bytes[start + 1]
  }

  private static let escapable = Set("{}[]|\\-=".utf8)

  /// `{*}`, `{name}`, `{name:type}`, `{a|b}` or `{name=a|b}`.
  private mutating func braces() throws(TemplateError) -> TemplatePiece {
    let start = position
    guard let end = closingBrace(from: start) else { throw fail("`{` is not closed by `}`", at: start) }
    let content = bytes[(start + 1)..<end]
    position = end + 1
    if content.elementsEqual("*".utf8) {
      restOffset = start
      return .rest
    }
    guard !content.isEmpty else { throw fail("`{}` is empty", at: start) }
    if let colon = content.firstIndex(of: UInt8(ascii: ":")), !content.contains(UInt8(ascii: "|")) {
      return try typedField(content[..<colon], content[(colon + 1)...], at: start)
    }
    if let equals = content.firstIndex(of: UInt8(ascii: "=")) {
      let words = try words(content[(equals + 1)...], at: start)
      let field = try field(content[..<equals], type: nil, fallback: .word, at: start)
      try check(words, fit: fields[field].type, at: start)
      return .words(words, field: field)
    }
    guard content.contains(UInt8(ascii: "|")) else {
      let field = try field(content, type: nil, fallback: nil, at: start)
      return .field(field, fields[field].type)
    }
    return .words(try words(content, at: start), field: nil)
  }

  private func closingBrace(from start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "}") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index < bytes.count ? index : nil
  }

  private mutating func typedField(
    _ name: ArraySlice<UInt8>, _ type: ArraySlice<UInt8>, at start: Int
  ) throws(TemplateError) -> TemplatePiece {
    let word = String(decoding: type, as: UTF8.self)
    guard let type = FieldType(rawValue: word) else {
      let allowed = FieldType.allCases.map(\.rawValue)
      let nearest = Suggestion.nearest(to: word, in: allowed)
      throw TemplateError(problem: .unknownWord(word, allowed: allowed, nearest: nearest), offset: start)
    }
    return .field(try field(name, type: type, fallback: nil, at: start), type)
  }

  /// The index of a field, declared here if it has a type and is not known yet.
  private mutating func field(
    _ name: ArraySlice<UInt8>, type: FieldType?, fallback: FieldType?, at start: Int
  ) throws(TemplateError) -> Int {
    let name = String(decoding: name, as: UTF8.self)
    guard RuleProblem.NameKind.field.accepts(name) else {
      throw TemplateError(problem: .badName(name, of: .field), offset: start)
    }
    if EventCatalogue.common.contains(where: { $0.name == name }) {
      throw TemplateError(problem: .reservedName(name, of: .field), offset: start)
    }
    if let index = fields.firstIndex(where: { $0.name == name }) {
      // A word may be read as text and the other way round: only what its values look like differs.
      if let type, ValueType(type) != ValueType(fields[index].type) {
        throw fail("the field `\(name)` is \(fields[index].type.rawValue), not \(type.rawValue)", at: start)
      }
      guard used.insert(index).inserted else { throw fail("the field `\(name)` occurs in it twice", at: start) }
      return index
    }
    guard let type = type ?? fallback else {
      let nearest = Suggestion.nearest(to: name, in: fields.map(\.name))
      throw TemplateError(problem: .unknownField(name, of: "the event", nearest: nearest), offset: start)
    }
    fields.append(FieldDefinition(name: name, type: type))
    used.insert(fields.count - 1)
    return fields.count - 1
  }

  private func words(_ content: ArraySlice<UInt8>, at start: Int) throws(TemplateError) -> [String] {
    var words: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in content {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if !isEscaped, byte == UInt8(ascii: "|") {
        words.append([])
      } else {
        words[words.count - 1].append(byte)
        isEscaped = false
      }
    }
    guard words.allSatisfy({ !$0.isEmpty }) else { throw fail("one of the words is empty", at: start) }
    guard Set(words).count == words.count else { throw fail("one of the words is duplicated", at: start) }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Words that are kept in a field must be values of its type.
  private func check(_ words: [String], fit type: FieldType, at start: Int) throws(TemplateError) {
    for word in words where FieldValueParser.value(of: word, as: type) == nil {
      throw fail("`\(word)` is not a value of the type \(type.rawValue)", at: start)
    }
  }

  /// `{*}` takes everything, so nothing may follow it.
  private func checkRest(_ pieces: [TemplatePiece], isLast: Bool) throws(TemplateError) {
    for (index, piece) in pieces.enumerated() {
      let isLast = isLast && index == pieces.count - 1
      if piece == .rest, !isLast { throw fail("nothing may follow `{*}`", at: restOffset) }
      if case .optional(let inner) = piece { try checkRest(inner, isLast: isLast) }
    }
  }

  private mutating func takes(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private func fail(_ reason: String, at offset: Int) -> TemplateError {
    TemplateError(problem: .badTemplate(reason), offset: offset)
  }

}

extension TemplatePiece {
  /// True if the piece is text that every message must hold.
  fileprivate var isRequiredText: Bool {
    switch self {
    case .text, .words: true
    case .blank, .arrow, .field, .optional, .rest: false
    }
  }

  /// True if the piece takes as much of a message as fits, so that two of them side by side have no border.
  fileprivate var isValue: Bool {
    if case .field = self { true } else { false }
  }
}
