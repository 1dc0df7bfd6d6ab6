import LogCheckModel

/// The verdicts that a changed trace may get, relative to the verdict on the unchanged one.
enum TraceRequirement {
  /// Nothing that matters was changed: the same verdict, as often.
  case same
  /// The trace shows less than before: nothing is decided that was not, and no verdict changes sides.
  case sameOrOpen
  /// Lines may be missing, and with them whole instances: no more passes and fails than before.
  case noMore
  /// The capture ends sooner: what fails by then fails in the whole trace, too. With `boundsPasses` the same holds for passes.
  case partOfWhole(boundsPasses: Bool)
  /// The deciding line of a pass is gone.
  case noPass
  /// The deciding line of a pass is gone, and only a violation can be seen instead.
  case fail
  /// Nothing is left that could violate the rule.
  case noFail
  /// Nothing is left that the rule speaks of.
  case notExercised

  /// The description of the violation; `nil` if the verdict keeps the requirement.
  func violation(_ before: TestVerdict, _ after: TestVerdict) -> String? {
    let isKept: Bool =
      switch self {
      case .same:
        after.verdict == before.verdict && after.passes == before.passes && after.fails.count == before.fails.count
      case .sameOrOpen:
        (after.verdict == before.verdict || after.verdict == .inconclusive) && after.passes <= before.passes
          && after.fails.count <= before.fails.count
      // What would have lifted a duty may be among what is missing: then what was kept is seen to be kept.
      case .noMore:
        after.passes <= before.passes + before.cancelled && after.fails.count <= before.fails.count
      case .partOfWhole(let boundsPasses):
        after.fails.count <= before.fails.count && (!boundsPasses || after.passes <= before.passes)
      case .noPass: after.passes == 0
      case .fail: after.passes == 0 && after.verdict == .fail
      case .noFail: after.fails.isEmpty
      case .notExercised: after.verdict == .notExercised || after.verdict == .notApplicable
      }
    return isKept ? nil : "\(words(before)), found \(after.words)"
  }

  private func words(_ before: TestVerdict) -> String {
    switch self {
    case .same: "must stay \(before.words)"
    case .sameOrOpen: "must stay \(before.words) or be inconclusive"
    case .noMore: "may decide no more than \(before.words)"
    case .partOfWhole: "may decide nothing that the whole trace (\(before.words)) does not"
    case .noPass: "must not pass"
    case .fail: "must fail"
    case .noFail: "must not fail"
    case .notExercised: "must be notExercised"
    }
  }
}

extension TestVerdict {
  /// The verdict with its counts, for people.
  var words: String {
    var counts: [String] = []
    if passes > 0 { counts.append("\(passes) pass") }
    if !fails.isEmpty { counts.append("\(fails.count) fail") }
    if !reasons.isEmpty { counts.append("\(reasons.count) open: \(reasons.map(\.rawValue).joined(separator: ", "))") }
    if cancelled > 0 { counts.append("\(cancelled) cancelled") }
    return counts.isEmpty ? verdict.rawValue : "\(verdict.rawValue) (\(counts.joined(separator: ", ")))"
  }
}
