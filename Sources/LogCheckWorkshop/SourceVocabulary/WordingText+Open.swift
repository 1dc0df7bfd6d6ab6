import LogCheckEngine
import LogCheckModel
import LogCheckRules
import LogCheckSource

/// Statements that may print a text, since the source does not give all of their words.
extension WordingText {
  func mayPrint(_ statement: SourceStatement) -> Bool {
    guard isOfComponent(statement) || wording.isStructured else { return false }
    return statement.forms.contains { form in
      form.contains(where: StatementForms.isOpen)
        && (wording.isStructured ? mayName(statement, form) : mayFit(statement, form))
    }
  }

  private func mayFit(_ statement: SourceStatement, _ form: [StatementForms.Element]) -> Bool {
    let start = start(of: form)
    guard statement.component == nil else {
      return reach.fits(form, from: [start], ownWords: false, isTail: isTail)
    }
    // The tag may be in a value. Words that come from values, too, could be any program's.
    guard let open = form.firstIndex(where: StatementForms.isOpen) else { return false }
    return reach.fits(form, from: [start] + Array((open + 1)..<(form.count + 1)), ownWords: true, isTail: isTail)
  }

  /// The offset of a form's text, after a tag in its constant beginning.
  private func start(of form: [StatementForms.Element]) -> Int {
    let constant = form.prefix { !StatementForms.isOpen($0) }
    guard !constant.isEmpty else { return 0 }
    return min(constant.count, classifier.textStart(StatementForms.line(form, filling: "7")))
  }

  private func isTail(_ rest: ArraySlice<StatementForms.Element>) -> Bool {
    guard !rest.allSatisfy(StatementForms.isOpen) else { return true }
    guard let component = event.components.first.map({ tails.ruleSet.components[$0] }) else { return true }
    var statement = LogStatement(
      position: SourcePosition(line: 1, column: 1), language: .swift, api: "", message: [])
    statement.tag = component.logTags.first
    guard let tag = component.tags.first ?? component.logTags.first.map({ _ in "" }) else { return true }
    let lines = ["", "7", "a=7"].map { "\(tag) x" + StatementForms.line(rest, filling: $0) }
    return !tails.events(lines, of: statement).isEmpty
  }

  private func mayName(_ statement: SourceStatement, _ form: [StatementForms.Element]) -> Bool {
    let start = start(of: form)
    guard start < form.count else { return false }
    // The value may be the object. Programs print many values; those of another part of the plugin do not belong to this event.
    if StatementForms.isOpen(form[start]) { return isOfComponent(statement) }
    guard let name = classifier.structuredName(StatementForms.line(form, filling: Self.mark)) else { return false }
    let parts = Self.parts(of: name)
    return parts.count > 1 && Self.isMade(wording.text, of: parts)
  }

  /// The constant parts of a name between values.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var rest = name[...]
    while let range = rest.firstRange(of: mark) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }

  private static func isMade(_ name: String, of parts: [String]) -> Bool {
    guard let first = parts.first, let last = parts.last, name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    guard rest.hasSuffix(last) else { return false }
    rest = rest.dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
