import LogCheckEngine
import LogCheckIngest
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTrace

/// Reads one capture for its events, judging nothing.
enum EventWalk {
  /// `flush` gets the assembler whenever events may have come, and once at the end. Gives why the capture could not be read to its end, if it
  /// could not.
  static func read(
    _ input: AuditInput, _ library: RuleLibrary, _ options: AuditOptions, isStopped: () -> Bool,
    flush: (inout TraceAssembler) -> Void
  ) throws(UnusableRules) -> String? {
    var problems: [Diagnostic] = []
    let program = Program(library.ruleSet, problems: &problems)
    let classifier = EventClassifier(library.ruleSet, problems: &problems)
    guard problems.isEmpty else { throw UnusableRules(diagnostics: problems) }
    let options = options.with(
      ZoneSearch.inspect(
        CaptureGroup(parts: [0]), of: [input], WantedLiterals.texts(of: library.ruleSet), RecordLens(classifier, nil),
        options,
        events: library.ruleSet.events, isStopped: isStopped))
    var traceOptions = TraceOptions()
    traceOptions.clock = options.clock
    traceOptions.window = options.window
    traceOptions.countsPasses = true
    traceOptions.keepsEvents = true
    var assembler = TraceAssembler(program, classifier, traceOptions)
    if case .evidence(let file) = SidecarFile.inspect(at: input, 0, kinds: library.ruleSet.evidence) {
      _ = assembler.receive([file], isApart: false)
      flush(&assembler)
      return file.contents.damage.map { "line \($0.line): \($0.reason)" }
    }
    var reader = CaptureReader(options.reading(WantedLiterals.texts(of: library.ruleSet), capture: 0))
    assembler.begin(input.shown)
    func step(_ assembler: inout TraceAssembler) {
      // Verdicts are not asked for here; they must not pile up.
      _ = assembler.takeDecided()
      flush(&assembler)
    }
    do {
      try CaptureFeed.judge(
        input, &reader, &assembler, within: options.readingLimit, isStopped: isStopped, decided: step)
    } catch {
      // What came before the trouble has its events.
      _ = reader.end(after: error, to: &assembler)
      assembler.flush(isFinal: true)
      step(&assembler)
      return "\(error)"
    }
    assembler.flush(isFinal: true)
    step(&assembler)
    if let first = assembler.capture.firstPatternFault {
      return "line \(first.line): a pattern of \(first.event) was too costly and was stopped on "
        + "\(assembler.capture.patternFaults) line\(assembler.capture.patternFaults == 1 ? "" : "s"); their events are left out"
    }
    return assembler.windowCounts.blindness?.words
  }
}
