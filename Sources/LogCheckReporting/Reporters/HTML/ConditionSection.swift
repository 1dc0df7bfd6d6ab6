import LogCheckModel

/// The conditions of each device as bars over its days.
struct ConditionSection {
  let book: DayBook
  let namesCapture: Bool

  /// Devices that have bars.
  private static let deviceLimit = 20

  /// True if there is nothing to say.
  var isEmpty: Bool { devices.isEmpty }

  private var devices: [DeviceBook] { book.devices.filter { !$0.conditions.isEmpty } }

  func write(to html: inout HTMLWriter) {
    let devices = devices
    guard !devices.isEmpty else { return }
    html.element("section", [("id", "conditions"), ("aria-labelledby", "conditions-title")]) { html in
      html.element("h2", [("id", "conditions-title")], text: "What held on these days")
      html.element(
        "p", [("class", "faint")],
        text:
          "Full bars explain what went wrong, outlined ones explain nothing that went wrong. A stroke is a moment; a bar "
          + "without a right end lasts until the end of the capture.")
      for device in devices.prefix(Self.deviceLimit) {
        if book.devices.count > 1 { html.element("h3", text: device.name) }
        bars(device).write(to: &html)
      }
      let more = devices.count - Self.deviceLimit
      if more > 0 {
        html.element(
          "p", [("class", "faint")],
          text: "and \(TextLayout.counted(more, "more device")) with conditions; the JSON report lists all.")
      }
    }
  }

  private func bars(_ device: DeviceBook) -> ConditionBars {
    ConditionBars(
      device.conditions, omitted: device.omittedConditions,
      ConditionWords(paths: device.paths, namesCapture: namesCapture), points: Self.points(device),
      trouble: Self.trouble(device))
  }

  /// Days as a whole; of a single one the times of its lines.
  private static func points(_ device: DeviceBook) -> [TimelinePoint] {
    guard device.days.count == 1, let only = device.days.first else {
      return device.days.map { $0.name.noon(firstDay: device.firstDay) }
    }
    return only.rows.compactMap(\.logged)
  }

  /// The days on which something went wrong, by what it was.
  private static func trouble(_ device: DeviceBook) -> ConditionBars.Trouble? {
    let bad = device.days.filter { $0.state >= .missed }
    guard !bad.isEmpty else { return nil }
    let words = DeviceDay.State.allCases.reversed().compactMap { state in
      let count = bad.count { $0.state == state }
      return count > 0 ? "\(count) \(state.word)" : nil
    }
    return ConditionBars.Trouble(
      words: "Days on which something went wrong: " + words.joined(separator: ", "),
      days: bad.map { $0.name.noon(firstDay: device.firstDay) })
  }
}
