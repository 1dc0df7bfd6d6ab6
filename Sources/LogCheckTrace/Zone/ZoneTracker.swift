package import LogCheckModel
package import LogCheckRules

/// Follows the time zone of one device, as its events name it.
package struct ZoneTracker {
  /// The name of the zone at the last event.
  package private(set) var current = FieldValue.absent

  package init(_ zone: LogText? = nil) {
    if let zone { current = .text(zone) }
  }

  /// The zone that an event with these fields names in its envelope (`zone`) or reports (`zone` in the rules); `absent` where it reports another
  /// one without its name, and `nil` where it says nothing of zones.
  package static func named(
    by event: EventDefinition, _ fields: [FieldValue], envelope zone: FieldValue? = nil
  ) -> FieldValue? {
    guard let field = event.zoneField else { return zone }
    return fields[field] == .absent ? zone ?? .absent : fields[field]
  }

  package mutating func note(_ named: FieldValue?) {
    if let named { current = named }
  }

  /// Lines are missing, or the app was launched again: the device may be in another zone by now.
  package mutating func forget() { current = .absent }
}
