import LogCheckModel

/// All rules with how they ended. The filter above shows only where the page's script runs; without it everything is shown.
struct RuleTable {
  let run: CollectedRun

  func write(to html: inout HTMLWriter) {
    html.element("section", [("id", "rules"), ("aria-labelledby", "rules-title")]) { html in
      html.element("h2", [("id", "rules-title")], text: "All rules")
      html.element(
        "div", [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", "table of all rules")]
      ) { html in
        html.element("table") { html in
          html.element("caption", text: TextLayout.counted(run.rules.count, "rule"))
          html.element("thead") { html in
            html.element("tr") { html in
              for word in ["Verdict", "Rule", "Promise", "Severity", "Passed", "Failed", "Open", "Area"] {
                html.element("th", [("scope", "col")], text: word)
              }
            }
          }
          html.element("tbody") { html in for rule in sorted { write(rule, to: &html) } }
        }
      }
    }
  }

  /// Failed rules first, rules without an occasion last; otherwise in the order of the rule files.
  private var sorted: [CollectedRule] {
    func rank(_ ending: RuleEnding) -> Int {
      switch ending {
      case .broke: 0
      case .accepted, .brokeOnTrial, .brokeBelowLimit: 1
      case .inconclusive: 2
      case .held: 3
      case .notExercised: 4
      case .notApplicable: 5
      }
    }
    return run.rules.enumerated().sorted {
      (rank($0.element.ending), $0.offset) < (rank($1.element.ending), $1.offset)
    }.map(\.element)
  }

  private func write(_ rule: CollectedRule, to html: inout HTMLWriter) {
    let summary = rule.summary
    let (mark, word) = Self.words(rule.ending)
    html.element(
      "tr",
      [
        ("id", RuleLink.anchor(summary.id)), ("data-verdict", summary.verdict.rawValue),
        ("data-rule", CleanText.line(summary.id)),
      ]
    ) { html in
      html.element("td") { html in
        mark.write(to: &html)
        html.words(" " + word)
      }
      html.element("td") { html in RuleLink(run).writeOutward(summary.id, to: &html) }
      html.element("td", text: PageText.line(summary.title))
      html.element("td", text: summary.severity.rawValue + (summary.isExperimental ? ", on trial" : ""))
      for count in [summary.passes, summary.fails, summary.inconclusive] {
        html.element("td", [("class", "count")], text: count > 0 ? String(count) : "")
      }
      html.element("td", text: CleanText.line(summary.area))
    }
  }

  private static func words(_ ending: RuleEnding) -> (PageMark, String) {
    switch ending {
    case .held: (.held, "passed")
    case .broke: (.broke, "failed")
    case .accepted: (.excused, "failed, accepted")
    case .brokeOnTrial: (.excused, "failed on trial")
    case .brokeBelowLimit: (.excused, "failed below --fail-on")
    case .inconclusive: (.open, "inconclusive")
    case .notExercised: (.seen, "not exercised")
    case .notApplicable: (.nothing, "not applicable")
    }
  }
}

/// The controls of the filter, hidden until the script shows them.
struct FilterForm {
  func write(to html: inout HTMLWriter) {
    html.element("form", [("id", "filter"), ("hidden", ""), ("aria-label", "filter of rules and findings")]) { html in
      html.element("label", [("for", "filter-verdict")], text: "Verdict")
      html.element("select", [("id", "filter-verdict")]) { html in
        html.element("option", [("value", "")], text: "all")
        for verdict in RuleVerdict.allCases {
          html.element("option", [("value", verdict.rawValue)], text: Self.word(verdict))
        }
      }
      html.element("label", [("for", "filter-rule")], text: "Rule")
      html.void("input", [("id", "filter-rule"), ("type", "search"), ("autocomplete", "off")])
      html.element("output", [("id", "filter-count"), ("for", "filter-verdict filter-rule")]) { _ in }
    }
  }

  private static func word(_ verdict: RuleVerdict) -> String {
    switch verdict {
    case .pass: "passed"
    case .fail: "failed"
    case .inconclusive: "inconclusive"
    case .notExercised: "not exercised"
    case .notApplicable: "not applicable"
    }
  }
}
