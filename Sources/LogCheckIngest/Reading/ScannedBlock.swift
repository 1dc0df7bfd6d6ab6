import LogCheckModel

/// Bytes of a capture as they were read, and what can be told of them without those before: another thread than the one that frames
/// records can find that out.
package struct ScannedBlock: Sendable {
  /// Behind ``headroom`` bytes that mean nothing.
  var bytes: [UInt8] = []
  var findings = ScanFindings()
  private let wanted: WantedTexts

  /// Room for what is kept of the bytes before: what a record may go back to, and mostly a row that is not whole yet.
  package static let headroom = RecordLimits.bytes + 16_384

  package init(_ wanted: WantedTexts) { self.wanted = wanted }

  /// How many bytes of the capture it holds.
  package var count: Int { max(0, bytes.count - Self.headroom) }

  /// Those bytes.
  package var read: ArraySlice<UInt8> { bytes.dropFirst(Self.headroom) }

  /// Forgets what it holds; its memory is kept.
  package mutating func empty() {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: repeatElement(0, count: Self.headroom))
    findings.empty(from: Self.headroom)
  }

  /// Reads `count` bytes of a file from an offset on, or those up to its end, and looks through them.
  package mutating func fill(
    from source: borrowing FileSource, at offset: Int, count: Int
  ) throws(FileProblem) {
    var done = 0
    while done < count {
      // By and by, so that they are looked through while they are in the nearest cache.
      let more = min(Self.step, count - done)
      try bytes.append(addingCapacity: more) { room throws(FileProblem) in
        unsafe try room.withUnsafeMutableBufferPointer { room, filled throws(FileProblem) in
          let free = unsafe UnsafeMutableBufferPointer(rebasing: room[..<more])
          filled = unsafe try source.read(into: UnsafeMutableRawBufferPointer(free), at: offset + done)
        }
      }
      guard self.count > done else { return }
      done = self.count
      findings.scan(bytes, for: wanted)
    }
  }

  private static let step = 131_072

  /// The same with bytes that are there already.
  package mutating func append(_ more: Span<UInt8>) {
    bytes.append(bytes: more)
    findings.scan(bytes, for: wanted)
  }
}

/// What a scan found out about bytes that were not framed yet. Places are indices.
struct ScanFindings: Sendable {
  /// The first text at each place where one begins, in their order.
  private(set) var hits: [LiteralScanner.Hit] = []
  /// Of the texts that begin in here all are known.
  private(set) var known = 0..<0
  /// How many lines end in the first cells together.
  private var lineEnds = [0]
  private(set) var holdsNUL = false
  /// What has been looked through.
  private var end = 0

  /// Bytes of which line ends are counted together.
  private static let cell = 2048

  mutating func empty(from start: Int) {
    hits.removeAll(keepingCapacity: true)
    known = start..<start
    lineEnds.removeAll(keepingCapacity: true)
    lineEnds.append(0)
    holdsNUL = false
    end = start
  }

  /// Goes on behind what was looked through before.
  mutating func scan(_ bytes: [UInt8], for wanted: WantedTexts) {
    unsafe bytes.withUnsafeBytes { bytes in
      holdsNUL = unsafe holdsNUL || memoryIndex(of: 0, in: bytes, from: end) != nil
      var cell = known.lowerBound + (lineEnds.count - 1) * Self.cell
      while cell + Self.cell <= bytes.count {
        let ends = unsafe newlineCount(UnsafeRawBufferPointer(rebasing: bytes[cell..<cell + Self.cell]))
        lineEnds.append(lineEnds[lineEnds.count - 1] + ends)
        cell += Self.cell
      }
      // A text that begins further on may go beyond what is there, and one of several at a place may.
      let settled = max(known.upperBound, bytes.count - wanted.longest + 1)
      var position = known.upperBound
      while let hit = unsafe wanted.scanner?.next(in: bytes, from: position, to: bytes.count), hit.start < settled {
        hits.append(hit)
        position = hit.start + 1
      }
      known = known.lowerBound..<settled
      end = bytes.count
    }
  }

  /// The first text that begins at or behind a place that is ``known``; `nil` where none does before the end of what is.
  func hit(from position: Int) -> LiteralScanner.Hit? {
    var (low, high) = (0, hits.count)
    while low < high {
      let middle = (low + high) / 2
      if hits[middle].start < position { low = middle + 1 } else { high = middle }
    }
    return low < hits.count ? hits[low] : nil
  }

  /// The largest part of a range whose line ends are counted, and how many they are.
  func counted(in range: Range<Int>) -> (range: Range<Int>, lineEnds: Int)? {
    let first = (max(0, range.lowerBound - known.lowerBound) + Self.cell - 1) / Self.cell
    let last = min((range.upperBound - known.lowerBound) / Self.cell, lineEnds.count - 1)
    guard first < last else { return nil }
    let positions = known.lowerBound + first * Self.cell..<known.lowerBound + last * Self.cell
    return (positions, lineEnds[last] - lineEnds[first])
  }
}
