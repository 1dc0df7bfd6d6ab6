import LogCheckEngine
import LogCheckIngest
import LogCheckModel
import LogCheckRules
import LogCheckTrace

/// Tests with evidence files.
extension RuleTestRunner {
  /// The verdict on the evidence files of a test, which follow its capture.
  func verdict(besides test: RuleTest, _ rule: Rule) throws(UnreadableTest) -> TestVerdict {
    var options = TraceOptions()
    options.settings.isDeclaredComplete = test.captureComplete
    options.settings.platform = test.platform
    var assembler = TraceAssembler(program, classifier, options)
    if case .log(let text) = test.input, !text.isEmpty {
      var reader = CaptureReader(ReadingOptions(wanted: wanted))
      assembler.begin("test")
      do {
        try reader.feed(Array(text.utf8).span, to: &assembler)
        try reader.finish(to: &assembler)
      } catch {
        throw UnreadableTest(description: "the log cannot be read: \(error)")
      }
      _ = assembler.end(reader.counts)
    }
    var files: [SidecarFile] = []
    for (number, text) in test.evidence.enumerated() {
      // After the log, which is the first input.
      switch SidecarFile.inspect(Array(text.utf8), number + 1, kinds: ruleSet.evidence) {
      case .evidence(let file): files.append(file)
      case .other: throw UnreadableTest(description: "evidence \(number + 1) is of no kind that is declared")
      case .ambiguous(let kinds):
        throw UnreadableTest(description: "evidence \(number + 1) may be \(kinds.joined(separator: " or "))")
      case .unreadable(_, let reason):
        throw UnreadableTest(description: "evidence \(number + 1) cannot be read: \(reason)")
      }
    }
    _ = assembler.receive(files, isApart: false)
    assembler.finish()
    let profile = ChosenProfile(named: [], assembler.evidence, in: ruleSet)
    return TestVerdict(assembler.takeDecided(), test, rule, positions, shown: profile, in: ruleSet)
  }
}
