import LogCheckModel

extension ReportFormat {
  package static let sarif = ReportFormat(
    id: "sarif", summary: "SARIF 2.1.0 for code scanning and editors: a result for each finding"
  ) { SARIFReporter($0) }
}

/// One run: the rules, a result for each failure and for each thing that could not be known, and what the tool says of its work.
struct SARIFReporter: WholeRunReporter {
  private let style: ReportStyle
  var collector = RunCollector()

  init(_ style: ReportStyle) { self.style = style }

  /// What readers keep of one run; beyond a maximum some refuse the whole file.
  private static let resultLimit = 5000

  func write(_ run: CollectedRun, to output: inout ReportOutput) {
    var json = JSONWriter()
    json.object { json in
      json.string("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.string("version", "2.1.0")
      json.array("runs") { json in json.object { write(run, to: &$0) } }
    }
    output.line(json.text)
  }

  private func write(_ run: CollectedRun, to json: inout JSONWriter) {
    let findings = run.findings
    json.object("tool") { json in
      json.object("driver") { json in
        json.string("name", "dnp-logcheck")
        json.string("version", CleanText.line(run.header.toolVersion))
        json.array("rules") { json in for rule in run.rules { json.object { write(rule, to: &$0) } } }
      }
    }
    if let category = style.codeScanning.category {
      // What stands behind the last slash would be the name of this one run.
      let name = CleanText.line(category)
      json.object("automationDetails") { $0.string("id", name.hasSuffix("/") ? name : name + "/") }
    }
    json.array("invocations") { json in
      json.object { json in
        json.boolean("executionSuccessful", run.summary.exitCode != 2)
        json.integer("exitCode", Int(run.summary.exitCode))
        json.array("toolExecutionNotifications") { json in
          for diagnostic in run.summary.diagnostics { json.object { write(diagnostic, to: &$0) } }
          let untold = run.summary.untoldFindings + max(0, findings.count - Self.resultLimit)
          if untold > 0 { json.object { writeLimit(untold, of: run, to: &$0) } }
        }
      }
    }
    json.string("columnKind", "unicodeCodePoints")
    json.array("results") { json in
      let places = Dictionary(
        run.rules.enumerated().map { ($1.summary.id, $0) }, uniquingKeysWith: { first, _ in first })
      let result = SARIFResult(run: run, style: style)
      for item in findings.prefix(Self.resultLimit) {
        json.object { result.write(item, ruleIndex: places[item.finding.rule], to: &$0) }
      }
    }
  }

  private func write(_ rule: CollectedRule, to json: inout JSONWriter) {
    let summary = rule.summary
    let title = SARIFText.message(summary.title, orElse: summary.id)
    json.string("id", summary.id)
    json.object("shortDescription") { $0.string("text", title) }
    json.object("fullDescription") { $0.string("text", SARIFText.message(summary.rationale, orElse: title)) }
    json.object("help") { json in
      json.string(
        "text", SARIFText.message(summary.remediation, orElse: "`dnp-logcheck explain` tells more of a rule."))
    }
    json.object("defaultConfiguration") { $0.string("level", summary.severity.rawValue) }
    json.object("properties") { json in
      // Readers keep ten tags.
      json.array("tags") { json in
        for tag in ([summary.area] + summary.requirements).prefix(10) { json.string(nil, CleanText.line(tag)) }
      }
      // The dot is part of the name.
      json.string("problem.severity", summary.severity == .note ? "recommendation" : summary.severity.rawValue)
      json.string("verdict", summary.verdict.rawValue)
      if summary.isExperimental { json.boolean("experimental", true) }
    }
  }

  private func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    let hint = diagnostic.hint.map { "; " + CleanText.line($0, limit: 600) } ?? ""
    json.object("descriptor") { $0.string("id", diagnostic.code) }
    json.string("level", diagnostic.severity.rawValue)
    json.object("message") { json in
      json.string("text", SARIFText.message(diagnostic.message + hint, orElse: diagnostic.code))
    }
    guard let mark = diagnostic.mark else { return }
    json.array("locations") { json in
      json.object { json in
        json.object("physicalLocation") { json in
          json.object("artifactLocation") { $0.string("uri", ReportPath.uri(mark.file, to: style.folder)) }
          guard mark.line > 0 else { return }
          json.object("region") { $0.integer("startLine", mark.line) }
        }
      }
    }
  }

