import LogCheckReporting

/// The result of a bisection for programs; docs/schemas/dnp-logcheck-bisection-1.schema.json describes the object.
package struct BisectionJSON {
  private let found: Bisection

  package init(_ found: Bisection) { self.found = found }

  /// One line.
  package func text(toolVersion: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.head("dnp-logcheck-bisection/1", toolVersion: toolVersion)
      json.integer("exitCode", Int(found.exitCode))
      json.string("rule", found.rule.rule)
      json.string("outcome", found.outcome.word)
      json.optional("firstNight", found.nights.first?.description)
      json.optional("lastNight", found.nights.last?.description)
      writeOutcome(to: &json)
      json.array("suspects") { json in
        for suspect in found.suspects {
          json.object { json in
            json.string("property", suspect.property.word)
            json.string("value", suspect.value)
            write("with", suspect.with, to: &json)
            write("without", suspect.without, to: &json)
          }
        }
      }
      json.array("builds") { json in
        for item in found.builds {
          json.object { json in
            json.optional("build", item.build)
            write("share", item.share, to: &json)
          }
        }
      }
      json.array("companions") { json in for rule in found.companions { json.string(nil, rule) } }
      json.array("nights") { json in
        for (night, count) in zip(found.nights, found.rule.nights) where count.isExercised {
          json.object { json in
            json.string("day", night.description)
            count.write(to: &json)
          }
        }
      }
    }
    return json.text + "\n"
  }

  private func writeOutcome(to json: inout JSONWriter) {
    switch found.outcome {
    case .lasting(let failure):
      json.string("lastGood", found.nights[failure.lastGood].description)
      json.string("firstBad", found.nights[failure.firstBad].description)
      json.raw("certainty", Self.rounded(failure.weight))
      write("before", failure.before, to: &json)
      write("after", failure.after, to: &json)
      json.array("otherNights") { json in
        for other in failure.others {
          json.object { json in
            json.string("firstBad", found.nights[other.firstBad].description)
            json.raw("certainty", Self.rounded(other.weight))
          }
        }
      }
    case .ended(let night, let before, let after):
      json.string("firstGood", found.nights[night].description)
      write("before", before, to: &json)
      write("after", after, to: &json)
    case .steady(let share): write("share", share, to: &json)
    case .neverFailed, .neverDecided: break
    }
  }

  /// A probability with four digits.
  private static func rounded(_ value: Double) -> String { String((value * 10_000).rounded() / 10_000) }

  private func write(_ name: String, _ share: FailingShare, to json: inout JSONWriter) {
    json.object(name) { json in
      json.integer("fail", share.failed)
      json.integer("decided", share.decided)
    }
  }
}

extension Bisection {
  /// It is 1 for a lasting failure, else 0.
  package var exitCode: Int32 {
    if case .lasting = outcome { 1 } else { 0 }
  }
}

extension Bisection.Outcome {
  fileprivate var word: String {
    switch self {
    case .lasting: "lasting"
    case .ended: "ended"
    case .steady: "steady"
    case .neverFailed: "neverFailed"
    case .neverDecided: "neverDecided"
    }
  }
}

extension RunProperty {
  fileprivate var word: String {
    switch self {
    case .build: "build"
    case .profile: "profile"
    case .tool: "tool"
    case .rulesDigest: "rulesDigest"
    }
  }
}

extension NightCount {
  /// The runs of a night by the verdict of a rule.
  func write(to json: inout JSONWriter) {
    json.integer("pass", passed)
    json.integer("fail", failed)
    json.integer("undecided", open)
  }
}
