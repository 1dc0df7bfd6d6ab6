package import LogCheckModel

/// Text of the app's components in the later lines of a record that was read as one message.
package struct EmbeddedText: Hashable, Sendable {
  /// The lines of the record that hold such text; its first line is 0.
  package var lines: [Int] = []
  /// The events that these lines would be if they began with their tag.
  package var types: Set<EventTypeID> = []

  package init(lines: [Int] = []) { self.lines = lines }

  /// The number of lines that are searched: a longer record is a dump, not a message.
  static let limit = 1000
}

extension EventClassifier {
  /// Finds text of the app's components after the first line of a record; `nil` if there is none.
  ///
  /// A tag counts where no letter, digit or dash is before it.
  ///
  /// - Parameters:
  ///   - isFramed: False if nothing shows where the message begins: then its first line counts, too.
  ///   - countsQuoted: True if no format reads the capture: then what looks like a quotation can be the message.
  package func embeddedText(in record: Record, isFramed: Bool = true, countsQuoted: Bool = false) -> EmbeddedText? {
    let text = record.text.span
    let message = record.message
    // The first line was already classified; a tag in its middle is a part of its message.
    let start = LeadingMarks.end(text, message)
    let lineEnd = text.firstIndex(of: 0x0A, from: start, to: message.upperBound)
    guard !isFramed || lineEnd != nil else { return nil }
    var position = isFramed ? (lineEnd ?? start) + 1 : start
    var found = EmbeddedText()
    var line = text.count(of: 0x0A, in: 0..<position)
    while position < message.upperBound, found.lines.count < EmbeddedText.limit {
      let end = text.firstIndex(of: 0x0A, from: position, to: message.upperBound) ?? message.upperBound
      if let type = embeddedText(in: record, position..<end, countsQuoted) {
        found.lines.append(line)
        if let type { found.types.insert(type) }
      }
      line += 1
      position = end + 1
    }
    return found.lines.isEmpty ? nil : found
  }

  /// Returns the event that a line with such text would be, `.some(nil)` if the text is no event, and `nil` if the line
  /// holds no such text.
  private func embeddedText(in record: Record, _ line: Range<Int>, _ countsQuoted: Bool) -> EventTypeID?? {
    let text = record.text.span
    // Also as a text of JSON spells it.
    var hasText =
      countsQuoted
      && (text.extracting(line).firstIndex(of: "\"event\"") != nil
        || text.extracting(line).firstIndex(of: "\"event\\") != nil)
    for position in line where tags.begins(with: text[position]) || text[position] == 0x7B {
      guard position == line.lowerBound || !Self.continuesWord(text[position - 1]) else { continue }
      if text[position] == 0x7B {
        if case .event(let event) = structured.read(text, position..<line.upperBound, isCut: false) {
          return .some(event.type)
        }
        continue
      }
      guard let tag = tags.match(text, at: position, to: line.upperBound),
        Self.endsTag(text[position + tag.length - 1]),
        countsQuoted || !text.isInsideQuotedValue(position, in: record.message)
      else {
        continue
      }
      hasText = true
      var inner = record
      inner.message = position..<line.upperBound
      if case .event(let event) = classify(inner).kind { return .some(event.type) }
    }
    return hasText ? .some(nil) : nil
  }

  /// True if a record that does not fit its format contains a tag of a component or an object that may be a structured
  /// event.
  package func holdsPluginText(_ record: Record) -> Bool {
    let text = record.text.span
    for position in record.message where text[position] == 0x22 || tags.begins(with: text[position]) {
      if text[position] == 0x22
        ? text.has("\"event\"", at: position) : tags.match(text, at: position, to: record.message.upperBound) != nil
      {
        return true
      }
    }
    return false
  }

  /// The component and the doubt of a line of the plugin that was cut and joined with another line: it may be either of
  /// the two events. `nil` for a single line.
  ///
  /// The second line begins with its tag, in brackets right after a letter or a digit, or in any form after the end of a header. A line that
  /// quotes another one has a quotation mark or a bracket before the tag.
  func gluedLines(in record: Record, _ classification: Classification) -> (component: Int?, doubt: RecordDoubt)? {
    if case .foreign = classification.kind { return nil }
    let text = record.text.span
    let start = LeadingMarks.end(text, record.message)
    let end = text.firstIndex(of: 0x0A, from: start, to: record.message.upperBound) ?? record.message.upperBound
    for position in (start..<end).dropFirst(4) where tags.begins(with: text[position]) {
      guard Self.mayBeGlued(text, at: position), let tag = tags.match(text, at: position, to: end),
        Self.endsTag(text[position + tag.length - 1]), !text.isInsideQuotedValue(position, in: start..<end)
      else { continue }
      var inner = record
      inner.message = position..<end
      var form: StructuredForm?
      guard case .event(let second) = classify(inner, TextLoss(of: inner), &form).kind else { continue }
      var types: Set<EventTypeID> = [second.type]
      if case .event(let first) = classification.kind { types.insert(first.type) }
      let first = tags.match(text, at: start, to: end)
      if let first {
        var body = start + first.length
        while body < position, text[body] <= 0x20 || text[body] == 0x3A { body += 1 }
        types.formUnion(unreadable.types(of: first.value, from: text, body..<position))
      }
      return (first?.value, RecordDoubt(types: types, reason: .malformed))
    }
    return nil
  }

  private static func mayBeGlued(_ text: Span<UInt8>, at position: Int) -> Bool {
    let before = text[position - 1]
    if continuesWord(before) { return text[position] == 0x5B }
    return before == 0x20 && [0x3A, 0x5D, 0x3E].contains(text[position - 2])
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }

  /// True if a tag is closed: `[PART]`, `PART:` or `PART|`. An open tag may be followed by any word.
  private static func endsTag(_ byte: UInt8) -> Bool { byte == 0x5D || byte == 0x3A || byte == 0x7C }
}

extension Span<UInt8> {
  fileprivate func count(of byte: UInt8, in range: Range<Int>) -> Int {
    var count = 0
    for index in range where self[index] == byte { count += 1 }
    return count
  }
}
