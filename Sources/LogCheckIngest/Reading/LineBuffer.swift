import LogCheckModel

/// The bytes of a capture that are in memory, and which lines they are.
///
/// Bytes are appended at the end and dropped at the front; the rest is searched backwards if a record began before the
/// position of interest. Bytes that are not text of a log are left out as they come: blocks of NUL and the rest of
/// overlong lines. Positions count the kept bytes; ``sourceOffset(of:)`` converts them to offsets in the capture.
struct LineBuffer {
  var bytes: [UInt8] = []
  /// Bytes of the capture that were dropped in front of ``bytes``.
  private(set) var dropped = 0
  /// The last of these; before the first one a line ends.
  private(set) var lastDropped: UInt8 = 0x0A
  /// Bytes before it are no longer requested.
  private(set) var released = 0
  /// The position up to which lines are counted, and the number (from 1) of the line at that position.
  private var countedTo = 0
  private var countedLine = 1
  /// The omitted stretches, in the order of their positions.
  private var omissions: [Omission] = []
  /// Positions of line ends that the capture does not have: a block of NUL was in the middle of a line. They end lines
  /// and are not counted.
  private var addedEnds: [Int] = []
  /// The line whose rest is left out as it comes.
  var cut: CutLine?
  /// The known blocks of NUL; `nil` if bytes are taken as they are.
  var nulBlocks: NULBlocks?
  /// The sign that ends lines in place of LF; `nil` if LF does.
  var otherEnd: OtherLineEnd?
  /// True if no more comes.
  var isFinished = false
  /// Counts bytes that are not UTF-8; `nil` if the count is not needed.
  var audit: UTF8Audit?

  /// From `position` on, positions lie `total` bytes further on in the capture.
  private struct Omission {
    var position: Int
    var total: Int
  }

  /// A buffer that leaves out blocks of NUL, or takes all bytes as they are.
  init(leavesOutNULs: Bool = false, audits: Bool = false) {
    if leavesOutNULs { nulBlocks = NULBlocks() }
    if audits { audit = UTF8Audit() }
  }

  /// The end of what is there.
  var end: Int { dropped + bytes.count }

  /// Makes room for `count` bytes, lets `read` fill some, and keeps those. What `read` is given holds nothing yet.
  mutating func fill<Failure: Error>(
    _ count: Int, _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    reclaim()
    let used = bytes.count
    defer { settle(from: used) }
    try bytes.append(addingCapacity: count) { room throws(Failure) in
      unsafe try room.withUnsafeMutableBufferPointer { room, filled throws(Failure) in
        let free = unsafe UnsafeMutableBufferPointer(rebasing: room[..<count])
        filled = unsafe max(0, min(count, try read(UnsafeMutableRawBufferPointer(free))))
      }
    }
    return bytes.count - used
  }

  mutating func append(_ more: Span<UInt8>) {
    reclaim()
    let used = bytes.count
    unsafe more.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    settle(from: used)
  }

  /// Bytes before `offset` are no longer requested; they are dropped when more come.
  mutating func release(before offset: Int) { released = max(released, offset) }

  /// Makes room for new bytes.
  private mutating func reclaim() { drop(before: released) }

  /// Forgets everything before `offset`.
  mutating func drop(before offset: Int) {
    let count = min(max(0, offset - dropped), bytes.count)
    guard count > 0 else { return }
    if countedTo < offset { _ = line(at: offset) }
    lastDropped = bytes[count - 1]
    dropped += count
    if let first = addedEnds.first, first < dropped { addedEnds.removeAll { $0 < dropped } }
    // The last omission before the kept bytes still gives their distance.
    if omissions.count > 1, omissions[1].position <= dropped {
      omissions.removeFirst((omissions.lastIndex { $0.position <= dropped } ?? 0))
    }
    bytes.removeFirst(count)
  }

  // MARK: What was left out

  /// The offset of a position in the capture, once it is unpacked.
  func sourceOffset(of position: Int) -> Int { position + (omissions.last { $0.position <= position }?.total ?? 0) }

  /// The capture begins with so many NULs, which were never given.
  mutating func skipLeadingNULs(_ count: Int) {
    guard count > 0 else { return }
    nulBlocks?.lead(count)
    omit(count, at: dropped)
  }

  /// Takes note that `count` bytes of the capture were left out before `position`.
  mutating func omit(_ count: Int, at position: Int) {
    let total = (omissions.last?.total ?? 0) + count
    if let last = omissions.last, last.position == position {
      omissions[omissions.count - 1].total = total
    } else {
      omissions.append(Omission(position: position, total: total))
    }
  }

