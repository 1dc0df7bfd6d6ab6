import LogCheckModel

/// Finds the texts of a JSON document that are lines of a log: the answer of the API of a log service, an exported event.
struct DocumentSearch {
  /// The path of the texts.
  let path: [DocumentWalk.Step]
  /// True if the texts are the pieces of one log, cut anywhere.
  private(set) var isChunked = false

  /// Fewer lines than that are quoted somewhere.
  private static let least = 2
  private static let most = 4096

  /// `nil` if the beginning of a capture is no document, or no text of it begins as a line of a log does.
  init?(_ sample: Span<UInt8>) {
    var start = 0
    while start < sample.count, sample[start] <= 0x20 { start += 1 }
    guard sample.byte(start) == 0x7B || sample.byte(start) == 0x5B else { return nil }
    var texts: [[DocumentWalk.Step]: DocumentTexts] = [:]
    var order: [[DocumentWalk.Step]] = []
    var walk = DocumentWalk()
    var seen = 0
    func take(_ walk: borrowing DocumentWalk, _ text: [UInt8]) {
      seen += 1
      guard seen <= Self.most else { return }
      let path = walk.path
      if texts[path] == nil { order.append(path) }
      texts[path, default: DocumentTexts()].take(Self.lines(in: text, of: walk), isPart: walk.isPart)
    }
    walk.feed(sample.extracting(start..<sample.count), take)
    walk.takeOpenText(take)
    guard !walk.isBroken, let found = order.max(by: { (texts[$0]?.lines ?? 0) < (texts[$1]?.lines ?? 0) }),
      let chosen = texts[found], chosen.lines >= Self.least, chosen.isChunked || chosen.rests == 0
    else {
      return nil
    }
    isChunked = chosen.isChunked
    // An object of Apple's log has its time and process in other members: read as lines, its messages would lose them.
    guard found.last != .member(Array("eventMessage".utf8)) else { return nil }
    path = found
  }

  /// The document whose texts are at that path.
  init(_ path: [DocumentWalk.Step]) { self.path = path }

  /// The path that a user wrote as ``name`` prints it; `nil` if it is not one.
  static func steps(_ name: String) -> [DocumentWalk.Step]? {
    var steps: [DocumentWalk.Step] = []
    for part in name.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      if let member = pieces.first, !member.isEmpty { steps.append(.member(Array(member.utf8))) }
      for piece in pieces.dropFirst() {
        guard piece.hasSuffix("]") else { return nil }
        let index = piece.dropLast()
        guard let column = Int(index) else {
          guard index.isEmpty else { return nil }
          steps.append(.element)
          continue
        }
        steps.append(.column(column))
      }
    }
    return steps.isEmpty ? nil : steps
  }

  /// The lines of a text.
  struct Lines {
    /// The lines of a log at its beginning; an object as text counts for a line in it.
    var all = 0
    var beginsLine = false
    var hasSeveral = false
    var endsLine = false
  }

  static func lines(in written: [UInt8], of walk: borrowing DocumentWalk) -> Lines {
    var text: [UInt8] = []
    walk.append(written, to: &text)
    var lines = Lines()
    lines.endsLine = text.last == 0x0A
    lines.hasSeveral = text.dropLast().contains(0x0A)
    for (index, line) in text.split(separator: 0x0A, maxSplits: enough).prefix(enough).enumerated() {
      let line = AnsiStrip.plain(Array(line))
      guard isLine(line) || line.first == 0x7B && JSONEnvelope.texts(in: line.span).contains(where: { isLine($0.text) })
      else { continue }
      lines.all += 1
      if index == 0 { lines.beginsLine = true }
    }
    return lines
  }

  private static let enough = 4

  /// True if a text begins as a line of a log does.
  static func isLine(_ line: [UInt8]) -> Bool {
    TaggedLinesReader.startsWithTag(line.span) || LogFormat.all.contains { $0.certainty(line.span) >= 90 }
  }

  /// The path for reports: `events[].message`, `data.result[].values[][1]`.
  var name: String {
    var name = ""
    for step in path {
      switch step {
      case .member(let member): name += (name.isEmpty ? "" : ".") + String(decoding: member, as: UTF8.self)
      case .element: name += "[]"
      case .column(let index): name += "[\(index)]"
      }
    }
    return name
  }
}

/// The texts at one path of a document.
private struct DocumentTexts {
  /// Those that begin as a line of a log does.
  var lines = 0
  /// Texts that follow an open one and do not begin as a line does.
  var rests = 0
  private var count = 0
  private var several = 0
  private var open = 0
  private var wasOpen = false
  private var isInParts = false

  /// True if almost all texts have several lines and no line end after the last of them, and what follows goes on with it.
  var isChunked: Bool {
    let before = count - 1
    return before > 0 && several >= before && open * 10 >= before * 8 && rests * 2 >= before
  }

  mutating func take(_ lines: DocumentSearch.Lines, isPart: Bool) {
    self.lines += lines.all
    let isRest = isInParts
    isInParts = isPart
    if !isRest {
      count += 1
      if wasOpen, !lines.beginsLine { rests += 1 }
    }
    guard !isPart else { return }
    let hasSeveral = isRest || lines.hasSeveral
    wasOpen = hasSeveral && !lines.endsLine
    several += hasSeveral ? 1 : 0
    open += wasOpen ? 1 : 0
  }
}

extension LineWrapper {
  /// A document around all lines, for reports: its texts are read as lines before anything else.
  package static func document(_ path: String) -> LineWrapper {
    var wrapper = LineWrapper.named("json-document")
    wrapper.name += " \(path)"
    return wrapper
  }

  /// A layer for reports alone, which changes no line.
  package static func named(_ id: String) -> LineWrapper {
    let summary = CaptureLayer.summaries.first { $0.0 == id }?.1 ?? ""
    return LineWrapper(id: id, summary: summary, contentStart: { _ in nil })
  }
}
