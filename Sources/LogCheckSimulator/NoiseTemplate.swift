import LogCheckModel

/// One kind of foreign entry: who logs it, and its text with gaps for values.
struct NoiseTemplate: Sendable {
  var process: String
  var processID: Int32
  var library: String?
  var subsystem: String?
  var category: String?
  var tag: String?
  var level: LogLevel
  private var pieces: [Piece]

  /// A gap in `text` is `{n}` (a number), `{x}` (an address), `{h}` (six hexadecimal digits) or `{u}` (a UUID).
  init(
    _ process: String, _ processID: Int32, library: String? = nil,
    log: (subsystem: String, category: String)? = nil, tag: String? = nil, level: LogLevel = .notice, says text: String
  ) {
    self.process = process
    self.processID = processID
    self.library = library
    subsystem = log?.subsystem
    category = log?.category
    self.tag = tag
    self.level = level
    pieces = Self.pieces(of: text)
  }

  /// The main thread most of the time, else one of three workers.
  func threadID(_ generator: inout SeededGenerator) -> UInt64 {
    let main = UInt64(UInt32(bitPattern: processID))
    return generator.isTrue(3, in: 4) ? main : main + UInt64(generator.number(in: 1..<4))
  }

  func message(_ generator: inout SeededGenerator) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let constant): text += constant
      case .number: text += String(generator.number(in: 0..<10_000))
      case .address: text += "0x" + String(0x1_0000_0000 | generator.next() & 0xFFFF_FFF0, radix: 16)
      case .hexadecimal: text += String((0x100_0000 | generator.next() & 0xFF_FFFF), radix: 16).dropFirst()
      case .uuid:
        var bytes: [UInt8] = []
        bytes.appendUUID(high: generator.next(), low: generator.next())
        text += String(decoding: bytes, as: UTF8.self)
      }
    }
    return text
  }

  private enum Piece: Sendable {
    case text(String), number, address, hexadecimal, uuid
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var constant = ""
    var rest = text[...]
    while let character = rest.first {
      let gap: Piece? =
        switch rest.prefix(3) {
        case "{n}": .number
        case "{x}": .address
        case "{h}": .hexadecimal
        case "{u}": .uuid
        default: nil
        }
      guard let gap else {
        constant.append(character)
        rest = rest.dropFirst()
        continue
      }
      if !constant.isEmpty { pieces.append(.text(constant)) }
      constant = ""
      pieces.append(gap)
      rest = rest.dropFirst(3)
    }
    if !constant.isEmpty { pieces.append(.text(constant)) }
    return pieces
  }
}