  /// Leaves out bytes of the buffer, by their indices; none of them ends a line. The bytes after them move up.
  mutating func leaveOut(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let positions = range.lowerBound + dropped..<range.upperBound + dropped
    bytes.removeSubrange(range)
    let before = omissions.last { $0.position <= positions.upperBound }?.total ?? 0
    omissions.removeAll { positions.contains($0.position) || $0.position == positions.upperBound }
    for index in omissions.indices where omissions[index].position > positions.upperBound {
      omissions[index].position -= positions.count
      omissions[index].total += positions.count
    }
    let index = omissions.firstIndex { $0.position > positions.lowerBound } ?? omissions.count
    omissions.insert(Omission(position: positions.lowerBound, total: before + positions.count), at: index)
    for index in addedEnds.indices where addedEnds[index] >= positions.upperBound {
      addedEnds[index] -= positions.count
    }
    nulBlocks?.moveUp(positions)
  }

  /// Takes note of a line end before `position` that the capture does not have.
  mutating func addEnd(before position: Int) {
    addedEnds.append(position - 1)
    omit(-1, at: position)
  }

  /// Lines were counted before ends were found in them: `count` of these lie between `position` and where lines are counted to.
  mutating func recount(_ count: Int) { countedLine += count }

  /// The position up to which lines are counted.
  var countedEnd: Int { countedTo }

  /// The number of line ends in a stretch that are not the capture's.
  private func addedEnds(in range: Range<Int>) -> Int {
    guard !addedEnds.isEmpty else { return 0 }
    return rank(range.upperBound) - rank(range.lowerBound)
  }

  private func rank(_ position: Int) -> Int {
    var (low, high) = (0, addedEnds.count)
    while low < high {
      let middle = (low + high) / 2
      if addedEnds[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Lines

  /// The number of the line at `offset`. Offsets may not lie before the dropped bytes.
  mutating func line(at offset: Int) -> Int {
    if offset > countedTo {
      countedLine += lineEnds(in: countedTo..<offset)
      countedTo = offset
    } else if offset < countedTo {
      // A record began before the last requested position: count the lines in between.
      return countedLine - lineEnds(in: offset..<countedTo)
    }
    return countedLine
  }

  /// The number of lines that end in a stretch.
  func lineEnds(in positions: Range<Int>) -> Int {
    let start = min(max(0, positions.lowerBound - dropped), bytes.count)
    let range = start..<max(start, min(positions.upperBound - dropped, bytes.count))
    return unsafe bytes.withUnsafeBytes { unsafe newlineCount(UnsafeRawBufferPointer(rebasing: $0[range])) }
      - addedEnds(in: positions)
  }

  /// The first wanted text that begins at or after `from` and ends before `to`, its start as a position.
  func nextText(of wanted: WantedTexts, from: Int, to: Int) -> LiteralScanner.Hit? {
    guard from < to else { return nil }
    var hit = unsafe bytes.withUnsafeBytes { bytes in
      unsafe wanted.scanner?.next(in: bytes, from: from - dropped, to: to - dropped)
    }
    hit?.start += dropped
    return hit
  }

  /// The start of the line that `offset` lies in, not before `limit`.
  func lineStart(at offset: Int, notBefore limit: Int) -> Int {
    var position = offset - dropped
    let floor = max(0, limit - dropped)
    while position > floor, bytes[position - 1] != 0x0A { position -= 1 }
    return position + dropped
  }

  /// The position of the LF that ends the line of `offset`, or `nil` if it is not there yet.
  func lineEnd(at offset: Int) -> Int? {
    let start = offset - dropped
    guard start <= bytes.count else { return nil }
    let found = unsafe bytes.withUnsafeBytes { buffer in
      unsafe memoryIndex(of: 0x0A, in: buffer, from: start)
    }
    return found.map { $0 + dropped }
  }

  /// The position after the last LF.
  var completeEnd: Int {
    // Block by block: a long line that comes in small pieces is searched with each of them.
    var end = bytes.count
    while end > 0 {
      let start = max(0, end - Self.searchBack)
      if hasLineEnd(in: start..<end) {
        while bytes[end - 1] != 0x0A { end -= 1 }
        break
      }
      end = start
    }
    return end + dropped
  }

  /// The number of bytes that are searched at once for a line end.
  private static let searchBack = 4096

  private func hasLineEnd(in range: Range<Int>) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe memoryIndex(of: 0x0A, in: UnsafeRawBufferPointer(rebasing: buffer[range]), from: 0) != nil
    }
  }

  /// The number of lines of the capture, including a last one without end.
  mutating func lineCount() -> Int {
    guard end > 0 else { return 0 }
    let last = line(at: end)
    let endsLine = bytes.isEmpty ? lastDropped == 0x0A : completeEnd == end
    return endsLine ? last - 1 : last
  }
}