  private func writeLimit(_ untold: Int, of run: CollectedRun, to json: inout JSONWriter) {
    let total = run.summary.rules.reduce(0) { $0 + $1.fails + $1.inconclusive }
    json.string("level", "note")
    json.object("message") { json in
      json.string(
        "text", "\(untold) findings are not listed; with them there are \(total): the rules' counts tell of all")
    }
  }
}

/// A finding as a result of SARIF.
private struct SARIFResult {
  private let run: CollectedRun
  private let folder: String?
  private let anchor: String?
  private let hasWaivers: Bool

  init(run: CollectedRun, style: ReportStyle) {
    self.run = run
    folder = style.folder
    anchor = style.codeScanning.anchor
    hasWaivers = run.summary.rules.contains { $0.waived > 0 }
  }

  /// What readers keep of the steps of a result.
  private static let stepLimit = 1000

  func write(_ item: CollectedFinding, ruleIndex: Int?, to json: inout JSONWriter) {
    let finding = item.finding
    json.string("ruleId", finding.rule)
    if let ruleIndex { json.integer("ruleIndex", ruleIndex) }
    // Readers that do not know kinds must not show as a problem what is open: their level is none.
    json.string("kind", item.weight == .open ? "open" : "fail")
    json.string("level", level(item))
    json.object("message") { $0.string("text", message(item)) }
    json.array("locations") { json in
      json.object { if let anchor { writeAnchor(anchor, to: &$0) } else { writePlace(finding.place, to: &$0) } }
    }
    json.object("partialFingerprints") { json in
      json.string("primaryLocationLineHash", "\(finding.fingerprint):\(item.occurrence)")
    }
    writeAcceptance(item, to: &json)
    writeSteps(of: finding, to: &json)
    writeRelated(to: finding, to: &json)
  }

  private func level(_ item: CollectedFinding) -> String {
    switch item.weight {
    case .open: "none"
    case .accepted, .onTrial: "note"
    case .belowLimit, .fails: item.finding.severity.rawValue
    }
  }

  private func message(_ item: CollectedFinding) -> String {
    let finding = item.finding
    var parts: [String] = []
    if case .inconclusive(let reason) = finding.verdict { parts.append("inconclusive (\(reason.rawValue))") }
    if item.weight == .onTrial { parts.append("on trial") }
    if finding.acceptance == .known { parts.append("known from the baseline") }
    // Alerts show the message and the first place, and nothing else at first sight.
    if anchor != nil, let place = finding.place { parts.append("\(place.capture) line \(place.line)") }
    parts += [finding.title, finding.message].filter { !$0.isEmpty }
    return SARIFText.message(parts.joined(separator: ": "), orElse: finding.rule)
  }

  private func writeAcceptance(_ item: CollectedFinding, to json: inout JSONWriter) {
    if run.header.hasBaseline, item.weight > .open {
      json.string("baselineState", item.finding.acceptance == .known ? "unchanged" : "new")
    }
    // Where one result says whether it is suppressed, all must.
    guard hasWaivers else { return }
    json.array("suppressions") { json in
      guard case .waived(let reason, let owner, let until) = item.finding.acceptance else { return }
      json.object { json in
        json.string("kind", "external")
        json.string("status", "accepted")
        json.string("justification", "\(CleanText.line(reason, limit: 600)) (\(CleanText.line(owner)), until \(until))")
      }
    }
  }

