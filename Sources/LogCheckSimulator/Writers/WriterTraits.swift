package import LogCheckModel

/// The parts of an entry that a format can carry; the rest is not written.
package struct WriterTraits: Hashable, Sendable {
  package var parts: Parts
  /// The step of the stamps; `nil` where entries have none.
  package var granularity: LogDuration?
  package var levels: LevelScale
  package var newlines: Newlines

  package init(
    _ parts: Parts, granularity: LogDuration? = nil, levels: LevelScale = .none, newlines: Newlines = .kept
  ) {
    self.parts = parts
    self.granularity = granularity
    self.levels = levels
    self.newlines = newlines
  }

  /// The parts of an entry that a format shows.
  package struct Parts: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let date = Self(rawValue: 1 << 0)
    package static let year = Self(rawValue: 1 << 1)
    package static let zone = Self(rawValue: 1 << 2)
    package static let process = Self(rawValue: 1 << 3)
    package static let processID = Self(rawValue: 1 << 4)
    package static let threadID = Self(rawValue: 1 << 5)
    package static let library = Self(rawValue: 1 << 6)
    package static let subsystem = Self(rawValue: 1 << 7)
    package static let category = Self(rawValue: 1 << 8)
    package static let tag = Self(rawValue: 1 << 9)
    package static let device = Self(rawValue: 1 << 10)
    package static let boot = Self(rawValue: 1 << 11)
    package static let monotonic = Self(rawValue: 1 << 12)
    /// The output of an app without the log system.
    package static let standardOutput = Self(rawValue: 1 << 13)
    /// Only structured events read back as what they are; other messages travel in an envelope that no event knows.
    package static let structuredOnly = Self(rawValue: 1 << 14)
  }

  /// The treatment of line ends in a message.
  package enum Newlines: Hashable, Sendable {
    /// The message stays one.
    case kept
    /// The message stays one, with a tab before each further line.
    case keptWithTab
    /// Each line becomes a separate entry.
    case split
  }
}

/// The levels that a format distinguishes.
package enum LevelScale: Hashable, Sendable {
  case none
  /// Apple's unified log has no warning: it arrives as an error.
  case unified
  /// logcat has no notice: it arrives as info.
  case logcat
  /// All six.
  case syslog

  /// The level that a reader of the format can see for an entry of `level`.
  package func shown(_ level: LogLevel) -> LogLevel? {
    switch (self, level) {
    case (.none, _): nil
    case (.unified, .warning): .error
    case (.logcat, .notice): .info
    default: level
    }
  }
}

extension LogDuration {
  static let microsecond = Self(nanoseconds: 1000)
}
