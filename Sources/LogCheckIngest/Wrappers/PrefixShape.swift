import LogCheckModel

/// The shape of what a tool, a terminal or a mail puts in front of each line: `web-1  | `, `> `, `  12:`, `[0] `.
///
/// Names and numbers in it differ from line to line; blanks and signs do not.
package struct PrefixShape: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// ASCII letters and digits, at least one.
    case word
    /// So many blanks.
    case blanks(least: Int, most: Int)
    case sign(UInt8)
  }

  package private(set) var parts: [Part]

  /// The longest prefix of a line.
  package static let limit = 160

  package init(parts: [Part]) { self.parts = parts }

  /// The shape of one prefix.
  package init(of prefix: Span<UInt8>) {
    parts = []
    var index = 0
    while index < prefix.count {
      let start = index
      if ASCII.isAlphanumeric(prefix[index]) {
        while index < prefix.count, ASCII.isAlphanumeric(prefix[index]) { index += 1 }
        parts.append(.word)
      } else if prefix[index] == 0x20 {
        while index < prefix.count, prefix[index] == 0x20 { index += 1 }
        parts.append(.blanks(least: index - start, most: index - start))
      } else {
        parts.append(.sign(prefix[index]))
        index += 1
      }
    }
  }

  /// Takes the numbers of blanks of another prefix; `false` if that is of another shape.
  ///
  /// A number that is aligned to the right has fewer blanks before it the longer it is.
  mutating func take(_ other: Self) -> Bool {
    let (own, new) = (Self.aligned(parts), Self.aligned(other.parts))
    guard own.count == new.count else { return false }
    var joined: [Part] = []
    for (left, right) in zip(own, new) {
      switch (left, right) {
      case (.word, .word): joined.append(.word)
      case (.blanks(let a, let b), .blanks(let c, let d)): joined.append(.blanks(least: min(a, c), most: max(b, d)))
      case (.sign(let a), .sign(let b)) where a == b: joined.append(left)
      default: return false
      }
    }
    parts = joined
    return true
  }

  /// With blanks in front, be it zero.
  private static func aligned(_ parts: [Part]) -> [Part] {
    if case .blanks = parts.first { return parts }
    return [.blanks(least: 0, most: 0)] + parts
  }

  /// True if a prefix of this shape begins with one of another, whatever the numbers of blanks are.
  func goesOn(after other: Self) -> Bool {
    let (own, begun) = (Self.aligned(parts), Self.aligned(other.parts))
    let isBlank = begun.allSatisfy { if case .blanks = $0 { true } else { false } }
    return own.count > begun.count && !isBlank
      && zip(own, begun).allSatisfy { left, right in
        switch (left, right) {
        case (.word, .word), (.blanks, .blanks): true
        case (.sign(let a), .sign(let b)): a == b
        default: false
        }
      }
  }

  /// The end of the prefix in a line; `nil` if the line has none. Of a line without text after it, blanks may be missing.
  package func end(in line: Span<UInt8>) -> Int? {
    var index = 0
    for part in parts {
      switch part {
      case .word:
        let start = index
        while index < line.count, ASCII.isAlphanumeric(line[index]) { index += 1 }
        guard index > start else { return nil }
      case .blanks(let least, let most):
        let start = index
        while index < line.count, index - start < most, line[index] == 0x20 { index += 1 }
        guard index - start >= least || index == line.count && index > 0 else { return nil }
      case .sign(let sign):
        guard index < line.count, line[index] == sign else { return nil }
        index += 1
      }
    }
    return index
  }

}
