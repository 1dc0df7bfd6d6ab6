import LogCheckRules

/// `overlap`: one at a time.
extension Oracle {
  func overlap(_ body: OverlapRule, _ start: Int) -> String {
    let sight = Sight().with(body.begin, start)
    let later = tied(after: start)
    var turns = ends(of: start, sight.at(start), session: "cancelled")
    if let position = later.first(where: { fits(body.end, $0, sight, for: start) }) {
      turns.append(Turn(moment: at(position), rank: 2, verdict: "pass"))
    }
    if let position = later.first(where: { fits(body.begin, $0) }) {
      let limit = body.longest.map { deadline($0, sight.at(start), after: start) }
      let isOpen = limit.map { time(position) <= $0 } ?? true
      turns.append(Turn(moment: at(position), rank: 3, verdict: isOpen ? "fail" : "end"))
    }
    return turns.min()?.verdict ?? "end"
  }
}
