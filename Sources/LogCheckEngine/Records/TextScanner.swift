package import LogCheckModel
import LogCheckPattern
package import LogCheckRules

/// Searches for text that must not be logged, once for all rules that forbid it.
package struct TextScanner {
  private var searches: [Search] = []
  private let matcher = PatternMatcher()

  /// One pattern, and the rules that search for it.
  private struct Search {
    let detector: PrivacyRule.Detector
    /// The kind of the detector, ready to be compared with every line; `nil` for a pattern that a rule defines.
    let kind: SecretKind?
    let patterns: [Pattern]
    var rules: [(rule: Int, allowed: [Pattern])] = []

    init(_ detector: PrivacyRule.Detector, _ patterns: [Pattern]) {
      self.detector = detector
      kind = if case .known(let kind) = detector { kind } else { nil }
      self.patterns = patterns
    }
  }

  /// Finds of one sort in one line beyond which the whole line is taken for one.
  private static let limit = 256

  /// Used instead of a rule: the match is hidden, and no rule reports it.
  static let noComponent = -1

  var isEmpty: Bool { searches.isEmpty }

  init() {}

  /// One more of the rules that a ``Program`` was made of, for another thread; `nil` where no rule asks for it.
  package init?(_ ruleSet: RuleSet) {
    for (index, rule) in ruleSet.rules.enumerated() {
      guard let body = rule.body as? PrivacyRule else { continue }
      do { try add(body, of: index, isProven: ruleSet.hasProvenPatterns) } catch { continue }
    }
    // What rules that are left out look for stays hidden on every thread.
    for body in ruleSet.hiders { try? add(body, of: Self.noComponent, isProven: ruleSet.hasProvenPatterns) }
    guard !isEmpty else { return nil }
  }

  mutating func add(_ body: PrivacyRule, of rule: Int, isProven: Bool) throws(PatternError) {
    var allowed: [Pattern] = []
    for source in body.allowed { allowed.append(try Pattern(source, isCaseless: false, isProven: isProven)) }
    for detector in body.detectors {
      let position: Int
      if let known = searches.firstIndex(where: { $0.detector == detector }) {
        position = known
      } else {
        position = searches.count
        searches.append(Search(detector, try Self.patterns(of: detector, isProven: isProven)))
      }
      searches[position].rules.append((rule, allowed))
    }
  }

  private static func patterns(
    of detector: PrivacyRule.Detector, isProven: Bool
  ) throws(PatternError) -> [Pattern] {
    switch detector {
    case .pattern(let source): return [try Pattern(source, isCaseless: false, isProven: isProven)]
    case .known(let kind):
      var patterns: [Pattern] = []
      for source in kind.patterns { patterns.append(try Pattern(source, isCaseless: false, isProven: isProven)) }
      return patterns
    }
  }

  /// The text in the message of a record that must not be there.
  package func scan(_ record: Record) -> TextFindings {
    var findings = TextFindings()
    let range = record.message.clamped(to: 0..<record.text.count)
    let message = record.text.span.extracting(range)
    let shape = TextShape(message)
    for position in searches.indices {
      guard let first = firstPattern(of: position, in: message, shape, from: 0) else { continue }
      let search = searches[position]
      var lengths: [Int: [Int]] = [:]
      var stopped: Set<Int> = []
      var next: Int? = first
      while let number = next {
        find(search.patterns[number], search, message, offset: range.lowerBound, &lengths, &stopped, &findings)
        next = firstPattern(of: position, in: message, shape, from: number + 1)
      }
      // If a pattern was stopped, all of the message may be a match.
      if !stopped.isEmpty { findings.hidden = [range] }
      for (rule, _) in search.rules {
        if stopped.contains(rule) { findings.stopped.insert(rule) }
        guard let lengths = lengths[rule] else { continue }
        findings.found[rule, default: []].append(
          TextFindings.Found(what: search.detector.words, form: search.detector.form, lengths: lengths))
      }
    }
    if !findings.hidden.isEmpty { findings.sortHidden() }
    return findings
  }

  /// The first of the patterns of a search, from `start` on, that may match in a text of that shape.
  private func firstPattern(of position: Int, in text: Span<UInt8>, _ shape: TextShape, from start: Int) -> Int? {
    for number in start..<max(start, searches[position].patterns.count) {
      let mayOccur: Bool
      if let kind = searches[position].kind {
        mayOccur = kind.mayOccur(in: text, shape, pattern: number)
      } else {
        mayOccur = searches[position].patterns[number].needs?.areMet(by: shape.bytes, count: shape.count) ?? true
      }
      if mayOccur { return number }
    }
    return nil
  }

  private func find(
    _ pattern: Pattern, _ search: Search, _ message: Span<UInt8>, offset: Int, _ lengths: inout [Int: [Int]],
    _ stopped: inout Set<Int>, _ findings: inout TextFindings
  ) {
    var start = 0
    var count = 0
    while start <= message.count {
      switch matcher.match(pattern, in: message, from: start) {
      case .noMatch: return
      case .fault:
        stopped.formUnion(search.rules.map(\.rule))
        return
      case .match: break
      }
      guard let whole = matcher.capture(0) else { return }
      let secret = pattern.groups["secret"].flatMap(matcher.capture).flatMap { $0.isEmpty ? nil : $0 } ?? whole
      start = max(start + 1, whole.upperBound)
      while start < message.count, message[start] & 0xC0 == 0x80 { start += 1 }
      guard !whole.isEmpty else { continue }
      count += 1
      let text = count > Self.limit ? 0..<message.count : secret
      var isHidden = false
      for (rule, allowed) in search.rules {
        // Text over the limit is not inspected: the whole line counts as one match.
        switch count > Self.limit ? .no : isAllowed(message.extracting(secret), allowed) {
        case .yes: continue
        case .unknown: stopped.insert(rule)
        case .no: lengths[rule, default: []].append(text.count)
        }
        isHidden = true
      }
      if isHidden { findings.hidden.append(text.lowerBound + offset..<text.upperBound + offset) }
      if count > Self.limit { return }
    }
  }

  private func isAllowed(_ text: Span<UInt8>, _ allowed: [Pattern]) -> Truth {
    var result = Truth.no
    for pattern in allowed {
      switch matcher.match(pattern, in: text) {
      case .match: return .yes
      case .noMatch: break
      case .fault: result = .unknown(.pattern)
      }
    }
    return result
  }
}

/// The matches in the message of one record.
package struct TextFindings: Sendable {
  package init() {}

  struct Found: Sendable {
    /// The description of the match, in a sentence.
    var what: String
    /// The form that was searched for, as the rule file has it.
    var form: String
    /// Bytes of each.
    var lengths: [Int]
  }

  /// By rule.
  var found: [Int: [Found]] = [:]
  /// Rules for which a pattern was stopped on it.
  var stopped: Set<Int> = []
  /// Ranges of the record's text that no report may show, in order and without overlap.
  package fileprivate(set) var hidden: [Range<Int>] = []

  fileprivate mutating func sortHidden() {
    var apart: [Range<Int>] = []
    for range in hidden.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      if let last = apart.last, range.lowerBound <= last.upperBound {
        apart[apart.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        apart.append(range)
      }
    }
    hidden = apart
  }
}

extension PrivacyRule.Detector {
  fileprivate var form: String {
    switch self {
    case .known(let kind): kind.rawValue
    case .pattern(let source): source
    }
  }

  /// The description of the search, in a sentence.
  fileprivate var words: String {
    switch self {
    case .known(let kind): kind.words
    case .pattern: "a text that the rule does not want to see"
    }
  }
}
