/// Skips text that is not a token: comments, directives, regular expressions.
extension Tokenizer {
  /// Skips a comment; `false` where none begins here.
  mutating func skipComment() -> Bool {
    guard index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      skipLine()
      return true
    case UInt8(ascii: "*"):
      index += 2
      skipBlockComment()
      return true
    default: return false
    }
  }

  private mutating func skipBlockComment() {
    var depth = 1
    while index < bytes.count, depth > 0 {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch (bytes[index], next) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "*")) where form.nestsComments:
        depth += 1
        index += 2
      case (0x0A, _), (0x0D, _): newLine()
      default: index += 1
      }
    }
  }

  /// Directives whose line holds no code.
  private static let directives: Set<String> = [
    "if", "ifdef", "ifndef", "elif", "elseif", "else", "endif", "import", "include", "pragma", "error", "warning",
    "undef", "line", "sourceLocation",
  ]

  /// Skips a directive. The lines between `#if` and `#endif` are all read, and `#define` is code.
  mutating func skipDirective() -> Bool {
    var start = index + 1
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    var end = start
    while end < bytes.count, end < start + 16, isNameByte(bytes[end]) { end += 1 }
    guard Self.directives.contains(String(decoding: bytes[start..<end], as: UTF8.self)) else { return false }
    skipLine()
    return true
  }

  /// Skips a regular expression; `false` where the slash divides.
  mutating func skipRegex() -> Bool {
    guard form.hasRegexLiterals, index >= noRegexBefore, mayBeginRegex else { return false }
    var end = index + 1
    var isInClass = false
    while end < bytes.count, !isLineEnd(end) {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += isLineEnd(end + 1) ? 0 : 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        // It is a value, like a string without text.
        append(.number, to: end + 1)
        return true
      default: break
      }
      end += 1
    }
    noRegexBefore = end
    return false
  }

  private static let wordsBeforeValues: Set<String> = [
    "return", "case", "typeof", "in", "of", "await", "yield", "else",
  ]

  /// True if a value may follow the token before, so that a slash does not divide.
  private var mayBeginRegex: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .name: return Self.wordsBeforeValues.contains(names[last.name])
    case .number, .textEnd: return false
    case .symbol: return ![UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(last.symbol)
    case .textStart, .text, .escape, .slotStart, .slotEnd: return true
    }
  }
}
