import LogCheckModel

/// Why a capture cannot be read as text.
package struct UnreadableCapture: Error, Hashable, CustomStringConvertible {
  package let encoding: ByteEncoding

  package init(encoding: ByteEncoding) { self.encoding = encoding }

  /// Whether it is no log at all, in any form: there is nothing in it to be judged, as in an empty file. Anything else may hold a
  /// log that could not be looked at.
  package var isNoLog: Bool {
    switch encoding {
    case .png, .jpeg, .pdf, .sqlite, .propertyList, .binary: true
    default: false
    }
  }

  /// What it is and what to do about it.
  package var description: String {
    switch encoding {
    case .tracev3:
      "this is Apple's binary log store; make it readable on a Mac with: "
        + "log show --info --debug --style ndjson --archive FILE.logarchive > capture.ndjson"
    case .gzip: "this is compressed with gzip twice; unpack it once first: gzip -dc FILE | dnp-logcheck"
    case .zstd: "this is compressed with zstd; unpack it first: zstd -dc FILE | dnp-logcheck"
    case .bzip2: "this is compressed with bzip2; unpack it first: bzip2 -dc FILE | dnp-logcheck"
    case .xz: "this is compressed with xz; unpack it first: xz -dc FILE | dnp-logcheck"
    case .zip, .sevenZip, .tar: "this is an archive (\(encoding.rawValue)); unpack it and give the log files in it"
    case .sqlite, .propertyList, .png, .jpeg, .pdf: "this is no log but a file of another kind (\(encoding.rawValue))"
    case .webPage: "this is a web page; save the log in it as text, or download it from where the page shows it"
    case .binary: "this is not a text log: it holds bytes that no text has"
    case .utf8, .utf16LittleEndian, .utf16BigEndian, .utf32: "this cannot be read"
    }
  }
}

/// Turns the bytes of a capture into UTF-8 as they come, whatever they are encoded in, and unpacks gzip.
struct TextDecoder {
  /// What the bytes are, once enough have come; of packed ones, what was packed.
  private(set) var encoding: ByteEncoding?
  private var prefix: [UInt8] = []
  /// NULs before the first byte of anything else: a log that was emptied while its writer went on begins with a hole.
  private var leadingNULs = 0
  private var wide: WideDecoder?
  private var gzip: GzipInflater?
  private let unpackLimit: UnpackLimit?

  /// Unpacked at a time, so that a small file that unpacks to a huge one never stands in memory.
  private static let step = 262_144

  init(unpackLimit: UnpackLimit?) { self.unpackLimit = unpackLimit }

  /// Whether the bytes are text as they stand, so that they may go where they belong at once.
  var isPlain: Bool { encoding == .utf8 && gzip == nil }

  /// Bytes of UTF-16 or UTF-32 that were no part of a character; those of UTF-8 stay as they are.
  private(set) var repairedBytes = 0

  /// Whether there is more of what was given; ``decodeMore(into:)`` gets it.
  var hasMore: Bool { gzip?.hasMore ?? false }

  /// What stands behind the end of the packed capture and was left out: where it begins, and how many bytes it is.
  var leftOut: (offset: Int, count: Int)? {
    gzip.flatMap { $0.trailingBytes > 0 ? (offset: $0.consumed, count: $0.trailingBytes) : nil }
  }

  mutating func decode(_ bytes: Span<UInt8>, into buffer: inout LineBuffer) throws {
    if let gzip {
      gzip.give(bytes)
      return try decodeMore(into: &buffer)
    }
    try take(bytes, into: &buffer)
  }

  mutating func decodeMore(into buffer: inout LineBuffer) throws {
    guard let gzip else { return }
    var text: [UInt8] = []
    var problem: GzipProblem?
    do throws(GzipProblem) { try gzip.inflate(into: &text, limit: Self.step) } catch { problem = error }
    // What came out before the trouble is judged all the same.
    try take(text.span, into: &buffer)
    if let problem { throw problem }
  }

  mutating func finish(into buffer: inout LineBuffer) throws {
    if encoding == nil, leadingNULs > 0, prefix.isEmpty { throw UnreadableCapture(encoding: .binary) }
    try settle(into: &buffer)
    while hasMore { try decodeMore(into: &buffer) }
    try settle(into: &buffer)
    if var decoder = wide {
      var text: [UInt8] = []
      decoder.finish(into: &text)
      repairedBytes = decoder.repairedBytes
      buffer.append(text.span)
      wide = nil
    }
    try gzip?.finish()
  }

  /// No more bytes come for now: what is there must tell what the capture is.
  mutating func settle(into buffer: inout LineBuffer) throws {
    if encoding == nil, !prefix.isEmpty { try decide(isAll: true, into: &buffer) }
  }

  private mutating func take(_ bytes: Span<UInt8>, into buffer: inout LineBuffer) throws {
    guard encoding == nil else {
      pass(bytes, into: &buffer)
      return
    }
    prefix.append(bytes: bytes)
    if buffer.nulBlocks != nil, leadingNULs > 0 || prefix.count >= ByteEncoding.prefixLength {
      let count = prefix.firstIndex { $0 != 0 } ?? prefix.count
      if leadingNULs > 0 || count >= ByteEncoding.prefixLength {
        leadingNULs += count
        prefix.removeFirst(count)
      }
    }
    try decide(isAll: false, into: &buffer)
  }

  private mutating func decide(isAll: Bool, into buffer: inout LineBuffer) throws {
    guard let found = ByteEncoding.settled(prefix.span, isAll: isAll) else { return }
    let start = prefix
    prefix = []
    buffer.skipLeadingNULs(leadingNULs)
    switch found {
    case .utf8:
      encoding = found
      buffer.append(start.span.extracting((start.span.has("\u{FEFF}", at: 0) ? 3 : 0)..<start.count))
    case .utf16LittleEndian, .utf16BigEndian, .utf32:
      encoding = found
      wide = WideDecoder(found, start: start.span)
      pass(start.span, into: &buffer)
    // Unpacked once only: what is packed twice is somebody's trick or mistake.
    case .gzip where gzip == nil:
      let inflater = GzipInflater(unpackLimit)
      gzip = inflater
      inflater.give(start.span)
      try decodeMore(into: &buffer)
    default:
      encoding = found
      throw UnreadableCapture(encoding: found)
    }
  }

  private mutating func pass(_ bytes: Span<UInt8>, into buffer: inout LineBuffer) {
    guard var decoder = wide else {
      buffer.append(bytes)
      return
    }
    var text: [UInt8] = []
    decoder.decode(bytes, into: &text)
    buffer.append(text.span)
    wide = decoder
  }
}
