import LogCheckModel

/// Daily notifications follow the clock on the wall (REQ-174): where the zone changes, their instant moves.
extension OutcomeJudge {
  /// The notifications that stayed at their old instant when the zone of the stamps changed, each with that change.
  static func stayed(_ ledger: OutcomeLedger, _ order: [Int]) -> [Int: StampZones.Change] {
    guard ledger.zones.changes.count > 1 else { return [:] }
    var stayed: [Int: StampZones.Change] = [:]
    for own in Dictionary(grouping: order, by: { ledger.notifications[$0].schedule }).values {
      // The distance from UTC for which the instant was chosen.
      var chosen: LogDuration?
      var before: LogInstant?
      for item in own {
        let track = ledger.notifications[item]
        let due = track.due
        let offset = ledger.zones.offset(at: due)
        if !(before.map { isSameTimeOfDay($0, due) } ?? false) { chosen = offset }
        before = due
        // Only a line shows that it stayed; what follows from the period may have moved.
        guard track.isStated || track.shown != nil, offset != chosen else { continue }
        stayed[item] = ledger.zones.change(upTo: due)
      }
    }
    return stayed
  }

  /// True if two instants are whole days apart.
  private static func isSameTimeOfDay(_ left: LogInstant, _ right: LogInstant) -> Bool {
    let day = LogDuration.minutes(24 * 60).nanoseconds
    let rest = (right - left).nanoseconds % day
    return right > left && min(rest, day - rest) <= LogDuration.seconds(1).nanoseconds
  }
}
