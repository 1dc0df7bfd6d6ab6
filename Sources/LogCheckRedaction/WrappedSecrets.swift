import LogCheckModel

/// Secrets that a line's end cut in two, as consoles and mail programs wrap long lines. Neither part has the form of a secret, so
/// each is known by the bytes at its end of the line.
struct WrappedSecrets {
  /// A part of a secret, counted from the end of its line or from the beginning.
  fileprivate struct Part: Equatable {
    let range: Range<Int>
    let sort: Int
  }

  /// By the last bytes of a line, and by the first. Several forms may lie across one end, and reach differently far.
  private var heads: [[UInt8]: [Part]] = [:]
  private var tails: [[UInt8]: [Part]] = [:]

  private static let context = 64
  private static let limit = 100_000

  /// `secret` in both lines; the second one begins at `middle`.
  mutating func add(_ secret: Range<Int>, of line: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>, middle: Int, sort: Int)
  {
    guard heads.count + tails.count < Self.limit else { return }
    if secret.lowerBound < line.count {
      let range = line.count - min(line.count, secret.upperBound)..<line.count - secret.lowerBound
      heads[Array(line.suffix(Self.context)), default: []].add(Part(range: range, sort: sort))
    }
    if secret.upperBound > middle {
      let range = max(0, secret.lowerBound - middle)..<secret.upperBound - middle
      tails[Array(next.prefix(Self.context)), default: []].add(Part(range: range, sort: sort))
    }
  }

  /// The parts of such secrets in a line.
  func finds(in line: [UInt8]) -> [SecretFinder.Find] {
    guard !heads.isEmpty || !tails.isEmpty else { return [] }
    var finds: [SecretFinder.Find] = []
    let text = WrappedLines.text(of: line)
    for head in heads[Array(text.suffix(Self.context))] ?? [] {
      let range = text.endIndex - head.range.upperBound..<text.endIndex - head.range.lowerBound
      if range.lowerBound >= text.startIndex {
        finds.append(SecretFinder.Find(sort: head.sort, secret: range, whole: range))
      }
    }
    for tail in tails[Array(text.prefix(Self.context))] ?? [] {
      let range = text.startIndex + tail.range.lowerBound..<text.startIndex + tail.range.upperBound
      if range.upperBound <= text.endIndex {
        finds.append(SecretFinder.Find(sort: tail.sort, secret: range, whole: range))
      }
    }
    return finds
  }
}

extension [WrappedSecrets.Part] {
  /// Parts of one end of a line, which is the same in many lines of some logs.
  private static var limit: Int { 16 }

  fileprivate mutating func add(_ part: Element) {
    if count < Self.limit, !contains(part) { append(part) }
  }
}

/// Looks across the ends of lines for secrets that are cut there.
struct WrappedLines {
  /// The end of the line before, and whether blanks came after it.
  private var last: [UInt8] = []
  private var endsBlank = false

  /// Bytes on both sides of a line's end that are searched together.
  private static let reach = 512
  /// No tool wraps narrower.
  private static let narrowest = 40

  mutating func add(_ line: [UInt8], _ finder: SecretFinder, to known: inout KnownSecrets) {
    let text = Self.text(of: line)
    let (before, isBlank) = (last, endsBlank || text.startIndex == 1)
    last = Array(text.suffix(Self.reach))
    endsBlank = text.endIndex < line.count && line[text.endIndex] == 0x20
    guard before.count >= Self.narrowest, let first = text.first, let byte = before.last, Self.isOfSecret(byte),
      Self.isOfSecret(first), !Self.isBeginning(text)
    else { return }
    let next = text.prefix(Self.reach)
    let joint = before + (isBlank ? [0x20] : [])
    let both = joint + next
    for find in finder.finds(in: both.span) ?? [] {
      guard find.whole.lowerBound < before.count, find.whole.upperBound > joint.count else { continue }
      known.wrapped.add(find.secret, of: before[...], next, middle: joint.count, sort: find.sort)
      let secret = Array(both[find.secret])
      if finder.isReplacedEverywhere(secret, of: find.sort) { known.add(secret, of: find.sort) }
    }
  }

  /// A line without the blanks by which wrapped text is indented, and without those at its end.
  static func text(of line: [UInt8]) -> ArraySlice<UInt8> {
    var end = line.count
    while end > 0, [0x20, 0x09, 0x0D].contains(line[end - 1]) { end -= 1 }
    let start = line.prefix(min(16, end)).prefix { $0 == 0x20 || $0 == 0x09 }.count
    return line[start..<end]
  }

  private static func isOfSecret(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3D, 0x40, 0x5F, 0x25: true
    default: false
    }
  }

  /// True if a record begins there: with a date, a time, a month, a level of logcat, or a word, as columns and names of values are.
  private static func isBeginning(_ line: ArraySlice<UInt8>) -> Bool {
    let kinds = line.prefix(6).map { byte -> Character in
      switch byte {
      case 0x30...0x39: "0"
      case 0x41...0x5A: "A"
      case 0x61...0x7A: "a"
      default: Character(Unicode.Scalar(byte))
      }
    }
    let start = String(kinds)
    return ["0000-0", "00-00 ", "00:00:", "0000/0", "------"].contains(start) || start.hasPrefix("Aaa ")
      || start.hasPrefix("A/") || isWord(line)
  }

  /// Four letters or more, and then a blank, a colon or nothing.
  private static func isWord(_ line: ArraySlice<UInt8>) -> Bool {
    let word = line.prefix(while: ASCII.isLetter)
    guard word.count >= 4 else { return false }
    let next = word.endIndex < line.endIndex ? line[word.endIndex] : 0x20
    return next == 0x20 || next == 0x09 || next == 0x3A
  }
}
