import LogCheckModel

/// The answer of a comparison of two parts in one sentence. Wording may change in any release.
struct PartSentence {
  let comparison: PartComparison

  private static let clauses = 3
  private static let schedules = 3

  var text: String {
    if let emptiness = comparison.emptiness { return "NOTHING TO COMPARE: \(emptiness)" }
    let (first, second) = comparison.names
    guard !comparison.isSame else { return "SAME: " + same }
    let parts = clauses
    let shown = parts.prefix(2 * Self.clauses).joined(separator: "; ")
    switch comparison.division {
    case .days: return "DIFFERENT: \(second) differs from \(first): \(shown)"
    case .shown, .instant: return "DIFFERENT: \(second): \(shown)"
    }
  }

  private var same: String {
    let (first, second) = comparison.names
    let counts = comparison.devices.reduce(into: (0, 0)) { sum, device in
      sum.0 += device.first.count
      sum.1 += device.second.count
    }
    switch comparison.division {
    case .days:
      return "\(second) does not differ from \(first) in prefetch, content, notifications, causes and broken rules "
        + "(\(TextLayout.counted(counts.0, "notification")) each day)" + unknown
    case .shown, .instant:
      return "\(second) nothing differs in prefetches, content, notifications, causes and broken rules "
        + "(\(TextLayout.counted(counts.0, "notification")) before, \(counts.1) after)" + unknown
    }
  }

  /// The stages that lines do not show: they differ from nothing.
  private var unknown: String {
    let notifications = comparison.devices.flatMap { $0.first + $0.second }
    let parts = PartStage.allCases.compactMap { stage -> String? in
      let count = notifications.count { $0.states[stage]?.isKnown == false }
      guard count > 0 else { return nil }
      return
        "the \(stage == .notification ? "display" : stage.rawValue) of \(TextLayout.counted(count, "notification"))"
    }
    return parts.isEmpty ? "" : "; lines do not show \(TextLayout.joined(parts))"
  }

  /// The differences, the most important first.
  private var clauses: [String] {
    var parts: [String] = []
    let several = comparison.devices.count > 1
    for device in comparison.devices where !device.isSame {
      let found = device.isPaired ? paired(device) : shares(device)
      guard !found.isEmpty else { continue }
      let name = several ? device.name.map { "\($0): " } ?? "" : ""
      parts.append(name + found.joined(separator: ", "))
    }
    let causes = comparison.devices.flatMap { device in
      device.causes.compactMap { item in item.side.map { (item, $0, device) } }
    }
    for (item, side, device) in causes.prefix(1) where item.cause.explanation.side != .open {
      let part = side == .first ? " only \(inPart(side))" : ""
      parts.append(PartWords.cause(item.cause, device) + part)
    }
    for side in ComparedSide.allCases {
      let rules = comparison.rules.filter { $0.side == side }
      guard let first = rules.first else { continue }
      let line = first.failures.first?.position.map { " (line \($0.line))" } ?? ""
      parts.append(
        "\(TextLayout.counted(rules.count, "rule")) broke only \(inPart(side)): \(CleanText.line(first.title))\(line)"
          + (rules.count > 1 ? " and \(rules.count - 1) more" : ""))
    }
    return parts
  }

  /// `on 2025-11-24`, `before 2025-11-24`.
  private func inPart(_ side: ComparedSide) -> String {
    let name = side == .first ? comparison.names.first : comparison.names.second
    if case .days = comparison.division { return "on \(name)" } else { return name }
  }

  // MARK: Two days

  private func paired(_ device: PartDevice) -> [String] {
    var parts: [String] = []
    let isOnly = device.pairs.count == 1 && device.ofFirst.isEmpty && device.ofSecond.isEmpty
    for (index, stages) in device.differing.prefix(Self.schedules) {
      let pair = device.pairs[index]
      let (one, other) = (device.first[pair.first], device.second[pair.second])
      let clauses = stages.compactMap { stage -> String? in
        guard let was = one.states[stage], let now = other.states[stage] else { return nil }
        return was.name == now.name ? "\(now.timedClause) instead of \(was.delayWords)" : now.timedClause
      }
      parts.append((isOnly ? "" : "\(PartWords.name(other)): ") + clauses.joined(separator: ", "))
    }
    let more = device.differing.count - Self.schedules
    if more > 0 { parts.append("and \(TextLayout.counted(more, "more notification"))") }
    for (list, notifications, side) in [
      (device.ofFirst, device.first, ComparedSide.first), (device.ofSecond, device.second, .second),
    ] where !list.isEmpty {
      if (side == .first ? device.second : device.first).isEmpty {
        parts.append("no notification was due \(inPart(side == .first ? .second : .first))")
      } else {
        let names = list.prefix(Self.schedules).map { PartWords.name(notifications[$0]) }
        let rest = list.count > names.count ? " and \(list.count - names.count) more" : ""
        parts.append("\(names.joined(separator: ", "))\(rest) only \(inPart(side))")
      }
    }
    return parts
  }

  // MARK: Before and after

  private func shares(_ device: PartDevice) -> [String] {
    if device.first.isEmpty { return ["no notification was due \(comparison.names.first)"] }
    if device.second.isEmpty { return ["no notification was due from then on"] }
    return shares(of: device)
  }

  private func shares(of device: PartDevice) -> [String] {
    device.stages.filter(\.differs).map { stage in
      let good = (stage.first.good, stage.second.good)
      let word =
        switch stage.stage {
        case .prefetch: "prefetch ran"
        case .content: "content was fresh"
        case .notification: "notification shown in time"
        }
      if good.0 * stage.second.known != good.1 * stage.first.known {
        return "\(word) on \(good.1) of \(stage.second.known) (before \(good.0) of \(stage.first.known))"
      }
      let names = stage.second.counts.filter { !$0.isGood }.map { "\($0.name) \($0.count) of \(stage.second.known)" }
      if stage.second.counts.map(\.name).sorted() != stage.first.counts.map(\.name).sorted(), !names.isEmpty {
        return "\(stage.stage.rawValue) \(names.joined(separator: ", "))"
      }
      func median(_ side: PartStageShares.Side) -> String { side.median.map { StoryWords.signed($0) } ?? "-" }
      return "median delay of the \(stage.stage.rawValue) \(median(stage.second)) (before \(median(stage.first)))"
    }
  }
}
