import LogCheckModel

/// A part of a message while it is put together.
enum MessagePart: Sendable {
  case text([UInt8])
  /// `parameter` is the name that the slot consists of, by which a caller's argument can take its position; -1 for
  /// other expressions.
  case slot(MessageSlot, parameter: Int32)

  var isText: Bool { if case .text = self { true } else { false } }
}

extension [MessagePart] {
  /// Texts that follow each other are one.
  var pieces: [MessagePiece] {
    var result: [MessagePiece] = []
    var text: [UInt8] = []
    for part in self {
      switch part {
      case .text(let bytes): text += bytes
      case .slot(let slot, _):
        if !text.isEmpty { result.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
        result.append(.slot(slot))
      }
    }
    if !text.isEmpty { result.append(.text(String(decoding: text, as: UTF8.self))) }
    return result
  }

  /// All of it where it is text; `nil` where a slot is in it.
  var wholeText: String? {
    var text: [UInt8] = []
    for part in self {
      guard case .text(let bytes) = part else { return nil }
      text += bytes
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// True if any of its texts has a letter or a digit, so that it says something.
  var saysSomething: Bool {
    contains { part in
      guard case .text(let bytes) = part else { return false }
      return bytes.contains { byte in
        byte >= 0x80 || ASCII.isAlphanumeric(byte)
      }
    }
  }
}
