import LogCheckModel

/// Takes terminal sequences off a line: colours, cursor movements, titles, links, and letters that are written twice for bold ones.
package enum AnsiStrip {
  private static let escape: UInt8 = 0x1B

  /// Appends `line` without its terminal sequences to `text`; worth calling only where an ESC or a backspace is present.
  ///
  /// `man` and printers write a bold letter as the letter, a backspace, and the letter again.
  ///
  /// Only whole sequences are removed. If a sequence does not end in its line, or holds an invalid byte, only its
  /// introducer is removed: a stray ESC must not hide the text after it.
  package static func append(_ line: Span<UInt8>, to text: inout [UInt8]) {
    var position = 0
    let start = text.count
    while position < line.count {
      let end = line.firstIndex(of: escape, from: position) ?? line.count
      text.append(bytes: line.extracting(position..<end))
      guard end < line.count else { break }
      position = sequenceEnd(line, at: end)
    }
    if line.firstIndex(of: backspace, from: 0) != nil { removeOverwritten(&text, from: start) }
  }

  /// A line without its terminal sequences.
  static func plain(_ line: [UInt8]) -> [UInt8] {
    guard line.contains(escape) || line.contains(backspace) else { return line }
    var text: [UInt8] = []
    append(line.span, to: &text)
    return text
  }

  private static let backspace: UInt8 = 0x08

  /// Removes a character and its backspace before the same character (bold), and `_` with its backspace (underlined). Other backspaces stay: they
  /// could hide text.
  private static func removeOverwritten(_ text: inout [UInt8], from start: Int) {
    var end = start
    var index = start
    while index < text.count {
      if text[index] == backspace, end > start {
        var previous = end - 1
        while previous > start, text[previous] & 0xC0 == 0x80 { previous -= 1 }
        let character = text[previous..<end]
        let isSame = text[(index + 1)...].starts(with: character)
        if isSame || character.elementsEqual([0x5F]) && index + 1 < text.count {
          end = previous
          index += 1
          continue
        }
      }
      text[end] = text[index]
      end += 1
      index += 1
    }
    text.removeLast(text.count - end)
  }

  /// The index after the sequence whose ESC is at `start`.
  private static func sequenceEnd(_ line: Span<UInt8>, at start: Int) -> Int {
    let introducer = start + 1
    guard introducer < line.count else { return introducer }
    switch line[introducer] {
    case 0x5B where line.has(hiddenNote, at: introducer + 1):
      return noteEnd(line, from: introducer + 1 + hiddenNote.utf8CodeUnitCount) ?? introducer + 3
    case 0x5B: return controlSequenceEnd(line, from: introducer + 1) ?? introducer + 1
    // OSC ends with BEL or ST; DCS, SOS, PM and APC with ST alone.
    case 0x5D: return stringEnd(line, from: introducer + 1, endsWithBell: true) ?? introducer + 1
    // Buildkite ends its stamps with BEL.
    case 0x5F where line.has("bk;", at: introducer + 1):
      return stringEnd(line, from: introducer + 1, endsWithBell: true) ?? introducer + 1
    case 0x50, 0x58, 0x5E, 0x5F: return stringEnd(line, from: introducer + 1, endsWithBell: false) ?? introducer + 1
    case 0x20...0x2F:
      var position = introducer + 1
      while (0x20...0x2F).contains(line.byte(position)) { position += 1 }
      return (0x30...0x7E).contains(line.byte(position)) ? position + 1 : introducer
    case 0x30...0x7E: return introducer + 1
    default: return introducer
    }
  }

  /// The beginning of what Jenkins hides in a line, after `ESC [`: a console note, as text of base 64, up to `ESC [0m`.
  private static let hiddenNote: StaticString = "8mha:"

  private static func noteEnd(_ line: Span<UInt8>, from start: Int) -> Int? {
    var position = start
    while line.isLetter(position) || line.isDigit(position) || [0x2B, 0x2F, 0x3D].contains(line.byte(position)) {
      position += 1
    }
    return line.has("\u{1B}[0m", at: position) ? position + 4 : nil
  }

  /// Parameters, intermediates, one final byte.
  private static func controlSequenceEnd(_ line: Span<UInt8>, from start: Int) -> Int? {
    var position = start
    while (0x30...0x3F).contains(line.byte(position)) { position += 1 }
    while (0x20...0x2F).contains(line.byte(position)) { position += 1 }
    return (0x40...0x7E).contains(line.byte(position)) ? position + 1 : nil
  }

  /// A string runs to its terminator; any other ESC before that breaks it, which also keeps the look-ahead linear.
  private static func stringEnd(_ line: Span<UInt8>, from start: Int, endsWithBell: Bool) -> Int? {
    var position = start
    while position < line.count {
      if line[position] == 0x07, endsWithBell { return position + 1 }
      if line[position] == escape { return line.byte(position + 1) == 0x5C ? position + 2 : nil }
      position += 1
    }
    return nil
  }
}
