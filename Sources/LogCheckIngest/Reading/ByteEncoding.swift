import LogCheckModel

/// The encoding of the bytes of a file, as far as its first few thousand bytes show it.
package enum ByteEncoding: String, Hashable, Sendable, CaseIterable {
  /// Text in UTF-8 or any encoding that extends ASCII; bad bytes are repaired line by line.
  case utf8
  case utf16LittleEndian, utf16BigEndian
  /// With a byte-order mark, which gives the order.
  case utf32
  /// Recognised, and only gzip is read.
  case gzip, zstd, bzip2, xz, zip, sevenZip, tar
  case tracev3, png, jpeg, pdf, sqlite, propertyList
  /// A web page, whose text may be a log in which some characters are spelled otherwise.
  case webPage
  /// No text of any kind that this program knows.
  case binary

  /// The number of bytes from the start that are worth giving to ``detect(_:)``.
  package static let prefixLength = 4096

  /// The encoding of a capture as soon as its `start` determines it; `nil` if more bytes are needed. `isAll` says that
  /// no more come for now.
  ///
  /// The answer does not depend on how many bytes have come beyond those it needs, so that the same bytes always give
  /// the same encoding: the shortest beginning that ends with a line and is not too short decides if it is plain text;
  /// otherwise the first ``prefixLength`` bytes do.
  static func settled(_ start: Span<UInt8>, isAll: Bool) -> Self? {
    let head = start.extracting(0..<min(start.count, prefixLength))
    // The first bytes identify a container of packed bytes, and the packed bytes are inspected as soon as they come.
    if let kind = byMagic(head.extracting(0..<min(head.count, 16))) { return kind }
    if let end = head.firstIndex(of: 0x0A, from: leastSample), head.firstIndex(of: 0, from: 0, to: end) == nil {
      let found = detect(head.extracting(0..<end + 1))
      if found != .binary { return found }
    }
    return isAll || head.count == prefixLength ? detect(head) : nil
  }

  /// Fewer bytes are not called binary; see ``byContent(_:)``.
  private static let leastSample = 32

  /// The encoding of a file that begins with `prefix`.
  package static func detect(_ prefix: Span<UInt8>) -> Self {
    if isWebPage(prefix) { return .webPage }
    if prefix.starts(0xEF, 0xBB, 0xBF) { return .utf8 }
    // The mark of UTF-32 begins with that of UTF-16.
    if prefix.starts(0xFF, 0xFE, 0x00, 0x00) || prefix.starts(0x00, 0x00, 0xFE, 0xFF) { return .utf32 }
    if prefix.starts(0xFF, 0xFE) { return .utf16LittleEndian }
    if prefix.starts(0xFE, 0xFF) { return .utf16BigEndian }
    return byMagic(prefix) ?? byContent(prefix)
  }

  private static func isWebPage(_ prefix: Span<UInt8>) -> Bool {
    var start = prefix.byteOrderMarkLength(at: 0)
    while start < min(prefix.count, 64), prefix[start] <= 0x20 { start += 1 }
    guard prefix.byte(start) == 0x3C else { return false }
    for name in ["<!doctype html", "<html"] {
      var position = start
      for byte in name.utf8 {
        guard position < prefix.count,
          ASCII.lowered(prefix[position]) == byte
        else { break }
        position += 1
      }
      if position - start == name.utf8.count { return true }
    }
    return false
  }

  private static func byMagic(_ prefix: Span<UInt8>) -> Self? {
    switch prefix.byte(0) {
    case 0x1F: if prefix.starts(0x1F, 0x8B) { return .gzip }
    case 0x28: if prefix.starts(0x28, 0xB5, 0x2F, 0xFD) { return .zstd }
    // A skippable frame, which may precede the first real one.
    case 0x50...0x5F where prefix.byte(1) == 0x2A && prefix.byte(2) == 0x4D && prefix.byte(3) == 0x18: return .zstd
    case 0x42:
      if prefix.has("BZh", at: 0), (0x31...0x39).contains(prefix.byte(3)),
        prefix.has("1AY&SY", at: 4) || prefix.byte(4) == 0x17
      {
        return .bzip2
      }
    case 0xFD: if prefix.starts(0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00) { return .xz }
    case 0x50:
      if prefix.starts(0x50, 0x4B, 0x03, 0x04) || prefix.starts(0x50, 0x4B, 0x05, 0x06)
        || prefix.starts(0x50, 0x4B, 0x07, 0x08)
      {
        return .zip
      }
    case 0x37: if prefix.starts(0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C) { return .sevenZip }
    case 0x00: if prefix.starts(0x00, 0x10, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00) { return .tracev3 }
    case 0x89: if prefix.starts(0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A) { return .png }
    case 0xFF: if prefix.starts(0xFF, 0xD8, 0xFF) { return .jpeg }
    case 0x25: if prefix.has("%PDF-", at: 0) { return .pdf }
    case 0x53: if prefix.has("SQLite format 3", at: 0), prefix.byte(15) == 0, prefix.count > 15 { return .sqlite }
    case 0x62: if prefix.has("bplist0", at: 0) { return .propertyList }
    default: break
    }
    return prefix.has("ustar", at: 257) ? .tar : nil
  }

  /// UTF-16 without a mark shows as NUL in every other byte; other text shows few control bytes. NULs between lines of
  /// text are normal: device relays put them there, and so does a file system after a power loss.
  private static func byContent(_ prefix: Span<UInt8>) -> Self {
    var evenNULs = 0
    var oddNULs = 0
    var controls = 0
    for index in prefix.indices {
      let byte = prefix[index]
      // Comparisons, not patterns of ranges: this is done for each byte of thousands of captures.
      if byte == 0 {
        if index & 1 == 0 { evenNULs += 1 } else { oddNULs += 1 }
      } else if byte < 0x20 {
        // BEL to CR and ESC are in texts.
        if byte < 0x07 || (byte > 0x0D && byte != 0x1B) { controls += 1 }
      } else if byte == 0x7F {
        controls += 1
      }
    }
    let half = prefix.count / 2
    if half >= 2, oddNULs * 10 >= half * 6, evenNULs * 50 <= half { return .utf16LittleEndian }
    if half >= 2, evenNULs * 10 >= half * 6, oddNULs * 50 <= half { return .utf16BigEndian }
    let others = prefix.count - evenNULs - oddNULs
    if others == 0 { return prefix.isEmpty ? .utf8 : .binary }
    return others >= leastSample && controls * 20 > others ? .binary : .utf8
  }
}

extension Span<UInt8> {
  /// The number of bytes of a UTF-8 byte-order mark at `index`, 3 or 0: some files begin with one, and one follows a
  /// line end where such files were joined.
  package func byteOrderMarkLength(at index: Int) -> Int {
    byte(index) == 0xEF && byte(index + 1) == 0xBB && byte(index + 2) == 0xBF ? 3 : 0
  }

  fileprivate func starts(_ wanted: UInt8...) -> Bool {
    guard count >= wanted.count else { return false }
    for (index, byte) in wanted.enumerated() where self[index] != byte { return false }
    return true
  }
}
