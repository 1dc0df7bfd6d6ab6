import LogCheckEngine
package import LogCheckModel
package import LogCheckPattern
package import LogCheckRules

/// Finds the texts to be replaced in any bytes: the sorts of the rule files, and the matches of all `privacy` rules.
package struct SecretFinder {
  /// One text that is to be replaced.
  struct Find {
    /// Index of its sort.
    var sort: Int
    var secret: Range<Int>
    /// Includes the text that identifies it.
    var whole: Range<Int>
  }

  private struct Search {
    var sort: Int
    var kind: SecretKind?
    var patterns: [Pattern]
    var allowed: [Pattern]
  }

  package private(set) var sorts: [RedactedSort] = []
  private var searches: [Search] = []
  private let words: PluginWords
  private let matcher = PatternMatcher()

  /// Compiles the patterns. Rules come first, so that their matches are of the sort with their name.
  package init(_ ruleSet: RuleSet, keeping kept: Set<String> = []) throws(PatternError) {
    let isProven = ruleSet.hasProvenPatterns
    words = PluginWords(ruleSet)
    for sort in ruleSet.secretSorts where !kept.contains(sort.id) {
      let index = sorts.count
      sorts.append(RedactedSort(id: sort.id, title: sort.title, isEverywhere: sort.isEverywhere))
      let allowed = try Self.compiled(sort.allowed, isProven)
      for detector in sort.detectors { try add(detector, allowed, to: index, isProven) }
      if !sort.names.isEmpty {
        let patterns = try Self.compiled(ValuePatterns.of(sort.names), false)
        searches.append(Search(sort: index, kind: nil, patterns: patterns, allowed: allowed))
      }
    }
    for rule in ruleSet.named where !kept.contains(rule.id) {
      guard let body = rule.body as? PrivacyRule else { continue }
      let index = sorts.count
      sorts.append(RedactedSort(id: rule.id, title: "what the rule \(rule.id) finds", isEverywhere: true))
      let allowed = try Self.compiled(body.allowed, isProven)
      for detector in body.detectors { try add(detector, allowed, to: index, isProven) }
    }
  }

  /// Names that `--keep` may have.
  package static func names(in ruleSet: RuleSet) -> [String] {
    ruleSet.secretSorts.map(\.id)
      + ruleSet.named.compactMap { rule in if rule.body is PrivacyRule { rule.id } else { nil } }
  }

  private mutating func add(
    _ detector: PrivacyRule.Detector, _ allowed: [Pattern], to sort: Int, _ isProven: Bool
  ) throws(PatternError) {
    switch detector {
    case .pattern(let source):
      searches.append(Search(sort: sort, kind: nil, patterns: try Self.compiled([source], isProven), allowed: allowed))
    case .known(let kind):
      searches.append(
        Search(sort: sort, kind: kind, patterns: try Self.compiled(kind.patterns, isProven), allowed: allowed))
    }
  }

  private static func compiled(_ sources: [String], _ isProven: Bool) throws(PatternError) -> [Pattern] {
    var patterns: [Pattern] = []
    for source in sources { patterns.append(try Pattern(source, isCaseless: false, isProven: isProven)) }
    return patterns
  }

  /// True if what was found is to be replaced wherever it occurs in the captures.
  func isReplacedEverywhere(_ secret: [UInt8], of sort: Int) -> Bool {
    sorts[sort].isEverywhere && !words.isWord(secret)
  }

  /// The finds in `text`, and in its base 64 content. `nil` instead of a list if a pattern was stopped: anything may be
  /// in it.
  func finds(in text: Span<UInt8>) -> [Find]? {
    guard var finds = plainFinds(in: text) else { return nil }
    for (range, inner) in Base64Runs.texts(in: text) {
      guard let found = plainFinds(in: inner.span) else { return nil }
      if let first = found.first { finds.append(Find(sort: first.sort, secret: range, whole: range)) }
    }
    return finds
  }

  private func plainFinds(in text: Span<UInt8>) -> [Find]? {
    var finds: [Find] = []
    let shape = TextShape(text)
    for search in searches {
      for (number, pattern) in search.patterns.enumerated() {
        if let kind = search.kind, !kind.mayOccur(in: text, shape, pattern: number) { continue }
        guard pattern.needs?.areMet(by: shape.bytes, count: shape.count) ?? true else { continue }
        guard find(pattern, search, in: text, &finds) else { return nil }
      }
    }
    return finds
  }

  private func find(_ pattern: Pattern, _ search: Search, in text: Span<UInt8>, _ finds: inout [Find]) -> Bool {
    var start = 0
    while start <= text.count {
      switch matcher.match(pattern, in: text, from: start) {
      case .noMatch: return true
      case .fault: return false
      case .match: break
      }
      guard let whole = matcher.capture(0) else { return true }
      let secret = pattern.groups["secret"].flatMap(matcher.capture).flatMap { $0.isEmpty ? nil : $0 } ?? whole
      start = max(start + 1, whole.upperBound)
      while start < text.count, text[start] & 0xC0 == 0x80 { start += 1 }
      guard !secret.isEmpty else { continue }
      switch isAllowed(text.extracting(secret), search.allowed) {
      case true: continue
      case false: finds.append(Find(sort: search.sort, secret: secret, whole: whole))
      default: return false
      }
    }
    return true
  }

  private func isAllowed(_ text: Span<UInt8>, _ allowed: [Pattern]) -> Bool? {
    for pattern in allowed {
      switch matcher.match(pattern, in: text) {
      case .match: return true
      case .noMatch: continue
      case .fault: return nil
      }
    }
    return false
  }
}

/// Patterns of the values after names.
enum ValuePatterns {
  static func of(_ names: [String]) -> [String] {
    let name = "(?i:" + names.map { $0.replacing(".", with: "\\.") }.joined(separator: "|") + ")"
    // After a comma or a blank the value ends if another name follows.
    let end = #"["\n]|[,;&\s]\s{0,4}[A-Za-z_][A-Za-z0-9_.]{0,40}[=:]|[)}\]]{1,8}(?:[\s,;]|$)"#
    return [
      #"(?<![A-Za-z0-9_])"?"# + name + #""?\s{0,8}[=:]\s{0,8}"(?<secret>(?:[^"\\\n]|\\.)++)"?"#,
      #"(?<![A-Za-z0-9_])'?"# + name + #"'?\s{0,8}[=:]\s{0,8}'(?<secret>(?:[^'\\\n]|\\.)++)'?"#,
      #"(?<![A-Za-z0-9_.])"# + name + #"(?:=|: {1,4})(?<secret>(?![\s"'{\[]|<[a-z.:# ]{1,40}>|\(null\))(?:(?!"# + end
        + #")[^\n])++)"#,
    ]
  }
}