  private func writeAnchor(_ file: String, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      json.object("artifactLocation") { json in
        json.string("uri", ReportPath.uri(file, to: folder))
        json.string("uriBaseId", "%SRCROOT%")
      }
      json.object("region") { json in
        json.integer("startLine", 1)
        json.integer("startColumn", 1)
        json.integer("endLine", 1)
        json.integer("endColumn", 1)
      }
    }
  }

  /// A place of which nothing is known is the beginning of the first capture: readers refuse a result without a place.
  private func writePlace(_ item: FindingEvidence?, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      json.object("artifactLocation") { json in
        json.string("uri", ReportPath.uri(item?.capture ?? run.summary.captures.first?.path ?? "", to: folder))
        json.string("uriBaseId", "%SRCROOT%")
      }
      json.object("region") { json in
        let line = max(1, item?.line ?? 1)
        json.integer("startLine", line)
        json.integer("startColumn", 1)
        json.integer("endLine", line)
        json.integer("endColumn", (item?.text.unicodeScalars.count ?? 0) + 1)
        if let item {
          json.object("snippet") { $0.string("text", CleanText.line(item.text, omitted: item.omittedBytes)) }
        }
      }
    }
  }

  /// The lines that show it, one after the other.
  private func writeSteps(of finding: Finding, to json: inout JSONWriter) {
    let steps = StoryLine.sorted(finding.evidence)
    guard steps.count > 1 else { return }
    json.array("codeFlows") { json in
      json.object { json in
        json.array("threadFlows") { json in
          json.object { json in
            if steps.count > Self.stepLimit {
              json.object("message") { $0.string("text", "the first \(Self.stepLimit) of \(steps.count) lines") }
            }
            json.array("locations") { json in
              for step in steps.prefix(Self.stepLimit) {
                json.object { json in json.object("location") { write(step, step.role.rawValue, to: &$0) } }
              }
            }
          }
        }
      }
    }
  }

  /// What came nearest to what was missing, what was the case meanwhile, and the line of a result that is put elsewhere.
  private func writeRelated(to finding: Finding, to json: inout JSONWriter) {
    let place = anchor == nil ? nil : finding.place
    guard place != nil || finding.nearest != nil || !finding.circumstances.isEmpty else { return }
    json.array("relatedLocations") { json in
      if let place { json.object { write(place, place.role.rawValue, to: &$0) } }
      if let nearest = finding.nearest { json.object { write(nearest.event, "nearest", to: &$0) } }
      for circumstance in finding.circumstances {
        json.object { write(circumstance.event, "meanwhile: \(circumstance.title)", to: &$0) }
      }
    }
  }

  private func write(_ item: FindingEvidence, _ role: String, to json: inout JSONWriter) {
    writePlace(item, to: &json)
    let time = item.time.map { $0 + ": " } ?? ""
    json.object("message") { $0.string("text", SARIFText.message("\(role): \(time)\(item.event)", orElse: role)) }
  }
}

/// Texts for messages of SARIF, in which `{0}` and `[text](place)` have a meaning.
private enum SARIFText {
  /// Readers take 1,024 characters of a description.
  private static let limit = 900

  /// A clean row without placeholders and links; `other` where it is empty, since an empty message is none.
  static func message(_ text: String, orElse other: String) -> String {
    let clean = withoutPlaceholders(CleanText.line(text.isEmpty ? other : text, limit: limit))
      .replacing("](", with: "]\\u{28}")
    guard clean.unicodeScalars.count > limit else { return clean.isEmpty ? "?" : clean }
    return String(String.UnicodeScalarView(clean.unicodeScalars.prefix(limit))) + "…"
  }

  /// Shows the brace of `{0}` as other signs that texts must not hold are shown.
  private static func withoutPlaceholders(_ text: String) -> String {
    guard text.contains("{") else { return text }
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { result, part in
      let number = part.prefix { ("0"..."9").contains($0) }
      let isPlaceholder = !number.isEmpty && part[number.endIndex...].first == "}"
      result += (isPlaceholder ? "\\u{7b}" : "{") + part
    }
  }
}
