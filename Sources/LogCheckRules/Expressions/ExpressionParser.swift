import LogCheckModel

/// Reads the text of an expression by operator precedence (Pratt's method).
///
/// From loose to tight: `||`, `&&`, the comparisons (which do not chain), `??`, `+ -`, `* /`, then `!` and `-` in front.
struct ExpressionParser {
  private let tokens: [ExpressionToken]
  private var position = 0
  private var nodes = 0
  private var depth = 0

  /// Bounds of one expression, which keep every later walk over it shallow.
  private static let mostNodes = 512
  private static let greatestDepth = 64
  private static let mostSteps = 16

  private init(_ tokens: [ExpressionToken]) { self.tokens = tokens }

  static func parse(_ text: String) throws(ExpressionError) -> ExpressionNode {
    var parser = ExpressionParser(try ExpressionLexer.tokens(of: text))
    let node = try parser.expression(above: 0)
    guard parser.current.kind == .end else {
      throw ExpressionError("\(parser.current.words) is not expected here", at: parser.current.offset)
    }
    return node
  }

  /// A field with a path into it, as in `result.error.code`.
  static func path(_ text: String) throws(ExpressionError) -> (field: String, steps: [JSONStep]) {
    switch try parse(text).kind {
    case .field(nil, let name): return (name, [])
    case .field(let field?, let name): return (field, [.member(LogText(name))])
    case .nested(let base, let steps):
      switch base.kind {
      case .field(nil, let name): return (name, steps)
      case .field(let field?, let name): return (field, [.member(LogText(name))] + steps)
      default: break
      }
    default: break
    }
    throw ExpressionError("a field followed by names is expected here, as in `result.error.code`", at: 0)
  }

  /// The binding strength of an operator; comparisons are not to be chained.
  private static func strength(of token: ExpressionToken) -> Int? {
    switch token.kind {
    case .symbol("||"): 1
    case .symbol("&&"): 2
    case .symbol("=="), .symbol("!="), .symbol("<"), .symbol("<="), .symbol(">"), .symbol(">="), .symbol("=~"):
      comparison
    case .name("in"): comparison
    case .symbol("??"): 4
    case .symbol("+"), .symbol("-"): 5
    case .symbol("*"), .symbol("/"): 6
    default: nil
    }
  }

  private static let comparison = 3

  private mutating func expression(above least: Int) throws(ExpressionError) -> ExpressionNode {
    try enter()
    defer { depth -= 1 }
    var left = try operand()
    while let strength = Self.strength(of: current), strength > least {
      let token = take()
      left = try continued(left, with: token, strength: strength)
      if strength == Self.comparison, Self.strength(of: current) == Self.comparison {
        throw ExpressionError("comparisons cannot be chained; join them with `&&`", at: current.offset)
      }
    }
    return left
  }

  private mutating func continued(
    _ left: ExpressionNode, with token: ExpressionToken, strength: Int
  ) throws(ExpressionError) -> ExpressionNode {
    switch token.kind {
    case .name:
      if case .name(let set) = current.kind {
        let named = take()
        return try node(.isOfSet(left, name: set, offset: named.offset), at: token.offset)
      }
      return try node(.isOneOf(left, try choices()), at: token.offset)
    case .symbol("=~"): return try node(.matches(left, pattern: try pattern()), at: token.offset)
    case .symbol("??"):
      // `a ?? b ?? c` takes the first that is there.
      return try node(.fallback(left, try expression(above: strength - 1)), at: token.offset)
    case .symbol(let symbol):
      guard let binary = Expression.BinaryOperator(rawValue: symbol) else { break }
      return try node(.binary(binary, left, try expression(above: strength)), at: token.offset)
    default: break
    }
    throw ExpressionError("\(token.words) is not an operator", at: token.offset)
  }

  private mutating func operand() throws(ExpressionError) -> ExpressionNode {
    let token = take()
    switch token.kind {
    case .literal(let literal): return try node(.literal(literal), at: token.offset)
    case .quoted(let raw):
      return try node(.literal(.text(LogText(try Self.unescaped(raw, at: token.offset)))), at: token.offset)
    case .parameter(let name): return try node(.parameter(name), at: token.offset)
    case .symbol("("):
      let inner = try expression(above: 0)
      try expect(")", closing: token)
      return try nested(in: inner, at: token.offset)
    case .symbol("!"): return try node(.not(try prefixed()), at: token.offset)
    case .symbol("-"): return try node(.negate(try prefixed()), at: token.offset)
    case .name(let name): return try named(name, at: token)
    case .end: throw ExpressionError("a value is missing at the end", at: token.offset)
    default: throw ExpressionError("a value is meant here, found \(token.words)", at: token.offset)
    }
  }

  private mutating func prefixed() throws(ExpressionError) -> ExpressionNode {
    try enter()
    defer { depth -= 1 }
    return try operand()
  }

  /// A truth value, a call, or a field.
  private mutating func named(_ name: String, at token: ExpressionToken) throws(ExpressionError) -> ExpressionNode {
    switch name {
    case "true": return try node(.literal(.boolean(true)), at: token.offset)
    case "false": return try node(.literal(.boolean(false)), at: token.offset)
    case "in": throw ExpressionError("a value is missing before `in`", at: token.offset)
    default: break
    }
    if current.kind == .symbol("(") {
      let open = take()
      if name == "instant" { return try node(.literal(.instant(try instant(open))), at: token.offset) }
      return try node(.call(name: name, try list(until: ")", opened: open)), at: token.offset)
    }
    guard current.kind == .symbol(".") else {
      return try nested(in: try node(.field(alias: nil, name: name), at: token.offset), at: token.offset)
    }
    _ = take()
    let field = take()
    guard case .name(let fieldName) = field.kind else {
      throw ExpressionError("the name of a field is meant here, found \(field.words)", at: field.offset)
    }
    return try nested(in: try node(.field(alias: name, name: fieldName), at: token.offset), at: token.offset)
  }

