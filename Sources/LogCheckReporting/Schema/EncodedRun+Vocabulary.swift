import LogCheckModel

/// Lines in unknown words, for programs.
extension EncodedRun {
  static func members(_ json: inout JSONWriter, _ text: UnknownText) {
    json.string("text", text.text)
    json.integer("count", text.count)
    json.integer("line", text.first.line)
    json.string("example", text.first.message ?? text.first.text)
    text.candidates.write(to: &json)
    if !text.denied.isEmpty {
      json.array("denied") { json in for event in text.denied { json.string(nil, event) } }
    }
  }

  static func members(_ json: inout JSONWriter, _ wording: OpenWording) {
    json.string("event", wording.event)
    json.string("title", wording.title)
    json.array("reasons") { json in for reason in wording.reasons { json.string(nil, reason) } }
    json.object("line") { members(&$0, wording.line) }
  }
}
