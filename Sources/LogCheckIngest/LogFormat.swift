package import LogCheckModel

/// The id of a capture format, as `--format` takes it.
package struct FormatID: Hashable, Sendable, CustomStringConvertible {
  package let name: String

  package init(_ name: String) { self.name = name }

  package var description: String { name }
}

/// The relation of a physical line to the records around it. It follows from the line alone, so that a record can be
/// framed from any position in the capture.
package enum LineRole: Hashable, Sendable {
  /// A record starts with this line and goes on until the next boundary.
  case starts
  /// The line is the last of a record (formats that print the header after the message).
  case ends
  /// The line belongs to the record around it.
  case inside
  /// The line belongs to no record and is expected in such captures.
  case noise(NoiseKind)
}

/// Lines that are no records, by kind, so that each is counted by name.
package enum NoiseKind: String, Hashable, Sendable, CaseIterable {
  /// Column headers, `Filtering the log data …`, `Skipping info …`, archive banners; the text before the objects of a
  /// JSON array.
  case header
  /// The dashed line and totals at the end of `log show`; the end of a JSON array.
  case footer
  /// A marker that lines are missing here (`=== Messages dropped …`, `lost >=N unreliable messages`).
  case lossMarker
  /// A marker that entries are repeated or were merged (`last message repeated 3 times`).
  case repeatMarker
  /// `--------- beginning of main`, `--------- switch to main`.
  case bufferMarker
  /// Messages of the capturing tool about itself (`[connected:…]`, `Waiting for …`, `getpwuid_r …`).
  case toolMessage
  case blank
}

/// A capture format: how it is named, known, and read.
///
/// A class, so that inspecting one does not copy it: the reader of a capture does that for each line it inspects.
package final class LogFormat: Sendable, Identifiable {
  package let id: FormatID
  /// One sentence for `dnp-logcheck formats` and docs/formats.md.
  package let summary: String
  /// The capabilities of the format.
  package let carries: FormatTraits
  /// The certainty of the format that a line is the start (or end) of one of its records: 0 is no, 100 means that only
  /// this format prints such a line. The detector adds these up over a sample.
  package let certainty: @Sendable (_ line: Span<UInt8>) -> Int
  /// The most that ``certainty`` says.
  package static let fullCertainty = 100
  package let reader: any LogReader
  package let framing: Framing

  package init(
    id: String, summary: String, carries: FormatTraits, framing: Framing = .lines, reader: any LogReader,
    certainty: @escaping @Sendable (_ line: Span<UInt8>) -> Int
  ) {
    self.id = FormatID(id)
    self.summary = summary
    self.carries = carries
    self.framing = framing
    self.reader = reader
    self.certainty = certainty
  }

  /// The format as the first lines of a capture have it: of a table without a header, only they show what its columns are.
  package func fitted(to lines: [[UInt8]]) -> LogFormat {
    guard let reader = reader.fitted(to: lines) else { return self }
    return LogFormat(
      id: id.name, summary: summary, carries: carries, framing: framing, reader: reader, certainty: certainty)
  }
}

/// The way to cut the bytes of a capture into records.
package enum Framing: Sendable {
  /// By lines and their roles.
  case lines
  /// By the objects of a JSON array, however they are laid out over lines.
  case jsonObjects
}

/// The capabilities of a format's records; verdicts depend on them and docs/formats.md prints them.
package struct FormatTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let date = Self(rawValue: 1 << 0)
  package static let year = Self(rawValue: 1 << 1)
  package static let zone = Self(rawValue: 1 << 2)
  package static let timeOfDay = Self(rawValue: 1 << 3)
  package static let subsecond = Self(rawValue: 1 << 4)
  package static let level = Self(rawValue: 1 << 5)
  package static let process = Self(rawValue: 1 << 6)
  package static let subsystem = Self(rawValue: 1 << 7)
  /// Messages may hold line ends.
  package static let multiline = Self(rawValue: 1 << 8)
  /// Written by tools that talk to real devices only.
  package static let deviceOnly = Self(rawValue: 1 << 9)
  package static let apple = Self(rawValue: 1 << 10)
  package static let android = Self(rawValue: 1 << 11)
  /// `print` output never reaches captures of this format.
  package static let unifiedLog = Self(rawValue: 1 << 12)
  /// Lines may be in an order other than that of time (copies from a sorted table).
  package static let unordered = Self(rawValue: 1 << 13)
  /// A line without a header may itself be a message (`print`): one that begins with a known tag starts a record.
  package static let bareLines = Self(rawValue: 1 << 14)
  /// Every line is a structured event.
  package static let structured = Self(rawValue: 1 << 15)
}

/// Reads the records of one line-based format. Stateless: what a line is follows from the line alone, and from what is known
/// of the capture before the first record is read.
package protocol LogReader: Sendable {
  /// The relation of `line` (without its end, wrappers and colours) to the records around it.
  func role(of line: Span<UInt8>) -> LineRole
  /// Reads one framed record, its lines joined by LF. Fills every part that the record shows, ``Record/text`` and
  /// ``Record/message`` always. Returns `false` when the text is no record of this format.
  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool
  /// The reader of a capture with such lines; `nil` if they show nothing that it does not know.
  func fitted(to lines: [[UInt8]]) -> (any LogReader)?
}

extension LogReader {
  package func fitted(to lines: [[UInt8]]) -> (any LogReader)? { nil }
}
