/// The obligation of an instance that was open when the input ended.
package enum OpenEnd: Hashable, Sendable {
  /// A promise whose answer was due soon after the end: the log had to go on for so long. `nil` where the lines carry no times.
  case unfinished(LogDuration?)
  /// A promise that is not due yet, with the instant up to which it may be kept; `nil` where nothing has set one.
  case notDue(EventTime?)
  /// A prohibition whose time is not over.
  case running

  /// The time after the last line within which an obligation that is due counts as unfinished.
  package static let soon = LogDuration.seconds(60)
}

/// A promise that was open when its input ended.
package struct OpenPromise: Sendable {
  package var rule: String
  package var title: String
  /// The position of the line that made the promise; `nil` if no line made it.
  package var capture: String?
  package var line: Int?
  /// The instant up to which it may be kept, as reports print it.
  package var due: String?
  /// The time that the log would have had to continue.
  package var missing: LogDuration?

  package init(rule: String, title: String) {
    self.rule = rule
    self.title = title
  }
}

/// A broken check that only an exception could excuse, which the capture does not show.
package struct Suspicion: Sendable {
  package var rule: String
  /// The expected and the seen value, and the exception.
  package var message: String
  package var remediation: String
  /// The position of the first line that shows it.
  package var capture: String?
  package var line: Int?

  package init(rule: String, message: String, remediation: String) {
    self.rule = rule
    self.message = message
    self.remediation = remediation
  }
}

/// The numbers of instances of a rule that were open when their input ended, by their obligations.
package struct OpenEndCounts: Hashable, Sendable {
  package var unfinished = 0
  package var notDue = 0
  package var running = 0

  package init() {}

  package mutating func count(_ end: OpenEnd) {
    switch end {
    case .unfinished: unfinished += 1
    case .notDue: notDue += 1
    case .running: running += 1
    }
  }

  package static func += (left: inout Self, right: Self) {
    left.unfinished += right.unfinished
    left.notDue += right.notDue
    left.running += right.running
  }

  package static func -= (left: inout Self, right: Self) {
    left.unfinished -= right.unfinished
    left.notDue -= right.notDue
    left.running -= right.running
  }
}
