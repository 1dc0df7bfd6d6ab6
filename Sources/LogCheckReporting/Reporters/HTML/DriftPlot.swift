import LogCheckModel

/// A measured length of time over the run: how late something came, against the window that was planned for it.
struct DriftPlot {
  let title: String
  let values: [DeviceBook.MeasuredValue]
  let deviceName: String?
  let firstDay: Int

  private static let left = 70.0
  private static let right = 990.0
  private static let top = 14.0
  private static let bottom = 170.0
  private static let rowsShown = 200

  /// One plot for each entry of each device that has more than one value.
  static func all(_ book: DayBook) -> [DriftPlot] {
    book.devices.flatMap { device -> [DriftPlot] in
      var order: [String] = []
      var groups: [String: [DeviceBook.MeasuredValue]] = [:]
      for value in device.values {
        if groups[value.entry] == nil { order.append(value.entry) }
        groups[value.entry, default: []].append(value)
      }
      return order.compactMap { entry -> DriftPlot? in
        guard let values = groups[entry], values.count > 1, let first = values.first else { return nil }
        return DriftPlot(
          title: PageText.heading(first.title), values: values,
          deviceName: book.devices.count > 1 ? device.name : nil, firstDay: device.firstDay)
      }
    }
  }

  /// The length of the window, if all had the same.
  private var window: Double? {
    let known = Set(values.compactMap(\.window))
    return known.count == 1 ? known.first : nil
  }

