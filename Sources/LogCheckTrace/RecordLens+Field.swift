import LogCheckEngine
package import LogCheckIngest
package import LogCheckModel

extension RecordLens {
  /// The value of a field of an event, by the field's index in its definition; `nil` if the record is not such an event, or if it holds what
  /// no report may show.
  package func value(
    ofField field: Int, of type: EventTypeID, in record: Record, _ traits: FormatTraits
  ) -> FieldValue? {
    let analysis = inspect(at: record, traits)
    guard case .event(let event) = analysis.classification.kind, event.type == type, analysis.findings.hidden.isEmpty,
      event.fields.indices.contains(field)
    else { return nil }
    return event.fields[field]
  }
}
