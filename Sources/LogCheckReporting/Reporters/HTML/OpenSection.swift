import LogCheckModel

/// The inconclusive results, by reason, with the remedies; and the passes that should be checked.
struct OpenSection {
  let run: CollectedRun
  let findings: [CollectedFinding]

  private static let findingLimit = 5

  func write(to html: inout HTMLWriter) {
    writeUnknown(to: &html)
    writeRequired(to: &html)
    writeNotes(to: &html)
  }

  private func writeUnknown(to html: inout HTMLWriter) {
    let rules = run.rules.filter { $0.ending == .inconclusive }
    let open = findings.indices.filter { findings[$0].weight == .open }
    guard !rules.isEmpty || !open.isEmpty else { return }
    html.element("section", [("id", "open"), ("aria-labelledby", "open-title")]) { html in
      html.element("h2", [("id", "open-title")], text: "What could not be known, and what would help")
      var reported: Set<Int> = []
      for reason in InconclusiveReason.allCases {
        let concerned = rules.filter { $0.summary.reasons[reason] != nil }
        let own = open.filter { findings[$0].finding.verdict == .inconclusive(reason) }
        guard !concerned.isEmpty || !own.isEmpty else { continue }
        reported.formUnion(own)
        html.element("h3") { html in
          PageMark.open.write(to: &html)
          html.words(" \(reason.rawValue): \(reason.advice)")
        }
        html.element("ul") { html in
          for rule in concerned {
            let id = rule.summary.id
            html.element(
              "li",
              [
                ("data-verdict", "inconclusive"),
                ("data-rule", CleanText.line(id)),
              ]
            ) { html in
              html.words(PageText.line(rule.summary.title, limit: 240) + " ")
              html.element("code", text: CleanText.line(id))
              write(own.filter { findings[$0].finding.rule == id }, to: &html)
            }
          }
        }
        let ids = Set(concerned.map(\.summary.id))
        let others = own.filter { !ids.contains(findings[$0].finding.rule) }
        if !others.isEmpty {
          html.element("p", [("class", "faint")], text: "Also open, of rules that ended otherwise:")
          write(others, to: &html)
        }
      }
    }
  }

  /// Every one has its anchor; beyond the first few they are in a closed part.
  private func write(_ indices: [Int], to html: inout HTMLWriter) {
    guard !indices.isEmpty else { return }
    html.element("ul", [("class", "brief")]) { html in
      for index in indices.prefix(Self.findingLimit) { write(index, to: &html) }
    }
    let more = indices.dropFirst(Self.findingLimit)
    guard !more.isEmpty else { return }
    html.element("details") { html in
      html.element("summary", text: "and \(more.count) more")
      html.element("ul", [("class", "brief")]) { html in
        for index in more { write(index, to: &html) }
      }
    }
  }

  private func write(_ index: Int, to html: inout HTMLWriter) {
    let finding = findings[index].finding
    html.element("li", [("id", FindingWords.anchor(index))]) { html in
      if let position = finding.position {
        let time = position.time.map { CleanText.line($0) + ", " } ?? ""
        html.words("\(time)\(CleanText.line(position.capture)):\(position.line): ")
      }
      html.words(PageText.line(finding.message, limit: 240))
    }
  }

  private func writeRequired(to html: inout HTMLWriter) {
    guard !run.summary.undecidedRequired.isEmpty else { return }
    html.element("section", [("aria-labelledby", "required-title")]) { html in
      html.element("h2", [("id", "required-title")], text: "Required, but not decided")
      html.element("ul") { html in
        for id in run.summary.undecidedRequired {
          let rule = run.rules.first { $0.summary.id == id }
          html.element("li") { html in
            html.element("code", text: CleanText.line(id))
            html.words(
              " " + (rule?.reason(failOn: run.header.failOn) ?? "not exercised: the captures hold no occasion for it"))
          }
        }
      }
    }
  }

  private func writeNotes(to html: inout HTMLWriter) {
    let rules = run.rules.filter { !$0.summary.notes.isEmpty }
    guard !rules.isEmpty else { return }
    html.element("section", [("aria-labelledby", "notes-title")]) { html in
      html.element("h2", [("id", "notes-title")], text: "Passed, with a note")
      html.element("ul") { html in
        for rule in rules {
          for (note, count) in rule.summary.notes.sorted(by: { $0.key < $1.key }) {
            html.element("li") { html in
              html.element("code", text: CleanText.line(rule.summary.id))
              html.words(": " + PageText.line(note) + (count > 1 ? " (\(count) times)" : ""))
            }
          }
        }
      }
    }
  }
}
