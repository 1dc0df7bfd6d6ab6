import LogCheckModel

extension ReportFormat {
  package static let gitlab = ReportFormat(
    id: "gitlab", summary: "GitLab's Code Quality JSON: an entry for each failure"
  ) { GitLabReporter($0) }
}

/// An array of the failures. GitLab cannot represent unknown results or accepted failures: the former are left out, the
/// latter are reported as information.
struct GitLabReporter: WholeRunReporter {
  private let style: ReportStyle
  var collector = RunCollector()

  init(_ style: ReportStyle) { self.style = style }

  func write(_ run: CollectedRun, to output: inout ReportOutput) {
    var json = JSONWriter()
    json.array { json in
      for capture in run.summary.captures where capture.problem != nil { write(capture, run, to: &json) }
      for check in run.troubles { write(check, run, to: &json) }
      for item in run.findings where item.weight > .open { write(item, run, to: &json) }
    }
    output.line(json.text)
  }

  private func write(_ capture: CaptureSummary, _ run: CollectedRun, to json: inout JSONWriter) {
    let path = ReportPath.plain(capture.path, to: style.folder)
    entry(
      "could not be read: " + CleanText.line(capture.problem ?? "", limit: 600), "unreadable-capture",
      Self.hash("unreadable-capture " + path), run.summary.exitCode == 2 ? "critical" : "info", path, 1, to: &json)
  }

  /// A check of the whole run: why it does not pass, or notifications for whose trouble there is an excuse.
  private func write(_ check: RunCheck, _ run: CollectedRun, to json: inout JSONWriter) {
    let capture = check.position?.capture ?? run.summary.captures.first?.path ?? ""
    let path = ReportPath.plain(capture, to: style.folder)
    entry(
      "\(check.title): \(check.message)", check.id, Self.hash(check.id + " " + path),
      check.outcome == .excused ? "info" : "major", path, max(1, check.position?.line ?? 1), to: &json)
  }

  private func write(_ item: CollectedFinding, _ run: CollectedRun, to json: inout JSONWriter) {
    let finding = item.finding
    var text = CleanText.line(finding.title, limit: 600) + ": " + CleanText.line(finding.message, limit: 1000)
    var severity =
      switch finding.severity {
      case .error: "major"
      case .warning: "minor"
      case .note: "info"
      }
    switch item.weight {
    case .accepted:
      text = (finding.acceptance?.words ?? "accepted") + ": " + text
      severity = "info"
    case .onTrial:
      text = "on trial: " + text
      severity = "info"
    case .open, .belowLimit, .fails: break
    }
    let capture = finding.position?.capture ?? run.summary.captures.first?.path ?? ""
    entry(
      text, CleanText.line(finding.rule), finding.fingerprint + FNVHash.digits(UInt64(max(0, item.occurrence))),
      severity,
      ReportPath.plain(capture, to: style.folder), max(1, finding.position?.line ?? 1), to: &json)
  }

  private func entry(
    _ description: String, _ check: String, _ fingerprint: String, _ severity: String, _ path: String, _ line: Int,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.string("description", description)
      json.string("check_name", check)
      json.string("fingerprint", fingerprint)
      json.string("severity", severity)
      json.object("location") { json in
        json.string("path", path)
        json.object("lines") { $0.integer("begin", line) }
      }
    }
  }

  /// Thirty-two digits that stand for a text: FNV-1a, and its length.
  private static func hash(_ text: String) -> String {
    FNVHash.digits(FNVHash.of(text.utf8)) + FNVHash.digits(UInt64(text.utf8.count))
  }
}
