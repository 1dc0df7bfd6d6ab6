import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
package import LogCheckRules
import LogCheckTrace

/// The lines around findings, read from the captures a second time when the run is over.
package struct LogContext {
  /// Lines to both sides of each.
  private let reach: Int
  /// By capture, as it is shown: the lines that findings show, each with a word of it.
  private var wanted: [String: [Int: [UInt8]]] = [:]
  private var count = 0
  private var omitted = 0

  /// The number of lines of findings whose surroundings are printed, and the number of bytes of a line that are
  /// inspected.
  package static let limit = 200
  private static let lineLimit = 4096
  /// The number of bytes of a text in which a word is searched.
  private static let searched = 120

  package init(reach: Int) { self.reach = reach }

  /// Remembers the lines of a finding that failed.
  package mutating func note(_ finding: Finding) {
    guard finding.verdict == .fail, let position = finding.position else { return }
    guard wanted[position.capture]?[position.line] == nil else { return }
    guard count < Self.limit else {
      omitted += 1
      return
    }
    count += 1
    wanted[position.capture, default: [:]][position.line] = Self.longestWord(of: position.text)
  }

  /// The longest run of letters and digits: JSON and other escapes leave it as it is. What follows a mask was not in the log.
  private static func longestWord(of text: String) -> [UInt8] {
    var longest: [UInt8] = []
    for word in text.utf8.prefix(searched).prefix(while: { $0 < 0x80 }).split(whereSeparator: {
      !ASCII.isAlphanumeric($0)
    })
    where word.count > longest.count {
      longest = Array(word)
    }
    return longest
  }

  /// The windows, in the order of the inputs, and what is to be said of those that cannot be shown.
  package func windows(of inputs: [AuditInput], _ ruleSet: RuleSet) -> (windows: [LogWindow], notes: [Diagnostic]) {
    var windows: [LogWindow] = []
    var notes: [Diagnostic] = []
    func note(_ message: String) { notes.append(Diagnostic(code: "I061", severity: .note, message: message)) }
    var lens: RecordLens?
    var seen: Set<String> = []
    for input in inputs where seen.insert(input.shown).inserted {
      guard let lines = wanted[input.shown] else { continue }
      guard case .file(let path, _) = input, let source = try? FileSource.regular(path: path) else {
        note("\(input.shown): --context shows nothing of it, since it cannot be read a second time")
        continue
      }
      let ready = lens ?? RecordLens(ruleSet)
      lens = ready
      var found = LineWindows(lines: lines, reach: reach)
      guard (try? found.read(source, limit: Self.lineLimit)) != nil, found.isProved else {
        note(
          "\(input.shown): --context shows nothing of it, since the lines of failures are not in it as they were read: it is packed, in another "
            + "encoding, or its records take several lines"
        )
        continue
      }
      windows += found.windows.map { window in
        LogWindow(
          capture: input.shown,
          lines: window.map {
            LogWindow.Line(number: $0.number, text: Self.shown($0.bytes, ready), isShown: lines[$0.number] != nil)
          })
      }
    }
    if omitted > 0 {
      note("--context shows the surroundings of \(Self.limit) lines; those of \(omitted) more are left out")
    }
    return (windows, notes)
  }

  /// A line without what a privacy rule finds in it.
  private static func shown(_ bytes: [UInt8], _ lens: RecordLens) -> String {
    var record = Record()
    record.message = record.append(bytes.span)
    return LogExcerpt(record, hiding: lens.findings(in: record).hidden).description
  }
}
