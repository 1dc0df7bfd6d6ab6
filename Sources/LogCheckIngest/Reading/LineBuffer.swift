import LogCheckModel

/// The bytes of a capture that are in memory, and which lines they are.
///
/// Bytes are appended behind and dropped in front; what stays is looked back into when a record began before the place of
/// interest.
struct LineBuffer {
  private(set) var bytes: [UInt8] = []
  /// Bytes of the capture that were dropped in front of ``bytes``.
  private(set) var dropped = 0
  /// Whether the last of them was the end of a line.
  private var droppedLineEnd = true
  /// Where lines have been counted to, and the number (from 1) of the line that place lies in.
  private var countedTo = 0
  private var countedLine = 1
  /// Bytes of overlong lines that were never kept; places in the capture are so much further on.
  private(set) var removed = 0
  /// Where the kept beginning of an overlong line ends, while its rest is still coming.
  private var cutEnd: Int?

  /// The end of what is there, as an offset into the capture.
  var end: Int { dropped + bytes.count }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Makes room for `count` bytes, lets `read` fill some, and keeps those.
  mutating func fill<Failure: Error>(
    _ count: Int, _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    let used = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    var filled = 0
    defer { bytes.removeLast(count - filled) }
    let result: Result<Int, Failure> = unsafe bytes.withUnsafeMutableBytes { buffer in
      do throws(Failure) {
        return .success(unsafe try read(UnsafeMutableRawBufferPointer(rebasing: buffer[used...])))
      } catch {
        return .failure(error)
      }
    }
    filled = max(0, min(count, try result.get()))
    return filled
  }

  mutating func append(_ more: Span<UInt8>) {
    unsafe more.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Forgets everything before `offset` of the capture.
  mutating func drop(before offset: Int) {
    let count = min(max(0, offset - dropped), bytes.count)
    guard count > 0 else { return }
    if countedTo < offset { _ = line(at: offset) }
    droppedLineEnd = bytes[count - 1] == 0x0A
    bytes.removeFirst(count)
    dropped += count
  }

  /// The number of the line that `offset` lies in. Offsets may not go back.
  mutating func line(at offset: Int) -> Int {
    if offset > countedTo {
      let range = max(0, countedTo - dropped)..<max(0, min(offset - dropped, bytes.count))
      countedLine += unsafe bytes.withUnsafeBytes { buffer in
        unsafe newlineCount(UnsafeRawBufferPointer(rebasing: buffer[range]))
      }
      countedTo = offset
    } else if offset < countedTo {
      // A record began before the last place asked for: count what lies between.
      let range = max(0, offset - dropped)..<max(0, countedTo - dropped)
      let between = unsafe bytes.withUnsafeBytes { buffer in
        unsafe newlineCount(UnsafeRawBufferPointer(rebasing: buffer[range]))
      }
      return countedLine - between
    }
    return countedLine
  }

  /// The start of the line that `offset` lies in, not before `limit`.
  func lineStart(at offset: Int, notBefore limit: Int) -> Int {
    var place = offset - dropped
    let floor = max(0, limit - dropped)
    while place > floor, bytes[place - 1] != 0x0A { place -= 1 }
    return place + dropped
  }

  /// The place of the LF that ends the line `offset` lies in, or `nil` when it is not there yet.
  func lineEnd(at offset: Int) -> Int? {
    let start = offset - dropped
    guard start <= bytes.count else { return nil }
    let found = unsafe bytes.withUnsafeBytes { buffer in
      unsafe memoryIndex(of: 0x0A, in: buffer, from: start)
    }
    return found.map { $0 + dropped }
  }

  /// The place behind the last LF.
  var completeEnd: Int {
    var place = bytes.count
    while place > 0, bytes[place - 1] != 0x0A { place -= 1 }
    return place + dropped
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// How many lines the capture had, a last one without end included.
  mutating func lineCount() -> Int {
    guard end > 0 else { return 0 }
    let last = line(at: end)
    let endsLine = bytes.isEmpty ? droppedLineEnd : completeEnd == end
    return endsLine ? last - 1 : last
  }

  /// Drops what goes beyond `limit` of a line that is longer than `tolerated` and has not ended, now and as it comes.
  mutating func cutUnfinishedLine(longerThan tolerated: Int, to limit: Int) {
    if let cutEnd {
      let start = cutEnd - dropped
      let newline = unsafe bytes.withUnsafeBytes { unsafe memoryIndex(of: 0x0A, in: $0, from: start) }
      let stop = newline ?? bytes.count
      bytes.removeSubrange(start..<stop)
      removed += stop - start
      guard newline != nil else { return }
      self.cutEnd = nil
    }
    let complete = completeEnd
    guard end - complete > tolerated else { return }
    let start = complete + limit - dropped
    removed += bytes.count - start
    bytes.removeSubrange(start...)
    cutEnd = complete + limit
  }
}
