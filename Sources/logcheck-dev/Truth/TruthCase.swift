import LogCheckModel

/// A capture written from the text of one requirement, and what a checker must say of that requirement there.
///
/// Tests/Truth/README.md describes the files.
struct TruthCase: Sendable {
  var requirement: String
  /// Unique in its file.
  var name: String
  var kind: String
  var carriers: [TruthCarrier]
  /// The level of the lines that have none.
  var level: LogLevel
  /// The value that the user passes as `--profile`.
  var profile: String?
  var expectation: Expectation
  var lines: [TruthLine]

  /// The expected judgement of the capture by the requirement.
  enum Expectation: String, Sendable, CaseIterable {
    case fail
    case noFail = "no-fail"
    case inconclusive
    case notExercised = "not-exercised"
  }

  /// The third of the cases that is held back until the rules have been mended by the other two.
  ///
  /// Drawn by the case's own words, so that a case that is added or renamed moves no other one.
  var isHeldBack: Bool {
    (FNVHash.of("27 \(requirement) \(name)".utf8) >> 32) % 3 == 0
  }
}

/// `[DATE] [TIME] [LEVEL] [<PROCESS>] MESSAGE`.
struct TruthLine: Sendable {
  var instant: LogInstant
  var level: LogLevel?
  /// The process as the case names it: `nil` for the app, `App#2` for the app after a restart.
  var process: String?
  var message: String

  /// Reads a line; date and time are those of the line before where it has none. `nil` where the first has no date.
  init?(_ text: String, after previous: LogInstant?) {
    var rest = Substring(text)
    func word() -> Substring { rest.prefix { $0 != " " } }
    func next() { rest = rest.dropFirst(word().count + 1) }
    let dayLength: Int64 = 86_400_000_000_000
    var day = previous.map { $0.nanoseconds / dayLength }
    var time = previous.map { $0.nanoseconds % dayLength } ?? 0
    if let date = try? /(\d{4})-(\d{2})-(\d{2})/.wholeMatch(in: word()),
      let year = Int(date.1), let month = Int(date.2), let dayOfMonth = Int(date.3)
    {
      day = Int64(Calendar.daysSinceEpoch(year: year, month: month, day: dayOfMonth))
      next()
    }
    if let clock = try? /(\d{2}):(\d{2}):(\d{2})\.(\d{3})/.wholeMatch(in: word()),
      let hour = Int64(clock.1), let minute = Int64(clock.2), let second = Int64(clock.3),
      let millisecond = Int64(clock.4)
    {
      time = (((hour * 60 + minute) * 60 + second) * 1000 + millisecond) * 1_000_000
      next()
    }
    guard let day else { return nil }
    instant = LogInstant(nanoseconds: day * dayLength + time)
    let levels: [Substring: LogLevel] = [
      "debug:": .debug, "info:": .info, "default:": .notice, "error:": .error, "fault:": .fault,
    ]
    level = levels[word()]
    if level != nil { next() }
    if let name = try? /<([A-Za-z0-9_]+(?:#\d+)?)>/.wholeMatch(in: word()) {
      process = String(name.1)
      next()
    } else {
      process = nil
    }
    message = String(rest)
  }
}
