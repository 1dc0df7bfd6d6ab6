import LogCheckModel
import LogCheckRules

/// The last event of each partner before a trigger, for each key.
struct LastPartners {
  private let partners: [(selector: CompiledSelector, binding: Int)]
  /// By partner: the newest keys, and those before them. So the one forgotten first is one of the oldest.
  private var last: [[InstanceKey: Last]]
  private var older: [[InstanceKey: Last]]
  /// The number of partners that hid their key so far: each may be the last of any key.
  private var hidden: [Int]
  private var wasEvicted = false

  private struct Last {
    var event: Event?
    /// The reason why a later one may have been it.
    var taint: InconclusiveReason?
    /// The number of partners that had hidden their key before.
    var hidden: Int
  }

  init(_ partners: [(selector: CompiledSelector, binding: Int)]) {
    self.partners = partners
    last = [[InstanceKey: Last]](repeating: [:], count: partners.count)
    older = last
    hidden = [Int](repeating: 0, count: partners.count)
  }

  /// The partners found for a trigger.
  struct Found {
    /// By their index among the events that the rule binds.
    var events: [(position: Int, event: Event)] = []
    var missing: (types: [EventTypeID], reason: InconclusiveReason)?
    var taint: InconclusiveReason?
    var types: [EventTypeID] = []

    /// That none came later unseen.
    func unseen(until time: EventTime?) -> Unseen {
      guard !events.isEmpty else { return Unseen() }
      let times = events.map(\.event.time)
      let isComparable = times.allSatisfy { $0 != nil && $0?.frame == times.first??.frame }
      let first = isComparable ? times.compactMap(\.self).min { $0.instant < $1.instant } : nil
      var unseen = Unseen(types: types, from: first, to: time)
      unseen.isTheMatter = false
      return unseen
    }
  }

  func found(for trigger: Event, _ key: InstanceKey) -> Found {
    var found = Found()
    for (index, partner) in partners.enumerated() {
      found.types += partner.selector.types
      let known = key.isWhole ? last[index][key] ?? older[index][key] : nil
      guard let known, let event = known.event else {
        let isHidden = hidden[index] > 0 || (!key.isWhole && !(last[index].isEmpty && older[index].isEmpty))
        let reason: InconclusiveReason =
          known?.taint ?? (isHidden ? .ambiguous : wasEvicted ? .evicted : .start)
        found.missing = found.missing ?? (partner.selector.types, reason)
        continue
      }
      found.events.append((partner.binding, event))
      found.taint = found.taint ?? known.taint ?? (known.hidden < hidden[index] ? .ambiguous : nil)
    }
    return found
  }

  /// True if an event of that type is remembered.
  func wants(_ event: Event) -> Bool { partners.contains { $0.selector.types.contains(event.type) } }

  mutating func remember(_ event: Event, _ key: InstanceKey, with evaluator: Evaluator) {
    for (index, partner) in partners.enumerated() {
      let truth = partner.selector.accepts(event, bound: [], with: evaluator)
      guard truth != .no else { continue }
      guard key.isWhole else {
        // It may be anyone's.
        hidden[index] += 1
        continue
      }
      if last[index][key] == nil {
        let known = older[index].removeValue(forKey: key)
        if last[index].count >= RuleContext.instanceLimit {
          wasEvicted = wasEvicted || !older[index].isEmpty
          older[index] = last[index]
          last[index] = [:]
        }
        last[index][key] = known
      }
      if case .unknown(let reason) = truth {
        last[index][key, default: Last(hidden: hidden[index])].taint = reason
      } else {
        last[index][key] = Last(event: event, hidden: hidden[index])
      }
    }
  }
}
