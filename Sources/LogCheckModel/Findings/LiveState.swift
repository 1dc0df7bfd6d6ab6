/// The state of a run while its capture is still being written.
package struct LiveState: Sendable {
  /// Rules for which the capture has shown something so far.
  package var rules: [LiveRule] = []
  package var events = 0
  /// Bytes read so far, of whatever process; the caller counts them.
  package var bytes = 0
  /// The last stamp of the log, as reports print it.
  package var time: String?
  /// The length of the log's silence by the clock that passes deadlines, if there is one.
  package var silence: LogDuration?

  /// The progress of each listed promise, step by step so far.
  package var checklist = Checklist()

  /// The last events of the plugin, the latest last.
  package var lastEvents: [LiveEvent] = []

  /// Lines of the plugin that no event explains, by text, and how many texts there are.
  package var unknownTexts: [UnknownText] = []
  package var unknownTextCount = 0

  package init() {}
}

/// An event as it came.
package struct LiveEvent: Hashable, Sendable {
  /// The event, in the words of its definition.
  package var title: String
  /// As reports print times; `nil` where the line has none.
  package var time: String?
  package var line: Int

  package init(title: String, time: String?, line: Int) {
    self.title = title
    self.time = time
    self.line = line
  }
}

/// A rule in play.
package struct LiveRule: Hashable, Sendable {
  package var id: String
  package var title: String
  package var passes: Int
  package var fails: Int
  package var inconclusive: Int
  /// Open instances with a deadline.
  package var waiting: Int
  /// The first deadline among them, as reports print times, and the line that opened it.
  package var due: String?
  package var line: Int?
  /// The remaining time of the log until then.
  package var left: LogDuration?
  /// The sentence of its last failure.
  package var sentence: String?
  /// Failures that count once it is known where the capture was made, and the profiles, platforms or environments for which they do.
  package var preliminary = 0
  package var condition = ""
  /// Failures that count once the log shows that it could hold the missing line, and the reasons for the doubt.
  package var heldBack = 0
  package var heldReasons: [InconclusiveReason] = []

  package init(id: String, title: String, passes: Int = 0, fails: Int = 0, inconclusive: Int = 0, waiting: Int = 0) {
    self.id = id
    self.title = title
    self.passes = passes
    self.fails = fails
    self.inconclusive = inconclusive
    self.waiting = waiting
  }
}
