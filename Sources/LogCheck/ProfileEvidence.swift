import LogCheckIngest
import LogCheckModel
import LogCheckRules

/// What a trace shows of the system and the machine it comes from, and of the app and the plugin in it.
package struct ProfileEvidence: Sendable {
  private(set) var formats: Set<String> = []
  private(set) var platform: Platform?
  /// Literals that need not be looked for any more.
  private var marks: [Bool] = []
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
    if marks.count != wanted.texts.count { marks = wanted.texts.map { literals[$0.profile] != nil } }
    guard marks.contains(false), wanted.look(in: record, &marks) else { return }
    for (number, item) in wanted.texts.enumerated() where marks[number] && literals[item.profile] == nil {
      literals[item.profile] = item.text
    }
    // A profile that is known need not be looked for again.
    for (number, item) in wanted.texts.enumerated() where literals[item.profile] != nil { marks[number] = true }
  }

  mutating func see(_ event: EventTypeID, looking wanted: ProfileLiterals) {
    for profile in wanted.profiles(of: event) where events[profile] == nil { events[profile] = event }
  }
}
