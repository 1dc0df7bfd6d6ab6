import LogCheckModel

/// The bytes of a JSON object that are kept while it arrives in chunks: all of them up to a limit, then without the long
/// strings, so that what follows a long string can still be read.
struct JSONKeptBytes {
  /// Bytes behind the limit for what follows a shortened string.
  static let slack = 16_384
  /// Characters of a string that are kept even behind the limit, so that keys stay whole.
  static let shortString = 256

  let limit: Int
  private(set) var isCut = false
  private(set) var bytes: [UInt8] = []
  /// Where in the chunk in work the part begins that is not copied yet.
  private var runStart = 0
  private var isDropping = false

  init(limit: Int) { self.limit = limit }

  mutating func begin(at place: Int) {
    bytes.removeAll(keepingCapacity: true)
    runStart = place
    isCut = false
    isDropping = false
  }

  mutating func beginChunk() { runStart = 0 }

  /// Looks at the byte at `place`, which the walk is about to take.
  mutating func pass(_ chunk: Span<UInt8>, at place: Int, isText: Bool, _ walk: JSONStructureWalk) {
    if isDropping {
      guard !isText else { return }
      isDropping = false
      runStart = place
    } else if isText, bytes.count + place - runStart >= limit, let length = walk.stringLength,
      length >= Self.shortString, !walk.isEscape, chunk[place] & 0xC0 != 0x80
    {
      // A multi-byte character or an escape is left out whole or not at all.
      keep(chunk, upTo: place)
      isDropping = true
      isCut = true
    }
  }

  /// Up to where in the chunk every byte is kept without a further look.
  func end(ofRoomAt place: Int) -> Int {
    isDropping ? place : max(place, runStart + limit - bytes.count)
  }

  /// Copies what the chunk holds of the object before `end`.
  mutating func keep(_ chunk: Span<UInt8>, upTo end: Int) {
    defer { runStart = end }
    guard !isDropping, runStart < end else { return }
    let room = max(0, limit + Self.slack - bytes.count)
    if end - runStart > room { isCut = true }
    let kept = chunk.extracting(runStart..<min(end, runStart + room))
    bytes.append(bytes: kept)
  }

  /// The range of the object in the chunk if it lies in it whole and uncut, so that no copy is needed.
  func wholeRange(upTo end: Int) -> Range<Int>? {
    bytes.isEmpty && !isCut && end - runStart <= limit + Self.slack ? runStart..<end : nil
  }
}
