/// Limits of one rule file, stated in docs/rule-language.md.
package enum RuleFileLimits {
  package static let bytes = 1 << 20
  package static let depth = 64
  package static let nodes = 50_000
  /// Files of one run, and their bytes in all.
  package static let files = 4096
  package static let allBytes = 16 << 20
  /// Rules of one run.
  package static let rules = 10_000
  /// Steps, expectations, checks, events of one key, fields of one event, parameters.
  package static let listed = 64
  /// Values of one domain or set.
  package static let values = 1024
}

/// Reads the text of a rule file into a tree of ``RuleNode``, or reports the problems.
///
/// Everything in YAML except text, lists and maps (anchors, aliases, tags, several documents) is refused: it can blow
/// up a small file into a huge tree, and no rule needs it.
package enum YAMLReader {
  /// The tree of a file; `nil` with at least one problem reported.
  package static func read(_ file: RuleFileText, reportingTo problems: RuleProblems) -> RuleNode? {
    var bytes = file.bytes
    guard bytes.count <= RuleFileLimits.bytes else {
      let nothing = SourceText(path: file.path, bytes: [])
      problems.report(.fileTooLarge(bytes: bytes.count), at: FilePosition(source: nothing, offset: 0))
      return nil
    }
    if let encoding = foreignEncoding(of: bytes) {
      let nothing = SourceText(path: file.path, bytes: [])
      problems.report(.foreignEncoding(encoding), at: FilePosition(source: nothing, offset: 0))
      return nil
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let source = SourceText(path: file.path, bytes: bytes)
    var builder = TreeBuilder(source: source, problems: problems)
    let syntaxProblem = YAMLEvents.walk(bytes) { builder.take($0) }
    if let syntaxProblem { report(syntaxProblem, in: source, to: problems) }
    return syntaxProblem == nil ? builder.finish() : nil
  }

  private static func foreignEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    return nil
  }

  private static func report(_ problem: YAMLSyntaxProblem, in source: SourceText, to problems: RuleProblems) {
    let offset =
      switch problem.position {
      case .byte(let byte): min(byte, source.bytes.count)
      case .scalar(let index): source.byteOffset(ofScalar: index)
      }
    let details = problem.context.map { "\(problem.problem), \($0)" } ?? problem.problem
    let cause = cause(of: problem, isTab: offset < source.bytes.count && source.bytes[offset] == 0x09)
    problems.report(.notYAML(details: details, cause: cause), at: FilePosition(source: source, offset: offset))
  }

  private static func cause(of problem: YAMLSyntaxProblem, isTab: Bool) -> RuleProblem.YAMLFault {
    // Only the parser's reader speaks of bytes: it decodes and searches for control characters.
    if case .byte = problem.position { return problem.problem.contains("control") ? .controlCharacter : .encoding }
    return isTab ? .tab : .syntax
  }
}
