extension CaptureWrapper {
  /// Colours as relay tools print them on a terminal: the stamp in one, the rest of the line in another.
  static let ansi = CaptureWrapper(id: "ansi", summary: "terminal colours around the fields of every line") {
    piece, state, bytes in
    for byte in piece {
      if state.isAtLineStart {
        bytes.append("\u{1B}[0;37m")
        state.isAtLineStart = false
        state.hasSeenBlank = false
      }
      if byte == 0x0A {
        bytes.append("\u{1B}[0m")
        state.isAtLineStart = true
      } else if byte == 0x20, !state.hasSeenBlank {
        bytes.append("\u{1B}[1;36m")
        state.hasSeenBlank = true
      }
      bytes.append(byte)
    }
  }

  /// Line ends of Windows.
  static let crlf = CaptureWrapper(id: "crlf", summary: "line ends of Windows") { piece, _, bytes in
    for byte in piece {
      if byte == 0x0A { bytes.append(0x0D) }
      bytes.append(byte)
    }
  }

  /// A byte-order mark before UTF-8.
  static let utf8BOM = CaptureWrapper(
    id: "utf8-bom", summary: "UTF-8 with a byte-order mark", begin: { $0.append("\u{FEFF}") }
  ) { piece, _, bytes in
    bytes += piece
  }

  /// The output of `>` in PowerShell (with CRLF by the wrapper of that name before it).
  static let utf16LittleEndian = CaptureWrapper(
    id: "utf16le", summary: "UTF-16, low byte first, with a byte-order mark", begin: { $0 += [0xFF, 0xFE] }
  ) { piece, _, bytes in
    for unit in String(decoding: piece, as: UTF8.self).utf16 {
      bytes.append(UInt8(truncatingIfNeeded: unit))
      bytes.append(UInt8(truncatingIfNeeded: unit >> 8))
    }
  }

  /// Broken bytes: each U+FFFD of the capture becomes a byte that no UTF-8 text has, and reads back as U+FFFD.
  static let badUTF8 = CaptureWrapper(id: "bad-utf8", summary: "each U+FFFD turned into a byte that is not UTF-8") {
    piece, _, bytes in
    var index = 0
    while index < piece.count {
      if piece[index] == 0xEF, index + 2 < piece.count, piece[index + 1] == 0xBF, piece[index + 2] == 0xBD {
        bytes.append(0xFF)
        index += 3
      } else {
        bytes.append(piece[index])
        index += 1
      }
    }
  }
}
