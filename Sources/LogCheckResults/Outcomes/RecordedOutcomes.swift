package import LogCheckModel

/// The outcomes of the notifications of one run, those of all its devices together.
package struct RecordedOutcomes: Hashable, Sendable {
  package var counts = OutcomeCounts()
  /// Notifications with which something is wrong that nothing excuses.
  package var unproved = 0
  /// Notifications that are planned for a time after the end of the captures.
  package var notDue = 0
  /// Older notifications that are not counted.
  package var omitted = 0
  /// The day of the last notification that was kept, and of the last one that was shown, whenever and with whichever content.
  package var lastKept: String?
  package var lastShown: String?
  /// The end of the captures, if the last planned notifications were all bad.
  package var ending: OutcomeEnding?
  /// The one with the greatest effect first.
  package private(set) var causes: [RecordedCause] = []
  /// Causes beyond those.
  package private(set) var causesNotListed = 0

  /// The number of causes that a record lists.
  package static let causeLimit = 16

  package init() {}

  /// Adds a cause, or counts it if there are too many.
  package mutating func append(_ cause: RecordedCause) {
    if causes.count < Self.causeLimit { causes.append(cause) } else { countCauses(1) }
  }

  package mutating func countCauses(_ more: Int) { BoundedCount.add(more, to: &causesNotListed) }

  /// The index of the cause of most of the last notifications; `nil` if they are not bad, or no line shows a cause.
  package var leadingIndex: Int? {
    guard let ending else { return nil }
    // Nothing was planned, since a condition lets nothing be shown.
    if ending.notifications == 0 { return causes.isEmpty || causes[0].side == .open ? nil : 0 }
    let found = causes.indices.filter { causes[$0].ending > 0 }.max { left, right in
      let (first, second) = (causes[left], causes[right])
      return first.ending != second.ending ? first.ending < second.ending : left > right
    }
    return found.flatMap { causes[$0].side == .open ? nil : $0 }
  }

  package var leading: RecordedCause? { leadingIndex.map { causes[$0] } }
}

/// The last planned notifications of a run, all of them bad.
package struct OutcomeEnding: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// None was shown.
    case stopped
    /// The last one was shown, and none had fresh content.
    case lostContent
  }

  package var kind: Kind
  /// The day of the first of them, as the stamps show it; `nil` if the year is not known.
  package var since: String?
  /// The number of them; 0 if none was planned, since none is allowed.
  package var notifications: Int

  package init(_ kind: Kind, since: String?, notifications: Int) {
    self.kind = kind
    self.since = since
    self.notifications = notifications
  }
}

/// A cause of what went wrong with the notifications of a run.
package struct RecordedCause: Hashable, Sendable {
  package private(set) var kind: String
  package var side: OutcomeSide
  package var certainty: OutcomeCertainty
  /// A clause of the rule files.
  package private(set) var title: String
  package var stage: OutcomeStage
  /// The days of the first and the last notification that it affects.
  package var from: String?
  package var to: String?
  /// The notifications that it affects.
  package var affected = OutcomeCounts()
  /// The number of those that ``RecordedOutcomes/ending`` counts, too.
  package var ending = 0
  /// The line that shows it, from 1; 0 if none does.
  package private(set) var capture: String?
  package private(set) var line = 0

  /// Characters of a name and of a clause; longer ones are cut.
  private static let kindLimit = 100
  private static let titleLimit = 400
  private static let pathLimit = 4096

  package init(
    kind: String, side: OutcomeSide, certainty: OutcomeCertainty, title: String, stage: OutcomeStage
  ) {
    self.kind = Self.cut(kind, Self.kindLimit)
    self.side = side
    self.certainty = certainty
    self.title = Self.cut(title, Self.titleLimit)
    self.stage = stage
  }

  /// Names the line that shows it. A path that is longer than any system allows is left out.
  package mutating func isShown(by line: Int, of capture: String?) {
    self.line = line
    self.capture = capture.flatMap { $0.unicodeScalars.count > Self.pathLimit ? nil : $0 }
  }

  private static func cut(_ text: String, _ limit: Int) -> String {
    text.unicodeScalars.count > limit ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) : text
  }
}
