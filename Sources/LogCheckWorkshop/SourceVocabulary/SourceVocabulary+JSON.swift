import LogCheckModel
import LogCheckReporting
import LogCheckSource

extension SourceVocabulary {
  /// One object for programs.
  package func json(toolVersion: String, exitCode: Int, wordings: SourceWordings? = nil) -> String {
    var json = JSONWriter()
    json.object { json in
      json.head("dnp-logcheck-vocabulary-source/1", toolVersion: toolVersion)
      json.integer("exitCode", exitCode)
      json.array("files") { json in for file in files { json.string(nil, file) } }
      json.integer("filesPassedOver", passedOver)
      json.integer("statements", statementCount)
      json.integer("statementsWithoutOrigin", withoutOrigin)
      json.array("platforms") { json in for platform in platforms { json.string(nil, platform.rawValue) } }
      json.array("known") { json in
        for known in known {
          json.object { json in
            json.object("statement") { Self.members(&$0, known.entry) }
            json.array("events") { json in for event in known.events { json.string(nil, event) } }
          }
        }
      }
      json.array("unknown") { json in for unknown in unknown { json.object { Self.members(&$0, unknown) } } }
      json.array("unresolved") { json in
        for entry in unresolved {
          json.object { json in
            json.object("statement") { Self.members(&$0, entry) }
            json.string("reason", Self.reason(entry))
          }
        }
      }
      json.array("missing") { json in for missing in missing { json.object { Self.members(&$0, missing) } } }
      if let wordings { json.object("wordings") { Self.members(&$0, wordings) } }
    }
    return json.text + "\n"
  }

  static func members(_ json: inout JSONWriter, _ entry: Entry) {
    let statement = entry.statement
    json.string("file", entry.file)
    json.integer("line", statement.position.line)
    json.integer("column", statement.position.column)
    json.string("language", statement.language.rawValue)
    json.string("api", statement.api)
    json.optional("level", statement.level.map { "\($0)" })
    json.optional("tag", statement.tag)
    json.optional("subsystem", statement.subsystem)
    json.optional("category", statement.category)
    json.optional("component", entry.component)
    json.string("template", statement.template)
    json.array("pieces") { json in
      for piece in statement.message {
        json.object { json in
          switch piece {
          case .text(let text): json.string("text", text)
          case .slot(let slot): members(&json, slot)
          }
        }
      }
    }
    if !entry.example.isEmpty { json.string("example", entry.example) }
  }

  private static func members(_ json: inout JSONWriter, _ slot: MessageSlot) {
    json.string("expression", slot.expression)
    json.string("type", slot.type.rawValue)
    json.optional("format", slot.format)
    json.optional("privacy", slot.privacy)
    if !slot.choices.isEmpty {
      json.array("choices") { json in for choice in slot.choices { json.string(nil, choice) } }
    }
  }

  private static func members(_ json: inout JSONWriter, _ unknown: Unknown) {
    json.object("statement") { members(&$0, unknown.entry) }
    unknown.candidates.write(to: &json)
    json.array("denied") { json in for event in unknown.denied { json.string(nil, event) } }
  }

  private static func members(_ json: inout JSONWriter, _ missing: Missing) {
    json.string("event", missing.event)
    json.string("summary", missing.summary)
    json.string("platform", missing.platform.rawValue)
    json.string("language", missing.language.rawValue)
    json.array("rules") { json in for rule in missing.rules { json.string(nil, rule) } }
    json.optional("proposal", missing.statement)
  }
}
