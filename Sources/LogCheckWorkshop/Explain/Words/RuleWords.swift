import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// The check of a rule for people who met it in a report: the events by their titles, and the values that must go together.
///
/// Kinds that compare values, or that wait for one of several answers, have sentences here; the others have those of their kind.
struct RuleWords {
  private let rule: Rule
  private let ruleSet: RuleSet
  private let checks: CheckWords
  private let prose: RuleProse

  init(_ rule: Rule, in ruleSet: RuleSet) {
    self.rule = rule
    self.ruleSet = ruleSet
    checks = CheckWords(rule: rule)
    prose = RuleProse(rule: rule, ruleSet: ruleSet)
  }

  /// A sentence for each entry; those after the first are items of it.
  var sentences: [String] {
    let own: [String]
    switch rule.body {
    case let body as RelateRule: own = relation(body)
    case let body as ResponseRule where body.alternatives.count > 1 || body.alternatives.contains(where: \.isBounded):
      own = answers(body)
    default: own = [rule.body.sentence(prose)]
    }
    let key =
      rule.key.isEmpty
      ? [] : ["Only lines with the same \(Self.joined(rule.key.map { CleanText.line($0) }, "and")) belong together."]
    return own + key
  }

  private static func joined(_ items: [String], _ word: String) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "nothing" }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  // MARK: Values that agree

  private func relation(_ body: RelateRule) -> [String] {
    let clauses = body.checks.flatMap { checks.clauses($0.expression) }
    let partners =
      body.partners.map { "the next \(name($0))" } + body.lastPartners.map { "the last \(name($0)) before it" }
    let time = body.within.map { " within \(checks.noun($0))" } ?? ""
    let exceptions = body.exceptions.map { "unless \($0.words)" }
    let first =
      partners.isEmpty
      ? "In each \(name(body.trigger)):" : "For each \(name(body.trigger)) and \(Self.joined(partners, "and"))\(time):"
    return [first] + clauses.map { "- " + $0 } + exceptions.map { "- " + $0 }
  }

  // MARK: One of several answers

  private func answers(_ body: ResponseRule) -> [String] {
    let ways = body.alternatives.map { way in
      var text = way.after.map { "from \(checks.noun($0)) on, " } ?? ""
      text += way.steps.map(name).joined(separator: ", then ")
      switch way.deadline {
      case .within(let time): text += " within \(checks.noun(time))"
      case .by(let instant): text += " by \(checks.noun(instant))"
      case nil: break
      }
      if let entry = way.entry { text += " of the first \(name(entry))" }
      if let until = way.until { text += " before the next \(name(until))" }
      return "- " + text
    }
    var text = ["After \(name(body.trigger)) one of these must come:"] + ways
    if body.alternatives.count == 1, let way = ways.first {
      text = ["After \(name(body.trigger)) there must be \(way.dropFirst(2))."]
    }
    if body.exactlyOne { text.append(body.isOnlyInTime ? "Exactly one must come in time." : "Exactly one must come.") }
    if !body.forbidden.isEmpty {
      text.append("Until then there must be no \(Self.joined(body.forbidden.map(name), "or")).")
    }
    return text
  }

  // MARK: Events

  /// Events that are named; more are counted.
  private static let named = 2
  private static let longestGuard = 60

  /// An event by its title, with the letter by which conditions name it, and its own condition.
  private func name(_ selector: EventSelector) -> String {
    var titles: [String] = []
    for type in selector.types {
      let event = ruleSet.events[type.index]
      let title = "\"\(event.summary.isEmpty ? event.name : event.summary)\""
      if !titles.contains(title) { titles.append(title) }
    }
    let shown = titles.prefix(titles.count > Self.named ? 1 : Self.named)
    let more = titles.count > shown.count ? " (or \(titles.count - shown.count) like it)" : ""
    let alias = selector.alias.map { " (\($0))" } ?? ""
    return Self.joined(Array(shown), "or") + more + alias + condition(selector)
  }

  private func condition(_ selector: EventSelector) -> String {
    guard let condition = selector.guardExpression else { return "" }
    let text = checks.clauses(condition).joined(separator: " and ")
    return text.count > Self.longestGuard ? " (under a condition)" : " where \(text)"
  }
}

extension ResponseRule.Alternative {
  /// True if it has more than an event and a duration.
  fileprivate var isBounded: Bool {
    if case .by = deadline { return true }
    return entry != nil || until != nil || after != nil
  }
}
