/// The frame of a page: its head, with the policy by which it loads nothing, its signs and its footer.
package struct PageFrame {
  /// A style or a script of the tool, and its SHA-256 in base 64 for the policy.
  package typealias Part = (text: StaticString, hash: String)

  /// The title, safe to print.
  private let title: String
  /// The version of the tool; `nil` leaves it out.
  private let tool: String?
  private let styles: [Part]
  private let script: Part?

  /// A page with the common style, and perhaps another one and a script.
  package init(title: String, tool: String? = nil, style: Part? = nil, script: Part? = nil) {
    self.title = title
    self.tool = tool
    styles = [(PageStyle.text, PageStyle.hash)] + (style.map { [$0] } ?? [])
    self.script = script
  }

  /// The page around its content.
  package func page(_ main: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter()
    html.own("<!DOCTYPE html>\n")
    html.element("html", [("lang", "en")]) { html in
      html.own("\n")
      html.element("head") { html in writeHead(to: &html) }
      html.element("body") { html in
        PageMark.define(in: &html)
        html.element("main") { html in main(&html) }
        html.element("footer") { html in
          let version = tool.map { " " + CleanText.line($0) } ?? ""
          html.element("p", text: "Made by dnp-logcheck\(version). The page loads nothing.")
        }
        if let script { html.element("script") { $0.own(script.text) } }
      }
    }
    html.own("\n")
    return html.text
  }

  private func writeHead(to html: inout HTMLWriter) {
    func sources(_ parts: [Part]) -> String { parts.map { "'sha256-\($0.hash)'" }.joined(separator: " ") }
    let scripts = script.map { " script-src \(sources([$0]));" } ?? ""
    html.void("meta", [("charset", "utf-8")])
    html.void(
      "meta",
      [
        ("http-equiv", "Content-Security-Policy"),
        (
          "content",
          "default-src 'none'; style-src \(sources(styles));\(scripts) base-uri 'none'; form-action 'none'"
        ),
      ])
    html.void("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    html.void("meta", [("name", "color-scheme"), ("content", "light dark")])
    html.own("\n")
    html.element("title", text: "\(title) – dnp-logcheck")
    for style in styles { html.element("style") { $0.own(style.text) } }
  }
}
