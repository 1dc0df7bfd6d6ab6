import LogCheckModel

/// Walks the entries of a journal: each has its length, its checksum, and one of these two, before its bytes.
struct JournalCursor {
  /// The offset after the last whole entry.
  private(set) var position: Int
  private let store: any JournalStore
  /// Bytes that were read ahead; those from `start` on belong to ``position``.
  private var ahead: [UInt8] = []
  private var start = 0

  private static let headBytes = 24
  private static let readSize = 1 << 20

  enum Next: Equatable {
    case entry([UInt8])
    case end
    /// So many bytes are not a whole entry, and nothing follows them.
    case torn(Int)
    case damaged
  }

  init(_ store: any JournalStore, from position: Int) {
    self.store = store
    self.position = position
  }

  mutating func next() -> Next {
    fill(Self.headBytes)
    guard count > 0 else { return .end }
    guard count >= Self.headBytes else { return .torn(count) }
    // A wrong length would hide all entries after it.
    guard FNVHash.of(Array(ahead[start..<start + 16])) == number(at: 16), let length = Int(exactly: number(at: 0)),
      length <= FollowJournal.limit
    else {
      return endsInZeros() ? .torn(dropped) : .damaged
    }
    fill(Self.headBytes + length)
    guard count >= Self.headBytes + length else { return .torn(count) }
    let bytes = Array(ahead[(start + Self.headBytes)..<(start + Self.headBytes + length)])
    guard FNVHash.of(bytes) == number(at: 8) else {
      // A machine that stops can leave zeros where bytes were to be.
      fill(Self.headBytes + length + 1)
      return count == Self.headBytes + length || endsInZeros() ? .torn(dropped) : .damaged
    }
    start += Self.headBytes + length
    position += Self.headBytes + length
    return .entry(bytes)
  }

  static func head(_ length: UInt64, _ hash: UInt64) -> [UInt8] { bytes(length) + bytes(hash) }

  static func bytes(_ number: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }

  private func number(at index: Int) -> UInt64 {
    (0..<8).reduce(UInt64(0)) { $0 | UInt64(ahead[start + index + $1]) << (UInt64($1) * 8) }
  }

  /// Bytes from ``position`` to the end.
  private var dropped: Int {
    var end = position
    while case let count = store.bytes(from: end, limit: Self.readSize).count, count > 0 { end += count }
    return end - position
  }

  private var count: Int { ahead.count - start }

  private mutating func fill(_ wanted: Int) {
    guard count < wanted else { return }
    ahead.removeFirst(start)
    start = 0
    while count < wanted {
      let more = store.bytes(from: position + count, limit: Self.readSize)
      guard !more.isEmpty else { return }
      ahead += more
    }
  }

  private func endsInZeros() -> Bool {
    var start = position
    while true {
      let bytes = store.bytes(from: start, limit: Self.readSize)
      guard !bytes.isEmpty else { return true }
      guard bytes.allSatisfy({ $0 == 0 }) else { return false }
      start += bytes.count
    }
  }
}
