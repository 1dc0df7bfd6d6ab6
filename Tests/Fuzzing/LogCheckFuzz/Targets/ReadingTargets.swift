import LogCheckIngest
import LogCheckModel

extension FuzzTarget {
  /// Detection and framing wait for a sample of this many bytes; after it a capture is read as it comes.
  private static let leads: [[UInt8]] = LogFormat.all.map { format in
    let logLine = ReaderLead.logLine(of: format.id.name) + [0x0A]
    return Array(repeatElement(logLine, count: FormatDetector.sampleBytes / logLine.count + 1).joined())
  }

  static let pieces = FuzzTarget("pieces", "a capture read in pieces is the capture read whole") { bytes in
    var input = FuzzInput(bytes)
    let index = input.number(below: LogFormat.all.count)
    let isLong = input.number(below: 4) == 0
    var cuts = (0..<6).map { _ in input.number(below: 256) }
    let tail = input.rest
    let lead = isLong ? leads[index] : []
    let format = LogFormat.all[index]
    cuts = cuts.map { $0 * tail.count / 256 }.sorted()
    var pieces = [lead]
    var start = 0
    for cut in cuts + [tail.count] {
      pieces.append(Array(tail[start..<cut]))
      start = cut
    }
    let whole = CollectingSink.reading([lead + tail], as: format, for: SoughtTexts.wanted)
    let parts = CollectingSink.reading(pieces, as: format, for: SoughtTexts.wanted)
    if whole.1 != parts.1 { return "the counts differ: \(whole.1) \(parts.1)" }
    if whole.0.logLines != parts.0.logLines { return "the records differ" }
    return whole.0.marks == parts.0.marks ? nil : "the markers differ"
  }

  static let scanner = FuzzTarget("scanner", "each way to scan finds what a naive one finds") { bytes in
    var input = FuzzInput(bytes)
    let count = 1 + input.number(below: 6)
    let lengths = (0..<count).map { _ in 3 + input.number(below: 20) }
    var rest = input.rest
    var texts: [[UInt8]] = []
    for length in lengths where rest.count > length {
      texts.append(Array(rest.prefix(length)))
      rest.removeFirst(length)
    }
    let scanners = ScanWay.available.compactMap { LiteralScanner(texts, way: $0) }
    guard !scanners.isEmpty else { return nil }
    var position = 0
    while position <= rest.count {
      let naive = NaiveScan.next(rest, texts, from: position)
      for (way, scanner) in zip(ScanWay.available, scanners) {
        let hit = scanner.next(in: rest.span, from: position)
        guard hit?.start == naive?.start, hit?.literal == naive?.literal else {
          return "\(way) from \(position): \(String(describing: hit)), not \(String(describing: naive))"
        }
      }
      guard let naive else { return nil }
      position = naive.start + 1
    }
    return nil
  }
}

/// The scan as anybody would write it.
private enum NaiveScan {
  static func next(_ bytes: [UInt8], _ texts: [[UInt8]], from start: Int) -> (start: Int, literal: Int)? {
    for position in start..<max(start, bytes.count) {
      for (index, text) in texts.enumerated() where bytes[position...].starts(with: text) {
        return (position, index)
      }
    }
    return nil
  }
}
