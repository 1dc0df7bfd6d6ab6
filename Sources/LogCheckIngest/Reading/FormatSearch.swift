import LogCheckModel

/// Finds the format of a capture while its bytes come.
///
/// The beginning of a capture decides where a format knows it for certain. Build logs, bug reports and long consoles begin with other
/// text: then the lines around the first wanted text decide. What is before these holds nothing that is wanted, and is only counted.
struct FormatSearch {
  /// The detected beginning of the capture, once enough of it has come.
  private var head: Detection?
  /// Everything before it was searched for a wanted text.
  private var searched = 0

  /// Lines before the first wanted text that are part of the second sample, and how many bytes they may have.
  private static let linesBefore = 20
  private static let searchBack = 16_384

  /// The detected format of the capture; `nil` while more of it is needed. Drops bytes that are no longer needed.
  mutating func detect(
    in buffer: inout LineBuffer, _ options: ReadingOptions, isFlush: Bool, isFinal: Bool
  ) -> Detection? {
    let hasSample = buffer.end >= FormatDetector.sampleBytes
    var first: Detection
    if let head {
      first = head
    } else {
      first = detection(buffer, from: 0, isWhole: isFinal, options)
      if hasSample { head = first }
    }
    if options.format != nil || first.isCertain { return first }
    guard let hit = firstWanted(in: buffer, options.wanted, isFinal: isFinal) else {
      // Nothing that is wanted has come, so that nothing is lost.
      if hasSample { buffer.release(before: searched - Self.searchBack) }
      return isFinal ? first : nil
    }
    let start = sampleStart(before: hit, in: buffer)
    guard isFlush || isFinal || buffer.end - start >= FormatDetector.sampleBytes else { return nil }
    let second = detection(buffer, from: start, isWhole: isFinal, options)
    if let share = second.share, share > first.share ?? 0 { first = second }
    // A pause before anything known has come decides nothing.
    return isFinal || first.format != nil || hasSample ? first : nil
  }

  /// The format of the lines so far, if they leave no doubt and are records.
  func certainDetection(in buffer: LineBuffer, _ options: ReadingOptions) -> Detection? {
    let found = detection(buffer, from: buffer.dropped, isWhole: false, options)
    guard options.format != nil || found.isCertain else { return nil }
    guard let format = found.format, case .lines = format.framing else { return nil }
    return found
  }

  private func detection(
    _ buffer: LineBuffer, from start: Int, isWhole: Bool, _ options: ReadingOptions
  ) -> Detection {
    let start = start - buffer.dropped
    let end = min(buffer.bytes.count, start + FormatDetector.sampleBytes)
    return FormatDetector.detect(
      buffer.bytes.span.extracting(start..<end), isWhole: isWhole, isExplained: options.explainsFormat,
      declared: options.wanted.formats, named: options.format, given: options.layers)
  }

  private func sampleStart(before hit: Int, in buffer: LineBuffer) -> Int {
    let floor = max(buffer.dropped, hit - Self.searchBack)
    var start = buffer.lineStart(at: hit, notBefore: floor)
    for _ in 0..<Self.linesBefore where start > floor { start = buffer.lineStart(at: start - 1, notBefore: floor) }
    return start
  }

  private mutating func firstWanted(in buffer: LineBuffer, _ wanted: WantedTexts, isFinal: Bool) -> Int? {
    let end = isFinal ? buffer.end : buffer.completeEnd
    var position = max(searched, buffer.dropped)
    while let hit = buffer.nextText(of: wanted, from: position, to: end) {
      if wanted.isRecordText(hit) { return hit.start }
      position = hit.start + 1
    }
    searched = end
    return nil
  }
}

extension Detection {
  /// The part of the lines that the format reads as its own; `nil` without a format or without counts.
  var share: Double? {
    guard let format, lines > 0, let vote = votes.first(where: { $0.format == format.id }) else { return nil }
    return Double(vote.lines) / Double(lines)
  }

  /// True if the lines leave no doubt: of consoles that mix lines with and without headers a tenth has one.
  var isCertain: Bool { share.map { $0 >= 0.1 } ?? false }

  /// True if the format is a guess from so few lines.
  package var isGuess: Bool {
    guard let format, !isCertain, let vote = votes.first(where: { $0.format == format.id }) else { return false }
    return vote.lines < 5
  }
}
