import LogCheckModel

/// Walks over the values of a JSON document, or of several one after the other, as its bytes come.
struct DocumentWalk {
  /// A step from a value to one inside of it.
  enum Step: Hashable, Sendable {
    case member([UInt8])
    /// Any element of a list.
    case element
    /// The element at an index of a list that is itself an element: such lists have a column each, as the pairs of Loki.
    case column(Int)
  }

  private struct Level {
    var isList: Bool
    var name: [UInt8] = []
    var index = 0
  }

  private var levels: [Level] = []
  private var isText = false
  private var isEscaped = false
  private var isName = false
  private var expectsName = false
  /// The sign that ends the current text.
  private var quote: UInt8 = 0x22
  /// True if the document is as Python prints it.
  private(set) var isPython = false
  /// The text so far, as it is written.
  private var text: [UInt8] = []
  /// Deeper values are read over.
  private static let deepest = 32
  private var beyond = 0
  /// True if a byte outside of texts cannot be JSON: what follows may be misread.
  private(set) var isBroken = false

  /// More of a text is not kept. The reader of the lines cuts and counts what is longer than a line may be.
  private static let longest = 2 * LineFraming.lineLimit
  private static let longestName = 1024

  /// A longer text is handed on in parts, each up to a line end.
  private static let part = 32_768
  /// True while a part of a text is handed on that goes on after it.
  private(set) var isPart = false

  /// True inside of a value that has not ended.
  var isOpen: Bool { isText || !levels.isEmpty }

  /// The path of the current value.
  var path: [Step] {
    levels.indices.map { index in
      let level = levels[index]
      guard level.isList else { return .member(level.name) }
      return index > 0 && levels[index - 1].isList ? .column(level.index) : .element
    }
  }

  /// True if the current value is at that path.
  func isAt(_ wanted: [Step]) -> Bool {
    guard levels.count == wanted.count else { return false }
    return levels.indices.allSatisfy { index in
      switch wanted[index] {
      case .member(let name): !levels[index].isList && levels[index].name == name
      case .element: levels[index].isList
      case .column(let column): levels[index].isList && levels[index].index == column
      }
    }
  }

  /// Takes the next bytes. `take` gets each text as it is written, without its quotation marks, when the walk is at it.
  mutating func feed(_ bytes: Span<UInt8>, _ take: (borrowing Self, [UInt8]) -> Void) {
    for index in bytes.indices {
      let byte = bytes[index]
      if isText {
        takeTextByte(byte, take)
        continue
      }
      switch byte {
      // Python prints its lists and objects with single quotation marks.
      case 0x22, 0x27:
        isPython = isPython || byte == 0x27
        quote = byte
        isText = true
        isName = expectsName && levels.last?.isList == false
        text.removeAll(keepingCapacity: true)
      case 0x7B, 0x5B: enter(isList: byte == 0x5B)
      case 0x7D, 0x5D: leave()
      case 0x2C: next()
      case 0x3A: expectsName = false
      // Blanks, numbers, `true`, `false` and `null`.
      case 0x09, 0x0A, 0x0D, 0x20, 0x2B, 0x2D, 0x2E, 0x30...0x39, 0x45, 0x61, 0x65, 0x66, 0x6C, 0x6E, 0x72, 0x73, 0x74,
        0x75:
        break
      // `True`, `False` and `None`.
      case 0x46, 0x4E, 0x54, 0x6F: isBroken = isBroken || !isPython
      default: isBroken = true
      }
    }
  }

  private mutating func takeTextByte(_ byte: UInt8, _ take: (borrowing Self, [UInt8]) -> Void) {
    if !isEscaped, byte == quote {
      isText = false
      if isName {
        levels[levels.count - 1].name = Array(text.prefix(Self.longestName))
      } else if beyond == 0 {
        take(self, text)
      }
      return
    }
    let endsLine = isEscaped && byte == 0x6E
    isEscaped = byte == 0x5C && !isEscaped
    if text.count < Self.longest { text.append(byte) }
    // A text may be a whole log.
    if endsLine, !isName, beyond == 0, text.count >= Self.part {
      isPart = true
      take(self, text)
      isPart = false
      text.removeAll(keepingCapacity: true)
    }
  }

  /// Appends a text of the document, which it has as it is written, without its escapes.
  func append(_ written: [UInt8], to text: inout [UInt8]) {
    if isPython {
      PythonText.append(written, to: &text)
    } else {
      JSONText.append(written.span, of: 0..<written.count, to: &text)
    }
  }

  /// Hands on the part of a text that is still open.
  func takeOpenText(_ take: (borrowing Self, [UInt8]) -> Void) {
    if isText, !isName, beyond == 0, !text.isEmpty { take(self, text) }
  }

  private mutating func enter(isList: Bool) {
    guard levels.count < Self.deepest else {
      beyond += 1
      return
    }
    levels.append(Level(isList: isList))
    expectsName = !isList
  }

  private mutating func leave() {
    if beyond > 0 {
      beyond -= 1
    } else {
      _ = levels.popLast()
    }
    expectsName = false
  }

  private mutating func next() {
    guard beyond == 0, let last = levels.indices.last else { return }
    levels[last].index += 1
    expectsName = !levels[last].isList
  }
}
