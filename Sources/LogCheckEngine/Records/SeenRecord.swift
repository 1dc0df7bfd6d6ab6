package import LogCheckModel

/// A record as such, whatever event it is or is not: what rules about lines see.
package struct SeenRecord: Sendable {
  /// Valid only during the inspection: a reader uses its buffers again.
  private let record: Record
  /// The event of the record, if it is one, with its position.
  package var event: Event?
  /// The component that wrote it; `nil` if that is unknown.
  package var component: Int?
  /// True if the format explains the line; otherwise its writer is unknown.
  package var isUnderstood = true
  package var time: EventTime?
  package var findings: TextFindings
  /// Its form as a structured event, if it is one.
  package var form: StructuredForm?

  /// With `mayBeDamaged` false, it was inspected and no byte of it was lost.
  package init(
    _ record: Record, component: Int?, time: EventTime?, findings: TextFindings, mayBeDamaged: Bool = true
  ) {
    self.record = record
    self.component = component
    self.time = time
    self.findings = findings
    hasWords = Self.hasWords(record)
    damage = record.isCut || mayBeDamaged ? Self.damage(of: record) : nil
  }

  /// True if there are several words: a tag without text after it shows nothing.
  let hasWords: Bool
  /// The reason why a part of the message cannot be read: its end is missing, or bytes of it are damaged.
  let damage: InconclusiveReason?

  private static func hasWords(_ record: Record) -> Bool {
    let text = record.text.span
    let message = record.message.clamped(to: 0..<record.text.count)
    for position in message.dropFirst() where text[position] == 0x20 || text[position] == 0x7B { return true }
    return false
  }

  private static func damage(of record: Record) -> InconclusiveReason? {
    if record.isCut { return .truncated }
    let message = record.message.clamped(to: 0..<record.text.count)
    return TextDamage.touches(record.text.span, message) ? .malformed : nil
  }

  /// The record as what shows something, without what no report may show.
  var evidence: Evidence {
    Evidence(
      role: .deciding, type: event?.type, position: record.position, time: time,
      excerpt: LogExcerpt(record, hiding: findings.hidden))
  }
}
