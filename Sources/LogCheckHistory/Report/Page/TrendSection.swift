import LogCheckModel
import LogCheckReporting

/// The measures over the nights: the fleet, and each device whose trend is an alarm.
struct TrendSection {
  let analysis: HistoryAnalysis

  private static let devicesDrawn = 12

  func write(to html: inout HTMLWriter) {
    guard !analysis.measures.isEmpty else { return }
    html.element("section", [("id", "trends"), ("aria-labelledby", "trends-title")]) { html in
      html.element("h2", [("id", "trends-title")], text: "Trends")
      html.legend([
        ("range", "the middle 80 % of the values"), ("median", "median"), ("fit", "fitted line of an alarm"),
        ("limit", "limit"),
      ])
      for measure in analysis.measures {
        html.element("h3", text: PageText.heading(measure.metric))
        fleet(measure, to: &html)
        for item in measure.devices.prefix(Self.devicesDrawn) { device(measure, item.device, item.trend, to: &html) }
        let more = measure.devices.count - Self.devicesDrawn
        if more > 0 {
          html.element(
            "p", [("class", "faint")], text: "and \(TextLayout.counted(more, "more device")) with an alarm")
        }
      }
    }
  }

  private func fleet(_ measure: HistoryAnalysis.Measure, to html: inout HTMLWriter) {
    let points = zip(analysis.nights.nights, measure.nights).filter { $1.count > 0 }
    guard !points.isEmpty else { return }
    let count = points.reduce(0) { $0 + $1.1.count }
    let trend = measure.isAlarm ? measure.trend : nil
    var words = "\(TextLayout.counted(count, "value")) in \(TextLayout.counted(points.count, "night")). "
    words +=
      trend.map {
        PageText.line(FindingWords.trend(measure.metric, "in the fleet", $0, analysis.riskOfTrend), limit: 1000)
      }
      ?? "No trend in the fleet."
    let drawn = points.map { night, values in
      PlotPoint(
        day: night.day, median: Double(values.quantile(0.5) ?? 0), low: Double(values.quantile(0.1) ?? 0),
        high: Double(values.quantile(0.9) ?? 0))
    }
    draw("\(PageText.heading(measure.metric)) in the fleet", words, drawn, trend, measure.limit, to: &html)
    table(measure, to: &html)
  }

  private func device(
    _ measure: HistoryAnalysis.Measure, _ device: String, _ trend: SlackTrend, to html: inout HTMLWriter
  ) {
    html.element("h4", text: PageText.heading(device))
    let drawn = trend.points.map { point in
      PlotPoint(day: point.night.day, median: Double(point.median), low: nil, high: nil)
    }
    draw(
      "\(PageText.heading(measure.metric)) of \(PageText.heading(device))",
      PageText.line(FindingWords.trend(measure.metric, "of \(device)", trend, analysis.riskOfTrend), limit: 1000),
      drawn,
      trend, measure.limit, to: &html)
  }

  private struct PlotPoint {
    var day: Int
    var median: Double
    var low: Double?
    var high: Double?
  }

  private func draw(
    _ name: String, _ words: String, _ points: [PlotPoint], _ trend: SlackTrend?, _ limit: MeasureLimit?,
    to html: inout HTMLWriter
  ) {
    let values = points.flatMap { [$0.median, $0.low, $0.high].compactMap(\.self) }
    var (low, high) = (min(0, values.min() ?? 0), values.max() ?? 1)
    // A limit far away would press the values together; near ones are drawn.
    let limitValue = limit.map { Double($0.milliseconds) }.flatMap {
      $0 <= 3 * max(high, 1) && $0 >= 3 * min(low, 0) ? $0 : nil
    }
    if let limitValue { (low, high) = (min(low, limitValue), max(high, limitValue)) }
    let plot = NightPlot(nights: analysis.nights.nights, low: low, high: high)
    func spot(_ day: Int, _ value: Double) -> String {
      "\(PageText.number(plot.x(day))) \(PageText.number(plot.y(value)))"
    }
    html.plot(name, words) { html in
      let upper = points.compactMap { point in point.high.map { spot(point.day, $0) } }
      let lower = points.compactMap { point in point.low.map { spot(point.day, $0) } }
      if upper.count > 1 { html.path("range", "M" + (upper + lower.reversed()).joined(separator: "L") + "Z") }
      plot.writeFrame(to: &html) { $0 == 0 ? "0" : FindingWords.length($0) }
      if let limitValue {
        html.path("limit", "M\(PageText.number(NightPlot.left)) \(PageText.number(plot.y(limitValue)))H990")
      }
      if points.count > 1 { html.path("median", "M" + points.map { spot($0.day, $0.median) }.joined(separator: "L")) }
      for point in points {
        html.element(
          "circle",
          [
            ("class", "dot"), ("cx", PageText.number(plot.x(point.day))), ("cy", PageText.number(plot.y(point.median))),
            ("r", "3"),
          ]
        ) { $0.element("title") { $0.words("\(Night(day: point.day)): \(FindingWords.length(point.median))") } }
      }
      if let trend, let first = trend.points.first?.night.day, let last = trend.points.last?.night.day {
        switch trend.shape {
        case .line:
          html.path(
            "fit",
            "M\(spot(first, trend.line.value(at: Double(first))))L\(spot(last, trend.line.value(at: Double(last))))")
        case .step(let lastBefore, let firstAfter, let before, let after):
          html.path(
            "fit",
            "M\(spot(first, before))L\(spot(lastBefore.day, before))L\(spot(firstAfter.day, after))L\(spot(last, after))"
          )
        }
      }
    }
  }

  private func table(_ measure: HistoryAnalysis.Measure, to html: inout HTMLWriter) {
    html.element("details", [("class", "rows")]) { html in
      html.element("summary", text: "The values as a table")
      html.scroll("values of \(PageText.heading(measure.metric))") { html in
        html.element("table") { html in
          html.element("caption", text: "Percentiles by night")
          html.element("thead") { html in
            html.element("tr") { html in
              for word in ["Night", "Values", "Least", "Median", "90 %", "99 %", "Greatest"] {
                html.element("th", [("scope", "col")], text: word)
              }
            }
          }
          html.element("tbody") { html in
            for (night, values) in zip(analysis.nights.nights, measure.nights) where values.count > 0 {
              html.element("tr") { html in
                html.element("th", [("scope", "row")], text: "\(night)")
                html.element("td", [("class", "time")], text: "\(values.count)")
                let parts = [
                  values.least, values.quantile(0.5), values.quantile(0.9), values.quantile(0.99), values.greatest,
                ]
                for part in parts {
                  html.element("td", [("class", "time")], text: part.map { FindingWords.length(Double($0)) } ?? "")
                }
              }
            }
          }
        }
      }
    }
  }
}
