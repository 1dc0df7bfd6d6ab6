import LogCheckIngest
package import LogCheckModel
package import LogCheckRules

/// What a trace shows of the system and the machine it comes from.
package struct ProfileEvidence: Sendable {
  private(set) var formats: Set<String> = []
  private(set) var platform: Platform?
  /// Literals of profiles that were seen, with the profile's index.
  private(set) var literals: [Int: String] = [:]

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

  private static func holds(_ text: [UInt8], _ wanted: [UInt8]) -> Bool {
    guard !wanted.isEmpty, text.count >= wanted.count else { return false }
    for start in 0...(text.count - wanted.count) where text[start] == wanted[0] {
      if text[start..<start + wanted.count].elementsEqual(wanted) { return true }
    }
    return false
  }
}

/// What a trace is judged as, and why.
package struct ChosenProfile: Sendable {
  package var id: String?
  package var platform: Platform?
  package var environment: RunEnvironment?
  package var mustExercise: [String] = []
  package var reason: String

  /// The profile somebody named, or the one for which the trace holds evidence.
  package init(named name: String?, _ evidence: ProfileEvidence, in ruleSet: RuleSet) {
    let found: (profile: Profile, reason: String)?
    if let name, let profile = ruleSet.profiles.first(where: { $0.id == name }) {
      found = (profile, "named")
    } else {
      found = Self.shown(by: evidence, in: ruleSet)
    }
    id = found?.profile.id
    platform = found?.profile.platform ?? evidence.platform
    environment = found?.profile.environment
    mustExercise = found?.profile.mustExercise ?? []
    reason = found?.reason ?? "nothing in the capture tells a profile; name one with --profile"
  }

  private static func shown(by evidence: ProfileEvidence, in ruleSet: RuleSet) -> (Profile, String)? {
    for (index, profile) in ruleSet.profiles.enumerated() {
      if let format = profile.formats.first(where: evidence.formats.contains) {
        return (profile, "captures of format \(format) come from there")
      }
      if let literal = evidence.literals[index] { return (profile, "the capture holds \"\(literal)\"") }
    }
    return nil
  }
}
