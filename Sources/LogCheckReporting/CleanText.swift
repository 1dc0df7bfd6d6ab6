import LogCheckModel

/// Text from outside as one line of a report; see ``PlainLine``.
package enum CleanText {
  package static func line(_ text: String, limit: Int = 240, omitted: Int = 0) -> String {
    PlainLine.line(text, limit: limit, omitted: omitted)
  }

  package static func withoutCommand(_ text: String) -> String { PlainLine.withoutCommand(text) }

  package static func lineStart(_ text: String) -> String { PlainLine.lineStart(text) }

  package static func path(_ text: String) -> String { PlainLine.path(text) }

  static func isPlain(_ scalar: Unicode.Scalar) -> Bool { PlainLine.isPlain(scalar) }
}
