import LogCheckReporting

/// The coordinates and the frame of a drawing with nights from left to right.
struct NightPlot {
  let nights: [Night]
  let low: Double
  let high: Double
  /// From an edge of the drawing to the first and the last night.
  private let margin: Double

  static let left = 76.0
  static let right = 990.0
  static let top = 14.0
  static let bottom = 190.0
  /// The drawing's own size.
  static let box = "0 0 1000 220"

  init(nights: [Night], low: Double, high: Double, margin: Double = 12) {
    self.nights = nights
    self.margin = margin
    let room = max((high - low) * 0.06, 0.5)
    self.low = low - (low < 0 ? room : 0)
    self.high = high + room
  }

  func x(_ day: Int) -> Double {
    guard let first = nights.first?.day, let last = nights.last?.day, last > first else {
      return (Self.left + Self.right) / 2
    }
    return Self.left + margin + Double(day - first) / Double(last - first) * (Self.right - Self.left - 2 * margin)
  }

  func y(_ value: Double) -> Double {
    Self.bottom - (min(max(value, low), high) - low) / (high - low) * (Self.bottom - Self.top)
  }

  /// The lines of the values, and the days below.
  func writeFrame(to html: inout HTMLWriter, _ word: (Double) -> String) {
    for value in ticks {
      html.path(value == 0 ? "zero" : "grid", "M\(PageText.number(Self.left)) \(PageText.number(y(value)))H990")
      html.label(word(value), x: Self.left - 6, y: y(value) + 4, anchor: "end")
    }
    for night in labelled {
      html.label(String("\(night)".dropFirst(5)), x: x(night.day), y: Self.bottom + 18, anchor: "middle")
    }
  }

  /// At most a dozen nights, the first and evenly on.
  private var labelled: [Night] {
    let step = max(1, (nights.count + 11) / 12)
    return nights.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }

  /// Round values, at most five.
  private var ticks: [Double] {
    let steps: [Double] = [
      1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
      1_800_000, 3_600_000, 14_400_000, 43_200_000, 86_400_000,
    ]
    let step = steps.first { (high - low) / $0 <= 5 } ?? (high - low) / 4
    guard step > 0, step.isFinite else { return [0] }
    let first = (low / step).rounded(.up)
    return (0...5).map { (first + Double($0)) * step }.filter { $0 <= high }
  }
}

extension HTMLWriter {
  mutating func path(_ style: String, _ data: String) {
    element("path", [("class", style), ("d", data)]) { _ in }
  }

  mutating func rectangle(_ style: String, x: Double, y: Double, width: Double, height: Double, title: String) {
    element(
      "rect",
      [
        ("class", style), ("x", PageText.number(x)), ("y", PageText.number(y)), ("width", PageText.number(width)),
        ("height", PageText.number(height)),
      ]
    ) { $0.element("title") { $0.words(title) } }
  }

  mutating func label(_ text: String, x: Double, y: Double, anchor: String) {
    element(
      "text",
      [("class", "hour"), ("x", PageText.number(x)), ("y", PageText.number(y)), ("text-anchor", anchor)], text: text)
  }

  /// A figure that scrolls for itself on narrow screens.
  mutating func plot(_ name: String, _ words: String, _ body: (inout HTMLWriter) -> Void) {
    element("figure") { html in
      html.scroll("plot of \(name)", end: true) { html in
        html.element(
          "svg", [("class", "plot"), ("viewBox", NightPlot.box), ("role", "img"), ("aria-label", "\(name): \(words)")],
          body)
      }
      html.element("figcaption", text: words)
    }
  }

  /// A key of a drawing's colours.
  mutating func legend(_ items: [(style: String, words: String)]) {
    element("p", [("class", "legend")]) { html in
      for item in items {
        html.element("span", [("class", "key")]) { html in
          html.element("span", [("class", "swatch \(item.style)")]) { _ in }
          html.words(item.words)
        }
        html.words(" ")
      }
    }
  }
}
