import LogCheckModel

/// The detected format of a capture, with the evidence for it.
package struct Detection: Sendable {
  /// `nil` when no format knows any of its lines.
  package var format: LogFormat?
  /// Wrappers to peel off every line, outermost first.
  package var wrappers: [LineWrapper] = []
  /// The first line of the sample that recognised layers are around, as it is in the capture, and without them.
  package var example: (before: [UInt8], after: [UInt8])?
  /// The width at which lines were cut or wrapped, if the capture shows one.
  package var width: LineWidth?
  /// True if lines carry terminal colours.
  package var hasColour = false
  /// Inspected lines that were not blank.
  package var lines = 0
  /// Of these, how many each format would read, most first.
  package var votes: [(format: FormatID, lines: Int, certainty: Int)] = []
  /// If no format knows the lines: a format that knows most of them after a prefix on each.
  package var formatAfterPrefix: FormatID?
  /// The notation of dates or times that no format reads.
  package var foreignStamps: ForeignStamps?

  /// True if the only times of the capture are those of a recognised layer, and the user does not vouch for them.
  package var leavesTimes = false

  /// The format that the lines have, if the user named another one, and no line looks like a record of that one.
  package var contradicting: FormatID?

  /// The reason why what the user says of the lines does not fit them.
  package var problem: GivenLayerProblem?

  package init() {}

  fileprivate mutating func take(_ vote: DeclaredVote) {
    format = vote.format
    votes.insert((vote.format.id, vote.lines, DeclaredReader.certainty), at: 0)
  }
}

