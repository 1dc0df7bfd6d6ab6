import LogCheckModel

extension ReportFormat {
  package static let junit = ReportFormat(
    id: "junit", summary: "JUnit XML for Jenkins, GitLab, GitHub actions: a suite for each area of rules"
  ) { JUnitReporter($0) }
}

/// A test suite for the run itself and one for each area; a test case for each rule that had an occasion, with
/// `--verbose` for each. Times are 0: nothing of the clock goes into a report, and no rule takes measurable time.
struct JUnitReporter: WholeRunReporter {
  private let style: ReportStyle
  var collector = RunCollector()

  init(_ style: ReportStyle) { self.style = style }

  func write(_ run: CollectedRun, to output: inout ReportOutput) {
    output.write(text(of: run))
  }

  private func text(of run: CollectedRun) -> String {
    var names = UniqueNames()
    // Hundreds of rules without an occasion would hide the few that were judged.
    let shown = run.checks.filter { style.isVerbose || !$0.isWithoutOccasion }
    let checks = shown.map { (check: $0, name: names.unique($0.name, in: $0.area)) }
    var suites: [(area: String, cases: [(check: RunCheck, name: String)])] = []
    var positions: [String: Int] = [:]
    for item in checks {
      let position = positions[item.check.area] ?? suites.count
      if position == suites.count {
        positions[item.check.area] = position
        suites.append((item.check.area, []))
      }
      suites[position].cases.append(item)
    }
    let properties = properties(of: run)
    var xml = XMLWriter()
    let counts = JUnitCounts(checks.map(\.check.outcome))
    xml.element("testsuites", [("name", "dnp-logcheck")] + counts.attributes + [("time", "0")]) { xml in
      for suite in suites { write(suite, properties, stamp(of: run), to: &xml) }
    }
    return xml.text
  }

  private func write(
    _ suite: (area: String, cases: [(check: RunCheck, name: String)]), _ properties: [(String, String)],
    _ stamp: String?, to xml: inout XMLWriter
  ) {
    let counts = JUnitCounts(suite.cases.map(\.check.outcome))
    let attributes =
      [("name", suite.area)] + counts.ofSuite + (stamp.map { [("timestamp", $0)] } ?? [])
    xml.element("testsuite", attributes) { xml in
      xml.element("properties", []) { xml in
        for (name, value) in properties { xml.element("property", [("name", name), ("value", value)]) }
      }
      for item in suite.cases { write(item.check, item.name, to: &xml) }
    }
  }

  private func write(_ check: RunCheck, _ name: String, to xml: inout XMLWriter) {
    // Readers take the text before the last dot for a package.
    var attributes = [
      ("classname", "dnp-logcheck." + check.area.replacing(".", with: "_")), ("name", name), ("time", "0"),
    ]
    if let position = check.position {
      attributes.append(("file", CleanText.line(ReportPath.plain(position.capture, to: style.folder), limit: 1000)))
      if position.line > 0 { attributes.append(("line", "\(position.line)")) }
    }
    // Some readers show the text of a problem only, some its message only.
    let rows = [check.message] + check.story
    switch check.outcome {
    case .passed where check.story.isEmpty: xml.element("testcase", attributes)
    case .passed: xml.element("testcase", attributes) { $0.element("system-out", [], rows: check.story) }
    case .failed(let kind):
      let rows = ["expected: \(check.title)", "actual: \(check.message)"] + check.story
      xml.element("testcase", attributes) {
        $0.element("failure", [("type", kind), ("message", check.message)], rows: rows)
      }
    case .broken(let kind):
      xml.element("testcase", attributes) {
        $0.element("error", [("type", kind), ("message", check.message)], rows: rows)
      }
    case .excused, .skipped:
      xml.element("testcase", attributes) { $0.element("skipped", [("message", check.message)], rows: rows) }
    }
  }

  /// Captures that each suite names; the suite of the run has a case for each.
  private static let capturesNamed = 10

  private func properties(of run: CollectedRun) -> [(String, String)] {
    let summary = run.summary
    var properties = [
      ("tool.version", CleanText.line(run.header.toolVersion)), ("verdict", summary.verdict.rawValue),
      ("exitCode", "\(summary.exitCode)"), ("captures", "\(summary.captures.count)"),
    ]
    for (index, capture) in summary.captures.prefix(Self.capturesNamed).enumerated() {
      let name = "capture.\(index + 1)"
      properties.append((name, CleanText.line(ReportPath.plain(capture.path, to: style.folder), limit: 1000)))
      if let format = capture.format { properties.append((name + ".format", CleanText.line(format))) }
      if let profile = capture.profile { properties.append((name + ".profile", CleanText.line(profile))) }
      if let first = capture.first { properties.append((name + ".first", CleanText.line(first))) }
      if let last = capture.last { properties.append((name + ".last", CleanText.line(last))) }
    }
    return properties
  }

  /// The first instant of a capture, without fractions and zone, which some readers do not take.
  private func stamp(of run: CollectedRun) -> String? {
    guard let first = run.summary.captures.lazy.compactMap(\.first).first else { return nil }
    let stamp = Array(first.utf8.prefix(19))
    let form = Array("0000-00-00T00:00:00".utf8)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard stamp.count == form.count,
      zip(stamp, form).allSatisfy({ $1 == UInt8(ascii: "0") ? digits.contains($0) : $0 == $1 })
    else { return nil }
    return String(decoding: stamp, as: UTF8.self)
  }
}

/// Gives each name once within its group: readers drop the second of two.
package struct UniqueNames {
  private var taken: Set<[String]> = []

  package init() {}

  package mutating func unique(_ name: String, in group: String) -> String {
    var candidate = name
    var number = 1
    while !taken.insert([group, candidate]).inserted {
      number += 1
      candidate = "\(name) (\(number))"
    }
    return candidate
  }
}
