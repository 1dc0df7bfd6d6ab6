import LogCheckModel

/// The text of a capture as it is in its file, piece by piece: unpacked, and in UTF-8.
package struct CaptureText: ~Copyable {
  private let source: FileSource
  private var decoder: TextDecoder
  private var isAtStart = true
  private var isAtEnd = false
  /// True if the file holds other bytes than its text: it is packed, or in another encoding.
  package private(set) var isConverted = false

  package init(path: [UInt8], unpackLimit: UnpackLimit?) throws(FileProblem) {
    source = try FileSource(path: path)
    decoder = TextDecoder(unpackLimit: unpackLimit)
  }

  /// The next bytes of the text; `nil` after the last ones.
  package mutating func next() throws -> [UInt8]? {
    guard !isAtEnd else { return nil }
    var buffer = LineBuffer()
    if decoder.hasMore {
      try decoder.decodeMore(into: &buffer)
      return buffer.bytes
    }
    let bytes = try source.readStart(limit: CaptureReader.readSize)
    if bytes.isEmpty {
      isAtEnd = true
      try decoder.finish(into: &buffer)
    } else {
      try decoder.decode(bytes.span, into: &buffer)
    }
    if !decoder.isPlain, decoder.encoding != nil { isConverted = true }
    guard isAtStart else { return buffer.bytes }
    isAtStart = false
    // The mark stays where it was.
    return (bytes.span.has("\u{FEFF}", at: 0) ? Array(bytes.prefix(3)) : []) + buffer.bytes
  }
}
