import LogCheckModel

/// Finds the texts of a JSON document that are lines of a log: the answer of the API of a log service, an exported event.
struct DocumentSearch {
  /// The path of the texts.
  let path: [DocumentWalk.Step]

  /// Fewer texts than that are quoted somewhere.
  private static let least = 2
  private static let most = 4096

  /// `nil` if the beginning of a capture is no document, or no text of it begins as a line of a log does.
  init?(_ sample: Span<UInt8>) {
    var start = 0
    while start < sample.count, sample[start] <= 0x20 { start += 1 }
    guard sample.byte(start) == 0x7B || sample.byte(start) == 0x5B else { return nil }
    var counts: [[DocumentWalk.Step]: Int] = [:]
    var order: [[DocumentWalk.Step]] = []
    var walk = DocumentWalk()
    var seen = 0
    walk.feed(sample.extracting(start..<sample.count)) { walk, text in
      seen += 1
      guard seen <= Self.most, Self.isLine(text) else { return }
      let path = walk.path
      if counts[path] == nil { order.append(path) }
      counts[path, default: 0] += 1
    }
    guard !walk.isBroken, let found = order.max(by: { (counts[$0] ?? 0) < (counts[$1] ?? 0) }),
      counts[found] ?? 0 >= Self.least
    else {
      return nil
    }
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

  /// True if a text, as it is written, begins as a line of a log does.
  static func isLine(_ written: [UInt8]) -> Bool {
    var text: [UInt8] = []
    JSONText.append(written.span, of: 0..<written.count, to: &text)
    let line = AnsiStrip.plain(Array(text.prefix { $0 != 0x0A }))
    if TaggedLinesReader.startsWithTag(line.span) { return true }
    return LogFormat.all.contains { $0.certainty(line.span) >= 90 }
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
