import LogCheckModel
import LogCheckRules

/// A run asks to begin a fixed time before its notification (REQ-052). A version of the app can change that time, which no line states.
extension OutcomeJudge {
  /// The notifications whose runs ask for another time before them than those before a change of the version, each with that change.
  ///
  /// One alone proves nothing: the request may be for another notification.
  static func moved(_ ledger: OutcomeLedger, _ order: [Int], _ runs: [Int: [Int]]) -> [Int: Mark] {
    guard !ledger.versions.changes.isEmpty else { return [:] }
    var moved: [Int: Mark] = [:]
    for own in Dictionary(grouping: order, by: { ledger.notifications[$0].schedule }).values {
      // Of the last notification before the change, which had the time that is promised.
      var before: LogDuration?
      var found: [(item: Int, lead: LogDuration, change: Mark)] = []
      for item in own {
        guard let (lead, asked) = lead(of: item, ledger, runs) else { continue }
        guard let change = ledger.versions.change(upTo: asked) else {
          before = lead
          continue
        }
        let isPromised = before.map { isEqual($0, ledger.bounds.lead) } ?? false
        if isPromised, !isEqual(lead, ledger.bounds.lead) { found.append((item, lead, change)) }
      }
      let leads = found.map(\.lead)
      guard found.count > 1, let least = leads.min(), let most = leads.max(), isEqual(least, most) else { continue }
      for (item, _, change) in found { moved[item] = change }
    }
    return moved
  }

  /// The time from the earliest begin of its run to a notification, and the moment of the request.
  private static func lead(
    of item: Int, _ ledger: OutcomeLedger, _ runs: [Int: [Int]]
  ) -> (lead: LogDuration, asked: LogInstant)? {
    let due = ledger.notifications[item].due
    for index in (runs[item] ?? []).reversed() {
      let run = ledger.runs[index]
      guard let begin = run.begin, begin < due, !run.isWithdrawn || run.began != nil, let asked = run.submitted?.at
      else { continue }
      return (due - begin, asked)
    }
    return nil
  }

  private static func isEqual(_ left: LogDuration, _ right: LogDuration) -> Bool {
    (left - right).magnitude <= .seconds(1)
  }
}
