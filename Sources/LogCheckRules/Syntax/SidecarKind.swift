package import LogCheckModel

/// A kind of evidence file, and its events.
package struct SidecarKind: Sendable {
  package var id: String
  package var title = ""
  package var summary = ""
  package var form: SidecarForm
  package var platform: Platform?
  /// Names that must all be there.
  package var has: [LogText] = []
  /// Names; ``atLeast`` of them must be there.
  package var some: [LogText] = []
  package var atLeast = 0
  /// Names that must not be there.
  package var lacks: [LogText] = []
  /// The path in the file of the object whose members the names are.
  package var within: SidecarPath = SidecarPath(steps: [])
  /// The member that names the device of the file.
  package var device: SidecarPath?
  package var becomes: [SidecarEvent] = []
  package var mark: SourceMark

  package init(id: String, form: SidecarForm, mark: SourceMark) {
    self.id = id
    self.form = form
    self.mark = mark
  }

  /// The number of its known names that are there; `nil` for another kind.
  package func fit(_ names: [LogText]) -> Int? { fit(Set(names)) }

  package func fit(_ names: Set<LogText>) -> Int? {
    guard has.allSatisfy(names.contains), names.isDisjoint(with: lacks) else { return nil }
    let found = some.count { names.contains($0) }
    guard found >= atLeast else { return nil }
    return has.count + found
  }
}

/// The events of some part of such a file.
package struct SidecarEvent: Sendable {
  package var type: EventTypeID
  /// The path of the parts; without steps the whole is the one event.
  package var from: SidecarPath
  package var fields: [Mapping] = []

  /// The source of the value of a field.
  package struct Mapping: Sendable {
    package var field: Int
    /// Of several the first that is there.
    package var values: [Source]

    package init(field: Int, values: [Source]) {
      self.field = field
      self.values = values
    }
  }

  package enum Source: Hashable, Sendable {
    /// From the part.
    case path(SidecarPath)
    /// From what the kind is known by.
    case outer(SidecarPath)
    /// The name of the member that the part is.
    case name
    /// The part itself.
    case value
    /// Distinguishes this file from others.
    case file
  }

  package init(type: EventTypeID, from: SidecarPath) {
    self.type = type
    self.from = from
  }
}

/// A path into a file: names of members, all members, all items.
package struct SidecarPath: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case member(LogText)
    case everyMember
    case everyItem
  }

  package var steps: [Step]

  package init(steps: [Step]) { self.steps = steps }
}
