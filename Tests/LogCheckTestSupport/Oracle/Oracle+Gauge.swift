import LogCheckRules

/// `gauge`: so many at a time; and `counter`: a value that only rises.
extension Oracle {
  /// The largest number; more than this stands for any number.
  private static let many = 99

  func gauge(_ body: GaugeRule) -> [Ending] {
    func isAny(_ selectors: [EventSelector], _ position: Int) -> Bool { selectors.contains { fits($0, position) } }
    func counts(_ position: Int) -> Bool { isAny(body.up + body.down + (body.set.map { [$0.event] } ?? []), position) }
    let resets = items.indices.filter { position in body.resetOn.map { fits($0, position) } ?? false }
    return keys(of: items.indices.filter { counts($0) || resets.contains($0) }, besides: resets).flatMap {
      own -> [Ending] in
      var possible = beginsAtStart ? [0] : Set(0...Self.many)
      var faults: [Int] = []
      var said: (tooMany: Bool, tooFew: Bool) = (false, false)
      var isJudged = false
      var isSure = true
      for position in own {
        if resets.contains(position) {
          possible = [0]
          said = (false, false)
          continue
        }
        let isSet = body.set.map { fits($0.event, position) } ?? false
        if isSet, let set = body.set {
          if case .known(.integer(let count)) = read(set.value, Sight(own: position)), count >= 0 {
            possible = [min(Int(count), Self.many)]
          } else {
            possible = Set(0...Self.many)
          }
        }
        let (isUp, isDown) = (isAny(body.up, position), isAny(body.down, position))
        if isUp { possible = Set(possible.map { min($0 + 1, Self.many) }) }
        if isDown { possible = Set(possible.flatMap { $0 == Self.many ? [$0 - 1, $0] : [max(0, $0 - 1)] }) }
        let least = possible.min() ?? 0
        let greatest = possible.max() ?? 0
        let (maximum, minimum) = (body.maximum ?? .max, body.minimum ?? .min)
        // Once for as long as it lasts.
        let isTooMany = least > maximum && (isUp || isSet)
        let isTooFew = greatest < minimum && (isDown || isSet)
        if isTooMany && !said.tooMany { faults.append(position) }
        if isTooFew && !said.tooFew { faults.append(position) }
        said = (least > maximum && (said.tooMany || isTooMany), greatest < minimum && (said.tooFew || isTooFew))
        if (body.maximum != nil && (isUp || isSet)) || (body.minimum != nil && (isDown || isSet)) {
          isJudged = true
          if body.maximum != nil, isUp || isSet, greatest > maximum { isSure = false }
          if body.minimum != nil, isDown || isSet, least < minimum { isSure = false }
        }
      }
      guard faults.isEmpty, isJudged else { return faults.map { Ending(line: items[$0].line, verdict: "fail") } }
      return [Ending(line: 0, verdict: isSure ? "pass" : "open")]
    }
  }

  /// The positions of each key, with those of the events that have none and concern all.
  private func keys(of positions: [Int], besides common: [Int]) -> [[Int]] {
    guard !rule.key.isEmpty else { return positions.isEmpty ? [] : [positions] }
    let keyless = Set(common.filter { key($0).contains("-") })
    let keyed = Dictionary(grouping: positions.filter { !keyless.contains($0) }) { key($0) }
    return keyed.values.map { own in (own + keyless).sorted() }
  }

  func counter(_ body: CounterRule) -> [Ending] {
    let resets = items.indices.filter { position in body.resetOn.map { fits($0, position) } ?? false }
    let counted = all(body.event)
    return keys(of: Array(Set(counted + resets)).sorted(), besides: resets).flatMap { own -> [Ending] in
      let values = own.filter { counted.contains($0) }
      guard let last = values.last else { return [] }
      var faults: [Int] = []
      var comparisons = 0
      var isSure = true
      for position in values {
        guard case .known(let value) = read(body.value, Sight(own: position)) else {
          isSure = false
          continue
        }
        let before = values.last { other in
          guard case .known = read(body.value, Sight(own: other)) else { return false }
          return other < position
        }
        guard let before, case .known(let earlier) = read(body.value, Sight(own: before)),
          !own.contains(where: { $0 > before && $0 <= position && resets.contains($0) })
        else { continue }
        comparisons += 1
        let isMissed = values.contains { $0 > before && $0 < position }
        if body.neverFalls, value.isLess(than: earlier) ?? false {
          faults.append(position)
        } else if let cause = body.risesWith, let rise = value.adding(earlier, sign: -1)?.number,
          rise
            > Double(items.indices.count { $0 > before && $0 <= position && isTied($0, position) && fits(cause, $0) })
        {
          faults.append(position)
        } else if let step = body.step, case .known(let rise) = read(step, Sight(own: position)),
          value.adding(earlier, sign: -1).map({ !$0.isEqual(to: rise) }) ?? false
        {
          if isMissed { isSure = false } else { faults.append(position) }
        }
      }
      guard faults.isEmpty else { return faults.map { Ending(line: items[$0].line, verdict: "fail") } }
      let line = group(of: last, isSession: false)
      if !isSure { return [Ending(line: line, verdict: "open")] }
      return comparisons > 0 ? [Ending(line: line, verdict: "pass")] : []
    }
  }
}
