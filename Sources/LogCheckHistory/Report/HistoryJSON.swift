import LogCheckModel
import LogCheckReporting

/// The findings of a history for programs; docs/schemas/dnp-logcheck-history-1.schema.json describes the object.
package struct HistoryJSON {
  private let analysis: HistoryAnalysis
  private let findings: [HistoryFinding]

  package init(_ analysis: HistoryAnalysis, _ findings: [HistoryFinding]) {
    self.analysis = analysis
    self.findings = findings
  }

  /// One line.
  package func text(toolVersion: String, exitCode: Int) -> String {
    var json = JSONWriter()
    json.object { json in
      json.head("dnp-logcheck-history/1", toolVersion: toolVersion)
      json.integer("exitCode", exitCode)
      let headline = HistoryHeadline(analysis, findings)
      json.string("headline", headline.sentence)
      json.integer("failingRules", headline.failingRules)
      json.integer("failingDevices", analysis.failingDevices)
      json.integer("devices", analysis.deviceCount)
      json.integer("earlierNights", analysis.nights.earlier)
      json.integer("resultsWithoutDay", analysis.nights.withoutDay)
      json.array("nights") { json in
        for (night, runs) in zip(analysis.nights.nights, analysis.runs) {
          json.object { json in
            json.string("day", night.description)
            json.integer("devices", runs.devices)
            json.integer("pass", runs.passed)
            json.integer("fail", runs.failed)
            json.integer("undecided", runs.open)
            json.integer("error", runs.errors)
          }
        }
      }
      if let night = analysis.notifications { json.object("notifications") { night.write(to: &$0) } }
      json.array("findings") { json in
        for finding in findings { json.object { Self.members(of: finding, to: &$0) } }
      }
      json.array("rules") { json in
        for rule in analysis.rules { json.object { members(of: rule, to: &$0) } }
      }
      json.array("worstDevices") { json in
        for device in analysis.devices { json.object { members(of: device, to: &$0) } }
      }
      json.array("measures") { json in
        for measure in analysis.measures { json.object { members(of: measure, to: &$0) } }
      }
    }
    return json.text + "\n"
  }

  private static func members(of finding: HistoryFinding, to json: inout JSONWriter) {
    json.string("kind", finding.kind.word)
    json.boolean("alarm", finding.isAlarm)
    json.string("severity", finding.severity.rawValue)
    json.string("subject", finding.subject)
    json.string("sentence", finding.sentence)
    json.string("next", finding.next)
    if !finding.advice.isEmpty { json.string("advice", finding.advice) }
    json.optional("command", finding.command)
  }

  /// A rule, with the nights in which it was exercised.
  private func members(of rule: HistoryAnalysis.Rule, to json: inout JSONWriter) {
    json.string("id", rule.nights.rule)
    json.string("severity", rule.nights.severity.rawValue)
    let nights = analysis.nights.nights
    json.optional("failsSince", rule.failsSince.map { nights[$0].description })
    if let failing = rule.failing {
      json.integer("failingDevices", failing.inLastNight)
      json.array("longestFailing") { json in
        for device in failing.named {
          json.object { json in
            json.string("device", device.device)
            json.string("since", nights[device.firstBad].description)
            json.integer("nights", device.nights)
            json.integer("nightsBefore", device.before.decided)
            json.integer("failedBefore", device.before.failed)
          }
        }
      }
    }
    json.array("nights") { json in
      for (night, count) in zip(nights, rule.nights.nights) where count.isExercised {
        json.object { json in
          json.string("day", night.description)
          count.write(to: &json)
        }
      }
    }
  }

  /// A device, with the nights that have runs of it.
  private func members(of device: HistoryAnalysis.Device, to json: inout JSONWriter) {
    json.string("device", device.name)
    json.array("nights") { json in
      for (night, runs) in zip(analysis.nights.nights, device.nights) {
        guard let runs, runs.runs > 0 else { continue }
        json.object { json in
          json.string("day", night.description)
          json.integer("runs", runs.runs)
          json.integer("fail", runs.failed)
          json.integer("error", runs.errors)
        }
      }
    }
  }

  /// A measure, with the nights that have values of it.
  private func members(of measure: HistoryAnalysis.Measure, to json: inout JSONWriter) {
    json.string("metric", measure.metric)
    json.array("nights") { json in
      for (night, values) in zip(analysis.nights.nights, measure.nights) {
        guard let median = values.quantile(0.5) else { continue }
        json.object { json in
          json.string("day", night.description)
          json.integer("count", values.count)
          json.integer("medianMs", median)
        }
      }
    }
  }
}
