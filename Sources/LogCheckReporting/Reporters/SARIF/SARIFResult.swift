import LogCheckModel

/// A failure as a result of SARIF. Its promise is the description of its rule, so that a viewer shows each sentence once.
struct SARIFResult {
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

  /// The number of steps of a result that readers keep.
  private static let stepLimit = 1000

  /// Writes the members of a result.
  func write(_ item: CollectedFinding, ruleIndex: Int?, to json: inout JSONWriter) {
    let finding = item.finding
    json.string("ruleId", finding.rule)
    if let ruleIndex { json.integer("ruleIndex", ruleIndex) }
    json.string("kind", "fail")
    json.string("level", level(item))
    json.object("message") { $0.string("text", message(item)) }
    json.array("locations") { json in
      json.object { if let anchor { writeAnchor(anchor, to: &$0) } else { writeLocation(finding.position, to: &$0) } }
    }
    json.object("partialFingerprints") { json in
      json.string("primaryLocationLineHash", "\(finding.fingerprint):\(item.occurrence)")
    }
    writeAcceptance(item, to: &json)
    writeSteps(of: finding, to: &json)
    writeRelated(to: finding, to: &json)
  }

  /// A check of the whole run: why it does not pass, or what has an excuse.
  func write(_ check: RunCheck, ruleIndex: Int, to json: inout JSONWriter) {
    json.string("ruleId", check.id)
    json.integer("ruleIndex", ruleIndex)
    json.string("kind", "fail")
    json.string("level", check.outcome == .excused ? "note" : "error")
    let text = ([check.message] + check.story).joined(separator: "; ")
    json.object("message") { $0.string("text", SARIFText.message(text, orElse: check.id)) }
    json.array("locations") { json in
      json.object { if let anchor { writeAnchor(anchor, to: &$0) } else { writeLocation(check.position, to: &$0) } }
    }
    json.object("partialFingerprints") { $0.string("primaryLocationLineHash", "\(check.id):1") }
    if run.header.hasBaseline { json.string("baselineState", "new") }
    if hasWaivers { json.array("suppressions") { _ in } }
  }

  private func level(_ item: CollectedFinding) -> String {
    switch item.weight {
    case .open, .accepted, .onTrial: "note"
    case .belowLimit, .fails: item.finding.severity.rawValue
    }
  }

  private func message(_ item: CollectedFinding) -> String {
    let finding = item.finding
    var parts: [String] = []
    if item.weight == .onTrial { parts.append("on trial") }
    if finding.acceptance == .known { parts.append("known from the baseline") }
    // Alerts show the message and the first location, and nothing else at first sight.
    if anchor != nil, let position = finding.position { parts.append("\(position.capture) line \(position.line)") }
    parts.append(finding.message.isEmpty ? finding.title : finding.message)
    return SARIFText.message(parts.joined(separator: ": "), orElse: finding.rule)
  }

  private func writeAcceptance(_ item: CollectedFinding, to json: inout JSONWriter) {
    if run.header.hasBaseline {
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

  /// An unknown location becomes the beginning of the first capture: readers refuse a result without a location.
  private func writeLocation(_ item: FindingEvidence?, to json: inout JSONWriter) {
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

  /// The event nearest to the missing one, the circumstances meanwhile, and the line of a result that is moved
  /// elsewhere.
  private func writeRelated(to finding: Finding, to json: inout JSONWriter) {
    let position = anchor == nil ? nil : finding.position
    guard position != nil || finding.nearest != nil || !finding.circumstances.isEmpty else { return }
    json.array("relatedLocations") { json in
      if let position { json.object { write(position, position.role.rawValue, to: &$0) } }
      if let nearest = finding.nearest { json.object { write(nearest.event, "nearest", to: &$0) } }
      for circumstance in finding.circumstances {
        json.object { write(circumstance.event, "meanwhile: \(circumstance.title)", to: &$0) }
      }
    }
  }

  private func write(_ item: FindingEvidence, _ role: String, to json: inout JSONWriter) {
    writeLocation(item, to: &json)
    let time = item.time.map { $0 + ": " } ?? ""
    json.object("message") { $0.string("text", SARIFText.message("\(role): \(time)\(item.event)", orElse: role)) }
  }
}
