import LogCheckModel

/// The comparison for programs; docs/schemas/dnp-logcheck-compare-1.schema.json describes it.
struct ComparisonJSON {
  static let schema = "dnp-logcheck-compare/1"

  private var json = JSONWriter()

  init(_ comparison: RunComparison) { write(comparison) }

  var text: String { json.text + "\n" }

  private mutating func write(_ comparison: RunComparison) {
    json.object { json in
      json.head(Self.schema, toolVersion: comparison.first.header.toolVersion)
      json.string("verdict", comparison.emptiness != nil ? "nothing" : comparison.isSame ? "same" : "different")
      json.integer("exitCode", Int(comparison.exitCode))
      json.integer("toleranceMilliseconds", Self.milliseconds(comparison.tolerance))
      json.object("first") { Self.members(&$0, comparison.first) }
      json.object("second") { Self.members(&$0, comparison.second) }
      json.array("rules") { json in for rule in comparison.rules { json.object { Self.members(&$0, rule) } } }
      json.array("rulesOfOne") { json in for rule in comparison.rulesOfOne { json.object { Self.members(&$0, rule) } } }
      json.array("strands") { json in for strand in comparison.strands { json.object { Self.members(&$0, strand) } } }
      json.array("shifts") { json in
        for (device, shift) in comparison.shifts {
          json.object { json in
            json.string("device", device)
            json.integer("milliseconds", Self.milliseconds(shift))
          }
        }
      }
      json.array("pairedByOrder") { json in
        for pairing in comparison.byOrder { json.object { Self.members(&$0, pairing) } }
      }
      json.array("devicesOfOne") { json in
        for device in comparison.devicesOfOne {
          json.object { json in
            json.string("name", device.name)
            json.string("side", device.side.rawValue)
          }
        }
      }
    }
  }

  private static func milliseconds(_ duration: LogDuration) -> Int { Int(duration.nanoseconds / 1_000_000) }

  private static func members(_ json: inout JSONWriter, _ run: ComparedRun) {
    json.array("captures") { json in for input in run.header.inputs { json.string(nil, EncodedRun.path(input)) } }
    json.string("verdict", run.summary.verdict.rawValue)
    json.integer("devices", run.sources.count)
    json.integer("gaps", run.gaps)
    json.integer("rowsNotCompared", run.omittedRows)
    json.integer("findingsNotCompared", run.summary.unreportedFindings)
  }

  private static func members(_ json: inout JSONWriter, _ rule: RuleDifference) {
    json.string("id", rule.id)
    json.string("title", rule.title)
    json.string("first", rule.first.rawValue)
    json.string("second", rule.second.rawValue)
    json.array("failuresOfOne") { json in
      for (finding, side) in rule.failures {
        json.object { json in
          json.string("side", side.rawValue)
          json.object("finding") { EncodedRun.members(&$0, finding) }
        }
      }
    }
  }

  private static func members(_ json: inout JSONWriter, _ strand: StrandDifference) {
    json.string("device", strand.device)
    json.optional("first", strand.first)
    json.optional("second", strand.second)
    json.integer("rowsOfOne", strand.rowsOfOne)
    json.array("plans") { json in
      for plan in strand.plans {
        json.object { json in
          json.string("lane", plan.lane)
          json.integer("number", plan.number)
          json.object("first") { members(&$0, plan.first) }
          json.object("second") { members(&$0, plan.second) }
        }
      }
    }
    json.array("values") { json in
      for value in strand.values {
        json.object { json in
          json.string("lane", value.lane)
          json.integer("number", value.number)
          json.integer("firstMilliseconds", milliseconds(value.first))
          json.integer("secondMilliseconds", milliseconds(value.second))
          json.object("first") { members(&$0, value.firstRow) }
          json.object("second") { members(&$0, value.secondRow) }
        }
      }
    }
    json.array("marks") { json in
      for mark in strand.marks {
        json.object { json in
          json.string("lane", mark.lane)
          json.string("mark", mark.mark.rawValue)
          if let succeeded = mark.succeeded { json.boolean("succeeded", succeeded) }
          json.integer("first", mark.first)
          json.integer("second", mark.second)
          if let example = mark.ofOne.first { json.object("example") { members(&$0, example.row) } }
          json.array("onlyInOne") { json in
            for (row, side) in mark.ofOne {
              json.object { json in
                json.string("side", side.rawValue)
                json.object("entry") { members(&$0, row) }
              }
            }
          }
        }
      }
    }
  }

  private static func members(_ json: inout JSONWriter, _ pairing: OrderedPairing) {
    json.string("device", pairing.device)
    json.string("first", pairing.first)
    json.string("second", pairing.second)
    guard let counts = pairing.counts else { return }
    json.integer("linesOfFirst", counts.first)
    json.integer("linesOfSecond", counts.second)
  }

  private static func members(_ json: inout JSONWriter, _ side: PlanDifference.Side) {
    json.string("outcome", side.outcome.rawValue)
    if let drift = side.drift { json.integer("driftMilliseconds", milliseconds(drift)) }
    json.object("plan") { members(&$0, side.row) }
    if let by = side.by { json.object("by") { members(&$0, by) } }
  }

  private static func members(_ json: inout JSONWriter, _ row: TimelineRow) {
    json.string("label", row.label)
    json.string("capture", EncodedRun.path(row.capture))
    json.integer("line", row.line)
    json.optional("time", row.logged?.text)
    json.optional("at", row.at?.text)
    json.optional("key", row.key)
  }
}
