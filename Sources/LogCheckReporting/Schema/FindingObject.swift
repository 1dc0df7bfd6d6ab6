package import LogCheckModel

/// A finding as one JSON object on one line, as in the report `jsonl`; of a preliminary one with its `condition`.
package enum FindingObject {
  package static func text(_ finding: Finding) -> String {
    var json = JSONWriter()
    json.object { json in
      json.string("type", "finding")
      if let condition = finding.condition { json.string("condition", condition) }
      EncodedRun.members(&json, finding)
    }
    return json.text
  }
}
