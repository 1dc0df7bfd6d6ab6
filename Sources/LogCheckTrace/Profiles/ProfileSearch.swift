import LogCheckIngest
import LogCheckModel

/// The evidence for the profiles of a trace, with the texts that are searched for it.
struct ProfileSearch {
  private(set) var evidence = ProfileEvidence()
  private let literals: ProfileLiterals

  init(_ literals: ProfileLiterals) { self.literals = literals }

  mutating func see(format: LogFormat) { evidence.see(format: format) }

  mutating func see(platform: Platform?) { evidence.see(platform: platform) }

  mutating func see(_ record: Record) { evidence.see(record, looking: literals) }

  mutating func see(_ event: EventTypeID) { evidence.see(event, looking: literals) }
}