  func write(to html: inout HTMLWriter) {
    let name = title + (deviceName.map { ", \($0)" } ?? "")
    html.element("h3", text: name)
    html.element("figure") { html in
      let seconds = values.map(\.seconds)
      let worst = values.max { abs($0.seconds) < abs($1.seconds) }
      let beyond = window.map { window in values.count { $0.seconds > window || $0.seconds < 0 } }
      var words = TextLayout.counted(values.count, "value")
      if let low = seconds.min(), let high = seconds.max() {
        words += ", from \(Self.length(low)) to \(Self.length(high))"
      }
      if let worst {
        words +=
          "; the farthest from its time on \(worst.day.words(firstDay: firstDay)) (\(CleanText.line(worst.position)))"
      }
      if let window, let beyond {
        words +=
          "; \(beyond == 0 ? "none" : String(beyond)) outside of the window of \(Self.length(window)), which is shaded"
      }
      html.element(
        "div", [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", "plot of \(name)")]
      ) { html in draw("\(name): \(words)", to: &html) }
      html.element("figcaption", text: words + ".")
    }
    html.element("details", [("class", "rows")]) { html in
      html.element("summary", text: "The values as a table")
      html.scroll("values of \(name)") { html in
        html.element("table") { html in
          html.element("caption", text: name)
          html.element("thead") { html in
            html.element("tr") { html in
              for word in ["Day", "Time", "Late by", "Line"] { html.element("th", [("scope", "col")], text: word) }
            }
          }
          html.element("tbody") { html in
            for value in values.prefix(Self.rowsShown) {
              html.element("tr") { html in
                html.element("td", text: value.day.words(firstDay: firstDay))
                html.element("td", [("class", "time")], text: DayPicture.clock(value.at, seconds: true))
                html.element("td", [("class", "time")], text: Self.length(value.seconds))
                html.element("td", [("class", "place")], text: CleanText.line(value.position))
              }
            }
          }
        }
      }
      if values.count > Self.rowsShown {
        html.element("p", [("class", "faint")], text: "and \(values.count - Self.rowsShown) more values")
      }
    }
  }

  private static func length(_ seconds: Double) -> String {
    TimeText.duration(LogDuration(nanoseconds: Int64(min(max(seconds, -9e9), 9e9) * 1_000) * 1_000_000))
  }

  // MARK: The drawing

  private func draw(_ words: String, to html: inout HTMLWriter) {
    guard let first = values.first, let last = values.last else { return }
    let low = min(0, values.map(\.seconds).min() ?? 0)
    let high = max(values.map(\.seconds).max() ?? 1, window ?? 0, low + 1)
    let room = (high - low) * 0.06
    func y(_ seconds: Double) -> Double {
      Self.bottom - (seconds - low + room) / (high - low + 2 * room) * (Self.bottom - Self.top)
    }
    let length = max(1, Double(last.at) - Double(first.at))
    func x(_ at: Int64) -> Double {
      Self.left + 14 + (Double(at) - Double(first.at)) / length * (Self.right - Self.left - 28)
    }
    html.element(
      "svg", [("class", "plot"), ("viewBox", "0 0 1000 200"), ("role", "img"), ("aria-label", words)]
    ) { html in
      if let window {
        rectangle("band", Self.left, y(window), Self.right - Self.left, y(0) - y(window), to: &html)
      }
      for value in Self.ticks(low, high) {
        line(value == 0 ? "zero" : "grid", "M\(PageText.number(Self.left)) \(PageText.number(y(value)))H990", to: &html)
        text("hour", Self.length(value), x: Self.left - 6, y: y(value) + 4, anchor: "end", to: &html)
      }
      for day in dayTicks {
        text("hour", day.words, x: x(day.at), y: Self.bottom + 18, anchor: "middle", to: &html)
      }
      // What would lie on each other is drawn once, so the number of marks is bounded by the room.
      var taken: Set<String> = []
      for value in values {
        let (x, y) = (x(value.at), y(value.seconds))
        let isBeyond = window.map { value.seconds > $0 || value.seconds < 0 } ?? false
        guard taken.insert("\(Int(nearest: x / 3)) \(Int(nearest: y / 3)) \(isBeyond)").inserted else { continue }
        let name =
          "\(value.day.words(firstDay: firstDay)): \(Self.length(value.seconds)) (\(CleanText.line(value.position)))"
        (isBeyond ? PageMark.failed : PageMark.happened).write(
          to: &html, x: x, y: y, size: isBeyond ? 13 : 9, title: name)
      }
    }
  }

  /// The days below the plot: few enough for their words, the first and the last among them.
  private var dayTicks: [(at: Int64, words: String)] {
    var days: [(at: Int64, words: String)] = []
    for value in values where days.last?.words != value.day.short(firstDay: firstDay) {
      days.append((value.at, value.day.short(firstDay: firstDay)))
    }
    guard let first = days.first, let last = days.last else { return [] }
    let least = max(1, (Double(last.at) - Double(first.at)) / 12)
    var shown: [(at: Int64, words: String)] = []
    for day in days where shown.last.map({ Double(day.at) - Double($0.at) >= least }) ?? true { shown.append(day) }
    return shown
  }

  private static func ticks(_ low: Double, _ high: Double) -> [Double] {
    let steps = [
      0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 43_200, 86_400, 432_000,
    ]
    let step = steps.first { (high - low) / $0 <= 5 } ?? ((high - low) / 4)
    guard step > 0, step.isFinite else { return [0] }
    return ((low / step).rounded(.up) <= 0 ? stride(from: 0, through: low, by: -step).map { $0 } : []).reversed()
      + stride(from: step, through: high, by: step).map { $0 }
  }

  private func rectangle(
    _ appearance: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, to html: inout HTMLWriter
  ) {
    html.element(
      "rect",
      [
        ("class", appearance), ("x", PageText.number(x)), ("y", PageText.number(y)), ("width", PageText.number(width)),
        ("height", PageText.number(max(1, height))),
      ]
    ) { _ in }
  }

  private func line(_ appearance: String, _ path: String, to html: inout HTMLWriter) {
    html.element("path", [("class", appearance), ("d", path)]) { _ in }
  }

  private func text(
    _ appearance: String, _ words: String, x: Double, y: Double, anchor: String, to html: inout HTMLWriter
  ) {
    html.element(
      "text",
      [("class", appearance), ("x", PageText.number(x)), ("y", PageText.number(y)), ("text-anchor", anchor)],
      text: words)
  }
}
