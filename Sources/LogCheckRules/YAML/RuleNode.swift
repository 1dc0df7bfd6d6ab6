package import LogCheckModel

/// A value of a rule file, as text, list or map; YAML's own types are ignored.
package struct RuleNode: Sendable {
  package var content: Content
  package var position: FilePosition

  package init(content: Content, position: FilePosition) {
    self.content = content
    self.position = position
  }

  package enum Content: Sendable {
    case scalar(Scalar)
    case list([RuleNode])
    case map([Entry])
  }

  /// A text and how it was written.
  package struct Scalar: Sendable {
    package var text: String
    package var style: Style
    /// Its range in the file, including quotes.
    package var range: Range<Int>

    package init(text: String, style: Style, range: Range<Int>) {
      self.text = text
      self.style = style
      self.range = range
    }

    package enum Style: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

    /// True if it has no quotes, so that YAML could take it for something other than text.
    package var isPlain: Bool { style == .plain }
  }

  /// One key of a map and its value.
  package struct Entry: Sendable {
    package var key: String
    package var keyPosition: FilePosition
    package var value: RuleNode

    package init(key: String, keyPosition: FilePosition, value: RuleNode) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  package var mark: SourceMark { position.mark }

  package var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The kind of the node, for messages.
  package var kindWords: String {
    switch content {
    case .scalar(let scalar): scalar.isPlain && scalar.text.isEmpty ? "nothing" : "`\(scalar.text.shortened)`"
    case .list: "a list"
    case .map: "a map"
    }
  }
}

extension String {
  /// The text on one line and short enough to be quoted inside a sentence.
  package var shortened: String {
    var result = String.UnicodeScalarView()
    for (index, scalar) in unicodeScalars.enumerated() {
      if index == 60 { return String(result) + "…" }
      result.append(scalar == "\n" ? " " : scalar)
    }
    return String(result)
  }
}
