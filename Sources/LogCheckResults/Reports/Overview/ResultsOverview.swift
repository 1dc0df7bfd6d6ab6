import LogCheckReporting

/// A sum in the words of all reports for people: what failed first, and since when.
struct ResultsOverview {
  let results: MergedResults
  let titles: RuleTitles
  let extent: OverviewExtent

  init(_ results: MergedResults, _ titles: RuleTitles, _ extent: OverviewExtent) {
    self.results = results
    self.titles = titles
    self.extent = extent
  }

  enum Verdict {
    case fail, notProved, nothingDecided, pass

    var word: String {
      switch self {
      case .fail: "FAIL"
      case .notProved: "NOT PROVED"
      case .nothingDecided: "NOTHING DECIDED"
      case .pass: "PASS"
      }
    }

    func colour(_ palette: Palette) -> String {
      switch self {
      case .fail: palette.bad
      case .notProved, .nothingDecided: palette.doubtful
      case .pass: palette.good
      }
    }
  }

  /// The verdict over all runs that could be read.
  var verdict: Verdict {
    let runs = results.runs
    if runs.fails > 0 { return .fail }
    if runs.passes == 0, runs.inconclusive == 0 { return .nothingDecided }
    return runs.undecided > 0 ? .notProved : .pass
  }

  /// The runs that could not be read; `nil` if all could.
  var unread: String? {
    let errors = results.runs.errors
    guard errors > 0 else { return nil }
    return "\(CountWords.grouped(errors)) of \(CountWords.counted(results.runs.total, "run"))"
  }

  var counts: String { results.runs == RunCounts() ? "no run was merged" : results.runs.sentence }

  /// Everything that was added up, in numbers.
  var totals: [String] {
    var totals = [CountWords.counted(results.runs.total, "run")]
    if let days = CountWords.days(results.runs.days) { totals.append(days) }
    totals += [results.devices.counted("device"), results.builds.counted("build"), results.days.counted("day")]
    totals += [
      CountWords.counted(results.captures, "capture"), CountWords.counted(results.lines, "line"),
      CountWords.counted(results.bytes, "byte"), CountWords.counted(results.events, "plugin event"),
    ]
    return totals
  }

  /// The parts that say something, the most important first.
  var sections: [OverviewSection] {
    let sections = [
      notifications, failedRules, findings, devices, builds, days, measures, excusedRules, openRules, openRuns, origins,
    ]
    return (sections + (extent.listsAllRules ? [allRules] : [])).filter { !$0.isEmpty }
  }

  /// `and 12 more rules`: what a table leaves out.
  func rest(_ count: Int, _ limit: Int, _ one: String, _ many: String? = nil) -> String? {
    guard count > limit else { return nil }
    return
      "and \(CountWords.counted(count - limit, "more " + one, "more " + (many ?? one + "s"))); the JSON form has all"
  }
}
