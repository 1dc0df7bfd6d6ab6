/// Writes XML text, element by element. The texts must be clean lines (``CleanText``): XML 1.0 knows no way to write
/// most control characters.
package struct XMLWriter {
  package private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  package init() {}

  /// An element with others in it, or an empty one.
  package mutating func element(
    _ name: String, _ attributes: [(String, String)], _ body: ((inout XMLWriter) -> Void)? = nil
  ) {
    open(name, attributes)
    guard let body else {
      text += "/>\n"
      return
    }
    text += ">\n"
    depth += 1
    body(&self)
    depth -= 1
    text += indent + "</\(name)>\n"
  }

  /// An element with lines of text in it.
  package mutating func element(_ name: String, _ attributes: [(String, String)], rows: [String]) {
    open(name, attributes)
    text += ">" + rows.map(Self.escaped).joined(separator: "\n") + "</\(name)>\n"
  }

  private mutating func open(_ name: String, _ attributes: [(String, String)]) {
    text += indent + "<" + name
    for (key, value) in attributes { text += " \(key)=\"\(Self.escaped(value))\"" }
  }

  private var indent: String { String(repeating: " ", count: 2 * depth) }

  /// The text for attributes and bodies alike; what is no character of XML becomes U+FFFD.
  static func escaped(_ value: String) -> String {
    MarkupText.escaped(value) { scalar in
      switch scalar {
      case "'": "&apos;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: isCharacter(scalar) ? nil : "\u{FFFD}"
      }
    }
  }

  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
