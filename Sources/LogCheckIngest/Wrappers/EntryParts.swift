import LogCheckModel

/// Lines of a log that a container's log has in several entries, since they are longer than one can be (16 KiB in docker and containerd):
/// which entries go on in the next one.
enum EntryParts {
  /// The way in which the entries of a layer say that they go on; `nil` if none of them does.
  static func kind(of layer: CaptureLayer, around lines: [[UInt8]]) -> LineWidth.Kind? {
    switch layer {
    case .member(let path):
      if lines.contains(where: { says($0.span, "partial_message") }) { return .partialMessage }
      return endsAreKept(path, lines) ? .openText : nil
    case .prefix:
      let flags = lines.compactMap { flag(of: $0.span) }
      return flags.count * 10 >= lines.count * 8 && flags.contains(partial) ? .partialFlag : nil
    case .characters, .column, .pair, .field: return nil
    }
  }

  /// True if the text of the log goes on in the next entry.
  static func goesOn(_ kind: LineWidth.Kind, _ path: [String], _ line: Span<UInt8>) -> Bool {
    switch kind {
    case .openText: JSONEnvelope.endsLine(path[...], in: line) == false
    case .partialMessage: says(line, "partial_message") && !says(line, "partial_last")
    case .partialFlag: flag(of: line) == partial
    case .cut, .wrapped, .wrappedAtBlanks, .quotedPrintable: false
    }
  }

  /// True if two entries are of the same stream: those of another one may be between the parts of a line.
  static func areOfOneStream(_ line: Span<UInt8>, _ next: Span<UInt8>) -> Bool {
    for name in ["stream", "source", "partial_id"] {
      var (text, other): ([UInt8], [UInt8]) = ([], [])
      let isThere = JSONEnvelope.decode([name], in: line, into: &text)
      if JSONEnvelope.decode([name], in: next, into: &other) != isThere || text != other { return false }
    }
    return stream(of: line).map { $0 == stream(of: next) } ?? true
  }

  /// docker keeps the end of each line (`json-file`). True if the texts without one are all of one length, which none exceeds: then their
  /// writer cut them.
  private static func endsAreKept(_ path: [String], _ lines: [[UInt8]]) -> Bool {
    let known = lines.compactMap { line in JSONEnvelope.endsLine(path[...], in: line.span).map { (line, $0) } }
    let open = known.filter { !$0.1 }.map { columns(of: path, in: $0.0) }
    guard let first = open.first, known.contains(where: \.1) else { return false }
    let most = first.least
    // A program may print one long text without a line end.
    guard open.count > 1 || first.most >= dockerLimit else { return false }
    return open.allSatisfy { $0.mayBe(most) }
      && known.allSatisfy { !$0.1 || columns(of: path, in: $0.0).least <= most }
  }

  /// docker's limit of an entry is 16 KiB; a character that it cut in two is written as another one.
  private static let dockerLimit = 16_380

  private static func columns(of path: [String], in line: [UInt8]) -> Columns {
    var text: [UInt8] = []
    _ = JSONEnvelope.decode(path[...], in: line.span, into: &text)
    return Columns(of: text.span)
  }

  /// True if the member of that name, a text of fluentd's driver, says so.
  private static func says(_ line: Span<UInt8>, _ name: String) -> Bool {
    var text: [UInt8] = []
    return JSONEnvelope.decode([name], in: line, into: &text) && text.elementsEqual("true".utf8)
  }

  private static let partial: UInt8 = 0x50

  /// `P` or `F` after the stream of a line of the container runtime interface: `2026-08-01T00:00:01.2Z stdout F text`.
  private static func flag(of line: Span<UInt8>) -> UInt8? {
    guard let end = stream(of: line)?.upperBound else { return nil }
    let flag = line.byte(end + 1)
    return line.byte(end) == 0x20 && (flag == partial || flag == 0x46) && line.byte(end + 2) == 0x20 ? flag : nil
  }

  /// The range of `stdout` or `stderr` after a stamp.
  private static func stream(of line: Span<UInt8>) -> Range<Int>? {
    guard let blank = line.firstIndex(of: 0x20, from: 0, to: longestStamp),
      line.has("stdout", at: blank + 1) || line.has("stderr", at: blank + 1)
    else { return nil }
    return blank + 1..<blank + 7
  }

  private static let longestStamp = 40
}
