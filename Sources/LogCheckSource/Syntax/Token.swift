/// One token of a source file: a range of its bytes.
struct Token {
  enum Kind: UInt8 {
    case name, number
    /// One byte that is part of no other token. Brackets are symbols that match.
    case symbol
    /// A string literal: its delimiters, its verbatim bytes, its escapes and its interpolations.
    case textStart, text, escape, slotStart, slotEnd, textEnd
  }

  var kind: Kind
  /// The byte of a symbol.
  var symbol: UInt8 = 0
  /// True if it is the first of its line.
  var beginsLine = false
  var start: Int32
  var end: Int32
  /// The identifier, by index into the names of the file.
  var name: Int32 = -1
  /// The token that closes what this one opens, or the reverse; the number of tokens where the file ends first.
  var match: Int32 = -1

  func isSymbol(_ scalar: Unicode.Scalar) -> Bool { kind == .symbol && symbol == UInt8(ascii: scalar) }
}
