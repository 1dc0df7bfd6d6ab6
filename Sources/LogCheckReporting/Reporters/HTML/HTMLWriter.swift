import LogCheckModel

/// Writes HTML, element by element. Every text and every value goes through ``escaped(_:)``, whatever it is.
package struct HTMLWriter {
  package private(set) var text = ""

  package init() {}

  package typealias Attributes = [(name: String, value: String)]

  /// An element with others in it.
  package mutating func element(
    _ name: String, _ attributes: Attributes = [], _ body: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    body(&self)
    text += "</" + name + ">"
    if Self.blocks.contains(name) { text += "\n" }
  }

  /// An element with a text in it.
  package mutating func element(_ name: String, _ attributes: Attributes = [], text words: String) {
    element(name, attributes) { $0.words(words) }
  }

  /// An element that holds nothing and has no end in HTML.
  package mutating func void(_ name: String, _ attributes: Attributes = []) { open(name, attributes) }

  /// A part wider than narrow screens, which scrolls for itself; keys reach it as well.
  ///
  /// - Parameter end: a narrow screen shows the right end of the part first, for a page whose style knows `end`.
  package mutating func scroll(_ name: String, end: Bool = false, _ body: (inout HTMLWriter) -> Void) {
    element(
      "div",
      [("class", end ? "scroll end" : "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", name)],
      body)
  }

  package mutating func words(_ words: String) { text += Self.escaped(words) }

  /// The page's own style and script, which hold nothing of a run.
  package mutating func own(_ content: StaticString) { text += content.description }

  private mutating func open(_ name: String, _ attributes: Attributes) {
    text += "<" + name
    for (key, value) in attributes { text += " " + key + "=\"" + Self.escaped(value) + "\"" }
    text += ">"
  }

  /// Elements after which a line of the file ends, so that pages can be compared.
  private static let blocks: Set<String> = [
    "head", "title", "style", "script", "header", "main", "section", "article", "nav", "footer", "figure", "svg", "g",
    "h1", "h2", "h3", "h4", "p", "ul", "ol", "li", "dl", "dd", "table", "caption", "thead", "tbody", "tr", "details",
    "summary", "div", "form", "symbol", "defs", "body",
  ]

  /// The text for bodies and values alike. What does not show itself must not come so far (``CleanText``); if it does, it becomes
  /// U+FFFD.
  static func escaped(_ value: String) -> String {
    MarkupText.escaped(value) { scalar in scalar == "'" ? "&#39;" : CleanText.isPlain(scalar) ? nil : "\u{FFFD}" }
  }
}

/// Escapes texts of logs, names and rules before they are written into a page.
package enum PageText {
  package static func line(_ text: String, limit: Int = 600) -> String { CleanText.line(text, limit: limit) }

  /// For headings, which must not be empty.
  package static func heading(_ text: String) -> String {
    let line = line(text)
    return line.allSatisfy(\.isWhitespace) ? "(no name)" : line
  }

  /// Coordinates with one digit after the point.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let tenths = Int(nearest: min(max(value, -1e6), 1e6) * 10)
    let rest = abs(tenths % 10)
    let sign = tenths < 0 && tenths / 10 == 0 ? "-" : ""
    return "\(sign)\(tenths / 10)" + (rest == 0 ? "" : ".\(rest)")
  }
}
