import LogCheckModel

/// The JSON form of a run, version 1 (docs/json-output.md). Members are only ever added within a version.
enum EncodedRun {
  static let schema = "dnp-logcheck/1"

  /// The name of a capture as programs read it.
  static func path(_ shown: String) -> String { shown == "<stdin>" ? "stdin" : shown }

  static func members(_ json: inout JSONWriter, _ finding: Finding) {
    json.string("rule", finding.rule)
    json.string("title", finding.title)
    switch finding.verdict {
    case .fail: json.string("verdict", "fail")
    case .inconclusive(let reason):
      json.string("verdict", "inconclusive")
      json.string("reason", reason.rawValue)
    case .pass: json.string("verdict", "pass")
    case .cancelled: json.string("verdict", "cancelled")
    }
    json.string("severity", finding.severity.rawValue)
    json.boolean("experimental", finding.isExperimental)
    json.array("requirements") { json in for id in finding.requirements { json.string(nil, id) } }
    json.string("message", finding.message)
    if finding.verdict == .fail {
      json.string("expected", finding.title)
      json.string("actual", finding.message)
    }
    json.string("remediation", finding.remediation)
    json.string("fingerprint", finding.fingerprint)
    switch finding.acceptance {
    case .waived(let reason, let owner, let until):
      json.object("waiver") { json in
        json.string("reason", reason)
        json.string("owner", owner)
        json.string("until", until.description)
      }
    case .known: json.boolean("known", true)
    case nil: break
    }
    if let absence = finding.absence {
      json.object("absence") { json in
        json.optional("from", absence.from)
        json.optional("to", absence.to)
      }
    }
    json.array("evidence") { json in
      for item in finding.evidence {
        json.object { json in
          json.string("role", item.role.rawValue)
          members(&json, item)
        }
      }
    }
    if !finding.circumstances.isEmpty {
      json.array("circumstances") { json in
        for circumstance in finding.circumstances { json.object { members(&$0, circumstance) } }
      }
    }
    if let wording = finding.wording { json.object("wording") { members(&$0, wording) } }
    if let nearest = finding.nearest { json.object("nearest") { members(&$0, nearest) } }
  }

  static func members(_ json: inout JSONWriter, _ item: FindingEvidence) {
    json.string("capture", path(item.capture))
    json.integer("line", item.line)
    json.optional("time", item.time)
    json.string("event", item.event)
    json.string("text", item.text)
    json.optional("message", item.message)
    json.integer("omittedBytes", item.omittedBytes)
  }

  private static func members(_ json: inout JSONWriter, _ circumstance: FindingCircumstance) {
    json.string("id", circumstance.id)
    json.string("title", circumstance.title)
    json.optional("limit", circumstance.limit)
    members(&json, circumstance.event)
  }

  private static func members(_ json: inout JSONWriter, _ candidate: NearestCandidate) {
    switch candidate.miss {
    case .early(let by):
      json.string("miss", "early")
      json.integer("milliseconds", Int(by.nanoseconds / 1_000_000))
    case .late(let by):
      json.string("miss", "late")
      json.integer("milliseconds", Int(by.nanoseconds / 1_000_000))
    case .unfit: json.string("miss", "unfit")
    }
    members(&json, candidate.event)
  }

  static func members(_ json: inout JSONWriter, _ answer: LateAnswer) {
    json.string("rule", answer.rule)
    json.object("trigger") { json in
      json.string("capture", path(answer.capture))
      json.integer("line", answer.line)
    }
    members(&json, answer.candidate)
  }

