import LogCheckModel

/// Something around each line of a capture that was recognised from the capture itself.
package enum CaptureLayer: Hashable, Sendable {
  /// Characters in place of others.
  case characters(CharacterForms)
  /// A prefix of one of some shapes, and what ends each line with it (a backtick, a quote, the end of an element).
  case prefix([PrefixShape], closing: [UInt8])
  /// Each line is a JSON object, and the member at that path holds the line of the log.
  case member([String])
  /// Each line is one of a table, and the column of that index holds the line of the log.
  case column(Int, separator: UInt8)
  /// Each line has pairs `key=value`, and the value of that key holds the line of the log.
  case pair(String)
  /// Each entry has several lines `KEY=value`, and the line of the log is the value of that key.
  case field([UInt8])

  /// The names of the layers, as reports print them.
  package var id: String {
    switch self {
    case .characters: "characters"
    case .prefix: "prefix"
    case .member: "json-member"
    case .column: "table"
    case .pair: "key-value"
    case .field: "field"
    }
  }

  /// The layer as it is in a line, for reports: `prefix "web-1  | "`, `json-member content.message`, `table column 4`.
  func name(in line: [UInt8]) -> String {
    switch self {
    case .characters: return id
    case .prefix(let shapes, _):
      let end = shapes.lazy.compactMap { $0.end(in: line.span) }.first ?? 0
      return "\(id) \"\(String(decoding: line.prefix(end), as: UTF8.self))\""
    case .member(let path): return "\(id) \(path.joined(separator: "."))"
    case .column(let index, _): return "\(id) column \(index + 1)"
    case .pair(let key): return "\(id) \(key)"
    case .field(let key): return "\(id) \(String(decoding: key, as: UTF8.self))"
    }
  }

  /// For `dnp-logcheck formats`, without a capture.
  package static let summaries = [
    (
      "characters",
      "no-break spaces, HTML entities, curly quotes or `[32m` in place of the usual characters, in the whole capture"
    ),
    ("prefix", "a prefix of one shape before every line: quote marks, line numbers, names of containers, stamps of CI"),
    ("json-member", "one JSON object a line, with the line of the log in a text member: Datadog, CloudWatch, docker"),
    (
      "json-document",
      "a JSON document with the lines of the log in its texts: answers of the APIs of log services, exported events"
    ),
    ("table", "CSV or TSV, with the line of the log in a column"),
    ("key-value", "`key=value` pairs (logfmt), with the line of the log in a value"),
    ("field", "entries of several lines `KEY=value`, as `journalctl -o export` and `-o verbose` print them"),
    ("newest-first", "entries from the newest to the oldest, as log services list them: read from the end"),
  ]
}

extension LineWrapper {
  /// Takes off what was recognised.
  package init(_ layer: CaptureLayer) {
    let summary = CaptureLayer.summaries.first { $0.0 == layer.id }?.1 ?? ""
    switch layer {
    case .characters(let forms):
      self.init(id: layer.id, summary: summary, contentStart: { _ in nil })
      decode = { line, text in forms.decode(line, into: &text) }
    case .prefix(let shapes, let closing):
      self.init(
        id: layer.id, summary: summary, contentStart: { line in Self.end(of: shapes, in: line) },
        stamp: { line in Self.end(of: shapes, in: line).flatMap { LineStamp.first(in: line.extracting(0..<$0)) } })
      self.closing = closing
    case .member(let path):
      self.init(
        id: layer.id, summary: summary, contentStart: { _ in nil },
        stamp: { line in
          JSONEnvelope.texts(in: line).lazy.filter { $0.path != path }.compactMap { LineStamp.first(in: $0.text.span) }
            .first
        })
      decode = { line, text in JSONEnvelope.decode(path[...], in: line, into: &text) }
    case .column(let index, let separator):
      self.init(
        id: layer.id, summary: summary, contentStart: { _ in nil },
        stamp: { line in
          TableLine.values(separator, in: line)?.enumerated().lazy.filter { $0.offset != index }
            .compactMap { LineStamp.first(in: $0.element.span) }.first
        })
      decode = { line, text in TableLine.decode(index, separator, in: line, into: &text) }
    case .pair(let key):
      self.init(
        id: layer.id, summary: summary, contentStart: { _ in nil },
        stamp: { line in
          PairLine.pairs(in: line)?.lazy.filter { $0.key != key }.compactMap { LineStamp.first(in: $0.value.span) }
            .first
        })
      decode = { line, text in PairLine.decode(key, in: line, into: &text) }
    case .field(let key):
      self.init(id: layer.id, summary: summary, contentStart: { line in FieldLine.valueStart(of: key, in: line) })
    }
    self.layer = layer
  }

  private static func end(of shapes: [PrefixShape], in line: Span<UInt8>) -> Int? {
    for shape in shapes { if let end = shape.end(in: line) { return end } }
    return nil
  }
}

/// The stamps of prefixes.
enum LineStamp {
  /// The time that a text is: a date with a time of the day, or seconds, milli-, micro- or nanoseconds since 1970.
  static func whole(_ text: [UInt8]) -> CivilStamp? {
    var index = 0
    if let epoch = text.span.printedStamp(.epoch, at: &index), index == text.count { return epoch.stamp }
    index = 0
    return first(in: text.span) ?? text.span.printedStamp(.full, at: &index)?.stamp
  }

  /// The first date with a time of the day.
  static func first(in prefix: Span<UInt8>) -> CivilStamp? {
    for start in prefix.indices where ASCII.isDigit(prefix[start]) {
      var index = start
      guard let date = prefix.isoDate(at: &index), prefix.skip(0x54, at: &index) || prefix.skip(0x20, at: &index),
        let clock = prefix.timeOfDay(at: &index)
      else { continue }
      return CivilStamp(date: date, clock: clock, offsetSeconds: prefix.zoneOffset(at: &index))
    }
    return nil
  }
}
