/// A value of an evidence file: a member, a cell, a sample of a metric, or all of it.
package struct SidecarNode: Hashable, Sendable {
  package var value: SidecarValue
  /// The range of its text in the file, for reports.
  package var range: Range<Int>
  /// The line on which that begins, from 1.
  package var line: Int

  package init(_ value: SidecarValue, range: Range<Int>, line: Int) {
    self.value = value
    self.range = range
    self.line = line
  }

  /// The value of a member; of a duplicate name, the last one.
  package func member(_ name: LogText) -> SidecarNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.name == name }?.node
  }

  /// The names of the members, if it has any.
  package var names: [LogText] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.name)
  }
}

/// The value, whichever form the file has.
package indirect enum SidecarValue: Hashable, Sendable {
  /// One member of an object.
  package struct Member: Hashable, Sendable {
    package var name: LogText
    package var node: SidecarNode

    package init(name: LogText, node: SidecarNode) {
      self.name = name
      self.node = node
    }
  }

  case null
  case boolean(Bool)
  /// As it is written, since ids and milliseconds must not be rounded.
  case number(LogText)
  case text(LogText)
  /// A text of a form that knows nothing else: it may stand for any type.
  case cell(LogText)
  /// A point of time of a form that has such values.
  case instant(LogInstant)
  case list([SidecarNode])
  case object([Member])
}

/// The contents of an evidence file, read by its form.
package struct SidecarContents: Sendable {
  package var form: SidecarForm
  /// The object; or a list of the table rows or samples.
  package var root: SidecarNode
  /// Invalid table rows, with their lines; the first few.
  package var skipped: [(line: Int, reason: String)] = []
  /// The number of table rows that are invalid, or come after the part that is read.
  package var skippedCount = 0
  /// The reason why the end of the file is missing or cannot be read, and the line that showed it.
  package var damage: (line: Int, reason: String)?
  package var lines = 0

  package static let skipLimit = 5

  package init(form: SidecarForm, root: SidecarNode) {
    self.form = form
    self.root = root
  }

  /// Skips a table row.
  package mutating func skip(line: Int, _ reason: String) {
    skippedCount += 1
    if skipped.count < Self.skipLimit { skipped.append((line, reason)) }
  }
}

/// The shape of an evidence file.
package enum SidecarForm: String, Hashable, Sendable, CaseIterable {
  /// One object: JSON, or a property list.
  case object
  /// Rows of a table: a JSON array of objects, or CSV with a header.
  case rows
  /// Samples of metrics: the text exposition format.
  case exposition
}
