/// The signs of the page: each verdict and each kind of event has a separate shape, in addition to its colour and its
/// word.
package enum PageMark: String, CaseIterable {
  case broke, excused, missed, open, held, seen, nothing
  case failed, happened, ended, cancelled, planned

  /// Its outline in a square of 16 by 16.
  private var paths: [(data: String, isLine: Bool)] {
    switch self {
    case .broke, .failed: [("M3.5 3.5l9 9m0-9l-9 9", true)]
    case .excused: [("M8 2.5l6.2 11H1.8z", true)]
    case .missed: [("M8 14L1.8 3h12.4z", false)]
    case .open: [("M5 5.6C5 1.4 11.2 1.6 11 5.6 10.9 7.8 8 8 8 10.4M8 12.6v1.6", true)]
    case .held, .ended: [("M2.5 8.5l3.8 4L13.5 4", true)]
    case .seen, .happened: [("M8 4.2a3.8 3.8 0 1 0 .01 0z", false)]
    case .nothing: [("M3.5 8h9", true)]
    case .cancelled: [("M3.5 3.5h9v9h-9zM3.5 12.5l9-9", true)]
    case .planned: [("M8 1.8L14.2 8 8 14.2 1.8 8z", true)]
    }
  }

  /// Defines all of them once; the page then only names them.
  package static func define(in html: inout HTMLWriter) {
    html.element(
      "svg", [("class", "signs"), ("width", "0"), ("height", "0"), ("aria-hidden", "true"), ("focusable", "false")]
    ) { html in
      html.element("defs") { html in
        for mark in allCases {
          html.element("symbol", [("id", "sign-" + mark.rawValue), ("viewBox", "0 0 16 16")]) { html in
            for path in mark.paths {
              html.element("path", [("d", path.data), ("class", path.isLine ? "line" : "full")]) { _ in }
            }
          }
        }
      }
    }
  }

  /// The sign in a line of text.
  package func write(to html: inout HTMLWriter) {
    html.element(
      "svg", [("class", "sign \(rawValue)"), ("width", "16"), ("height", "16"), ("aria-hidden", "true")]
    ) { html in html.element("use", [("href", "#sign-" + rawValue)]) { _ in } }
  }

  /// The sign in a picture, around a point.
  package func write(to html: inout HTMLWriter, x: Double, y: Double, size: Double = 12, title: String? = nil) {
    html.element(
      "use",
      [
        ("href", "#sign-" + rawValue), ("class", "sign \(rawValue)"), ("x", PageText.number(x - size / 2)),
        ("y", PageText.number(y - size / 2)), ("width", PageText.number(size)), ("height", PageText.number(size)),
      ]
    ) { html in
      if let title { html.element("title") { $0.words(title) } }
    }
  }
}
