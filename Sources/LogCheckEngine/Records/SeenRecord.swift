package import LogCheckModel

/// A record as such, whatever event it is or is not: what rules about lines see.
package struct SeenRecord: Sendable {
  /// The event that it is, if it is one, in its place.
  package var event: Event?
  /// Who wrote it; `nil` where that is not known.
  package var component: Int?
  /// Whether the format explains the line; else nobody knows whose it is.
  package var isUnderstood = true
  package var time: EventTime?
  package var position: LinePosition
  /// The beginning of the line, without what no report may show.
  package var excerpt: LogExcerpt
  package var findings: TextFindings
  /// Why a part of the message cannot be read: its end is missing, or bytes of it are damaged.
  package var damage: InconclusiveReason?

  package init(_ record: Record, component: Int?, time: EventTime?, findings: TextFindings) {
    self.component = component
    self.time = time
    self.findings = findings
    position = record.position
    excerpt = LogExcerpt(record, hiding: findings.hidden)
    damage = record.isCut ? .truncated : Self.isDamaged(record) ? .malformed : nil
  }

  private static func isDamaged(_ record: Record) -> Bool {
    let text = record.text.span
    for place in record.message.clamped(to: 0..<record.text.count)
    where text[place] == 0xEF && text.has("\u{FFFD}", at: place) {
      return true
    }
    return false
  }

  /// The record as what shows something.
  var evidence: Evidence {
    Evidence(role: .deciding, type: event?.type, position: position, time: time, excerpt: excerpt)
  }
}
