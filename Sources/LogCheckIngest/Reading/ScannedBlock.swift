import LogCheckModel

/// Bytes of a capture as they were read, and the findings about them that do not depend on the bytes before: another
/// thread than the one that frames records can compute these.
package struct ScannedBlock: Sendable {
  /// The bytes, after ``headroom`` bytes that mean nothing.
  var bytes: [UInt8] = []
  var findings = ScanFindings()
  private let wanted: WantedTexts

  /// Room for the kept part of the bytes before: the bytes that a record may go back to, and mostly a line that is not
  /// whole yet.
  package static let headroom = RecordLimits.bytes + 16_384

  package init(_ wanted: WantedTexts) { self.wanted = wanted }

  /// The number of bytes of the capture that it holds.
  package var count: Int { max(0, bytes.count - Self.headroom) }

  /// Those bytes.
  package var read: ArraySlice<UInt8> { bytes.dropFirst(Self.headroom) }

  /// Forgets what it holds; its memory is kept.
  package mutating func empty() {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: repeatElement(0, count: Self.headroom))
    findings.empty(from: Self.headroom)
  }

  /// Reads `count` bytes of a file from an offset on, or those up to its end, and scans them.
  package mutating func fill(
    from source: borrowing FileSource, at offset: Int, count: Int
  ) throws(FileProblem) {
    var done = 0
    while done < count {
      // In steps, so that the bytes are scanned while they are in the nearest cache.
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

/// The findings of a scan about bytes that were not framed yet. Positions are indices.
struct ScanFindings: Sendable {
  /// The first text at each position where one begins, in their order.
  private(set) var hits: [LiteralScanner.Hit] = []
  /// Of the texts that begin in here all are known.
  private(set) var known = 0..<0
  /// The number of lines that end in the first cells together.
  private var lineEnds = [0]
  private(set) var holdsNUL = false
  /// The end of the scanned bytes.
  private var end = 0

  /// The number of bytes whose line ends are counted together.
  private static let cell = 2048

  mutating func empty(from start: Int) {
    hits.removeAll(keepingCapacity: true)
    known = start..<start
    lineEnds.removeAll(keepingCapacity: true)
    lineEnds.append(0)
    holdsNUL = false
    end = start
  }

  /// Continues after the bytes that were scanned before.
  mutating func scan(_ bytes: [UInt8], for wanted: WantedTexts) {
    unsafe bytes.withUnsafeBytes { bytes in
      holdsNUL = unsafe holdsNUL || memoryIndex(of: 0, in: bytes, from: end) != nil
      var cell = known.lowerBound + (lineEnds.count - 1) * Self.cell
      while cell + Self.cell <= bytes.count {
        let ends = unsafe newlineCount(UnsafeRawBufferPointer(rebasing: bytes[cell..<cell + Self.cell]))
        lineEnds.append(lineEnds[lineEnds.count - 1] + ends)
        cell += Self.cell
      }
      // A text that begins later may extend beyond the available bytes, and so may one of several at one position.
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

  /// The first text that begins at or after a position that is ``known``; `nil` if none does before the end of the
  /// known range.
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
