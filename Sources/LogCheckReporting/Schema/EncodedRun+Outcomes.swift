import LogCheckModel

/// The outcomes of each device.
extension EncodedRun {
  static func members(_ json: inout JSONWriter, _ outcomes: [DeviceOutcomes]) {
    guard !outcomes.isEmpty else { return }
    json.array("outcomes") { json in
      for device in outcomes {
        json.object { json in
          json.array("captures") { json in for name in device.captures { json.string(nil, path(name)) } }
          json.object("counts") { json in
            for result in OutcomeResult.allCases { json.integer(result.rawValue, device.counts[result] ?? 0) }
          }
          json.integer("notDue", device.notDue)
          if device.omitted > 0 { json.integer("omitted", device.omitted) }
          json.array("occurrences") { json in
            for occurrence in device.occurrences { json.object { members(&$0, occurrence, of: device) } }
          }
          if !device.versions.isEmpty {
            json.array("versions") { json in
              for version in device.versions {
                json.object { json in
                  json.string("name", version.name)
                  json.string("version", version.value)
                  members(&json, version.line, of: device)
                }
              }
            }
          }
          json.array("causes") { json in
            for cause in device.causes { json.object { members(&$0, cause, of: device) } }
          }
          guard !device.conditions.isEmpty else { return }
          json.array("conditions") { json in
            for condition in device.conditions { json.object { members(&$0, condition, of: device) } }
          }
          if device.omittedConditions > 0 { json.integer("conditionsOmitted", device.omittedConditions) }
        }
      }
    }
  }

  static func members(_ json: inout JSONWriter, _ occurrence: Occurrence, of device: DeviceOutcomes) {
    json.optional("schedule", occurrence.key)
    json.string("due", instant(occurrence.due))
    json.boolean("stated", occurrence.isStated)
    json.string("result", occurrence.result.rawValue)
    json.optional("reason", occurrence.isUnseeable ? "not-visible" : occurrence.reason?.rawValue)
    json.boolean("proved", occurrence.isProved)
    if occurrence.isWaived { json.boolean("waived", true) }
    json.string("prefetch", occurrence.prefetch.rawValue)
    if let delay = occurrence.prefetchDelay {
      json.integer("prefetchDelayMilliseconds", Int(delay.nanoseconds / 1_000_000))
    }
    if let delay = occurrence.delay { json.integer("delayMilliseconds", Int(delay.nanoseconds / 1_000_000)) }
    json.optional("content", occurrence.content)
    json.optional("trouble", occurrence.trouble?.rawValue)
    if !occurrence.causes.isEmpty {
      json.array("causes") { json in for index in occurrence.causes { json.integer(nil, index) } }
    }
    members(&json, occurrence.line, of: device)
  }

  static func members(_ json: inout JSONWriter, _ cause: OutcomeCause, of device: DeviceOutcomes) {
    json.string("kind", cause.explanation.kind)
    json.string("side", cause.explanation.side.rawValue)
    json.string("certainty", cause.explanation.certainty.rawValue)
    json.string("title", cause.explanation.title)
    json.optional("next", cause.explanation.next)
    json.string("stage", cause.stage.rawValue)
    json.string("from", instant(cause.from))
    json.string("to", instant(cause.to))
    json.object("affected") { json in
      for result in OutcomeResult.allCases {
        if let count = cause.affected[result] { json.integer(result.rawValue, count) }
      }
    }
    if !cause.brokenRules.isEmpty {
      json.array("rules") { json in for rule in cause.brokenRules { json.string(nil, rule) } }
    }
    members(&json, cause.line, of: device)
    if let before = cause.surroundings.before { json.object("before") { members(&$0, before, of: device) } }
    if let after = cause.surroundings.after { json.object("after") { members(&$0, after, of: device) } }
  }

  /// `2025-11-15T05:53:00Z`, or `(year unknown) 11-15T05:53:00Z`.
  private static func instant(_ instant: LogInstant) -> String {
    let text = TimeText.instant(instant, .absolute)
    return TimeText.isYearUnknown(text) ? "(year unknown) " + text.dropFirst(5) : text
  }

  private static func members(_ json: inout JSONWriter, _ condition: HeldCondition, of device: DeviceOutcomes) {
    json.string("kind", condition.explanation.kind)
    json.string("side", condition.explanation.side.rawValue)
    json.string("title", condition.explanation.title)
    json.string("form", condition.form)
    json.optional("limit", condition.explanation.limit)
    json.optional("from", time(condition.first))
    json.optional("to", condition.end.flatMap(time))
    members(&json, condition.first.position, of: device)
    json.integer("lines", condition.lines)
    if condition.lines > 1 { json.object("last") { members(&$0, condition.last.position, of: device) } }
    if let end = condition.end { json.object("end") { members(&$0, end.position, of: device) } }
    if !condition.causes.isEmpty {
      json.array("causes") { json in for index in condition.causes { json.integer(nil, index) } }
    }
  }

  /// In UTC where that is known, else as the line has it.
  private static func time(_ line: HeldCondition.Line) -> String? { line.instant.map(instant) ?? line.point?.text }

  private static func members(_ json: inout JSONWriter, _ line: LinePosition?, of device: DeviceOutcomes) {
    guard let line else { return }
    if let name = device.paths[line.capture] { json.string("capture", path(name)) }
    json.integer("line", line.line)
  }
}
