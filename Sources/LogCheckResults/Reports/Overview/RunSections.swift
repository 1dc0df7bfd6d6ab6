import LogCheckModel
import LogCheckReporting

/// The parts that compare runs: by device, build and day.
extension ResultsOverview {
  private typealias Item = (key: LogText, value: RunCounts)

  private static let optional: Set = ["Undecided", "Not read", "First day", "Last day"]

  /// Devices with the most failed runs first.
  var devices: OverviewSection {
    let all = results.devices.sorted { $0.fails }
    let troubled = all.filter { $0.value.fails > 0 || $0.value.errors > 0 || $0.value.undecided > 0 }
    var section = table("devices", "Devices with runs that did not pass", "Device", troubled.prefix(extent.devices))
    if !all.isEmpty, troubled.isEmpty { section.note("On \(results.devices.counted("device")) every run passed.") }
    section.note(
      rest(troubled.count, extent.devices, "device with runs that did not pass", "devices with runs that did not pass"))
    section.note(omission(results.devices, "devices"))
    section.note(missing(results.devices, "device"))
    return section
  }

  /// Builds in the order in which they began.
  var builds: OverviewSection {
    let all = results.builds.sorted { _ in 0 }.sorted { ($0.value.days.first ?? "9") < ($1.value.days.first ?? "9") }
    var section = table("builds", "Builds", "Build", all.suffix(extent.builds))
    section.note(rest(all.count, extent.builds, "earlier build"))
    section.note(omission(results.builds, "builds"))
    section.note(missing(results.builds, "build"))
    return section
  }

  /// Days in their order.
  var days: OverviewSection {
    let all = results.days.sorted { _ in 0 }
    var section = table("days", "Days", "Day", all.suffix(extent.days), hasDays: false)
    section.note(rest(all.count, extent.days, "earlier day"))
    section.note(omission(results.days, "days"))
    section.note(missing(results.days, "day"))
    return section
  }

  private func table(
    _ id: String, _ title: String, _ what: String, _ items: some Sequence<Item>, hasDays: Bool = true
  ) -> OverviewSection {
    var section = OverviewSection(id: id, title: title)
    section.columns = [
      .init(what, .name), .init("Runs", .number), .init("Failed", .number), .init("Share", .number),
      .init("Undecided", .number), .init("Not read", .number), .init("First day", .word), .init("Last day", .word),
    ]
    section.rows = items.map { key, value in
      OverviewSection.Row(
        mark: value.fails > 0 ? .bad : value.undecided > 0 || value.errors > 0 ? .doubtful : .good,
        cells: [
          CountWords.name(key), CountWords.grouped(value.total), CountWords.grouped(value.fails),
          CountWords.share(value.fails, of: value.total), CountWords.grouped(value.undecided),
          CountWords.grouped(value.errors), hasDays ? value.days.first ?? "" : "", hasDays ? value.days.last ?? "" : "",
        ], share: CountWords.part(value.fails, of: value.total))
    }
    section.dropColumns(where: { $0.isEmpty || $0 == "0" }, among: Self.optional)
    return section
  }

  private func omission(_ table: BoundedTable<RunCounts>, _ things: String) -> String? {
    table.omission(things) {
      "have \(CountWords.counted($0.total, "run")), \(CountWords.grouped($0.fails)) of them failed,"
    }
  }

  /// Runs for which it is not known.
  private func missing(_ table: BoundedTable<RunCounts>, _ what: String) -> String? {
    let known = table.values.values.reduce(into: table.others.total) { BoundedCount.add($1.total, to: &$0) }
    let missing = results.runs.total - known
    guard missing > 0, !(results.runs == RunCounts()) else { return nil }
    return "\(CountWords.counted(missing, "run")) \(missing == 1 ? "has" : "have") no \(what)."
  }

  /// Runs without a verdict on everything.
  var openRuns: OverviewSection {
    var section = OverviewSection(id: "open-runs", title: "What could not be read or decided")
    let runs = results.runs
    func note(_ count: Int, _ words: String, isWarning: Bool = true) {
      if count > 0 { section.note("\(CountWords.counted(count, "run")) \(words)", isWarning: isWarning) }
    }
    note(runs.errors, "with a capture that could not be read, or not to its end; their records say why.")
    note(runs.inconclusive, "left something open that had to be decided.")
    note(runs.nothingDecided, "decided nothing: no rule passed or failed there.")
    note(runs.allowed, "decided nothing, which --allow-undecided or the settings accept.", isWarning: false)
    return section
  }

  /// Rules and tools that judged the runs.
  var origins: OverviewSection {
    var section = OverviewSection(id: "origins", title: "Judged by")
    section.columns = [
      .init("By", .word), .init("Digest or version", .name), .init("Runs", .number), .init("First day", .word),
      .init("Last day", .word),
    ]
    for (word, table) in [("rules", results.digests), ("dnp-logcheck", results.tools)] {
      let all = table.sorted { $0.total }
      section.rows += all.prefix(extent.builds).map { key, value in
        OverviewSection.Row(
          mark: .neutral,
          cells: [
            word, CountWords.name(key), CountWords.grouped(value.total), value.days.first ?? "", value.days.last ?? "",
          ])
      }
      section.note(
        rest(
          all.count, extent.builds, word == "rules" ? "set of rules" : "version",
          word == "rules" ? "sets of rules" : nil))
    }
    section.dropColumns(where: \.isEmpty, among: Self.optional)
    if results.digests.values.count > 1 || results.digests.level > 0 {
      section.note(
        "\(results.digests.counted("set")) of rules judged these runs: verdicts may differ for that reason alone.",
        isWarning: true)
    }
    if results.tools.values.count > 1 || results.tools.level > 0 {
      section.note(
        "\(results.tools.counted("version")) of dnp-logcheck judged these runs: verdicts may differ for that reason alone.",
        isWarning: true)
    }
    return section
  }

  /// Durations that the metrics of the rule files count.
  var measures: OverviewSection {
    var section = OverviewSection(id: "durations", title: "Durations")
    section.columns = [
      .init("Measure", .name), .init("Count", .number), .init("Median", .number), .init("95%", .number),
      .init("Smallest", .number), .init("Largest", .number), .init("Meaning", .sentence),
    ]
    section.rows = results.measures.sorted { _ in 0 }.filter { $0.value.histogram.count > 0 }.map { key, value in
      let histogram = value.histogram
      return OverviewSection.Row(
        mark: .neutral,
        cells: [
          CountWords.name(key), CountWords.grouped(histogram.count), CountWords.duration(histogram.quantile(0.5)),
          CountWords.duration(histogram.quantile(0.95)), CountWords.duration(histogram.least),
          CountWords.duration(histogram.greatest), CleanText.line(titles.help(key) ?? "", limit: 240),
        ])
    }
    section.dropColumns(where: \.isEmpty, among: ["Meaning"])
    if !section.rows.isEmpty {
      section.note(
        "Median and 95% are correct to a thirty-second of their value; the smallest and the largest are exact.")
    }
    section.note(
      results.measures.omission("measures") { "have \(CountWords.counted($0.histogram.count, "value"))" })
    return section
  }
}
