import LogCheckModel

extension ReportFormat {
  package static let html = ReportFormat(
    id: "html", summary: "a page for browsers, in one file: what broke, on which day, and why", needsTimeline: true
  ) { HTMLReporter($0) }
}

/// One page that needs no network and can be read without its script.
struct HTMLReporter: WholeRunReporter {
  private let style: ReportStyle
  var collector = RunCollector()

  init(_ style: ReportStyle) { self.style = style }

  func write(_ run: CollectedRun, to output: inout ReportOutput) {
    output.write(HTMLPage(run, isOfStream: style.isOfStream).text)
  }
}

/// The page of a run.
struct HTMLPage {
  private let run: CollectedRun
  private let findings: [CollectedFinding]
  private let book: DayBook
  /// Those of broken rules.
  private let numbers: [String: Int]
  /// The days with a picture, in their order.
  private let order: [(device: Int, day: Int)]

  /// Pictures that are drawn; of more days only the worst.
  private static let pictureLimit = 400
  /// The number of pictures that are open.
  private static let openLimit = 6
  /// The number of days without trouble that are listed one by one; more of them share a closed part.
  private static let othersShown = 3

  init(_ run: CollectedRun, isOfStream: Bool) {
    self.run = run
    numbers = run.order.numbers(of: run.summary.rules, isOfStream: isOfStream)
    findings = run.findings
    var book = DayBook(run, findings)
    order = Self.pictureOrder(book)
    let drawn = Set(order.map { DayBook.anchor($0.device, $0.day) })
    book.keepHomes { drawn.contains(DayBook.anchor($0, $1)) }
    self.book = book
  }

  var text: String {
    let inputs = run.header.inputs.prefix(3).map { CleanText.line($0, limit: 80) }.joined(separator: ", ")
    let word = VerdictText(summary: run.summary, failOn: run.header.failOn, palette: .plain).word
    let frame = PageFrame(
      title: "\(word): \(inputs)", tool: run.header.toolVersion,
      style: conditions.isEmpty ? nil : (ConditionStyle.text, ConditionStyle.hash),
      script: (PageScript.text, PageScript.hash))
    return frame.page { writeMain(to: &$0) }
  }

  private var conditions: ConditionSection {
    ConditionSection(book: book, namesCapture: run.header.inputs.count > 1 || run.summary.captures.count > 1)
  }

  private func writeMain(to html: inout HTMLWriter) {
    VerdictHeader(run: run, findings: findings, book: book).write(to: &html)
    OutcomeSection(summary: run.summary).write(to: &html)
    ChecklistSection(summary: run.summary).write(to: &html)
    let drawn = Set(order.map { DayBook.anchor($0.device, $0.day) })
    if book.dayCount > 0 {
      DayStrip(book: book, drawn: drawn).write(to: &html)
    }
    conditions.write(to: &html)
    if book.dayCount > 0 {
      writePictures(to: &html)
    } else if run.summary.timeline?.sources.contains(where: { !$0.rows.isEmpty }) == true {
      writeUntimed(to: &html)
    }
    let plots = DriftPlot.all(book)
    if !plots.isEmpty {
      html.element("section", [("id", "late"), ("aria-labelledby", "late-title")]) { html in
        html.element("h2", [("id", "late-title")], text: "How late it came")
        for plot in plots { plot.write(to: &html) }
      }
    }
    FilterForm().write(to: &html)
    let context = LineContext(run.summary.timeline)
    FindingSection(run: run, findings: findings, book: book, context: context, numbers: numbers).write(to: &html)
    OpenSection(run: run, findings: findings).write(to: &html)
    CaptureSection(summary: run.summary).write(to: &html)
    RuleTable(run: run).write(to: &html)
  }

