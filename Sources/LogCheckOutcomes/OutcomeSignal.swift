package import LogCheckModel

/// The position and the time of a line.
package struct SignalOrigin: Sendable {
  package var time: EventTime?
  package var position: LinePosition
  package var process: Int32?
  /// The distance of its stamp from UTC in seconds, where the stamp has a zone.
  package var offset: Int32?

  package init(time: EventTime?, position: LinePosition, process: Int32?, offset: Int32? = nil) {
    self.offset = offset
    self.time = time
    self.position = position
    self.process = process
  }
}

/// A part of an outcome that one line shows.
package struct OutcomeSignal: Sendable {
  package var sign: OutcomeSign
  package var origin: SignalOrigin
  package var key: String?
  package var due: LogInstant?
  package var begin: LogInstant?
  package var moment: LogInstant?
  package var run: String?
  package var hash: String?
  package var isGood: Bool?
  package var word: String?
  package var period: LogDuration?
  package var concernsAll = false
  package var isForeground = false

  package init(sign: OutcomeSign, origin: SignalOrigin) {
    self.sign = sign
    self.origin = origin
  }
}

/// A line with its time in UTC, as far as it is known.
struct Mark: Sendable {
  var at: LogInstant?
  var position: LinePosition
  /// Counts the lines that the ledger took.
  var order: Int
}
