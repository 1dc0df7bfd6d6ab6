package import LogCheckModel

/// The texts of the plugin's lines for people: which event each is, or may be.
package struct VocabularyText {
  private let known: [KnownText]
  private let unknown: [UnknownText]
  private let renamed: [RenamedMember]
  private let otherLines: Int
  private let layout: TextLayout

  /// `otherLines` are lines of further texts, which were only counted.
  package init(
    known: [KnownText], unknown: [UnknownText], renamed: [RenamedMember] = [], otherLines: Int, layout: TextLayout
  ) {
    self.known = known
    self.unknown = unknown
    self.renamed = renamed
    self.otherLines = otherLines
    self.layout = layout
  }

  /// Lines without their ends.
  package var lines: [String] {
    guard !known.isEmpty || !unknown.isEmpty else { return ["No line of the plugin is in these captures."] }
    let rest = otherLines > 0 ? ["", "\(TextLayout.counted(otherLines, "line")) of further texts are left out."] : []
    return unknownLines + renamedLines + knownLines + rest
  }

  /// The commands that take unknown texts over, if some of `captures` have any.
  package func advice(_ captures: [String]) -> [String] {
    guard !unknown.isEmpty || !renamed.isEmpty else { return [] }
    let names = captures.prefix(3).map { CleanText.path($0) }.joined(separator: " ")
    let texts = unknown.count { $0.candidates.first?.isProbable == true }
    let members = renamed.count(where: \.isProbable)
    var parts: [String] = []
    if texts > 0 {
      parts.append("the \(TextLayout.counted(texts, "text that is", "texts that are")) probably an event")
    }
    if members > 0 {
      parts.append("the \(TextLayout.counted(members, "member that is", "members that are")) probably a field")
    }
    let what =
      !parts.isEmpty
      ? "takes over \(TextLayout.joined(parts))"
      : "with --accept LINE=EVENT takes over \(unknown.isEmpty ? "the members" : "a text as an event")"
    return [""]
      + layout.prose("`dnp-logcheck vocabulary \(names.isEmpty ? "-" : names) --write words.yml` \(what).", after: "")
  }

  private var unknownLines: [String] {
    guard !unknown.isEmpty else { return ["Every line of the plugin is one that the rules know.", ""] }
    let count = unknown.reduce(0) { $0 + $1.count }
    var lines = [
      "\(TextLayout.counted(unknown.count, "text")) that no event explains, in \(TextLayout.counted(count, "line")):"
    ]
    for text in unknown {
      lines += layout.prose(CleanText.line(text.text), after: "  \(Self.times(text.count)) ")
      lines.append("        first in \(CleanText.path(text.capture)):\(text.first.line)")
      lines += Self.answers(text.candidates, denied: text.denied).flatMap {
        layout.prose($0, after: "        ", indent: 10)
      }
    }
    return lines + [""]
  }

  /// The events that a text may be, one sentence each.
  package static func answers(_ candidates: [UnknownText.Candidate], denied: [String]) -> [String] {
    var sentences: [String] = []
    for (index, candidate) in candidates.prefix(3).enumerated() {
      let word = index > 0 ? "or" : candidate.isProbable ? "probably" : "may be"
      let reasons = candidate.reasons.prefix(3).map { CleanText.line($0) }
      sentences.append(
        "\(word) \(CleanText.line(candidate.event)), \(CleanText.line(candidate.title))"
          + (reasons.isEmpty ? "" : ": \(TextLayout.joined(reasons))"))
    }
    if !denied.isEmpty {
      let events = denied.prefix(3).map { CleanText.line($0) }
      sentences.append("says that this did not happen: \(TextLayout.joined(events))")
    }
    return sentences.isEmpty ? ["like no event"] : sentences
  }

  /// Known events with members that no field takes and that may be fields.
  private var renamedLines: [String] {
    guard !renamed.isEmpty else { return [] }
    var lines = ["\(TextLayout.counted(renamed.count, "unknown member")) of known events that may be a field:"]
    for member in renamed {
      let word = member.isProbable ? "is probably" : "may be"
      lines += layout.prose(
        "\(CleanText.line(member.event)): \(CleanText.line(member.member)) \(word) the field "
          + member.fields.map { CleanText.line($0) }.joined(separator: " or "),
        after: "  \(Self.times(member.count)) ", indent: 10)
      if let first = member.first.first {
        lines.append("        first in \(CleanText.path(first.capture)):\(first.line)")
      }
    }
    return lines + [""]
  }

  private var knownLines: [String] {
    guard !known.isEmpty else { return ["No line of the plugin is one that the rules know."] }
    let count = known.reduce(0) { $0 + $1.count }
    var lines = [
      "\(TextLayout.counted(known.count, "text")) that the rules know, in \(TextLayout.counted(count, "line")):"
    ]
    for text in known {
      lines += layout.prose(
        "\(CleanText.line(text.event)): \(CleanText.line(text.text))", after: "  \(Self.times(text.count)) ", indent: 10
      )
    }
    return lines
  }

  /// The count, right-aligned.
  private static func times(_ count: Int) -> String {
    let digits = "\(count)x"
    return String(repeating: " ", count: max(0, 5 - digits.count)) + digits
  }
}
