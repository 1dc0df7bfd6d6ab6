import LogCheckModel

/// A level as a word; `level` is `nil` for a word that names no level (`Unknown`).
struct LevelWord {
  var level: LogLevel?
  var word: Range<Int>
}

extension Span<UInt8> {
  /// `<Word>` as device relays and ASL print it, in any case; the word is letters and `_` only.
  func bracketedLevel(at index: inout Int) -> LevelWord? {
    guard byte(index) == 0x3C else { return nil }
    var end = index + 1
    while end - index < 16, isLetter(end) || byte(end) == 0x5F { end += 1 }
    guard end > index + 1, byte(end) == 0x3E else { return nil }
    let word = LevelWord(level: levelNamed(index + 1..<end), word: index + 1..<end)
    index = end + 1
    return word
  }

  /// The level that a word in `range` names, in any case.
  func levelNamed(_ range: Range<Int>) -> LogLevel? {
    if isWord("default", range) || isWord("notice", range) { return .notice }
    if isWord("info", range) { return .info }
    if isWord("debug", range) { return .debug }
    if isWord("error", range) || isWord("err", range) { return .error }
    if isWord("warning", range) || isWord("warn", range) { return .warning }
    if isWord("fault", range) || isWord("critical", range) || isWord("crit", range) || isWord("alert", range)
      || isWord("emergency", range) || isWord("emerg", range)
    {
      return .fault
    }
    return nil
  }
}
