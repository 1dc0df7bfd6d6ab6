import LogCheckModel

/// The comparison for programs; docs/schemas/dnp-logcheck-compare-parts-1.schema.json describes it.
struct PartJSON {
  static let schema = "dnp-logcheck-compare-parts/1"

  private var json = JSONWriter()

  init(_ comparison: PartComparison) { write(comparison) }

  var text: String { json.text + "\n" }

  private mutating func write(_ comparison: PartComparison) {
    json.object { json in
      json.head(Self.schema, toolVersion: comparison.run.header.toolVersion)
      json.string(
        "verdict", comparison.emptiness != nil ? "nothing" : comparison.isSame ? "same" : "different")
      json.integer("exitCode", Int(comparison.exitCode))
      json.string("sentence", PartSentence(comparison: comparison).text)
      json.string("division", comparison.division.name)
      json.integer("toleranceMilliseconds", Self.milliseconds(comparison.tolerance.display))
      json.integer("prefetchToleranceMilliseconds", Self.milliseconds(comparison.tolerance.prefetch))
      json.array("captures") { json in
        for input in comparison.run.header.inputs { json.string(nil, EncodedRun.path(input)) }
      }
      json.object("first") { json in
        json.string("name", comparison.names.first)
        json.integer("rulesBroken", comparison.broken.first)
      }
      json.object("second") { json in
        json.string("name", comparison.names.second)
        json.integer("rulesBroken", comparison.broken.second)
      }
      json.array("devices") { json in
        for device in comparison.devices { json.object { Self.members(&$0, device) } }
      }
      json.array("rules") { json in for rule in comparison.rules { json.object { Self.members(&$0, rule) } } }
      json.array("linesOfOne") { json in
        for step in comparison.steps {
          json.object { json in
            json.string("side", step.side.rawValue)
            json.string("label", step.label)
            json.integer("count", step.count)
            json.string("capture", EncodedRun.path(step.row.capture))
            json.integer("line", step.row.line)
          }
        }
      }
      json.integer("failuresOfNoPart", comparison.failuresOfNoPart)
      json.integer("gaps", comparison.run.gaps)
      json.integer("findingsNotCompared", comparison.run.summary.unreportedFindings)
    }
  }

  private static func milliseconds(_ duration: LogDuration) -> Int { Int(duration.nanoseconds / 1_000_000) }

  private static func members(_ json: inout JSONWriter, _ device: PartDevice) {
    let outcomes = device.outcomes
    json.array("captures") { json in for name in outcomes.captures { json.string(nil, EncodedRun.path(name)) } }
    json.array("notifications") { json in
      for (side, list) in [(ComparedSide.first, device.first), (.second, device.second)] {
        for notification in list {
          json.object { json in
            json.string("side", side.rawValue)
            json.string("shown", TimeText.inSentence(notification.shown, .local))
            // Its causes are named; an index would be one of the list in the report of `check`.
            var occurrence = notification.occurrence
            let causes = occurrence.causes.compactMap {
              outcomes.causes.indices.contains($0) ? outcomes.causes[$0].explanation.kind : nil
            }
            occurrence.causes = []
            json.object("occurrence") { EncodedRun.members(&$0, occurrence, of: outcomes) }
            json.array("causes") { json in for kind in causes { json.string(nil, kind) } }
          }
        }
      }
    }
    if device.isPaired {
      json.array("pairs") { json in
        for (index, pair) in device.pairs.enumerated() {
          json.object { json in
            json.integer("first", pair.first)
            json.integer("second", device.first.count + pair.second)
            json.array("differs") { json in
              for stage in device.differing.first(where: { $0.pair == index })?.stages ?? [] {
                json.string(nil, stage.rawValue)
              }
            }
          }
        }
      }
    }
    json.array("stages") { json in
      for stage in device.stages {
        json.object { json in
          json.string("stage", stage.stage.rawValue)
          if !device.isPaired { json.boolean("differs", stage.differs) }
          json.object("first") { members(&$0, stage.first) }
          json.object("second") { members(&$0, stage.second) }
        }
      }
    }
    json.array("causes") { json in
      for item in device.causes {
        json.object { json in
          json.string("side", item.side?.rawValue ?? "both")
          json.object("cause") { EncodedRun.members(&$0, item.cause, of: outcomes) }
        }
      }
    }
  }

  private static func members(_ json: inout JSONWriter, _ side: PartStageShares.Side) {
    json.array("states") { json in
      for state in side.counts {
        json.object { json in
          json.string("name", state.name)
          json.boolean("good", state.isGood)
          json.integer("count", state.count)
        }
      }
    }
    json.integer("known", side.known)
    json.integer("unknown", side.unknown)
    if let median = side.median { json.integer("medianMilliseconds", milliseconds(median)) }
  }

  private static func members(_ json: inout JSONWriter, _ rule: PartRule) {
    json.string("id", rule.id)
    json.string("title", rule.title)
    json.string("side", rule.side.rawValue)
    json.array("failures") { json in
      for finding in rule.failures { json.object { EncodedRun.members(&$0, finding) } }
    }
  }
}

extension RunDivision {
  /// Its name in JSON.
  fileprivate var name: String {
    switch self {
    case .days: "days"
    case .shown, .instant: "at"
    }
  }
}
