import ArgumentParser
import LogCheck
import LogCheckModel
import LogCheckReporting

/// A choice of `--accept`: the text that was first seen in a line, for an event.
struct VocabularyChoice {
  /// The capture of the line as it was given; `nil` where only one can be meant.
  var capture: String?
  var line: Int
  var event: String
  private let text: String
  /// The capture as reports print it: without what identifies a person.
  private let shownCapture: String?

  /// Reads `[CAPTURE:]LINE=EVENT` from its end: names of files hold colons and equals signs, those of events neither.
  init?(_ text: String) {
    guard let equals = text.utf8.lastIndex(of: UInt8(ascii: "=")) else { return nil }
    let front = text[..<equals]
    let colon = front.utf8.lastIndex(of: UInt8(ascii: ":"))
    let number = colon.map { front[front.utf8.index(after: $0)...] } ?? front
    event = String(text[text.utf8.index(after: equals)...])
    capture = colon.map { String(front[..<$0]) }
    guard !event.isEmpty, capture != "", number.utf8.allSatisfy(ASCII.isDigit),
      let line = Int(number), line > 0
    else { return nil }
    self.line = line
    self.text = text
    shownCapture = capture.map {
      $0 == "-" ? AuditInput.standardInput.shown : AuditInput.files([(path: [], name: $0)])[0].shown
    }
  }

  /// A thing that `--write` can take over.
  enum Target {
    case text(UnknownText)
    /// Members of a known event.
    case members([RenamedMember])
  }

  /// The text or the members that the choice names.
  func target(in vocabulary: CaptureVocabulary) throws -> Target {
    var found: [(line: CaptureLine, target: Target)] = []
    for text in vocabulary.unknown {
      if let line = Self.lines(of: text).first(where: isNamed) { found.append((line, .text(text))) }
    }
    // Further members of the event may be first seen elsewhere.
    let members = vocabulary.renamed.filter { $0.event == event }
    var sets: [[RenamedMember]] = []
    for line in Set(members.flatMap(\.first)).filter(isNamed) {
      let ofLine = members.filter { $0.first.contains(line) }
      guard !sets.contains(ofLine) else { continue }
      sets.append(ofLine)
      found.append((line, .members(ofLine)))
    }
    guard let first = found.first else { throw ValidationError(unknownLine(in: vocabulary)) }
    let captures = Set(found.map(\.line.capture))
    guard captures.count < 2 else {
      throw ValidationError(
        "--accept \(CleanText.line(text)): line \(line) is the first of a text in \(captures.count) captures; write "
          + Self.list(captures.sorted().map { "\(CleanText.path($0)):\(line)=\(CleanText.line(event))" }))
    }
    return first.target
  }

  private static func lines(of text: UnknownText) -> [CaptureLine] {
    [CaptureLine(capture: text.capture, line: text.first.line)] + text.further
  }

  private func isNamed(_ other: CaptureLine) -> Bool { other.line == line && isNamed(other.capture) }

  private func isNamed(_ other: String) -> Bool {
    guard let capture, let shownCapture else { return true }
    // Two spellings that Unicode calls equal are two files.
    return capture.utf8.elementsEqual(other.utf8) || shownCapture.utf8.elementsEqual(other.utf8)
  }

  /// The lines that can be named, the closest first.
  private func unknownLine(in vocabulary: CaptureVocabulary) -> String {
    let all = Set(vocabulary.unknown.flatMap(Self.lines) + vocabulary.renamed.flatMap(\.first))
    let own = all.filter { isNamed($0.capture) }
    let problem =
      "--accept \(CleanText.line(text)): no text that can be taken for an event was first seen in line \(line)"
      + (capture.map { " of \(CleanText.path($0))" } ?? "")
    guard !all.isEmpty else { return problem + "; there is no such text in any line" }
    let sorted = (own.isEmpty ? all : own).sorted {
      let (left, right) = (abs($0.line - line), abs($1.line - line))
      return left != right ? left < right : ($0.line, $0.capture) < ($1.line, $1.capture)
    }
    let names = capture != nil || Set(all.map(\.capture)).count > 1
    return problem + "; the closest: "
      + Self.list(sorted.map { names ? "\(CleanText.path($0.capture)):\($0.line)" : "\($0.line)" }, joint: "")
  }

  /// The first few of some texts.
  private static func list(_ texts: [String], joint: String = "or ") -> String {
    let shown = texts.prefix(5)
    let rest = texts.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " (\(rest) more)" }
    guard !joint.isEmpty, shown.count > 1 else { return shown.joined(separator: ", ") }
    return shown.dropLast().joined(separator: ", ") + " \(joint)" + (shown.last ?? "")
  }
}
