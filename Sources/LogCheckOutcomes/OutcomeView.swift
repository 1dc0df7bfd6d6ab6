package import LogCheckModel

/// The platform, the time and the coverage of a capture.
package struct OutcomeView {
  package var platform: Platform?
  /// The first and the last stamp, in the frame.
  package var first: LogInstant?
  package var last: LogInstant?
  package var frame: TimeFrame?
  /// Why a sign may be missing in a stretch although it was given; `nil` if it was not given.
  package var doubt: (_ sign: OutcomeSign, _ from: EventTime?, _ to: EventTime?) -> InconclusiveReason?

  package init(
    platform: Platform?, first: LogInstant?, last: LogInstant?, frame: TimeFrame?,
    doubt: @escaping (_ sign: OutcomeSign, _ from: EventTime?, _ to: EventTime?) -> InconclusiveReason?
  ) {
    self.platform = platform
    self.first = first
    self.last = last
    self.frame = frame
    self.doubt = doubt
  }
}
