import LogCheckModel

/// Uses the findings of another thread about the last bytes instead of searching them here. The results do not depend
/// on it.
extension LineBuffer {
  /// The known properties of the last bytes, and the distance of its indices from positions.
  struct Scanned {
    var findings: ScanFindings
    var shift: Int
  }

  /// Takes a block; its memory is given back for the next one, in whatever state.
  ///
  /// What is kept of the bytes before is copied in front of those that come, where it fits, so that these need not be.
  mutating func append(_ block: inout ScannedBlock) {
    let room = ScannedBlock.headroom
    let position = end
    let isKnown = !block.findings.holdsNUL && !endsAtReturns && nulBlocks?.isInsideBlock != true
    let start: Int
    if bytes.count >= room, released >= position - room {
      takeOver(&block.bytes, after: room)
      start = room
    } else {
      reclaim()
      start = bytes.count
      bytes.append(bytes: block.bytes.span.extracting(room...))
    }
    scanned = isKnown ? Scanned(findings: block.findings, shift: position - room) : nil
    settle(from: start)
  }

  /// The first wanted text that begins at or after `from` and ends before `to`, its start as a position.
  func nextText(of wanted: WantedTexts, from: Int, to: Int) -> LiteralScanner.Hit? {
    guard let scanned else { return scan(for: wanted, from, to) }
    let findings = scanned.findings
    let known = findings.known.lowerBound + scanned.shift..<findings.known.upperBound + scanned.shift
    guard to > known.lowerBound else { return scan(for: wanted, from, to) }
    var from = from
    if from < known.lowerBound {
      // Those that begin before.
      let hit = scan(for: wanted, from, min(to, known.lowerBound + wanted.longest - 1))
      if let hit, hit.start < known.lowerBound { return hit }
      from = known.lowerBound
    }
    if from < known.upperBound {
      if var hit = findings.hit(from: from - scanned.shift) {
        hit.start += scanned.shift
        // There may be a shorter one.
        return hit.start + wanted.length(of: hit) <= to ? hit : scan(for: wanted, hit.start, to)
      }
      from = known.upperBound
    }
    return scan(for: wanted, from, to)
  }

  private func scan(for wanted: WantedTexts, _ from: Int, _ to: Int) -> LiteralScanner.Hit? {
    guard from < to else { return nil }
    var hit = unsafe bytes.withUnsafeBytes { bytes in
      unsafe wanted.scanner?.next(in: bytes, from: from - dropped, to: to - dropped)
    }
    hit?.start += dropped
    return hit
  }

  /// The number of LFs in a stretch, by indices.
  func lineFeeds(in range: Range<Int>) -> Int {
    guard let scanned else { return lineFeeds(countedIn: range) }
    let shift = scanned.shift - dropped
    guard let known = scanned.findings.counted(in: range.lowerBound - shift..<range.upperBound - shift) else {
      return lineFeeds(countedIn: range)
    }
    let positions = known.range.lowerBound + shift..<known.range.upperBound + shift
    return lineFeeds(countedIn: range.lowerBound..<positions.lowerBound) + known.lineEnds
      + lineFeeds(countedIn: positions.upperBound..<range.upperBound)
  }

  private func lineFeeds(countedIn range: Range<Int>) -> Int {
    unsafe bytes.withUnsafeBytes { unsafe newlineCount(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }
}
