package import LogCheckModel

/// The parts of a line from which templates are made.
extension EventClassifier {
  /// The offset at which the text of a message begins: after marks such as emoji, its tag, and the separators.
  package func textStart(of record: Record) -> Int {
    let text = record.text.span
    let end = record.message.upperBound
    var position = LeadingMarks.end(text, record.message)
    if position < end, let tag = tags.match(text, at: position, to: end) { position += tag.length }
    while position < end, text[position] <= 0x20 || text[position] == 0x3A { position += 1 }
    return LeadingMarks.end(text, position..<max(position, end))
  }

  /// The name of a structured event; `nil` if the message is not an object with a name.
  package func structuredName(of record: Record) -> String? {
    let start = textStart(of: record)
    guard start < record.message.upperBound, record.text[start] == 0x7B else { return nil }
    let (name, isWhole) = structured.eventName(record.text.span.extracting(start..<record.message.upperBound))
    return isWhole ? name : nil
  }
}
