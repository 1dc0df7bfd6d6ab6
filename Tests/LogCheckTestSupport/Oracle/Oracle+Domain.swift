import LogCheckModel
import LogCheckRules

/// `domain`: only these values.
extension Oracle {
  func domain(_ body: DomainRule, _ position: Int) -> String {
    let judged = body.fields.enumerated().compactMap { number, field -> Bool? in
      switch read(field.value, Sight(own: position)) {
      case .absent:
        switch body.missing {
        case .fail: return false
        case .skip: return nil
        case .open: return isSo(SourceMark(file: "domain", line: number, column: 0), position, position)
        }
      case .unreadable: return isSo(SourceMark(file: "domain", line: number, column: 0), position, position)
      case .known(.list(let items)): return items.allSatisfy { isIn(field.domain, .text($0), body.ignoresCase) }
      case .known(let value): return isIn(field.domain, value, body.ignoresCase)
      }
    }
    if judged.isEmpty { return "cancelled" }
    return judged.contains(false) ? "fail" : "pass"
  }

  private func isIn(_ domain: DomainRule.Domain, _ value: Reading.Known, _ ignoresCase: Bool) -> Bool {
    func small(_ value: Reading.Known) -> Reading.Known {
      guard ignoresCase, case .text(let text) = value else { return value }
      return .text(Array(String(decoding: text, as: UTF8.self).lowercased().utf8))
    }
    func isAmong(_ literals: [Literal]) -> Bool {
      literals.contains { literal in
        guard case .known(let listed) = Reading(literal) else { return false }
        return small(listed).isEqual(to: small(value))
      }
    }
    func bound(_ expression: Expression?) -> Reading.Known? {
      guard let expression, case .known(let bound) = read(expression, Sight()) else { return nil }
      return bound
    }
    switch domain {
    case .oneOf(let literals): return isAmong(literals)
    case .noneOf(let literals): return !isAmong(literals)
    case .range(let low, let high):
      return bound(low).map { value.isLess(than: $0) == false } ?? true
        && bound(high).map { $0.isLess(than: value) == false } ?? true
    case .matches(let pattern):
      guard case .text(let text) = value else { return false }
      return holds(pattern, text)
    }
  }
}
