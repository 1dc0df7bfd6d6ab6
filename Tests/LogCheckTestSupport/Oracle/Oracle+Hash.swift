import LogCheckModel
import LogCheckRules

/// `hash`: the same hash, and the one before.
extension Oracle {
  func hash(_ body: HashRule) -> [Ending] {
    all(body.event).flatMap { position -> [Ending] in
      let sight = Sight(own: position)
      let own = read(body.value, sight)
      var verdicts: [Bool?] = []
      func same(_ left: Reading, _ right: Reading, _ name: String) -> Bool {
        guard case .known(let left) = left, case .known(let right) = right else {
          return isSo(SourceMark(file: name, line: 0, column: 0), position, position)
        }
        return left.isEqual(to: right)
      }
      if let shape = body.shape {
        if case .known(.text(let text)) = own {
          verdicts.append(holds(shape, text))
        } else {
          verdicts.append(isSo(SourceMark(file: "shape", line: 0, column: 0), position, position))
        }
      }
      if let previous = body.previous.map({ read($0, sight) }) {
        if let last = items.indices.last(where: { $0 < position && isTied($0, position) && fits(body.event, $0) }) {
          verdicts.append(same(previous, read(body.value, Sight(own: last)), "previous"))
        } else if let genesis = body.genesis, previous == .known(.text(genesis.bytes)) {
          verdicts.append(true)
        }
      }
      if let other = body.sameAs,
        let last = items.indices.last(where: { $0 < position && isTied($0, position) && fits(other.event, $0) })
      {
        verdicts.append(same(own, read(other.value, Sight(own: last)), "same"))
      }
      return verdicts.compactMap(\.self).map { Ending(line: items[position].line, verdict: $0 ? "pass" : "fail") }
    }
  }
}
