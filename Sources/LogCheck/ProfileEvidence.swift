import LogCheckIngest
import LogCheckModel
import LogCheckRules

/// What a trace shows of the system and the machine it comes from, and of the app and the plugin in it.
package struct ProfileEvidence: Sendable {
  private(set) var formats: Set<String> = []
  private(set) var platform: Platform?
  /// Literals of profiles that were seen, with the profile's index.
  private(set) var literals: [Int: String] = [:]
  /// Events of profiles that were seen, with the profile's index.
  private(set) var events: [Int: EventTypeID] = [:]

  mutating func see(format: LogFormat) {
    formats.insert(format.id.name)
    if format.carries.contains(.apple) { platform = .ios }
    if format.carries.contains(.android) { platform = .android }
  }

  /// What a file beside the captures is of; a capture that tells it as well wins.
  mutating func see(platform: Platform?) { self.platform = self.platform ?? platform }

  mutating func see(_ record: Record, in ruleSet: RuleSet) {
    for (index, profile) in ruleSet.profiles.enumerated() where literals[index] == nil {
      for literal in profile.literals where Self.holds(record.text, Array(literal.utf8)) {
        literals[index] = literal
        break
      }
    }
  }

  mutating func see(_ event: EventTypeID, in ruleSet: RuleSet) {
    for (index, profile) in ruleSet.profiles.enumerated() where !profile.events.isEmpty && events[index] == nil {
      if profile.events.contains(event) { events[index] = event }
    }
  }

  private static func holds(_ text: [UInt8], _ wanted: [UInt8]) -> Bool {
    guard !wanted.isEmpty, text.count >= wanted.count else { return false }
    for start in 0...(text.count - wanted.count) where text[start] == wanted[0] {
      if text[start..<start + wanted.count].elementsEqual(wanted) { return true }
    }
    return false
  }
}
