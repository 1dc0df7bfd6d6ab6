import LogCheckIngest
import LogCheckModel

/// The evidence for the profiles of a trace, with the texts that are searched for it.
struct ProfileSearch {
  private(set) var evidence = ProfileEvidence()
  private let literals: ProfileLiterals

  init(_ literals: ProfileLiterals) { self.literals = literals }

  mutating func note(format: LogFormat) { evidence.note(format: format) }

  mutating func note(platform: Platform?) { evidence.note(platform: platform) }

  mutating func note(_ record: Record) { evidence.note(record, looking: literals) }

  mutating func note(_ event: EventTypeID) { evidence.note(event, looking: literals) }
}
