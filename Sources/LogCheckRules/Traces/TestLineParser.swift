import LogCheckModel

/// Reads one line of a test's trace: a time, then an event and its fields, `tick`, `gap 5s` or `end`.
struct TestLineParser {
  let catalogue: EventCatalogue
  let problems: RuleProblems

  /// The step of a line: the inner `nil` for `end`, which says nothing; the outer one with a problem reported.
  func step(_ node: RuleNode, isLast: Bool) -> RuleTest.Step?? {
    guard let text = NodeReader(problems: problems).text(node) else { return nil }
    do throws(TestLineError) {
      let words = try TestLineWords.words(of: text)
      guard let first = words.first, words.count >= 2 else {
        throw TestLineError("it has a time, an event and fields, as in `20ms fetch.started id=a begin=+5m`", at: 0)
      }
      let time = try time(first)
      switch words[1].text {
      case "tick":
        try expectEnd(words, after: 2)
        return .some(.tick(at: time))
      case "gap": return .some(try gap(words, at: time))
      case "end":
        try expectEnd(words, after: 2)
        guard isLast else { throw TestLineError("`end` must be the last line", at: words[1].offset) }
        return .some(nil)
      default: return .some(try event(words, at: time, node))
      }
    } catch {
      problems.report(error.problem, at: node.position(ofByte: error.offset))
      return nil
    }
  }

  private func time(_ word: TestLineWords.Word) throws(TestLineError) -> LogDuration {
    switch DurationParser.parse(word.text) {
    case .duration(let time): return time
    case .tooLong: throw TestLineError(.durationOutOfRange(word.text, isSigned: true), at: word.offset)
    case .bareNumber: throw TestLineError(.bareNumberForDuration(word.text), at: word.offset)
    case .malformed: throw TestLineError("it must begin with a time, as in `20ms` or `1m30s`", at: word.offset)
    }
  }

  private func gap(_ words: [TestLineWords.Word], at time: LogDuration) throws(TestLineError) -> RuleTest.Step {
    guard words.count >= 3 else { throw TestLineError("`gap` needs a length, as in `gap 5s`", at: words[1].offset) }
    try expectEnd(words, after: 3)
    let length = try self.time(words[2])
    guard length > .zero else {
      throw TestLineError(.durationOutOfRange(words[2].text, isSigned: false), at: words[2].offset)
    }
    return .gap(length, at: time)
  }

  private func expectEnd(_ words: [TestLineWords.Word], after count: Int) throws(TestLineError) {
    guard words.count > count else { return }
    throw TestLineError("nothing may follow here", at: words[count].offset)
  }

  private func event(
    _ words: [TestLineWords.Word], at time: LogDuration, _ node: RuleNode
  ) throws(TestLineError) -> RuleTest.Step {
    let name = words[1]
    guard let index = catalogue.index(of: name.text) else {
      let nearest = problems.nearest(to: name.text, in: catalogue.names)
      throw TestLineError(.unknownEvent(name.text, nearest: nearest), at: name.offset)
    }
    let definition = catalogue.events[index]
    var values = [FieldValue](repeating: .absent, count: definition.fields.count)
    for constant in definition.constants { values[constant.field] = constant.value }
    var given: Set<Int> = []
    for word in words.dropFirst(2) {
      guard let pair = word.pair else {
        throw TestLineError("`\(word.text.shortened)` is not `field=value`", at: word.offset)
      }
      guard let field = definition.fieldIndex(pair.name) else {
        if catalogue.isBroken(index) { continue }
        let nearest = problems.nearest(to: pair.name, in: definition.fields.map(\.name))
        throw TestLineError(.unknownField(pair.name, of: "`\(name.text)`", nearest: nearest), at: word.offset)
      }
      guard given.insert(field).inserted else {
        throw TestLineError("the field `\(pair.name)` occurs in it twice", at: word.offset)
      }
      values[field] = try value(pair, as: definition.fields[field].type, word)
    }
    // A trace means what a line would.
    if let refined = catalogue.events.refined(EventTypeID(index), values) {
      return .event(at: time, type: refined.type, fields: refined.values, mark: node.mark)
    }
    return .event(at: time, type: EventTypeID(index), fields: values, mark: node.mark)
  }

  private func value(
    _ pair: (name: String, value: String, isQuoted: Bool), as type: FieldType, _ word: TestLineWords.Word
  ) throws(TestLineError) -> FieldValue {
    if !pair.isQuoted, pair.value == "~" { return .redacted }
    if !pair.isQuoted, pair.value == "!" { return .malformed }
    if !pair.isQuoted, pair.value.isEmpty {
      throw TestLineError("`\(pair.name)=` has no value; write \"\" for an empty text", at: word.offset)
    }
    guard let value = FieldValueParser.value(of: pair.value, as: type, since: RuleTest.beginning) else {
      let valueOffset = word.offset + pair.name.utf8.count + 1
      throw TestLineError(.badValue(pair.value, type: FieldValueParser.words(for: type)), at: valueOffset)
    }
    return value
  }
}

/// A defect of a test line, and its position.
struct TestLineError: Error {
  var problem: RuleProblem
  var offset: Int

  init(_ reason: String, at offset: Int) {
    problem = .badTestLine(reason)
    self.offset = offset
  }

  init(_ problem: RuleProblem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