  /// Days that broke first, else in order of time; of too many the worst.
  private static func pictureOrder(_ book: DayBook) -> [(device: Int, day: Int)] {
    var all: [(device: Int, day: Int, state: DeviceDay.State)] = []
    for (device, item) in book.devices.enumerated() {
      for (day, content) in item.days.enumerated() { all.append((device, day, content.state)) }
    }
    let isFirst = { (state: DeviceDay.State) in state >= .excused }
    let kept = all.enumerated().sorted {
      ($1.element.state, $0.offset) < ($0.element.state, $1.offset)
    }.prefix(pictureLimit).sorted { $0.offset < $1.offset }.map(\.element)
    return (kept.filter { isFirst($0.state) } + kept.filter { !isFirst($0.state) }).map { ($0.device, $0.day) }
  }

  private func writePictures(to html: inout HTMLWriter) {
    html.element("section", [("id", "pictures"), ("aria-labelledby", "pictures-title")]) { html in
      html.element("h2", [("id", "pictures-title")], text: "What happened on each day")
      PictureLegend().write(to: &html)
      let first = order.enumerated().prefix { $0.offset == 0 || isBad($0.element) }
      for (position, item) in first { write(item, isOpen: position < Self.openLimit, to: &html) }
      let others = order.dropFirst(first.count)
      if others.count <= Self.othersShown {
        for item in others { write(item, isOpen: false, to: &html) }
      } else {
        html.element("details", [("class", "others")]) { html in
          html.element("summary", text: "The other \(others.count) days")
          for item in others { write(item, isOpen: false, to: &html) }
        }
      }
      if book.dayCount > order.count {
        html.element(
          "p", [("class", "faint")],
          text: "\(book.dayCount - order.count) more days have no picture here; the trace report holds them all.")
      }
      for device in book.devices {
        if !device.unplaced.isEmpty {
          html.element(
            "p", [("class", "faint")],
            text: "\(device.name): " + TextLayout.counted(device.unplaced.count, "event")
              + " without a time on this ruler, in no picture.")
        }
        if device.omitted > 0 {
          html.element(
            "p", [("class", "faint")], text: "\(device.name): \(device.omitted) more events are counted only.")
        }
      }
    }
  }

  private func isBad(_ item: (device: Int, day: Int)) -> Bool {
    book.devices[item.device].days[item.day].state >= .excused
  }

  private func write(_ item: (device: Int, day: Int), isOpen: Bool, to html: inout HTMLWriter) {
    let device = book.devices[item.device]
    DaySection(
      device: device, day: device.days[item.day], anchor: DayBook.anchor(item.device, item.day), findings: findings,
      lanes: run.summary.timeline?.lanes ?? [], isOpen: isOpen, namesDevice: book.devices.count > 1
    ).write(to: &html)
  }

  /// Written if nothing has a time.
  private func writeUntimed(to html: inout HTMLWriter) {
    html.element("section", [("id", "events"), ("aria-labelledby", "events-title")]) { html in
      html.element("h2", [("id", "events-title")], text: "What happened, line by line")
      html.element("p", text: "The captures show no times that could be drawn.")
      for device in book.devices where !device.unplaced.isEmpty {
        html.element("details", [("class", "rows")]) { html in
          html.element("summary", text: "\(device.name): " + TextLayout.counted(device.unplaced.count, "event"))
          EventTable(
            rows: device.unplaced, lanes: run.summary.timeline?.lanes ?? [], limit: DaySection.rowsShown
          ).write(caption: "Events of \(device.name)", to: &html)
        }
      }
    }
  }
}

/// The meaning of the marks in the pictures.
struct PictureLegend {
  private static let words: [(PageMark, String)] = [
    (.planned, "planned, with its window"), (.happened, "happened"), (.ended, "ended well"), (.failed, "failed"),
    (.missed, "missed, by the log's own words"), (.cancelled, "cancelled"),
  ]

  func write(to html: inout HTMLWriter) {
    html.element("p", [("class", "legend")]) { html in
      for (mark, text) in Self.words {
        html.element("span", [("class", "key")]) { html in
          mark.write(to: &html)
          html.words(" " + text)
        }
        html.words(" ")
      }
      html.element("span", [("class", "key")]) { html in
        html.element("span", [("class", "badge")], text: "1")
        html.words(" a finding, by its number; the bar before it is the wait that nothing ended")
      }
    }
  }
}
