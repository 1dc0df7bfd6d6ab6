import LogCheckModel

extension PartStageShares {
  /// The shares differ by so much, in hundredths, where both parts have a state.
  private static let share = 50

  init(_ stage: PartStage, _ first: [PartNotification], _ second: [PartNotification], _ tolerance: PartTolerance) {
    self.stage = stage
    self.first = Side(stage, first)
    self.second = Side(stage, second)
    guard self.first.known > 0, self.second.known > 0 else { return }
    let names = Set((self.first.counts + self.second.counts).map(\.name))
    differs =
      names.contains { name in
        let (one, other) = (self.first.count(name), self.second.count(name))
        if one == 0 || other == 0 { return true }
        return abs(one * 100 / self.first.known - other * 100 / self.second.known) >= Self.share
      } || tolerance.parts(self.first.median, self.second.median, stage)
  }
}

extension PartStageShares.Side {
  fileprivate init(_ stage: PartStage, _ notifications: [PartNotification]) {
    self.init()
    var positions: [String: Int] = [:]
    var delays: [LogDuration] = []
    for state in notifications.compactMap({ $0.states[stage] }) {
      guard state.isKnown else {
        unknown += 1
        continue
      }
      known += 1
      if let delay = state.delay { delays.append(delay) }
      if let position = positions[state.name] {
        counts[position].count += 1
      } else {
        positions[state.name] = counts.count
        counts.append((state.name, state.isGood, 1))
      }
    }
    delays.sort()
    median = delays.isEmpty ? nil : delays[delays.count / 2]
  }

  /// The notifications with that state.
  package func count(_ name: String) -> Int { counts.first { $0.name == name }?.count ?? 0 }

  /// Those with which nothing is wrong.
  package var good: Int { counts.reduce(0) { $0 + ($1.isGood ? $1.count : 0) } }
}
