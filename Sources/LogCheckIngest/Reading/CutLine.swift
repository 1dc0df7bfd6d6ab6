import LogCheckModel

/// A line that is longer than the limit and has not ended: its beginning is kept, and the rest is searched as it comes.
struct CutLine {
  /// The end of the kept beginning.
  var keptEnd: Int
  /// True if a wanted text was found in the rest, after the kept beginning.
  var isFound = false
}

extension LineBuffer {
  /// Drops what goes beyond `limit` of a line that is longer than `tolerated` and has not ended, now and as it comes. The first
  /// wanted text in it stays, so that it is found where the whole line would have shown it.
  mutating func cutUnfinishedLine(longerThan tolerated: Int, to limit: Int, _ wanted: WantedTexts) {
    if let cut { takeRest(of: cut, wanted) }
    guard cut == nil, hasUnfinishedLine(longerThan: tolerated) else { return }
    takeRest(of: CutLine(keptEnd: completeEnd + limit), wanted)
  }

  /// True if the last line has not ended and is longer than that.
  func hasUnfinishedLine(longerThan length: Int) -> Bool { end - completeEnd > length }

  private mutating func takeRest(of line: CutLine, _ wanted: WantedTexts) {
    var line = line
    let start = line.keptEnd - dropped
    let newline = unsafe bytes.withUnsafeBytes { unsafe memoryIndex(of: 0x0A, in: $0, from: start) }
    let stop = newline ?? bytes.count
    if !line.isFound {
      // A text may begin in what is kept.
      let from = max(0, start - wanted.longest + 1)
      if let hit = wanted.firstWanted(in: bytes, from: from, to: stop, endingAfter: start) {
        line.isFound = true
        let kept = max(start, hit.lowerBound)..<hit.upperBound
        leaveOut(kept.upperBound..<stop)
        leaveOut(start..<kept.lowerBound)
        line.keptEnd = start + kept.count + dropped
        cut = newline == nil ? line : nil
        return
      }
    }
    // The beginning of a text whose end comes later.
    let tail = newline == nil && !line.isFound ? min(stop - start, wanted.longest - 1) : 0
    leaveOut(start..<stop - tail)
    cut = newline == nil ? line : nil
  }
}
