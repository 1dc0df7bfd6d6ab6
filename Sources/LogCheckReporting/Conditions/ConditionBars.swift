import LogCheckModel

/// Bars over the days, one for each kind of condition, with words above each, so that they can be read on narrow screens and without
/// colours.
struct ConditionBars {
  /// Days on which notifications or rules went wrong.
  struct Trouble {
    var words: String
    /// A moment of each of them.
    var days: [TimelinePoint]
  }

  private let kinds: [ConditionKind]
  private let left: [ConditionKind]
  private let omitted: Int
  private let words: ConditionWords
  private let trouble: Trouble?
  private let scale: ConditionScale?

  /// The most bars.
  static let kindLimit = 8
  /// Stretches that the words above a bar name; the bar has all of them.
  private static let stretchLimit = 3
  /// Days from which on they have no lines between them.
  private static let gridLimit = 62

  /// - Parameters:
  ///   - points: The moments of the capture, which the picture covers as well.
  ///   - trouble: The days of another bar, above the others.
  init(
    _ conditions: [HeldCondition], omitted: Int, _ words: ConditionWords, points: [TimelinePoint],
    trouble: Trouble? = nil
  ) {
    let all = ConditionKind.all(conditions)
    kinds = Array(all.prefix(Self.kindLimit))
    left = Array(all.dropFirst(Self.kindLimit))
    self.omitted = omitted
    self.words = words
    self.trouble = trouble
    scale = ConditionScale(
      points + conditions.flatMap { [$0.first.point, $0.last.point, $0.end?.point].compactMap(\.self) })
  }

  func write(to html: inout HTMLWriter) {
    html.element("ul", [("class", "conditions")]) { html in
      if let trouble, let scale, scale.days > 1 { html.element("li") { html in write(trouble, scale, to: &html) } }
      for kind in kinds { html.element("li") { html in write(kind, to: &html) } }
    }
    if let scale {
      html.element("p", [("class", "ends")]) { html in
        html.element("span", text: scale.ends.first)
        html.element("span", text: scale.ends.last)
      }
    }
    if let rest { html.element("p", [("class", "faint")], text: rest) }
  }

  private var rest: String? {
    var parts: [String] = []
    if !left.isEmpty {
      let causes = left.count(where: \.explains)
      let explain = causes > 0 ? "\(causes) of them explain what went wrong" : "they explain nothing that went wrong"
      parts.append("\(TextLayout.counted(left.count, "more kind")) of conditions without a bar; \(explain)")
    }
    if omitted > 0 { parts.append("\(TextLayout.counted(omitted, "condition")) beyond the limit, counted only") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
  }

  // MARK: Words

  private func write(_ kind: ConditionKind, to html: inout HTMLWriter) {
    html.element("span", [("class", "what")]) { html in
      html.element("b", text: kind.title)
      let role = kind.explains ? "explains what went wrong" : "explains nothing that went wrong"
      html.words(" (\(ConditionWords.side(kind.side)); \(role)): " + stretches(kind.conditions))
    }
    guard let scale else { return }
    writePicture(scale, to: &html) { html in
      for explains in [false, true] {
        let own = kind.conditions.filter { $0.causes.isEmpty != explains }
        Self.draw(own, scale, explains ? " cause" : "", to: &html)
      }
    }
  }

  private func stretches(_ conditions: [HeldCondition]) -> String {
    let named = conditions.prefix(Self.stretchLimit).map(words.stretch).joined(separator: "; ")
    let more = conditions.count - Self.stretchLimit
    guard more > 0, let last = conditions.last else { return named }
    return named + "; and \(more) more, the last \(words.stretch(last))"
  }

  private func write(_ trouble: Trouble, _ scale: ConditionScale, to html: inout HTMLWriter) {
    html.element("span", [("class", "what")], text: trouble.words)
    writePicture(scale, to: &html) { html in
      let data = trouble.days.compactMap { day -> String? in
        guard let (from, to) = scale.day(day) else { return nil }
        return "M\(PageText.number(from)) 3H\(PageText.number(to))V13H\(PageText.number(from))Z"
      }.joined()
      html.element("path", [("class", "bar trouble"), Self.fixedStroke, ("d", data)]) { _ in }
    }
  }

  // MARK: Pictures

  /// Strokes keep their width though the picture is stretched. As an attribute, since validators of CSS do not know it.
  private static let fixedStroke = ("vector-effect", "non-scaling-stroke")

  /// The words say the same, and more.
  private func writePicture(_ scale: ConditionScale, to html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void) {
    html.element(
      "svg",
      [
        ("class", "bars"), ("viewBox", "0 0 1000 16"), ("preserveAspectRatio", "none"), ("aria-hidden", "true"),
        ("focusable", "false"),
      ]
    ) { html in
      html.element("rect", [("class", "base"), ("width", "1000"), ("height", "16")]) { _ in }
      if scale.days > 1, scale.days <= Self.gridLimit {
        let data = (1..<scale.days).map { "M\(PageText.number(scale.x(day: $0))) 0V16" }.joined()
        html.element("path", [("class", "lines"), Self.fixedStroke, ("d", data)]) { _ in }
      }
      body(&html)
    }
  }

  /// Closed bars have an end, and open ones reach the right edge without one. Moments are strokes, all in one path.
  private static func draw(
    _ conditions: [HeldCondition], _ scale: ConditionScale, _ appearance: String, to html: inout HTMLWriter
  ) {
    var (bars, moments) = ("", "")
    for condition in conditions {
      guard let from = scale.x(condition.first.point) else { continue }
      let left = PageText.number(from)
      if !condition.lasts {
        moments += "M\(left) 1V15"
      } else if condition.isOpen {
        bars += "M1000 3H\(left)V13H1000"
      } else {
        let right = PageText.number(max(from, scale.x(condition.end?.point) ?? from))
        bars += "M\(left) 3H\(right)V13H\(left)Z"
      }
    }
    if !bars.isEmpty { html.element("path", [("class", "bar" + appearance), Self.fixedStroke, ("d", bars)]) { _ in } }
    if !moments.isEmpty {
      html.element("path", [("class", "moment" + appearance), Self.fixedStroke, ("d", moments)]) { _ in }
    }
  }
}
