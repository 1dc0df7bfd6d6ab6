import LogCheckReporting

/// An entry of the catalogue: its name and title, and the rest when it is opened.
struct CatalogueEntry {
  let name: String
  let title: String
  /// Words that the search finds as well.
  let more: [String]

  func write(to html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void) {
    var attributes: HTMLWriter.Attributes = [("class", "one entry"), ("id", CleanText.line(name))]
    if !more.isEmpty { attributes.append(("data-more", CleanText.line(more.joined(separator: " "), limit: 2000))) }
    html.element("details", attributes) { html in
      html.element("summary") { html in
        html.element("h3") { html in html.element("code", text: PageText.heading(name)) }
        if !title.isEmpty { html.words(" " + PageText.line(title)) }
      }
      body(&html)
    }
  }

  /// A name as the part of an address after `#`.
  static func address(_ name: String) -> String { ReportPath.uri(name, to: nil) }

  /// Names of the same page, as links.
  static func links(_ title: String, _ names: [String], to html: inout HTMLWriter) {
    guard !names.isEmpty else { return }
    html.element("p") { html in
      html.words(title + ": ")
      for (index, name) in names.enumerated() {
        if index > 0 { html.words(", ") }
        html.element("a", [("href", "#" + address(name))], text: CleanText.line(name))
      }
    }
  }

  static func list(_ title: String, _ items: [String], isCode: Bool, to html: inout HTMLWriter) {
    let items = items.map { CleanText.line($0, limit: 2000) }.filter { !$0.isEmpty }
    guard !items.isEmpty else { return }
    html.element("p", text: title + ":")
    html.element("ul") { html in
      for item in items {
        html.element("li") { html in
          if isCode { html.element("code", text: item) } else { html.words(item) }
        }
      }
    }
  }
}