  /// The value at `.name`, `["a name"]` and `[0]` after an operand.
  private mutating func nested(in base: ExpressionNode, at offset: Int) throws(ExpressionError) -> ExpressionNode {
    var steps: [JSONStep] = []
    while current.kind == .symbol(".") || current.kind == .symbol("[") {
      let open = take()
      let step = take()
      switch (open.kind, step.kind) {
      case (.symbol("."), .name(let name)): steps.append(.member(LogText(name)))
      case (.symbol("["), .quoted(let raw)):
        steps.append(.member(LogText(try Self.unescaped(raw, at: step.offset))))
        try expect("]", closing: open)
      case (.symbol("["), .literal(.integer(let index))):
        guard let index = Int(exactly: index) else {
          throw ExpressionError("no list has so many items", at: step.offset)
        }
        steps.append(.item(index))
        try expect("]", closing: open)
      case (.symbol("."), _):
        throw ExpressionError("the name of a member is meant here, found \(step.words)", at: step.offset)
      default:
        throw ExpressionError(
          "an index or a name in double quotes is meant here, as in `[0]` or `[\"a name\"]`, found \(step.words)",
          at: step.offset)
      }
      guard steps.count <= Self.mostSteps else {
        throw ExpressionError("a path has at most \(Self.mostSteps) steps", at: step.offset)
      }
    }
    return steps.isEmpty ? base : try node(.nested(base, steps), at: offset)
  }

  /// The argument of `instant("…")`.
  private mutating func instant(_ open: ExpressionToken) throws(ExpressionError) -> LogInstant {
    let token = take()
    guard case .quoted(let raw) = token.kind, let parsed = InstantParser.parse(raw), parsed.frame == .absolute else {
      throw ExpressionError(
        "`instant` takes a date and time with zone in quotes, as in `instant(\"2025-11-15T05:53:00Z\")`",
        at: token.offset)
    }
    try expect(")", closing: open)
    return parsed.instant
  }

  /// The right side of `in`.
  private mutating func choices() throws(ExpressionError) -> [ExpressionNode] {
    let open = take()
    guard open.kind == .symbol("[") else {
      throw ExpressionError("`in` takes a list, as in `in [\"a\", \"b\"]`, or the name of a set", at: open.offset)
    }
    let choices = try list(until: "]", opened: open)
    guard !choices.isEmpty else { throw ExpressionError("the list after `in` is empty", at: open.offset) }
    return choices
  }

  private mutating func list(until end: String, opened: ExpressionToken) throws(ExpressionError) -> [ExpressionNode] {
    var items: [ExpressionNode] = []
    if current.kind == .symbol(end) {
      _ = take()
      return items
    }
    while true {
      items.append(try expression(above: 0))
      guard current.kind == .symbol(",") else { break }
      _ = take()
    }
    try expect(end, closing: opened)
    return items
  }

  /// The right side of `=~`. Only `\"` is an escape here, so that backslashes reach the pattern as they are written.
  private mutating func pattern() throws(ExpressionError) -> String {
    let token = take()
    guard case .quoted(let raw) = token.kind else {
      throw ExpressionError("`=~` takes a pattern in double quotes", at: token.offset)
    }
    guard !raw.isEmpty else { throw ExpressionError("the pattern is empty", at: token.offset) }
    var pattern: [UInt8] = []
    var isEscaped = false
    for byte in raw.utf8 {
      if isEscaped, byte == UInt8(ascii: "\"") { pattern.removeLast() }
      pattern.append(byte)
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return String(decoding: pattern, as: UTF8.self)
  }

  private static func unescaped(_ raw: String, at offset: Int) throws(ExpressionError) -> String {
    var text: [UInt8] = []
    var isEscaped = false
    for byte in raw.utf8 {
      guard isEscaped else {
        if byte == UInt8(ascii: "\\") { isEscaped = true } else { text.append(byte) }
        continue
      }
      isEscaped = false
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(byte)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      default: throw ExpressionError("a text knows only the escapes `\\\"`, `\\\\`, `\\n` and `\\t`", at: offset)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func expect(_ symbol: String, closing open: ExpressionToken) throws(ExpressionError) {
    let token = take()
    guard token.kind == .symbol(symbol) else {
      throw ExpressionError("`\(symbol)` is missing for \(open.words), found \(token.words)", at: token.offset)
    }
  }

  private mutating func node(_ kind: ExpressionNode.Kind, at offset: Int) throws(ExpressionError) -> ExpressionNode {
    nodes += 1
    guard nodes <= Self.mostNodes else {
      throw ExpressionError("it has more than \(Self.mostNodes) parts", at: offset)
    }
    return ExpressionNode(kind: kind, offset: offset)
  }

  private mutating func enter() throws(ExpressionError) {
    depth += 1
    guard depth <= Self.greatestDepth else {
      throw ExpressionError("it is nested deeper than \(Self.greatestDepth)", at: current.offset)
    }
  }

  private var current: ExpressionToken { tokens[min(position, tokens.count - 1)] }

  private mutating func take() -> ExpressionToken {
    let token = current
    position += 1
    return token
  }
}
