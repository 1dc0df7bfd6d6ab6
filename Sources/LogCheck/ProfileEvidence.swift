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

  mutating func see(_ record: Record, looking wanted: ProfileLiterals) {
    var found = literals
    wanted.look(in: record, known: literals) { found[$0] = $1 }
    literals = found
  }

  mutating func see(_ event: EventTypeID, in ruleSet: RuleSet) {
    for (index, profile) in ruleSet.profiles.enumerated() where !profile.events.isEmpty && events[index] == nil {
      if profile.events.contains(event) { events[index] = event }
    }
  }
}
