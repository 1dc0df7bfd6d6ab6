import LogCheckModel

/// The bytes of a JSON object that are kept while it arrives in chunks: all of them up to a limit, then without the long
/// strings, so that what follows a long string can still be read.
struct JSONKeptBytes {
  /// The number of bytes over the limit for the text after a shortened string.
  static let slack = 16_384
  /// The number of characters of a string that are kept even over the limit, so that keys stay whole.
  static let shortString = 256

  let limit: Int
  /// Searches the bytes that are not kept.
  private var rest: RestScan
  private(set) var isCut = false
  private(set) var bytes: [UInt8] = []
  /// The start of the part of the current chunk that is not copied yet.
  private var runStart = 0
  private var isDropping = false

  init(limit: Int, wanted: WantedTexts? = nil) {
    self.limit = limit
    rest = RestScan(wanted)
  }

  mutating func begin(at position: Int) {
    bytes.removeAll(keepingCapacity: true)
    runStart = position
    isCut = false
    isDropping = false
    rest.reset()
  }

  /// True if a wanted text is in the bytes that are not kept.
  var hidesWanted: Bool { rest.isFound }

  mutating func beginChunk() { runStart = 0 }

  /// Inspects the byte at `position`, which the walk is about to take.
  mutating func pass(_ chunk: Span<UInt8>, at position: Int, isText: Bool, _ walk: JSONStructureWalk) {
    if isDropping {
      guard !isText else { return }
      isDropping = false
      rest.take(chunk.extracting(runStart..<position), after: bytes)
      runStart = position
    } else if isText, bytes.count + position - runStart >= limit, let length = walk.stringLength,
      length >= Self.shortString, !walk.isEscape, chunk[position] & 0xC0 != 0x80
    {
      // A multi-byte character or an escape is left out whole or not at all.
      keep(chunk, upTo: position)
      isDropping = true
      isCut = true
    }
  }

  /// Up to where in the chunk every byte is kept without a further look.
  func end(ofRoomAt position: Int) -> Int {
    isDropping ? position : max(position, runStart + limit - bytes.count)
  }

  /// Copies what the chunk holds of the object before `end`.
  mutating func keep(_ chunk: Span<UInt8>, upTo end: Int) {
    defer { runStart = end }
    guard runStart < end else { return }
    guard !isDropping else { return rest.take(chunk.extracting(runStart..<end), after: bytes) }
    let room = max(0, limit + Self.slack - bytes.count)
    let kept = runStart..<min(end, runStart + room)
    bytes.append(bytes: chunk.extracting(kept))
    if !kept.isEmpty { rest.interrupt() }
    guard kept.upperBound < end else { return }
    isCut = true
    rest.take(chunk.extracting(kept.upperBound..<end), after: bytes)
  }

  /// The range of the object in the chunk if it lies in it whole and uncut, so that no copy is needed.
  func wholeRange(upTo end: Int) -> Range<Int>? {
    bytes.isEmpty && !isCut && end - runStart <= limit + Self.slack ? runStart..<end : nil
  }
}
