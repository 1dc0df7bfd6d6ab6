import LogCheckModel

/// The values of `without_times`.
private enum UntimedJudgement: String, CaseIterable { case order, open }

extension KindReader {
  /// True if a rule is judged by order alone when no line has a time. `needed` is the key that it needs for that, and
  /// whether it has it.
  func isJudgedByOrder(_ needed: (key: String, isThere: Bool)) -> Bool {
    let key = "without_times"
    guard let word = map.word(key, as: UntimedJudgement.self) else { return false }
    if !needed.isThere { problems.report(.neededTogether(key, needs: needed.key), at: map.keyPosition(key)) }
    return word == .order
  }
}