  static func members(_ json: inout JSONWriter, _ capture: CaptureSummary) {
    json.string("path", path(capture.path))
    json.optional("format", capture.format)
    json.array("wrappers") { json in for id in capture.wrappers { json.string(nil, id) } }
    json.optional("verdict", capture.verdict?.rawValue)
    json.optional("profile", capture.profile)
    json.string("profileReason", capture.profileReason)
    if !capture.otherProfiles.isEmpty {
      json.array("otherProfiles") { json in
        for choice in capture.otherProfiles {
          json.object(nil) { json in
            json.string("aspect", choice.aspect)
            json.string("id", choice.id)
            json.string("reason", choice.reason)
          }
        }
      }
    }
    json.integer("bytes", capture.bytes)
    json.integer("lines", capture.lines)
    json.integer("records", capture.candidates)
    json.integer("events", capture.events)
    json.integer("sessions", capture.sessions)
    json.optional("first", capture.first)
    json.optional("last", capture.last)
    json.array("gaps") { json in
      for gap in capture.gaps {
        json.object { json in
          json.string("reason", gap.reason.rawValue)
          json.optional("from", gap.from)
          json.optional("to", gap.to)
          json.integer("line", gap.line)
          if gap.count > 1 { json.integer("count", gap.count) }
        }
      }
    }
    if let rows = capture.duplicateLines {
      json.object("repeatedRows") { json in
        json.integer("count", rows.count)
        json.integer("line", rows.line)
        json.optional("from", rows.from)
        json.optional("to", rows.to)
      }
    }
    json.integer("unrecognised", capture.unrecognised)
    json.array("unrecognisedLines") { json in
      for item in capture.unrecognisedLines {
        json.object { json in
          json.integer("line", item.line)
          json.string("text", item.text)
          json.optional("message", item.message)
          json.integer("omittedBytes", item.omittedBytes)
        }
      }
    }
    if !capture.unknownTexts.isEmpty {
      json.integer("unknownTextCount", capture.unknownTextCount)
      json.array("unknownTexts") { json in for text in capture.unknownTexts { json.object { members(&$0, text) } } }
    }
    json.integer("notUnderstood", capture.notUnderstood)
    json.integer("cutRecords", capture.cutRecords)
    if capture.markedCuts > 0 {
      json.object("markedCuts") { json in
        json.integer("count", capture.markedCuts)
        json.integer("line", capture.firstMarkedCut)
      }
    }
    if let width = capture.lineWidth {
      json.object("lineWidth") { json in
        json.integer("columns", width.columns)
        json.boolean("wrapped", width.isWrapped)
      }
    }
    if capture.unreadRecords > 0 { json.integer("unreadRecords", capture.unreadRecords) }
    json.integer("repairedRecords", capture.repairedRecords)
    json.boolean("endsInsideLine", capture.endsInsideLine)
    if let account = capture.account { json.object("account") { members(&$0, account) } }
    json.optional("problem", capture.problem)
  }

  private static func members(_ json: inout JSONWriter, _ account: LineAccount) {
    json.integer("rows", account.read)
    json.integer("records", account.records)
    json.integer("continuations", account.continuations)
    json.integer("wrappers", account.wrappers)
    json.integer("noise", account.noise)
    json.integer("skipped", account.skipped)
    json.integer("bytes", account.bytes)
    json.integer("cutRecords", account.cutRecords)
    json.integer("repairedBytes", account.repairedBytes)
    json.integer("duplicates", account.duplicates)
    json.integer("lossMarkers", account.lossMarkers)
    json.integer("nulBytes", account.nulBytes)
  }

  static func members(_ json: inout JSONWriter, _ account: RunAccount) {
    members(&json, account.lines)
    json.integer("files", account.files)
    json.integer("unreadFiles", account.unreadFiles)
    json.integer("repeatedFiles", account.repeatedFiles)
  }

  /// `number` is that of a broken rule in reports for people.
  static func members(_ json: inout JSONWriter, _ rule: RuleSummary, number: Int?) {
    json.string("id", rule.id)
    json.string("title", rule.title)
    json.string("verdict", rule.verdict.rawValue)
    json.string("severity", rule.severity.rawValue)
    json.boolean("experimental", rule.isExperimental)
    json.array("requirements") { json in for id in rule.requirements { json.string(nil, id) } }
    json.object("instances") { json in
      json.integer("pass", rule.passes)
      json.integer("fail", rule.fails)
      json.integer("inconclusive", rule.inconclusive)
      json.integer("cancelled", rule.cancelled)
      if rule.waived > 0 { json.integer("waived", rule.waived) }
      if rule.known > 0 { json.integer("known", rule.known) }
    }
    json.object("reasons") { json in
      for reason in InconclusiveReason.allCases {
        if let count = rule.reasons[reason] { json.integer(reason.rawValue, count) }
      }
    }
    if rule.openEnds != OpenEndCounts() {
      json.object("openEnds") { json in
        json.integer("unfinished", rule.openEnds.unfinished)
        json.integer("notDue", rule.openEnds.notDue)
        json.integer("running", rule.openEnds.running)
      }
    }
    json.object("notes") { json in
      for (note, count) in rule.notes.sorted(by: { $0.key < $1.key }) { json.integer(note, count) }
    }
    if let number { json.integer("number", number) }
  }

