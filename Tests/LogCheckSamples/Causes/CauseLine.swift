package import LogCheckModel
import LogCheckRules

/// A line of a base or of an edit: `NAME | [~]TIME [LEVEL:] [<PROCESS [SUBSYSTEM:CATEGORY]>] MESSAGE`.
struct CauseLineText: Sendable {
  var name: String
  /// Milliseconds since midnight, UTC.
  var time: Int64
  /// True if the base's shift of the day is added to the time.
  var isShifted: Bool
  var content: CauseLineContent

  init(_ text: String, at node: RuleNode) throws(SampleProblem) {
    let form = /([a-z0-9-]+) \| (~?)(\d\d):(\d\d):(\d\d)\.(\d\d\d) (.*)/.dotMatchesNewlines()
    guard let match = try? form.wholeMatch(in: text),
      let hour = Int64(match.3), let minute = Int64(match.4), let second = Int64(match.5), let rest = Int64(match.6)
    else { throw SampleProblem("a line is NAME | HH:MM:SS.mmm MESSAGE, not `\(text.shortened)`", at: node) }
    name = String(match.1)
    isShifted = !match.2.isEmpty
    time = ((hour * 60 + minute) * 60 + second) * 1000 + rest
    content = CauseLineContent(match.7)
  }
}

/// The part of a line after its time: `[LEVEL:] [<PROCESS [SUBSYSTEM:CATEGORY]>] MESSAGE`.
struct CauseLineContent: Sendable {
  var level: LogLevel?
  var process = "App"
  var subsystem: String?
  var category: String?
  var message: String

  init(_ text: some StringProtocol) {
    var rest = Substring(text)
    let levels: [Substring: LogLevel] = [
      "debug": .debug, "info": .info, "default": .notice, "error": .error, "fault": .fault,
    ]
    if let head = try? #/(debug|info|default|error|fault): /#.prefixMatch(in: rest) {
      level = levels[head.1]
      rest = rest[head.range.upperBound...]
    }
    if let head = try? #/<([^> ]+)(?: ([^>:]*)(?::([^>]*))?)?> /#.prefixMatch(in: rest) {
      process = String(head.1)
      subsystem = head.2.map(String.init)
      category = head.3.map(String.init)
      rest = rest[head.range.upperBound...]
    }
    message = String(rest)
  }
}

/// A line of an expanded capture.
package struct CauseLine: Sendable {
  package var instant: LogInstant
  package var level: LogLevel
  /// `App` for the app.
  package var process: String
  package var processID: Int32
  package var subsystem: String?
  package var category: String?
  package var message: String
  /// The name by which edits and expectations mean it, with the day that it belongs to, from 1.
  package var name: String
  package var day: Int
  /// The time of the last line that is missing here, if the line says that lines are missing.
  package var lossUntil: LogInstant?

  package var isApp: Bool { process == "App" }
}
