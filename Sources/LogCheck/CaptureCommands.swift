package import LogCheckReporting
package import LogCheckRules

extension RuleSet {
  /// The commands by which captures are made, from the profiles in their order.
  package var captureCommands: [CaptureCommand] {
    profiles.flatMap { profile in
      profile.captureWith.map { CaptureCommand(profile: profile.id, title: $0.title, command: $0.command) }
    }
  }
}
