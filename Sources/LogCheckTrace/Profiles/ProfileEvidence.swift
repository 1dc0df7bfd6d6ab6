import LogCheckIngest
import LogCheckModel
import LogCheckRules

/// The evidence of a trace for its system and machine, and for the app and the plugin in it.
package struct ProfileEvidence: Sendable {
  /// The evidence so far: the same evidence chooses the same profiles.
  struct Found: Hashable, Sendable {
    fileprivate(set) var formats: Set<String> = []
    fileprivate(set) var platform: Platform?
    /// Literals of profiles, with the profile's index.
    fileprivate(set) var literals: [Int: String] = [:]
    /// Events of profiles, with the profile's index.
    fileprivate(set) var events: [Int: EventTypeID] = [:]
  }

  private(set) var found = Found()
  /// Literals that no longer need to be searched for.
  private var marks: [Bool] = []

  var platform: Platform? { found.platform }

  mutating func note(format: LogFormat) {
    found.formats.insert(format.id.name)
    if format.carries.contains(.apple) { found.platform = .ios }
    if format.carries.contains(.android) { found.platform = .android }
  }

  /// The platform of an evidence file; the platform that a capture shows wins.
  mutating func note(platform: Platform?) { found.platform = found.platform ?? platform }

  mutating func note(_ record: Record, looking wanted: ProfileLiterals) {
    if marks.count != wanted.texts.count { marks = wanted.texts.map { found.literals[$0.profile] != nil } }
    guard marks.contains(false), wanted.inspect(in: record, &marks) else { return }
    for (number, item) in wanted.texts.enumerated() where marks[number] && found.literals[item.profile] == nil {
      found.literals[item.profile] = item.text
    }
    // A profile that is known is not searched for again.
    for (number, item) in wanted.texts.enumerated() where found.literals[item.profile] != nil { marks[number] = true }
  }

  mutating func note(_ event: EventTypeID, looking wanted: ProfileLiterals) {
    for profile in wanted.profiles(of: event) where found.events[profile] == nil { found.events[profile] = event }
  }
}
