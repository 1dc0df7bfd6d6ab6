import LogCheckModel

/// One cell for each day of each device, from which its picture is reached.
struct DayStrip {
  let book: DayBook
  /// The days that have a picture.
  let drawn: Set<String>

  /// The number of successive empty days from which on they share a cell.
  private static let foldFrom = 4
  private static let cellLimit = 2000
  /// Days of a device from which on a cell shows its sign only, and its words where one points at it.
  private static let denseFrom = 100

  func write(to html: inout HTMLWriter) {
    html.element("section", [("id", "days"), ("aria-labelledby", "days-title")]) { html in
      html.element("h2", [("id", "days-title")], text: "Day by day")
      writeLegend(to: &html)
      for (number, device) in book.devices.enumerated() where !device.days.isEmpty {
        if book.devices.count > 1 { html.element("h3", text: Self.title(device)) }
        html.element("ol", [("class", device.days.count > Self.denseFrom ? "days dense" : "days")]) { html in
          writeCells(of: device, number, to: &html)
        }
        if device.days.count > Self.cellLimit {
          html.element("p", [("class", "faint")], text: "and \(device.days.count - Self.cellLimit) more days")
        }
      }
    }
  }

  private static func title(_ device: DeviceBook) -> String {
    guard let first = device.days.first?.name, let last = device.days.last?.name else { return device.name }
    let (from, to) = (first.words(firstDay: device.firstDay), last.words(firstDay: device.firstDay))
    return device.name + (from == to ? ", \(from)" : ", \(from) to \(to)")
  }

  private func writeLegend(to html: inout HTMLWriter) {
    let clocks = Set(book.devices.compactMap { $0.days.first?.name.clock })
    html.element("p", [("class", "legend")]) { html in
      for state in Set(book.devices.flatMap(\.days).map(\.state)).sorted(by: >) {
        guard let text = state.meaning else { continue }
        html.element("span", [("class", "key")]) { html in
          state.mark.write(to: &html)
          html.words(" " + text)
        }
      }
      if clocks.count == 1, let clock = clocks.first { html.words("Days and times in \(clock).") }
    }
  }

  private func writeCells(of device: DeviceBook, _ number: Int, to html: inout HTMLWriter) {
    var previous: Int?
    for (index, day) in device.days.prefix(Self.cellLimit).enumerated() {
      if let previous {
        let empty = day.name.number.subtractingReportingOverflow(previous).partialValue - 1
        if empty >= Self.foldFrom {
          html.element("li") { html in
            html.element("span", [("class", "day fold")], text: "\(empty) days, nothing seen")
          }
        } else if empty > 0 {
          for offset in 1...empty {
            var name = day.name
            name.number = previous + offset
            html.element("li") { html in
              html.element("span", [("class", "day nothing")]) { html in
                writeInside(DeviceDay(name), device, to: &html)
              }
            }
          }
        }
      }
      previous = day.name.number
      let anchor = DayBook.anchor(number, index)
      html.element("li") { html in
        let appearance = "day \(day.state.mark.rawValue)"
        if drawn.contains(anchor) {
          let title = day.name.words(firstDay: device.firstDay) + ": " + day.state.word
          html.element("a", [("class", appearance), ("href", "#" + anchor), ("title", title)]) { html in
            writeInside(day, device, to: &html)
          }
        } else {
          html.element("span", [("class", appearance)]) { html in writeInside(day, device, to: &html) }
        }
      }
    }
  }

  private func writeInside(_ day: DeviceDay, _ device: DeviceBook, to html: inout HTMLWriter) {
    let weekday = day.name.weekday.map { $0 + " " } ?? ""
    html.element("span", [("class", "date")], text: weekday + day.name.short(firstDay: device.firstDay))
    html.words(" ")
    day.state.mark.write(to: &html)
    html.words(" ")
    html.element("span", [("class", "word")], text: day.state.word)
  }
}
