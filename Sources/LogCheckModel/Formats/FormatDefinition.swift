/// A capture format that rule files declare: lines of text, in the order of their parts.
package struct FormatDefinition: Sendable {
  /// The name of the format, as `--format` takes it.
  package var id: String
  package var summary: String
  /// The forms of a record's first line; the first one that fits is used.
  package var lines: [FormatPattern]
  /// Words for levels in addition to the usual ones, in lower case.
  package var levels: [String: LogLevel] = [:]
  /// The platform whose tools write it, if only one has such tools.
  package var platform: Platform?
  /// Records, and what must be read of them.
  package var samples: [FormatSample] = []
  /// Lines that are no records of the format.
  package var others: [FormatSample] = []
  package var mark: SourceMark

  package init(id: String, summary: String, lines: [FormatPattern], mark: SourceMark) {
    self.id = id
    self.summary = summary
    self.lines = lines
    self.mark = mark
  }
}

/// The form of a line.
package struct FormatPattern: Hashable, Sendable {
  package var pieces: [FormatPiece]

  package init(_ pieces: [FormatPiece]) { self.pieces = pieces }
}

package enum FormatPiece: Hashable, Sendable {
  /// These bytes.
  case text([UInt8])
  /// One blank or tab, or more.
  case blank
  case time(FormatTime)
  case part(FormatPart)
}

/// The parts of a line other than its time.
package enum FormatPart: String, Hashable, Sendable, CaseIterable {
  /// A word that names a level.
  case level
  /// The logcat tag.
  case tag
  case process
  /// Numbers.
  case pid, thread
  case subsystem, category
  /// The rest of the record.
  case message
  /// Parts that are of no use: a number, letters without blanks, any text.
  case number, word, text
}

/// The notations of a time.
package enum FormatTime: String, Hashable, Sendable, CaseIterable {
  /// `2025-11-15 05:40:09.800`, also with `/` and `T`, with a zone or not.
  case full
  /// `11-15 05:40:09.800`.
  case monthDay = "month-day"
  /// `15.11 05:40:09.800`.
  case dayMonth = "day-month"
  /// `05:40:09.800`, with a zone or not.
  case clock
  /// `2025/11/15 05:40:09:800`: milliseconds after a colon.
  case colon
  /// Seconds, milliseconds, microseconds or nanoseconds since 1970, by the number of digits.
  case epoch
}

/// A record in a rule file, and what must be read of it.
package struct FormatSample: Sendable {
  package var text: String
  /// The expected parts by their names; parts that are not here must not be shown.
  package var parts: [String: String]
  package var mark: SourceMark

  package init(text: String, parts: [String: String] = [:], mark: SourceMark) {
    self.text = text
    self.parts = parts
    self.mark = mark
  }
}
