import LogCheckModel

extension CaptureFitness {
  /// One object for programs; docs/schemas/dnp-logcheck-doctor-1.schema.json describes it.
  package func json(toolVersion: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.head("dnp-logcheck-doctor/1", toolVersion: toolVersion)
      json.string("verdict", verdict.rawValue)
      json.integer("exitCode", Int(exitCode))
      json.array("captures") { json in
        for capture in captures { json.object { Self.members(&$0, capture) } }
      }
      Self.list(&json, "decided", decided)
      json.array("undecided") { json in
        for group in undecided {
          json.object { json in
            json.string("reason", group.reason.rawValue)
            json.string("advice", group.reason.advice)
            Self.list(&json, "rules", group.rules)
          }
        }
      }
      Self.list(&json, "notExercised", notExercised)
      Self.list(&json, "notApplicable", notApplicable)
      Self.list(&json, "undecidedRequired", undecidedRequired)
      json.array("commands") { json in
        for command in commands {
          json.object { json in
            json.string("profile", command.profile)
            json.string("title", command.title)
            json.string("command", command.command)
          }
        }
      }
    }
    return json.text + "\n"
  }

  private static func members(_ json: inout JSONWriter, _ capture: Capture) {
    json.string("path", capture.path == "<stdin>" ? "stdin" : capture.path)
    json.optional("format", capture.format)
    list(&json, "wrappers", capture.wrappers)
    json.optional("profile", capture.profile)
    json.array("checks") { json in
      for check in capture.checks {
        json.object { json in
          json.string("id", check.id)
          json.string("state", check.state.rawValue)
          json.string("text", check.text)
        }
      }
    }
  }

  private static func list(_ json: inout JSONWriter, _ key: String, _ items: [String]) {
    json.array(key) { json in for item in items { json.string(nil, item) } }
  }
}
