import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// The pages for the outcomes of notifications: a question, a cause by its kind, and a definition of `Rules/outcomes`.
extension Explanation {
  static func outcomePage(of name: String, in ruleSet: RuleSet, layout: TextLayout) -> String? {
    if let question = OutcomeQuestion(rawValue: name) { return page(question, layout) }
    let conditions = ruleSet.conditions.filter { $0.id == name || $0.explanation.kind == name }
    if !conditions.isEmpty { return page(name, conditions, ruleSet, layout) }
    if let sign = ruleSet.outcomes.first(where: { $0.id == name }) { return page(sign, ruleSet, layout) }
    return nil
  }

  /// The names that have such a page.
  static func outcomeNames(in ruleSet: RuleSet) -> [(name: String, note: String)] {
    let conditions = ruleSet.conditions.map(\.explanation)
    var causes: Set<String> = []
    return OutcomeQuestion.allCases.map { ($0.rawValue, $0.title) }
      + zip(ruleSet.conditions, conditions).map { ($0.id, $1.title) }
      + conditions.filter { causes.insert($0.kind).inserted }.map { ($0.kind, "a cause") }
      + ruleSet.outcomes.map { ($0.id, "a definition of outcomes") }
  }

  private static func page(_ question: OutcomeQuestion, _ layout: TextLayout) -> String {
    var page = Page(layout)
    page.say("\(question.rawValue), a question about all planned notifications: \(question.title)")
    let answer =
      switch question {
      case .shown: "no if the system or the plugin says so, or if the capture holds such lines and has none"
      case .onTime: "no if it was shown later than three minutes after its instant"
      case .fresh: "no if older content or the default text was shown"
      case .prefetched: "no if the run was refused, did not begin, or the plugin says that it was missed"
      }
    page.section("Its answer", [answer, "unknown where no line could show it; an unknown one is no pass"])
    page.section(
      "What it decides",
      [
        "a notification with the answer no, and with no certain cause that excuses it, leaves the run unproved (exit 3); --fail-on-outcome makes it a failure",
        "--select and --ignore take its name, --require wants an answer for each notification, and a waiver can name it",
      ])
    page.section("Where to read on", ["docs/outcomes.md"])
    return page.text
  }

  private static func page(
    _ name: String, _ conditions: [OutcomeCondition], _ ruleSet: RuleSet, _ layout: TextLayout
  ) -> String {
    var page = Page(layout)
    let isKind = conditions.contains { $0.explanation.kind == name }
    page.say(
      "\(name), \(isKind ? "a cause" : "a condition") of the outcomes of notifications: \(conditions[0].explanation.title)"
    )
    for condition in conditions {
      let explanation = condition.explanation
      var items = ["side: \(explanation.side.rawValue); certainty: \(certainty(explanation.certainty))"]
      items.append("can explain: \(condition.explains.map(words).joined(separator: ", "))")
      if condition.derived != nil {
        items.append("follows from lines that are missing, where the capture could have shown them")
      } else {
        items.append("begins with: \(selector(condition.event, ruleSet))")
        items.append(
          condition.until.map { "ends with: \(selector($0, ruleSet))" }
            ?? (condition.run == nil ? "is a moment" : "is of one run"))
      }
      if !condition.overrides.isEmpty {
        items.append("is named instead of: \(condition.overrides.joined(separator: ", "))")
      }
      if let next = explanation.next { items.append("next: \(next)") }
      items.append("file: \(condition.mark.file):\(condition.mark.line)")
      page.section("\(condition.id) (\(explanation.title))", items)
    }
    let excuses = conditions.contains { $0.explanation.excuses }
    page.section(
      "What it decides",
      [
        excuses
          ? "where it is certain, the run is proved although the notification did not come or was not fresh"
          : "it is named, and excuses nothing"
      ])
    return page.text
  }

  private static func page(_ sign: OutcomeDefinition, _ ruleSet: RuleSet, _ layout: TextLayout) -> String {
    var page = Page(layout)
    page.say("\(sign.id), lines that show a part of the way to a notification: \(sign.sign.rawValue)")
    page.section("The event", [selector(sign.event, ruleSet)])
    page.section("It gives", sign.values.keys.map(\.rawValue).sorted())
    page.section("Written in", ["\(sign.mark.file):\(sign.mark.line)"])
    return page.text
  }

  private static func selector(_ selector: EventSelector, _ ruleSet: RuleSet) -> String {
    let names = selector.types.map { ruleSet.events[$0.index] }.map { event in
      event.summary.isEmpty ? event.name : "\(event.name) (\(event.summary))"
    }
    return names.joined(separator: ", or ") + (selector.guardExpression == nil ? "" : ", with its values")
  }

  private static func certainty(_ certainty: OutcomeCertainty) -> String {
    switch certainty {
    case .shown: "shown (it always has this effect)"
    case .fits: "fits (it can have this effect)"
    case .open: "open"
    }
  }

  private static func words(_ stage: OutcomeStage) -> String {
    switch stage {
    case .submitted: "no request for a run"
    case .started: "no run"
    case .answered: "no answer"
    case .saved: "no saved content"
    case .armed: "no armed notification"
    case .shown: "no notification shown"
    case .punctual: "a late notification"
    case .wall: "another time of the day"
    case .lead: "a run that was asked for another time"
    case .content: "old content"
    }
  }
}