/// Names the format of a capture from a sample of its lines. The same bytes always get the same name.
package enum FormatDetector {
  /// The number of bytes to inspect.
  package static let sampleBytes = 65_536
  /// The number of lines to inspect.
  package static let sampleLines = 400

  /// Inspects the beginning of a capture; a last line that is not ended counts only if `isWhole`. Without `isExplained`
  /// the votes of formats that can no longer win are not counted. A format that the user named is the one that is found.
  package static func detect(
    _ sample: Span<UInt8>, isWhole: Bool, isExplained: Bool = true, declared: [LogFormat] = [],
    named: LogFormat? = nil, given: GivenLayers = GivenLayers()
  ) -> Detection {
    var detection = Detection()
    var lines = self.lines(of: sample, isWhole: isWhole)
    detection.lines = lines.count
    let isPlain = sample.position(of: 0x1B, from: 0) == nil && sample.position(of: 0x08, from: 0) == nil
    for index in isPlain ? 0..<0 : lines.indices where lines[index].contains(0x1B) || lines[index].contains(0x08) {
      detection.hasColour = detection.hasColour || lines[index].contains(0x1B)
      lines[index] = AnsiStrip.plain(lines[index])
    }
    detection.width = WidthSearch(lines).width()
    if let width = detection.width, width.wraps { lines = WidthSearch.joined(lines, width) }
    for wrapper in LineWrapper.all {
      guard let starts = starts(of: wrapper, in: lines) else { continue }
      detection.wrappers.append(wrapper)
      for index in lines.indices { if let start = starts[index] { lines[index].removeFirst(start) } }
    }
    let outer = lines
    if !given.isEmpty { takeGiven(given, &lines, &detection) }
    takeLayers(&lines, isExplained: isExplained, declared, outer, &detection)
    if !given.isEmpty { complete(&detection, with: given, around: outer) }
    if detection.format == nil { detection.formatAfterPrefix = formatAfterPrefix(lines) }
    if detection.formatAfterPrefix == nil {
      detection.foreignStamps = ForeignStamps(in: lines, of: detection.format)
    }
    if let named { detection.contradicting = contradicting(named, lines, detection) }
    detection.format = (named ?? detection.format)?.fitted(to: lines)
    return detection
  }

  /// The format of at least half of the lines, if no line looks like a record of the named one.
  private static func contradicting(
    _ named: LogFormat, _ lines: [[UInt8]], _ detection: Detection
  ) -> FormatID? {
    guard let found = detection.format?.id, found != named.id,
      let vote = detection.votes.first(where: { $0.format == found }), vote.lines * 2 >= lines.count
    else { return nil }
    return lines.contains { named.certainty($0.span) > 0 } ? nil : found
  }

  /// Takes off what the user says is around the lines.
  private static func takeGiven(_ given: GivenLayers, _ lines: inout [[UInt8]], _ detection: inout Detection) {
    do throws(GivenLayerProblem) {
      for wrapper in try given.wrappers(around: lines) {
        if let layer = wrapper.layer {
          take(layer, &lines, &detection)
        } else {
          detection.wrappers.append(wrapper)
          lines = lines.map { wrapper.unwrapped($0) ?? $0 }
        }
      }
    } catch {
      detection.problem = error
    }
  }

  private static func complete(_ detection: inout Detection, with given: GivenLayers, around lines: [[UInt8]]) {
    do throws(GivenLayerProblem) {
      try given.complete(&detection.wrappers, around: lines)
    } catch {
      detection.problem = detection.problem ?? error
    }
  }

  /// Finds the format, and what is around the lines where no format knows them; `original` are the lines before anything recognised was taken
  /// off.
  private static func takeLayers(
    _ lines: inout [[UInt8]], isExplained: Bool, _ declared: [LogFormat], _ original: [[UInt8]],
    _ detection: inout Detection
  ) {
    let forms = CharacterForms(of: lines)
    if !forms.isEmpty { take(.characters(forms), &lines, &detection) }
    if forms.contains(.spentEscapes) {
      // Brackets that are not the log's own, and a length that is not that of its lines.
      detection.width = WidthSearch(lines).width()
      detection.width?.isInside = true
    }
    vote(lines, isExplained: isExplained, &detection)
    while true {
      let vote = declaredVote(declared, lines, detection)
      guard let layer = nextLayer(lines, isAroundTags: vote == nil, detection) else {
        vote.map { detection.take($0) }
        break
      }
      let outside = lines
      take(layer, &lines, &detection)
      if let kind = EntryParts.kind(of: layer, around: outside) {
        let width = LineWidth(kind: kind, columns: 0, isInside: true)
        let wrapper = LinePeeler(wrappers: detection.wrappers.suffix(1))
        lines = WidthSearch.joined(outside, wrapper, width)
        detection.width = width
      }
      if case .prefix = layer { joinInside(&lines, &detection) }
      detection.format = nil
      detection.votes = []
      self.vote(lines, isExplained: isExplained, &detection)
    }
    if let outer = detection.wrappers.firstIndex(where: { $0.layer != nil || $0.isGiven }) {
      detection.example = example(of: Array(detection.wrappers[outer...]), original)
    }
  }

  /// Joins lines that were wrapped before the prefix was put before each of them: `less -N`, a quoted mail.
  private static func joinInside(_ lines: inout [[UInt8]], _ detection: inout Detection) {
    guard detection.width?.wraps != true, var width = WidthSearch(lines).width(), width.wraps else { return }
    width.isInside = true
    detection.width = width
    lines = WidthSearch.joined(lines, width)
  }

  /// The next layer around the lines, if no format knows these. Where a declared format does, only one around the lines of a built-in format
  /// is searched: a prefix before a tag may be the beginning of a declared record.
  private static func nextLayer(_ lines: [[UInt8]], isAroundTags: Bool, _ detection: Detection) -> CaptureLayer? {
    guard detection.format == nil || detection.format?.id == LogFormat.bsdSyslog.id,
      detection.wrappers.count < layerLimit
    else { return nil }
    // After the header of a line that is known, a tag is the beginning of its message.
    let countsTags =
      isAroundTags && detection.format == nil && ForeignStamps(in: lines, of: detection.format) == nil
    return LayerSearch(lines, countsTags: countsTags).layer()
  }

  /// The declared format of the lines, if no built-in one knows half as many.
  private static func declaredVote(
    _ declared: [LogFormat], _ lines: [[UInt8]], _ detection: Detection
  ) -> DeclaredVote? {
    let known = detection.votes.first { $0.format == detection.format?.id }?.lines ?? 0
    guard known * 2 <= lines.count, let vote = DeclaredVote(declared, lines) else { return nil }
    return known * 2 <= vote.lines ? vote : nil
  }

  private static func take(_ layer: CaptureLayer, _ lines: inout [[UInt8]], _ detection: inout Detection) {
    var wrapper = LineWrapper(layer)
    let first = lines.first { wrapper.unwrapped($0).map { !$0.isEmpty } ?? false } ?? []
    if wrapper.stamp(first.span) != nil { detection.leavesTimes = true }
    wrapper.name = layer.name(in: first)
    detection.wrappers.append(wrapper)
    for index in lines.indices {
      if let inner = wrapper.unwrapped(lines[index]) { lines[index] = AnsiStrip.plain(inner) }
    }
    lines.removeAll(where: \.isEmpty)
  }

  /// A mail that quotes a JSON log of a container has three.
  private static let layerLimit = 4

  /// The first line that layers are around, before and after they were taken off.
  private static func example(of layers: [LineWrapper], _ lines: [[UInt8]]) -> (before: [UInt8], after: [UInt8])? {
    for line in lines {
      var text: [UInt8]? = line
      for layer in layers { text = text.flatMap { layer.unwrapped($0) ?? (layer.id == "characters" ? $0 : nil) } }
      if let text, !text.isEmpty { return (line, text) }
    }
    return nil
  }

  /// The start of the content in each line; `nil` if that wrapper is not around the capture. A tool that wraps, wraps
  /// every line; a few foreign lines may come first or last.
  private static func starts(of wrapper: LineWrapper, in lines: [[UInt8]]) -> [Int?]? {
    var starts: [Int?] = []
    var foreign = 0
    for line in lines {
      let start = wrapper.contentStart(line.span)
      if start == nil {
        foreign += 1
        guard foreign * 10 <= lines.count * 2 else { return nil }
      }
      starts.append(start)
    }
    return foreign < lines.count ? starts : nil
  }

  /// The format with the highest score wins; of two, the first in the list.
  private static func vote(_ lines: [[UInt8]], isExplained: Bool, _ detection: inout Detection) {
    var best: (position: Int, score: Int)?
    for position in favouritesFirst(lines) {
      let format = LogFormat.all[position]
      var count = 0
      var score = 0
      for (number, line) in lines.enumerated() {
        // Most formats know nothing of a capture: that is plain after its first lines.
        if !isExplained, let best, score + LogFormat.fullCertainty * (lines.count - number) < best.score { break }
        let certainty = format.certainty(line.span)
        if certainty > 0 {
          count += 1
          score += certainty
        }
      }
      guard count > 0 else { continue }
      detection.votes.append((format.id, count, score / count))
      if best.map({ (score, $0.position) > ($0.score, position) }) ?? true { best = (position, score) }
    }
    detection.votes.sort { ($0.lines * $0.certainty, $1.format.name) > ($1.lines * $1.certainty, $0.format.name) }
    detection.format = best.map { LogFormat.all[$0.position] }
    if detection.format?.id == LogFormat.taggedLines.id { detection.format = formatAroundTags(detection.votes) }
  }

  /// Of lines that begin with a tag any format may be mixed with, structured events too: one whose records have times reads them all.
  private static func formatAroundTags(_ votes: [(format: FormatID, lines: Int, certainty: Int)]) -> LogFormat {
    let stamped = votes.filter { $0.certainty >= stampedCertainty }.compactMap { LogFormat.named($0.format.name) }
    return stamped.first { format in
      if case .lines = format.framing { format.carries.contains(.timeOfDay) } else { false }
    } ?? .taggedLines
  }

  private static let stampedCertainty = 60

  /// A stranger's prefix is no longer than that.
  private static let longestPrefix = 64

  /// The first format that knows the rest of at least half of the lines, whatever their prefix is.
  private static func formatAfterPrefix(_ lines: [[UInt8]]) -> FormatID? {
    let lines = lines.prefix(40)
    let formats = LogFormat.all.filter { $0.carries.contains(.timeOfDay) }
    return formats.first { format in
      let known = lines.count { line in
        (1..<max(1, min(line.count, longestPrefix))).contains { position in
          guard
            line[position] == 0x7B || ASCII.isDigit(line[position]) || ASCII.isUpper(line[position])
          else {
            return false
          }
          return format.certainty(line.span.extracting(position..<line.count)) >= 90
        }
      }
      return known > 0 && known * 2 >= lines.count
    }?.id
  }

  /// The indices of all formats, with those first that are surest of one of the first lines.
  private static func favouritesFirst(_ lines: [[UInt8]]) -> [Int] {
    let sure = LogFormat.all.map { format in lines.prefix(3).map { format.certainty($0.span) }.max() ?? 0 }
    return sure.indices.sorted { (sure[$0], $1) > (sure[$1], $0) }
  }

  private static func lines(of sample: Span<UInt8>, isWhole: Bool) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    func line(to end: Int) -> [UInt8] {
      var line: [UInt8] = []
      line.append(bytes: sample.extracting(start..<end))
      return line
    }
    while let end = sample.position(of: 0x0A, from: start) {
      var line = line(to: end)
      start = end + 1
      while let last = line.last, last == 0x0D || last == 0x00 { line.removeLast() }
      if line.first == 0x0D { line.removeFirst() }
      // A single NUL identifies a device relay; more are padding.
      let nuls = line.prefix { $0 == 0 }.count
      if nuls > 1 { line.removeFirst(nuls) }
      if !line.isEmpty { lines.append(line) }
      if lines.count >= sampleLines { return lines }
    }
    if isWhole || lines.isEmpty, start < sample.count { lines.append(line(to: sample.count)) }
    return lines
  }
}
