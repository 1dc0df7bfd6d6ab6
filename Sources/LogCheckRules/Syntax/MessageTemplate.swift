/// The message of a rule for a failed instance: text with values of the events that it compares.
package struct MessageTemplate: Sendable {
  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  package enum Part: Sendable {
    case text(String)
    /// An expression, whose value is shown as people read it.
    case value(Expression)
  }
}
