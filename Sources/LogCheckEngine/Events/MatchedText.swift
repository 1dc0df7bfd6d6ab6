package import LogCheckRules

/// The part of an event's definition by which a line was recognised.
package enum MatchedText: Hashable, Sendable {
  /// One of ``EventDefinition/texts``, by index.
  case text(Int)
  /// The event's own name in a structured event.
  case ownName
  /// One of ``EventDefinition/names``, by index.
  case name(Int)

  /// The text itself and the versions that print it, from the definition of the event.
  package func found(in definition: EventDefinition) -> (words: String, versions: TextVersions) {
    switch self {
    case .text(let index): (definition.texts[index].pattern.source, definition.texts[index].versions)
    case .ownName: (definition.name, TextVersions(mark: definition.mark))
    case .name(let index): (definition.names[index].name, definition.names[index].versions)
    }
  }
}
