import LogCheckModel

extension ReportFormat {
  package static let sarif = ReportFormat(
    id: "sarif", summary: "SARIF 2.1.0 for code scanning and editors: a result for each failure"
  ) { SARIFReporter($0) }
}

/// One run: a result for each failure, the rules that have one, and notes on the run. Viewers show each result as a problem, so that
/// verdicts that are open are not among them; a note counts these.
struct SARIFReporter: WholeRunReporter {
  private let style: ReportStyle
  var collector = RunCollector()

  init(_ style: ReportStyle) { self.style = style }

  /// The number of results that readers keep of one run; beyond a maximum some refuse the whole file.
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
    let troubles = run.troubles
    let failures = run.findings.filter { $0.weight > .open }.prefix(max(0, Self.resultLimit - troubles.count))
    let failed = Set(failures.map(\.finding.rule))
    let rules = run.rules.filter { failed.contains($0.summary.id) }
    json.object("tool") { json in
      json.object("driver") { json in
        json.string("name", "dnp-logcheck")
        json.string("version", CleanText.line(run.header.toolVersion))
        json.array("rules") { json in
          for rule in rules { json.object { write(rule, run.header.rulePages, to: &$0) } }
          for check in troubles { json.object { write(check, to: &$0) } }
        }
      }
    }
    if let category = style.codeScanning.category {
      // The text after the last slash would be the name of this one run.
      let name = CleanText.line(category)
      json.object("automationDetails") { $0.string("id", name.hasSuffix("/") ? name : name + "/") }
    }
    json.array("invocations") { json in
      json.object { json in
        json.boolean("executionSuccessful", run.summary.exitCode != 2)
        json.integer("exitCode", Int(run.summary.exitCode))
        json.array("toolExecutionNotifications") { json in
          for diagnostic in run.summary.diagnostics { json.object { write(diagnostic, to: &$0) } }
          let open = run.rules.filter { $0.ending == .inconclusive }
          if !open.isEmpty { json.object { writeOpen(open, to: &$0) } }
          let total = run.summary.rules.reduce(0) { $0 + $1.fails }
          if total > failures.count { json.object { writeLimit(total - failures.count, of: total, to: &$0) } }
        }
      }
    }
    json.string("columnKind", "unicodeCodePoints")
    json.array("results") { json in
      let positions = Dictionary(
        rules.enumerated().map { ($1.summary.id, $0) }, uniquingKeysWith: { first, _ in first })
      let result = SARIFResult(run: run, style: style)
      for (index, check) in troubles.enumerated() {
        json.object { result.write(check, ruleIndex: rules.count + index, to: &$0) }
      }
      for item in failures {
        json.object { result.write(item, ruleIndex: positions[item.finding.rule], to: &$0) }
      }
    }
  }

  private func write(_ rule: CollectedRule, _ pages: RulePages?, to json: inout JSONWriter) {
    let summary = rule.summary
    let title = SARIFText.message(summary.title, orElse: summary.id)
    json.string("id", summary.id)
    json.object("shortDescription") { $0.string("text", title) }
    json.object("fullDescription") { $0.string("text", SARIFText.message(summary.rationale, orElse: title)) }
    json.optional("helpUri", pages?.address(of: summary.id))
    json.object("help") { json in
      json.string(
        "text", SARIFText.message(summary.remediation, orElse: "`dnp-logcheck explain` describes a rule."))
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

  private func write(_ check: RunCheck, to json: inout JSONWriter) {
    json.string("id", check.id)
    json.object("shortDescription") { $0.string("text", SARIFText.message(check.title, orElse: check.id)) }
    json.object("fullDescription") { $0.string("text", SARIFText.message(check.title, orElse: check.id)) }
    json.object("help") { $0.string("text", "The text report says what to do next.") }
    json.object("defaultConfiguration") { $0.string("level", "error") }
    json.object("properties") { json in
      json.array("tags") { $0.string(nil, check.area) }
      json.string("problem.severity", "error")
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

  /// The rules that were started and not decided.
  private func writeOpen(_ rules: [CollectedRule], to json: inout JSONWriter) {
    let names = rules.map { CleanText.line($0.summary.id) }.joined(separator: ", ")
    json.object("descriptor") { $0.string("id", "inconclusive") }
    json.string("level", "note")
    json.object("message") { json in
      let text = "\(TextLayout.counted(rules.count, "rule")) could not be decided: \(names)"
      json.string("text", SARIFText.message(text, orElse: "inconclusive"))
    }
  }

  private func writeLimit(_ unlisted: Int, of total: Int, to json: inout JSONWriter) {
    json.object("descriptor") { $0.string("id", "unlisted") }
    json.string("level", "note")
    json.object("message") { json in
      json.string(
        "text", "\(TextLayout.counted(unlisted, "failure")) of \(total) not listed")
    }
  }
}
