package import LogCheckModel
package import LogCheckRules

/// The text in the definition of an event by which a line was recognised.
package struct MatchedText: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// One of ``EventDefinition/texts``, by index.
    case text(Int)
    /// The event's own name in a structured event.
    case ownName
    /// One of ``EventDefinition/names``, by index.
    case name(Int)
  }

  /// The event that defines the text. A word of the line may have made the line another event (`becomes`).
  package var event: EventTypeID
  package var part: Part

  /// The text itself and the versions that print it.
  package func found(in events: [EventDefinition]) -> (words: String, versions: TextVersions) {
    let definition = events[event.index]
    switch part {
    case .text(let index): return (definition.texts[index].pattern.source, definition.texts[index].versions)
    case .ownName: return (definition.name, TextVersions(mark: definition.mark))
    case .name(let index): return (definition.names[index].name, definition.names[index].versions)
    }
  }
}
