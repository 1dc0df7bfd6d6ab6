import LogCheckModel

/// The blocks of NUL that a buffer left out.
struct NULBlocks {
  /// So many NULs in a row are no text of any tool: what a file system leaves behind is a whole sector at least.
  static let least = 512

  /// One block.
  struct Block {
    /// What follows it begins here.
    var place: Int
    /// Where in the capture it begins.
    var offset: Int
    var length: Int
    /// Whether it stands behind the beginning of a line.
    var isInsideLine: Bool
    /// Whether the line end before ``place`` was put there.
    var hasAddedEnd = false

    /// Where the line ends that it stands in.
    var tornEnd: Int? { isInsideLine ? place - (hasAddedEnd ? 1 : 0) : nil }
  }

  /// Those that nobody has taken yet.
  private(set) var waiting: [Block] = []
  /// One at the end of what has come, which may grow.
  fileprivate var open: Block?
  /// Up to here, as a place, nothing is to be looked at again.
  fileprivate var settledEnd = 0

  /// Whether what came last ended within a block.
  var isInsideBlock: Bool { open != nil }

  /// Takes the next block that begins before or at `end`.
  mutating func take(upTo end: Int) -> Block? {
    guard let first = waiting.first, first.place <= end else { return nil }
    return waiting.removeFirst()
  }

  fileprivate mutating func close(_ block: Block) { waiting.append(block) }

  /// The capture begins with a block.
  mutating func lead(_ count: Int) {
    waiting.append(Block(place: 0, offset: 0, length: count, isInsideLine: false))
  }

  /// Places behind a stretch that is left out lie so much further in front.
  mutating func moveUp(_ range: Range<Int>) {
    func moved(_ place: Int) -> Int { place >= range.upperBound ? place - range.count : min(place, range.lowerBound) }
    for index in waiting.indices { waiting[index].place = moved(waiting[index].place) }
    if let place = open?.place { open?.place = moved(place) }
    settledEnd = moved(settledEnd)
  }
}

extension LineBuffer {
  /// The next block of NUL that begins before or at `end`; it is not told again.
  mutating func takeBlock(upTo end: Int) -> NULBlocks.Block? { nulBlocks?.take(upTo: end) }

  /// The end of what will not be found to be part of a block of NUL.
  var settledEnd: Int {
    guard nulBlocks != nil else { return end }
    var place = bytes.count
    // Nor of a CR whose LF may follow.
    if endsAtReturns, place > 0, bytes[place - 1] == 0x0D { place -= 1 }
    while place > 0, bytes[place - 1] == 0 { place -= 1 }
    return place + dropped
  }

  /// Looks at the bytes that came last, from that index on.
  mutating func settle(from start: Int) {
    if var audit {
      audit.take(bytes.span.extracting(min(start, bytes.count)..<bytes.count))
      self.audit = audit
    }
    if endsAtReturns { endLinesAtReturns(from: start) }
    if nulBlocks != nil { leaveOutNULs(from: start) }
  }

  /// No more comes: a block at the end is whole, a CR a line end.
  mutating func finish() {
    audit?.finish()
    finishReturns()
    guard let open = nulBlocks?.open else { return }
    nulBlocks?.open = nil
    nulBlocks?.close(open)
  }

  private mutating func leaveOutNULs(from start: Int) {
    guard var blocks = nulBlocks else { return }
    defer { nulBlocks = blocks }
    if scanned != nil {
      // There is none.
      blocks.settledEnd = end
      return
    }
    var from = min(start, bytes.count)
    if var open = blocks.open {
      let stop = nulEnd(from: from)
      open.length += stop - from
      bytes.removeSubrange(from..<stop)
      blocks.open = open
      guard from < bytes.count else { return }
      blocks.open = nil
      close(open, at: from, &blocks)
      from = max(0, open.place - dropped)
    } else {
      // NULs at the end of what was there may belong to a block.
      from = max(blocks.settledEnd - dropped, 0)
    }
    blocks.settledEnd = dropped + sift(from: min(from, bytes.count), &blocks)
  }

  /// Takes blocks out of the bytes behind an index; gives the index from which on NULs at the end stand.
  private mutating func sift(from start: Int, _ blocks: inout NULBlocks) -> Int {
    var place = start
    // A block holds one of every so many bytes.
    var look = start
    let stride = NULBlocks.least / 2
    while look < bytes.count {
      guard bytes[look] == 0 else {
        look += stride
        continue
      }
      var begin = look
      while begin > place, bytes[begin - 1] == 0 { begin -= 1 }
      let stop = nulEnd(from: look)
      guard stop - begin >= NULBlocks.least else {
        look = stop + (stop == look ? stride : 0)
        continue
      }
      let block = NULBlocks.Block(
        place: begin + dropped, offset: sourceOffset(of: begin + dropped), length: stop - begin,
        isInsideLine: (begin > 0 ? bytes[begin - 1] : lastDropped) != 0x0A)
      bytes.removeSubrange(begin..<stop)
      guard begin < bytes.count else {
        blocks.open = block
        return begin
      }
      close(block, at: begin, &blocks)
      place = begin
      look = begin
    }
    var end = bytes.count
    while end > place, bytes[end - 1] == 0 { end -= 1 }
    return end
  }

  /// Something follows the block, at that index.
  private mutating func close(_ block: NULBlocks.Block, at index: Int, _ blocks: inout NULBlocks) {
    var block = block
    omit(block.length, at: block.place)
    if block.isInsideLine, bytes[index] != 0x0A, bytes[index] != 0x0D {
      bytes.insert(0x0A, at: index)
      block.place += 1
      block.hasAddedEnd = true
      addEnd(before: block.place)
    }
    blocks.close(block)
  }

  private func nulEnd(from start: Int) -> Int {
    unsafe bytes.withUnsafeBytes { buffer in
      var place = start
      while place + 8 <= buffer.count, unsafe buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self) == 0 {
        place += 8
      }
      while place < buffer.count, unsafe buffer[place] == 0 { place += 1 }
      return place
    }
  }
}
