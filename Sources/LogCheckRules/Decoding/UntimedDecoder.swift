import LogCheckModel

/// The values of `without_times`.
private enum UntimedJudgement: String, CaseIterable { case order, open }

extension KindReader {
  /// True if a rule is judged by order alone where no line carries a time. `needed` is what it must have for that, and has or not.
  func isJudgedByOrder(_ needed: (key: String, isThere: Bool)) -> Bool {
    let key = "without_times"
    guard let word = map.word(key, as: UntimedJudgement.self) else { return false }
    if !needed.isThere { problems.report(.neededTogether(key, needs: needed.key), at: map.keyPosition(key)) }
    return word == .order
  }
}
