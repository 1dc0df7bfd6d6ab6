import LogCheckModel
package import LogCheckReporting
import LogCheckRuleLibrary
package import LogCheckRules

/// A rule explained to the reader of one of its findings. In brief: what it checks, with an example, why, and the next step. At length
/// also the lines that it inspects, its values, and an example of each verdict.
package enum RuleExplanation {
  /// The page that fits a small terminal.
  package static func brief(_ rule: Rule, in ruleSet: RuleSet, layout: TextLayout) -> String {
    var page = BriefPage(layout: layout)
    page.add(nil, ["\(rule.id): \(rule.title)", failure(of: rule)], least: .max)
    page.add("What it checks", RuleWords(rule, in: ruleSet).sentences, least: 12)
    if let sample = RuleSample.known(of: rule, in: ruleSet) {
      page.add(lines: sample.lines, "On such lines it passes", notes: sample.shared, least: 4)
    }
    page.add("Why", [rule.rationale], least: 2)
    page.add("What to do next", [rule.remediation], least: 2)
    let requirements = rule.requirements.isEmpty ? [] : ["Asked for by \(TextLayout.joined(rule.requirements))."]
    let footer = requirements + ["`explain -v` prints more."]
    page.add(nil, [footer.joined(separator: " ")], least: 1)
    return page.text
  }

  static func failure(of rule: Rule) -> String {
    let positions = rule.platforms.map(\.rawValue) + rule.environments.map(\.rawValue) + rule.profiles
    let only = positions.isEmpty ? "" : "; judged only on \(positions.joined(separator: ", "))"
    let status = rule.status == .stable ? "" : " Status: \(rule.status.rawValue)."
    return "A failure is \(rule.severity == .error ? "an error" : "a \(rule.severity.rawValue)")\(only)." + status
  }

  /// With `source`, the text of the rule's file, the page quotes the rule as it is written.
  package static func page(
    _ rule: Rule, in ruleSet: RuleSet, source: [UInt8]?, layout: TextLayout = .standard
  ) -> String {
    var text = prose("\(rule.id): \(line(rule.title))", layout, after: "")
    text += "\n" + failure(of: rule) + "\n"
    let sentences = RuleWords(rule, in: ruleSet).sentences
    text += "\nWhat it checks:\n" + sentences.map { prose(line($0), layout, after: "  ") }.joined()
    text += paragraph("Why", rule.rationale, layout)
    text += paragraph("What to do next", rule.remediation, layout)
    text += section("Asked for by", requirements(rule, ruleSet))
    text += section("Its values", parameters(rule, ruleSet))
    text += section("Lines it knows", lines(rule, ruleSet))
    if let source { text += section("The rule as it is written", excerpt(source, rule)) }
    // Built-in rules carry examples instead of their tests.
    text += rule.tests.isEmpty ? BuiltInRules.examples(of: rule) ?? "" : examples(of: rule, in: ruleSet)
    return text + "\nFile: \(line(rule.mark.file)):\(rule.mark.line)\n"
  }

  /// A passing, a failing and an inconclusive example out of the rule's handwritten tests.
  package static func examples(of rule: Rule, in ruleSet: RuleSet) -> String {
    let tests = rule.handwrittenTests
    let shown = [RuleVerdict.pass, .fail, .inconclusive].compactMap { verdict in
      tests.first { $0.expectation.verdict == verdict }
    }
    return shown.map { section(heading($0), example($0, ruleSet)) }.joined()
  }

  private static func line(_ text: String) -> String { CleanText.line(text, limit: 2000) }

  private static func prose(_ text: String, _ layout: TextLayout, after first: String) -> String {
    layout.prose(text, after: first).map { $0 + "\n" }.joined()
  }

  private static func paragraph(_ title: String, _ text: String, _ layout: TextLayout) -> String {
    text.isEmpty ? "" : "\n\(title):\n" + prose(line(text), layout, after: "  ")
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    let reported = lines.filter { !$0.isEmpty }
    return reported.isEmpty ? "" : "\n\(title):\n" + reported.map { "  \(line($0))\n" }.joined()
  }

  private static func requirements(_ rule: Rule, _ ruleSet: RuleSet) -> [String] {
    rule.requirements.map { id in
      guard let requirement = ruleSet.requirements.first(where: { $0.id == id }) else { return id }
      return "\(id) (\(requirement.level.rawValue)): \(requirement.title)"
    }
  }

  private static func parameters(_ rule: Rule, _ ruleSet: RuleSet) -> [String] {
    rule.parameters.map { parameter in
      let variants = ruleSet.rules.compactMap { other -> String? in
        guard other.id == rule.id, let profile = other.variant,
          let value = other.parameters.first(where: { $0.name == parameter.name })?.value, value != parameter.value
        else { return nil }
        return "\(value.text) under the profile \(profile)"
      }
      return "\(parameter.name): " + ([parameter.value.text] + variants).joined(separator: "; ")
    }
  }

  /// The rule as its file has it, from its kind to its tests.
  private static func excerpt(_ source: [UInt8], _ rule: Rule) -> [String] {
    let lines = String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard rule.mark.line >= 1, rule.mark.line <= lines.count else { return [] }
    let first = lines[rule.mark.line - 1]
    let indent = first.prefix { $0 == " " }.count
    let body = lines[rule.mark.line...].prefix { row in
      row.allSatisfy { $0 == " " } || row.prefix { $0 == " " }.count > indent
    }
    // A rule in one line is quoted whole.
    guard let start = body.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix("kind:") }) else {
      return [String(first)]
    }
    let depth = body[start].prefix { $0 == " " }.count
    let own = body[start...].prefix { row in
      !(row.drop { $0 == " " }.hasPrefix("tests:") && row.prefix { $0 == " " }.count == depth)
    }
    return own.filter { !$0.allSatisfy { $0 == " " } }.map { String($0.dropFirst(depth)) }
  }

  /// Sample lines of the events of the rule.
  private static func lines(_ rule: Rule, _ ruleSet: RuleSet) -> [String] {
    let types = Set(rule.selectors.flatMap(\.types).map(\.index))
    return types.sorted().flatMap { index in
      let event = ruleSet.events[index]
      let components = event.components.map { ruleSet.components[$0].name }.joined(separator: ", ")
      let patterns = event.texts.map { $0.pattern.source + $0.versions.words }
      return [
        "\(event.name)\(event.summary.isEmpty ? "" : " (\(event.summary))")\(components.isEmpty ? "" : ", \(components)")"
      ]
        + patterns.prefix(4).map { "    \($0)" } + (patterns.count > 4 ? ["    and \(patterns.count - 4) more"] : [])
        + (patterns.isEmpty ? ["    as a structured event only"] : [])
    }
  }

  private static func heading(_ test: RuleTest) -> String {
    let reason = test.expectation.reason.map { " (\($0.rawValue))" } ?? ""
    return "Example, \(test.expectation.verdict.rawValue)\(reason): \(line(test.name))"
  }

  private static func example(_ test: RuleTest, _ ruleSet: RuleSet) -> [String] {
    let lines =
      switch test.input {
      case .log(let text): text.split(separator: "\n").map(String.init)
      case .events(let steps): steps.map { $0.line(in: ruleSet) ?? "(an event with a value that no line can hold)" }
      }
    let files = test.evidence.flatMap { file in
      ["a file next to it:"] + file.split(separator: "\n").map { "  \($0)" }
    }
    return lines + files
  }
}
