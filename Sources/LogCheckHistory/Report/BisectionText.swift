package import LogCheckReporting

/// The result of a bisection as text for people.
package struct BisectionText {
  private let found: Bisection
  private let layout: TextLayout
  private let commands: NextCommands

  /// Builds and rules that are listed.
  private static let listed = 10

  /// `file` is the history as it was named.
  package init(_ found: Bisection, file: String, _ layout: TextLayout) {
    self.found = found
    self.layout = layout
    commands = NextCommands(file: file)
  }

  package var text: String {
    var lines = layout.prose(sentence, after: "")
    if case .lasting(let failure) = found.outcome {
      lines += [""] + facts(failure) + [""] + changes(failure)
    }
    lines += ["", "  " + found.rule.nights.map { $0.sign }.joined()]
    lines += layout.prose(
      ". passed, x some failed, X all failed, - not decided; the last night is the last sign", after: "  ")
    if case .lasting = found.outcome {
      lines +=
        [""] + layout.prose(CleanText.line(commands.failures(found.rule.rule), limit: 1000), after: "next: ", indent: 2)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var sentence: String {
    let name = CleanText.line(found.rule.rule)
    guard let first = found.nights.first, let last = found.nights.last else { return "\(name): no nights." }
    let span = "between \(first) and \(last)"
    return switch found.outcome {
    case .lasting(let failure): "\(name) fails since the night of \(found.nights[failure.firstBad])."
    case .ended(let night, let before, let after):
      "\(name) has no lasting failure \(span): it failed in \(FindingWords.share(before)), and since "
        + "\(found.nights[night]) in \(FindingWords.share(after))."
    case .steady(let share):
      "\(name) has no lasting failure that began \(span): it failed in \(FindingWords.share(share)), and no night divides "
        + "these into better and worse ones. More nights (--nights) may show its beginning."
    case .neverFailed: "\(name) has no failure \(span)."
    case .neverDecided: "No run \(span) decided \(name)."
    }
  }

  private func facts(_ failure: LastingFailure) -> [String] {
    var facts = [
      ("last good night", "\(found.nights[failure.lastGood])"),
      ("first bad night", "\(found.nights[failure.firstBad])"),
      ("before", "failed in " + FindingWords.share(failure.before)),
      ("since then", "failed in " + FindingWords.share(failure.after)),
      ("how sure", FindingWords.percent(failure.weight) + " that it began between these two nights"),
    ]
    if !failure.others.isEmpty {
      let others = failure.others.map {
        "\(found.nights[$0.firstBad]) (\(FindingWords.percent($0.weight)))"
      }
      facts.append(("or since", others.joined(separator: ", ")))
    }
    return facts.flatMap { name, value in
      layout.prose(value, after: "  " + name + String(repeating: " ", count: max(1, 17 - name.count)))
    }
  }

  private func changes(_ failure: LastingFailure) -> [String] {
    var items: [String] = found.suspects.map { suspect in
      let name = CleanText.line(suspect.value, limit: 80)
      let others = suspect.without.decided > 0 ? ", in \(FindingWords.share(suspect.without)) without it" : ""
      return "the \(suspect.property.name) \(name) occurs for the first time; it failed in "
        + "\(FindingWords.share(suspect.with)) with it" + others
    }
    if !found.companions.isEmpty {
      let names = found.companions.prefix(Self.listed).map { CleanText.line($0, limit: 80) }
      let more = found.companions.count - names.count
      items.append(
        "since the same night, too: " + names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
    }
    if items.isEmpty {
      items = ["nothing that the history knows: the same builds, profiles, versions of the tool and rules as before"]
    }
    var lines = ["What else changed between these nights:"] + items.flatMap { layout.prose($0, after: "  - ") }
    if found.builds.count > 1 {
      lines += ["", "Since then by build:"]
      for item in found.builds.prefix(Self.listed) {
        let name = item.build.map { CleanText.line($0, limit: 80) } ?? "(not known)"
        lines += layout.prose("\(name): failed in \(FindingWords.share(item.share))", after: "  - ")
      }
      let more = found.builds.count - Self.listed
      if more > 0 { lines.append("    and \(TextLayout.counted(more, "more build"))") }
    }
    return lines
  }
}
