import LogCheckModel
import LogCheckRules

extension OutcomeJudge {
  /// True if the plugin did what the requirements ask of it where something goes wrong.
  ///
  /// `sides` are those of its causes.
  func isDutyDone(_ trouble: Trouble, of item: Int, _ occurrence: Occurrence, sides: [OutcomeSide]) -> Bool {
    // A fault of the plugin itself is no excuse, however well it is logged.
    if sides.contains(.plugin), trouble.stage != .wall { return false }
    // The line of what was done may be among those that are missing.
    if isGapped(from: trouble.from, to: occurrence.due) { return true }
    let run = trouble.run.map { ledger.runs[$0] }
    switch (occurrence.result, trouble.stage) {
    // REQ-129 is a SHOULD.
    case (.kept, _), (.unknown, _), (.late, _): return true
    // Recovery marks the alarm that was to come next, for all that were to follow it (REQ-151).
    case (.notShown, _): return isMarkedMissed(item)
    // REQ-093: a miss is declared at the next launch or scheduling call; iOS owes no run.
    case (_, .started):
      if run?.began != nil || run?.missed != nil { return true }
      return view.platform == .android || !isEntered(after: trouble.from + ledger.bounds.window)
    // The failure is logged with its reason, and the run ends without success.
    case (_, .answered), (_, .saved):
      guard run?.failed != nil || run?.expired != nil else { return false }
      return view.platform == .android || run?.completed?.isGood == false
    // The plugin says why it shows other content.
    case (_, .content): return ledger.notifications[item].fallback != nil
    // The refusal is logged, or the setting that keeps the app from asking.
    case (_, .submitted): return run?.denied != nil || sides.contains { $0 == .user || $0 == .environment }
    default: return false
    }
  }

  /// True if the notification, or one of the schedule that was not shown next to it, is marked as missed.
  private func isMarkedMissed(_ item: Int) -> Bool {
    let own = ledger.notifications[item]
    let others = order.map { ledger.notifications[$0] }.filter { $0.schedule == own.schedule }
    guard let index = others.firstIndex(where: { $0.due == own.due }) else { return false }
    let start = others[..<index].lastIndex { $0.shown != nil }.map { $0 + 1 } ?? 0
    let end = others[index...].firstIndex { $0.shown != nil } ?? others.count
    return others[start..<end].contains { $0.lost != nil }
  }
}
