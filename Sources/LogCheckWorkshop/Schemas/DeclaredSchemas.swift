import LogCheckModel
import LogCheckReporting
package import LogCheckRules

/// JSON Schemas of the declarations in rule files: structured events, and evidence files.
package enum DeclaredSchemas {
  private static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// The name under which the schema of structured events is asked for.
  package static let event = "dnp-event-1"

  /// The names of all of them, events first.
  package static func names(in rules: RuleSet) -> [String] {
    [event] + rules.evidence.filter { $0.form != .exposition }.map(\.id)
  }

  /// The schema of that name; `nil` where nothing of that name is declared.
  package static func text(_ name: String, in rules: RuleSet) -> String? {
    if name == event { return PrettyJSON.text(events(rules)) }
    guard let kind = rules.evidence.first(where: { $0.id == name }), kind.form != .exposition else { return nil }
    return PrettyJSON.text(evidence(kind, rules))
  }

  private static func evidence(_ kind: SidecarKind, _ rules: RuleSet) -> String {
    let isTable = kind.form == .rows
    var shape = SchemaShape()
    shape.types = ["object"]
    for event in kind.becomes {
      let definition = rules.events[event.type.index]
      let required = requiredFields(of: event.type, in: rules)
      for mapping in event.fields {
        let field = definition.fields[mapping.field]
        for source in mapping.values {
          let steps: [SidecarPath.Step]
          switch source {
          case .path(let path): steps = event.from.steps + path.steps
          case .outer(let path): steps = path.steps
          case .value: steps = event.from.steps
          case .name, .file: continue
          }
          // Of several spellings none is required.
          let isRequired = required.contains(field.name) && mapping.values.count == 1
          var leaf = SchemaShape(field.type, isTable: isTable, isRequired: isRequired)
          // Such a way leads to each item of a list.
          if field.type == .list, steps.contains(where: { $0 == .everyItem || $0 == .everyMember }) {
            leaf.types = ["string", "number"]
          }
          shape.insert(leaf, at: steps[...])
          if isRequired { shape.require(steps[...]) }
        }
      }
    }
    for name in kind.has { shape.require([.member(name)]) }
    var json = JSONWriter()
    json.object { json in
      head(kind.id, kind.title, kind.summary, &json)
      if isTable {
        json.string("type", "array")
        json.object("items") { shape.write(to: &$0) }
      } else if kind.within.steps == [.everyMember] {
        json.string("type", "object")
        json.string("$comment", "at least one member is such an object; the others may be anything")
        json.object("$defs") { $0.object("member") { shape.write(to: &$0) } }
      } else {
        shape.write(to: &json)
      }
    }
    return json.text
  }

  /// The requirements of rules of the kind schema for the event.
  private static func requiredFields(of type: EventTypeID, in rules: RuleSet) -> Set<String> {
    var fields: Set<String>?
    for rule in rules.rules {
      guard let body = rule.body as? SchemaRule, body.event?.types.contains(type) == true else { continue }
      // Where two rules differ, what both ask for is required everywhere.
      fields = fields.map { $0.intersection(body.required) } ?? Set(body.required)
    }
    return fields ?? []
  }

  private static func head(_ id: String, _ title: String, _ summary: String, _ json: inout JSONWriter) {
    json.string("$schema", dialect)
    json.string("$id", "\(id).schema.json")
    json.string("title", title)
    if !summary.isEmpty { json.string("description", summary) }
  }

  private static func events(_ rules: RuleSet) -> String {
    let events = rules.events.filter { !$0.isEvidence && !$0.isOfHeader }.sorted { $0.name < $1.name }
    var json = JSONWriter()
    json.object { json in
      head(
        event, "A structured event, version 1",
        "One JSON object a line, alone or after the tag of a component. Members are only ever added within a version.",
        &json)
      json.string("type", "object")
      json.array("required") { json in
        for member in rules.envelope where member.isRequired { json.string(nil, member.name) }
      }
      json.object("properties") { json in
        for member in rules.envelope {
          var shape = SchemaShape(member.type, isTable: false, isRequired: member.isRequired)
          shape.words = member.name == "event" ? events.map(\.name) : member.words.map(\.description)
          json.object(member.name) { shape.write(to: &$0) }
        }
        json.object("fields") { $0.string("type", "object") }
      }
      json.array("allOf") { json in
        for event in events where !event.fields.isEmpty {
          json.object { json in
            json.object("if") { json in
              json.object("properties") { $0.object("event") { $0.string("const", event.name) } }
            }
            json.object("then") { json in
              json.object("properties") { $0.object("fields") { $0.string("$ref", "#/$defs/\(event.name)") } }
            }
          }
        }
      }
      json.object("$defs") { json in
        for event in events where !event.fields.isEmpty {
          json.object(event.name) { json in
            json.string("description", event.summary)
            json.string("type", "object")
            json.object("properties") { json in
              for field in event.fields {
                json.object(field.name) { SchemaShape(field.type, isTable: false, isRequired: false).write(to: &$0) }
              }
            }
          }
        }
      }
    }
    return json.text
  }
}
