package import LogCheckModel

/// The text of one rule file, with the tables that give the line and column of any byte in it.
///
/// Offsets count bytes after a byte-order mark; columns count Unicode scalars, as editors do.
package final class SourceText: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// Offsets of the first byte of each line. LF, CR LF and CR end a line.
  private let lineStarts: [Int]
  /// The offset of every 64th Unicode scalar, so that neither direction of the conversion has to count from the start.
  private let checkpoints: [Int]

  /// True if the text says that it is a rule file or a file of settings. Other files are never quoted: a path may lead
  /// to a file with secrets.
  let isRuleText: Bool

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    isRuleText = SchemaKey.isIn(bytes)
    var lineStarts = [0]
    var checkpoints: [Int] = []
    var scalars = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte & 0xC0 != 0x80 {
        if scalars % Self.stride == 0 { checkpoints.append(index) }
        scalars += 1
      }
      let isLoneReturn = byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if byte == 0x0A || isLoneReturn { lineStarts.append(index + 1) }
    }
    self.lineStarts = lineStarts
    self.checkpoints = checkpoints
  }

  private static let stride = 64

  /// Lines longer than this are not quoted in diagnostics: a hostile file of one line would be quoted whole each time.
  private static let longestQuotedLine = 4096

  package func mark(at offset: Int) -> SourceMark {
    let line = lastIndex(in: lineStarts, notAbove: offset)
    let column = scalarIndex(ofByte: offset) - scalarIndex(ofByte: lineStarts[line])
    return SourceMark(file: path, line: line + 1, column: column + 1)
  }

  /// The line that holds `offset`, without its end; `nil` if it is empty or too long to be quoted.
  package func line(at offset: Int) -> String? {
    let line = lastIndex(in: lineStarts, notAbove: offset)
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    guard end > start, end - start <= Self.longestQuotedLine else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The byte offset of a Unicode scalar counted from the start; the end of the text for one after it.
  package func byteOffset(ofScalar index: Int) -> Int {
    guard index >= 0, index / Self.stride < checkpoints.count else { return bytes.count }
    var offset = checkpoints[index / Self.stride]
    var left = index % Self.stride
    while left > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return offset
  }

  private func scalarIndex(ofByte offset: Int) -> Int {
    guard !checkpoints.isEmpty else { return 0 }
    let checkpoint = lastIndex(in: checkpoints, notAbove: offset)
    var count = checkpoint * Self.stride
    var position = checkpoints[checkpoint] + 1
    while position <= min(offset, bytes.count) {
      if position == bytes.count || bytes[position] & 0xC0 != 0x80 { count += 1 }
      position += 1
    }
    return count
  }

  /// The last entry of an ascending list that is not above `value`; the first one where all are.
  private func lastIndex(in list: [Int], notAbove value: Int) -> Int {
    var low = 0
    var high = list.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if list[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}

/// A byte in a rule file.
package struct FilePosition: Sendable {
  package var source: SourceText
  package var offset: Int

  package init(source: SourceText, offset: Int) {
    self.source = source
    self.offset = offset
  }

  package var mark: SourceMark { source.mark(at: offset) }
}
