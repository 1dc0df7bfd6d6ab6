package import LogCheckModel
package import LogCheckRules

/// Follows the time zone of one device, as its events name it.
package struct ZoneTracker {
  private var current = FieldValue.absent

  package init(_ zone: LogText? = nil) {
    if let zone { current = .text(zone) }
  }

  /// The name of the zone at an event with these fields, which names `zone` itself or not. An event that reports another zone (`zone` in
  /// the rules) without its name leaves it unknown until an event names it again.
  package mutating func zone(
    of event: EventDefinition, _ fields: [FieldValue], named zone: FieldValue? = nil
  ) -> FieldValue {
    if let field = event.zoneField, fields[field] != .absent {
      current = fields[field]
    } else if let zone {
      current = zone
    } else if event.zoneField != nil {
      current = .absent
    }
    return current
  }

  /// Lines are missing, so that the device may be in another zone by now.
  package mutating func forget() { current = .absent }
}
