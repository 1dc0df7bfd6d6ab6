import LogCheckModel

/// The reason why a capture cannot be read as text.
package struct UnreadableCapture: Error, Hashable, CustomStringConvertible {
  package let encoding: ByteEncoding

  package init(encoding: ByteEncoding) { self.encoding = encoding }

  /// True if it is not a log in any form: there is nothing in it to be judged, as in an empty file. Any other input may
  /// hold a log that could not be read.
  package var isNoLog: Bool {
    switch encoding {
    case .png, .jpeg, .pdf, .sqlite, .propertyList, .binary: true
    default: false
    }
  }

  /// The problem and the remedy.
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
  /// The encoding of the bytes, once enough have come; for packed bytes, the encoding of the unpacked ones.
  private(set) var encoding: ByteEncoding?
  private var prefix: [UInt8] = []
  /// NULs before the first other byte: a log that was emptied while its writer continued begins with a gap.
  private(set) var leadingNULs = 0
  private var wide: WideDecoder?
  private var gzip: GzipInflater?
  private let unpackLimit: UnpackLimit?

  /// The number of bytes that are unpacked at a time, so that memory never holds a huge file unpacked from a small one.
  private static let step = 262_144

  init(unpackLimit: UnpackLimit?) { self.unpackLimit = unpackLimit }

  /// True if the bytes are text as they are, so that they can be stored directly.
  var isPlain: Bool { encoding == .utf8 && gzip == nil }

  /// Bytes of UTF-16 or UTF-32 that were no part of a character; those of UTF-8 stay as they are.
  private(set) var repairedBytes = 0

  /// True if there is more of what was given; ``decodeMore(into:)`` gets it.
  var hasMore: Bool { gzip?.hasMore ?? false }

  /// The bytes after the end of the packed capture that were left out: their start and their number.
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
    // The bytes that were unpacked before the trouble are judged all the same.
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

  /// No more bytes come for now: the bytes so far must determine the encoding.
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
    // Unpacked once only: bytes that are packed twice are an attack or a mistake.
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
