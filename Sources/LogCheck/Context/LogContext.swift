import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
package import LogCheckRules

/// The lines around findings, read from the captures a second time when the run is over.
package struct LogContext {
  /// Lines to both sides of each.
  private let reach: Int
  /// By capture, as it is shown: the lines that findings show, with the beginning of their texts.
  private var wanted: [String: [Int: [UInt8]]] = [:]
  private var count = 0
  private var omitted = 0

  /// Lines of findings whose surroundings are shown, and bytes that are looked at of a line of a log.
  package static let limit = 200
  private static let lineLimit = 4096
  /// Bytes of a text that the line that was found must hold.
  private static let proof = 24

  package init(reach: Int) { self.reach = reach }

  /// Remembers the lines of a finding that failed.
  package mutating func take(_ finding: Finding) {
    guard finding.verdict == .fail, let place = finding.place else { return }
    guard wanted[place.capture]?[place.line] == nil else { return }
    guard count < Self.limit else {
      omitted += 1
      return
    }
    count += 1
    wanted[place.capture, default: [:]][place.line] = Array(place.text.utf8.prefix(Self.proof))
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
          "\(input.shown): --context shows nothing of it, since its lines are not those of a plain text file (packed, or in another encoding)"
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
