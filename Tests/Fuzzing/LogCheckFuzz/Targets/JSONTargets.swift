import LogCheckIngest
import LogCheckModel

extension FuzzTarget {
  /// The framer of JSON captures: any cut of the bytes gives the same objects, and its lines add up.
  static let objects = FuzzTarget(
    "objects", "JSON objects are cut out alike however the bytes come, and the lines add up"
  ) {
    bytes in
    var input = FuzzInput(bytes)
    let limit = 64 + 16 * input.number(below: 64)
    let step = 1 + input.number(below: 40)
    let text = input.rest
    let whole = ObjectCollector.collect(text, step: max(1, text.count), limit: limit)
    let parts = ObjectCollector.collect(text, step: step, limit: limit)
    guard whole.pieces == parts.pieces else { return "the objects differ by how the bytes come" }
    let ends = text.count { $0 == 0x0A }
    let lines = ends + (text.last.map { $0 == 0x0A ? 0 : 1 } ?? 0)
    let reported = whole.pieces.map(\.newLines).reduce(0, +)
    return reported == lines ? nil : "\(lines) lines, \(reported) reported"
  }

  static let jsonValues = FuzzTarget("json-values", "every value that is taken is whole, and its parts lie within it") {
    bytes in
    let span = bytes.span
    let start = JSONScanner.skipWhitespace(in: span, from: 0)
    guard let end = try? JSONScanner.valueEnd(in: span, at: start) else { return nil }
    guard end <= bytes.count, end > start else { return "a value from \(start) to \(end) of \(bytes.count)" }
    // A value that is whole in a longer text is whole alone.
    let alone = Array(bytes[start..<end])
    guard (try? JSONScanner.valueEnd(in: alone.span, at: 0)) == alone.count else {
      return "the value is not one by itself"
    }
    guard JSONScanner.kind(in: alone.span, at: 0) == .object else { return nil }
    var members = JSONMembers()
    do {
      while let member = try members.next(in: alone.span) {
        guard member.value.upperBound <= alone.count, member.key.upperBound <= alone.count else {
          return "a member lies outside"
        }
        var text: [UInt8] = []
        if member.kind == .string {
          _ = JSONText.append(alone.span, of: member.value, to: &text)
          if String(validating: text, as: UTF8.self) == nil, String(validating: alone, as: UTF8.self) != nil {
            return "sound text became unsound"
          }
        }
        _ = member.double(in: alone.span)
        if let number = member.int64(in: alone.span), number >= 0, member.uint64(in: alone.span) != UInt64(number) {
          return "\(number) is another number without its sign"
        }
      }
    } catch {
      return "the walk finds a problem that the scan does not: \(error)"
    }
    return members.endsText(in: alone.span) ? nil : "the walk ends before the object does"
  }
}

private struct ObjectCollector {
  var pieces: [JSONPiece] = []
  var texts: [[UInt8]] = []

  static func collect(_ bytes: [UInt8], step: Int, limit: Int) -> ObjectCollector {
    var collector = ObjectCollector()
    var framer = JSONObjectFramer(limit: limit)
    var position = 0
    while position < bytes.count {
      let end = min(bytes.count, position + step)
      framer.push(bytes.span.extracting(position..<end)) { piece, text in collector.take(piece, text) }
      position = end
    }
    framer.finish { piece, text in collector.take(piece, text) }
    return collector
  }

  private mutating func take(_ piece: JSONPiece, _ text: Span<UInt8>) {
    pieces.append(piece)
    texts.append(text.indices.map { text[$0] })
  }
}
