import LogCheckModel

/// The blocks of NUL that a buffer left out.
struct NULBlocks {
  /// So many successive NULs are not text of any tool: a file system leaves a whole sector at least.
  static let least = 512

  /// One block.
  struct Block {
    /// The start of the text after it.
    var position: Int
    /// The start of the block in the capture.
    var offset: Int
    var length: Int
    /// True if the block comes after the beginning of a line.
    var isInsideLine: Bool
    /// True if the line end before ``position`` was put there.
    var hasAddedEnd = false

    /// The end of the line that contains the block.
    var tornEnd: Int? { isInsideLine ? position - (hasAddedEnd ? 1 : 0) : nil }
  }

  /// The blocks that were not taken yet.
  private(set) var waiting: [Block] = []
  /// One at the end of what has come, which may grow.
  fileprivate var open: Block?
  /// The length of the block at the end so far.
  var openLength: Int { open?.length ?? 0 }
  /// The position up to which nothing is inspected again.
  fileprivate var settledEnd = 0

  /// Takes the next block that begins before or at `end`.
  mutating func take(upTo end: Int) -> Block? {
    guard let first = waiting.first, first.position <= end else { return nil }
    return waiting.removeFirst()
  }

  fileprivate mutating func close(_ block: Block) { waiting.append(block) }

  /// The capture begins with a block.
  mutating func lead(_ count: Int) {
    waiting.append(Block(position: 0, offset: 0, length: count, isInsideLine: false))
  }

  /// Positions after a stretch that is left out move to the front by its length.
  mutating func moveUp(_ range: Range<Int>) {
    func moved(_ position: Int) -> Int {
      position >= range.upperBound ? position - range.count : min(position, range.lowerBound)
    }
    for index in waiting.indices { waiting[index].position = moved(waiting[index].position) }
    if let position = open?.position { open?.position = moved(position) }
    settledEnd = moved(settledEnd)
  }
}

extension LineBuffer {
  /// The next block of NUL that begins before or at `end`; each is returned once.
  mutating func takeBlock(upTo end: Int) -> NULBlocks.Block? { nulBlocks?.take(upTo: end) }

  /// The end of what will not be found to be part of a block of NUL.
  var settledEnd: Int {
    guard nulBlocks != nil else { return end }
    var position = bytes.count
    // Nor of a CR whose LF may follow.
    if otherEnd == .carriageReturn, position > 0, bytes[position - 1] == 0x0D { position -= 1 }
    while position > 0, bytes[position - 1] == 0 { position -= 1 }
    return position + dropped
  }

  /// Inspects the bytes that came last, from that index on.
  mutating func settle(from start: Int) {
    if var audit {
      audit.take(bytes.span.extracting(min(start, bytes.count)..<bytes.count))
      self.audit = audit
    }
    if otherEnd != nil { endLinesOtherwise(from: start) }
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
    var from = min(start, bytes.count)
    if var open = blocks.open {
      let stop = nulEnd(from: from)
      open.length += stop - from
      bytes.removeSubrange(from..<stop)
      blocks.open = open
      guard from < bytes.count else { return }
      blocks.open = nil
      close(open, at: from, &blocks)
      from = max(0, open.position - dropped)
    } else {
      // NULs at the end of what was there may belong to a block.
      from = max(blocks.settledEnd - dropped, 0)
    }
    blocks.settledEnd = dropped + sift(from: min(from, bytes.count), &blocks)
  }

  /// Removes blocks from the bytes after an index; returns the index from which on the NULs at the end begin.
  private mutating func sift(from start: Int, _ blocks: inout NULBlocks) -> Int {
    var position = start
    // A block holds one of every so many bytes.
    var probe = start
    let stride = NULBlocks.least / 2
    while probe < bytes.count {
      guard bytes[probe] == 0 else {
        probe += stride
        continue
      }
      var begin = probe
      while begin > position, bytes[begin - 1] == 0 { begin -= 1 }
      let stop = nulEnd(from: probe)
      guard stop - begin >= NULBlocks.least else {
        probe = stop + (stop == probe ? stride : 0)
        continue
      }
      let block = NULBlocks.Block(
        position: begin + dropped, offset: sourceOffset(of: begin + dropped), length: stop - begin,
        isInsideLine: (begin > 0 ? bytes[begin - 1] : lastDropped) != 0x0A)
      bytes.removeSubrange(begin..<stop)
      guard begin < bytes.count else {
        blocks.open = block
        return begin
      }
      close(block, at: begin, &blocks)
      position = begin
      probe = begin
    }
    var end = bytes.count
    while end > position, bytes[end - 1] == 0 { end -= 1 }
    return end
  }

  /// Something follows the block, at that index.
  private mutating func close(_ block: NULBlocks.Block, at index: Int, _ blocks: inout NULBlocks) {
    var block = block
    omit(block.length, at: block.position)
    if block.isInsideLine, bytes[index] != 0x0A, bytes[index] != 0x0D {
      bytes.insert(0x0A, at: index)
      block.position += 1
      block.hasAddedEnd = true
      addEnd(before: block.position)
    }
    blocks.close(block)
  }

  private func nulEnd(from start: Int) -> Int {
    unsafe bytes.withUnsafeBytes { buffer in
      var position = start
      while position + 8 <= buffer.count, unsafe buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self) == 0 {
        position += 8
      }
      while position < buffer.count, unsafe buffer[position] == 0 { position += 1 }
      return position
    }
  }
}
