import LogCheckIngest
import LogCheckModel
import LogCheckRules

/// What a trace shows of the system and the machine it comes from, and of the app and the plugin in it.
package struct ProfileEvidence: Sendable {
  /// What was seen so far: the same evidence chooses the same profiles.
  struct Found: Hashable, Sendable {
    fileprivate(set) var formats: Set<String> = []
    fileprivate(set) var platform: Platform?
    /// Literals of profiles, with the profile's index.
    fileprivate(set) var literals: [Int: String] = [:]
    /// Events of profiles, with the profile's index.
    fileprivate(set) var events: [Int: EventTypeID] = [:]
  }

  private(set) var found = Found()
  /// Literals that need not be looked for any more.
  private var marks: [Bool] = []

  var platform: Platform? { found.platform }

  mutating func see(format: LogFormat) {
    found.formats.insert(format.id.name)
    if format.carries.contains(.apple) { found.platform = .ios }
    if format.carries.contains(.android) { found.platform = .android }
  }

  /// What a file beside the captures is of; a capture that tells it as well wins.
  mutating func see(platform: Platform?) { found.platform = found.platform ?? platform }

  mutating func see(_ record: Record, looking wanted: ProfileLiterals) {
    if marks.count != wanted.texts.count { marks = wanted.texts.map { found.literals[$0.profile] != nil } }
    guard marks.contains(false), wanted.inspect(in: record, &marks) else { return }
    for (number, item) in wanted.texts.enumerated() where marks[number] && found.literals[item.profile] == nil {
      found.literals[item.profile] = item.text
    }
    // A profile that is known need not be looked for again.
    for (number, item) in wanted.texts.enumerated() where found.literals[item.profile] != nil { marks[number] = true }
  }

  mutating func see(_ event: EventTypeID, looking wanted: ProfileLiterals) {
    for profile in wanted.profiles(of: event) where found.events[profile] == nil { found.events[profile] = event }
  }
}