  static func members(_ json: inout JSONWriter, _ diagnostic: Diagnostic) {
    json.string("code", diagnostic.code)
    json.string("severity", diagnostic.severity.rawValue)
    json.string("message", diagnostic.message)
    json.optional("hint", diagnostic.hint)
    if let mark = diagnostic.mark {
      json.string("file", mark.file)
      json.integer("line", mark.line)
      json.integer("column", mark.column)
    }
  }

  private static func members(_ json: inout JSONWriter, _ checklist: Checklist) {
    guard !checklist.runs.isEmpty else { return }
    json.array("checklist") { json in
      for run in checklist.runs {
        json.object { json in
          json.string("rule", run.rule)
          json.string("state", run.state.rawValue)
          json.optional("capture", run.capture)
          json.array("steps") { json in
            for step in run.steps {
              json.object { json in
                json.string("state", step.state.rawValue)
                json.string("title", step.title)
                json.optional("time", step.time)
                if let line = step.line { json.integer("line", line) }
                json.optional("note", step.note)
              }
            }
          }
        }
      }
    }
    if checklist.omitted > 0 { json.integer("checklistOmitted", checklist.omitted) }
  }

  private static func suspicions(_ json: inout JSONWriter, _ suspicions: [Suspicion]) {
    guard !suspicions.isEmpty else { return }
    json.array("suspicions") { json in
      for suspicion in suspicions {
        json.object { json in
          json.string("rule", suspicion.rule)
          json.string("message", suspicion.message)
          json.optional("capture", suspicion.capture)
          if let line = suspicion.line { json.integer("line", line) }
        }
      }
    }
  }

  private static func promises(_ json: inout JSONWriter, _ key: String, _ promises: [OpenPromise]) {
    guard !promises.isEmpty else { return }
    json.array(key) { json in
      for promise in promises {
        json.object { json in
          json.string("rule", promise.rule)
          json.optional("capture", promise.capture)
          if let line = promise.line { json.integer("line", line) }
          json.optional("due", promise.due)
          if let missing = promise.missing { json.integer("missingNanoseconds", Int(missing.nanoseconds)) }
        }
      }
    }
  }

  static func ending(_ json: inout JSONWriter, _ summary: RunSummary) {
    json.string("verdict", summary.verdict.rawValue)
    json.integer("exitCode", Int(summary.exitCode))
    json.object("counts") { json in
      for verdict in RuleVerdict.allCases { json.integer(verdict.rawValue, summary.count(verdict)) }
      json.integer("waived", summary.waived)
      if summary.known > 0 { json.integer("known", summary.known) }
    }
    json.array("undecidedRequired") { json in for id in summary.undecidedRequired { json.string(nil, id) } }
    members(&json, summary.checklist)
    suspicions(&json, summary.suspicions)
    promises(&json, "unfinished", summary.unfinished)
    promises(&json, "notDue", summary.notDue)
    if summary.isUntimed { json.boolean("timingJudged", false) }
    json.integer("findingsNotListed", summary.unreportedFindings)
    if let account = summary.account { json.object("account") { members(&$0, account) } }
    if !summary.circumstances.isEmpty {
      json.array("circumstances") { json in
        for (circumstance, count) in summary.circumstances {
          json.object { json in
            json.integer("count", count)
            members(&json, circumstance)
          }
        }
      }
    }
    members(&json, summary.outcomes)
    if !summary.lateAnswers.isEmpty {
      json.array("lateAnswers") { json in
        for answer in summary.lateAnswers { json.object { members(&$0, answer) } }
      }
    }
  }
}
