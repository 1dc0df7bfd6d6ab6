/// Fields of an event hold only values out of what is written.
package struct DomainRule: Sendable {
  package var event: EventSelector
  package var fields: [Field]
  package var missing: MissingField
  package var ignoresCase: Bool

  package init(event: EventSelector, fields: [Field], missing: MissingField, ignoresCase: Bool) {
    self.event = event
    self.fields = fields
    self.missing = missing
    self.ignoresCase = ignoresCase
  }

  /// One field and its domain.
  package struct Field: Sendable {
    package var name: String
    package var value: Expression
    package var domain: Domain

    package init(name: String, value: Expression, domain: Domain) {
      self.name = name
      self.value = value
      self.domain = domain
    }
  }

  /// The values that a field may have; of a list, each of its items.
  package enum Domain: Sendable {
    case oneOf([Literal])
    case noneOf([Literal])
    /// From a least to a greatest value, both of them allowed.
    case range(from: Expression?, to: Expression?)
    case matches(String)
  }
}

/// What an event counts for that does not tell a field.
package enum MissingField: String, Sendable, CaseIterable { case fail, skip, open }
