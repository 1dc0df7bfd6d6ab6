package import LogCheckModel

/// Something that another tool put around every line of a capture: removed before the format is detected.
package struct LineWrapper: Sendable, Identifiable {
  package let id: String
  /// One sentence for `dnp-logcheck formats`.
  package let summary: String
  /// The start of the wrapped text in a line, or `nil` if the line is not wrapped in this way.
  package let contentStart: @Sendable (_ line: Span<UInt8>) -> Int?
  /// The wrapper's own stamp: the time at which the tool saw the line. Used only for records that have none, and only
  /// if the user vouches for it (``ReadingOptions/trustsWrapperStamps``).
  package let stamp: @Sendable (_ line: Span<UInt8>) -> CivilStamp?
  /// Appends the wrapped text where it is written in another way than as it was logged, such as in JSON; `false` if the line does not
  /// hold it. `nil` if the text follows the prefix as it is.
  package var decode: (@Sendable (_ line: Span<UInt8>, _ text: inout [UInt8]) -> Bool)?
  /// The level that the wrapper says, where the record shows none.
  package var level: (@Sendable (_ line: Span<UInt8>) -> LogLevel?)?
  /// True if the user says that it is around the lines.
  package var isGiven = false
  /// True if the user says that the stamp is the time at which the line was logged.
  package var stampIsGiven = false
  /// The text that ends each wrapped line.
  package var closing: [UInt8] = []
  /// The layer that was recognised in this capture; `nil` for the tools that are known.
  package var layer: CaptureLayer?
  /// The name for reports: the id, and what a recognised layer is (`json-member content.message`). It can hold text of the capture.
  package var name: String

  package init(
    id: String, summary: String, contentStart: @escaping @Sendable (_ line: Span<UInt8>) -> Int?,
    stamp: @escaping @Sendable (_ line: Span<UInt8>) -> CivilStamp? = { _ in nil }
  ) {
    self.id = id
    name = id
    self.summary = summary
    self.contentStart = contentStart
    self.stamp = stamp
  }
}

extension LineWrapper {
  /// Every known wrapper, outermost first: the order in which they are tried, each at most once a line.
  package static let all: [LineWrapper] = [
    .ghRunView,
    .githubActions,
    .fastlane,
    .xharness,
    .xcodebuild,
    .appium,
  ]
}

extension LineWrapper {
  /// True of a layer that each line of the log is in.
  var isAroundEachLine: Bool {
    switch layer {
    case nil, .characters: false
    case .prefix, .member, .column, .pair, .field: true
    }
  }

  /// The wrapped text of a line; `nil` if the line is not wrapped in this way.
  package func unwrapped(_ line: [UInt8]) -> [UInt8]? {
    if let decode {
      var text: [UInt8] = []
      return decode(line.span, &text) ? text : nil
    }
    guard let start = contentStart(line.span) else { return nil }
    var text = Array(line[min(start, line.count)...])
    if !closing.isEmpty, text.suffix(closing.count).elementsEqual(closing) { text.removeLast(closing.count) }
    return text
  }
}
