import LogCheckModel
import LogCheckRules

/// `share`: of any so many in succession, at least so many meet a condition.
extension Oracle {
  func share(_ body: ShareRule) -> [Ending] {
    let groups = Dictionary(grouping: all(body.event)) { group(of: $0, isSession: rule.ends.withSession) }
    return groups.flatMap { group, positions -> [Ending] in
      let answers = positions.map { meets(body, $0) }
      let faults = positions.indices.filter { index in
        let last = answers[max(0, index - body.length + 1)...index]
        return !answers[index] && last.count { !$0 } > body.length - body.minimum
      }
      guard faults.isEmpty else { return faults.map { Ending(line: items[positions[$0]].line, verdict: "fail") } }
      return positions.count < body.length ? [] : [Ending(line: group, verdict: "pass")]
    }
  }

  private func meets(_ body: ShareRule, _ position: Int) -> Bool {
    read(body.condition, Sight(own: position).with(body.event, position)).truth
      ?? isSo(SourceMark(file: "holds", line: 0, column: 0), position, -1)
  }
}
