import LogCheckModel

extension [UnknownText.Candidate] {
  /// The member `candidates` of a report for programs.
  package func write(to json: inout JSONWriter) {
    json.array("candidates") { json in
      for candidate in self {
        json.object { json in
          json.string("event", candidate.event)
          json.string("title", candidate.title)
          json.integer("points", candidate.points)
          json.boolean("probable", candidate.isProbable)
          json.array("reasons") { json in for reason in candidate.reasons { json.string(nil, reason) } }
        }
      }
    }
  }
}
