package import LogCheckModel

/// The same for programs: docs/vocabulary.md has the members.
package enum VocabularyJSON {
  package static func text(
    known: [KnownText], unknown: [UnknownText], renamed: [RenamedMember] = [], otherLines: Int
  ) -> String {
    var json = JSONWriter()
    json.object { json in
      json.string("schema", "dnp-logcheck-vocabulary/1")
      json.array("unknown") { json in
        for text in unknown {
          json.object { json in
            json.string("capture", text.capture)
            EncodedRun.members(&json, text)
          }
        }
      }
      if !renamed.isEmpty {
        json.array("renamed") { json in
          for member in renamed { json.object { members(&$0, member) } }
        }
      }
      if otherLines > 0 { json.integer("otherLines", otherLines) }
      json.array("known") { json in
        for text in known {
          json.object { json in
            json.string("capture", text.capture)
            json.string("text", text.text)
            json.integer("count", text.count)
            json.integer("line", text.first.line)
            json.string("example", text.first.message ?? text.first.text)
            json.string("event", text.event)
            json.string("title", text.title)
          }
        }
      }
    }
    return json.text
  }

  private static func members(_ json: inout JSONWriter, _ member: RenamedMember) {
    json.string("event", member.event)
    json.string("title", member.title)
    json.string("member", member.member)
    json.array("fields") { json in for field in member.fields { json.string(nil, field) } }
    json.boolean("probable", member.isProbable)
    json.integer("count", member.count)
    if let first = member.first.first {
      json.string("capture", first.capture)
      json.integer("line", first.line)
    }
    json.string("example", member.example)
  }
}
