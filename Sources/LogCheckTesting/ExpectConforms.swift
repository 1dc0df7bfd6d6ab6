public import LogCheckKit
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Expects a capture to keep what the rules promise. Each broken promise is an issue of the current test, with its sentence and lines.
///
/// It works in Swift Testing and in XCTest. A capture that is not proved (``Judgement/Verdict/inconclusive``, nothing decided, unreadable)
/// fails as well, with what is open; `provesAll: false` accepts that.
///
/// - Parameters:
///   - capture: What is judged. The test waits until it is read.
///   - rules: What it is judged by.
///   - options: What is known of the capture.
///   - provesAll: Whether it is an issue too if what must be decided is open.
/// - Returns: The judgement, for further expectations.
/// - Throws: ``InvalidRules`` or ``InvalidOptions``.
@discardableResult
public func expectConforms(
  _ capture: Capture, to rules: Rules, options: JudgingOptions = JudgingOptions(), provesAll: Bool = true,
  fileID: String = #fileID, filePath: String = #filePath, file: StaticString = #filePath, line: UInt = #line,
  column: Int = #column
) async throws -> Judgement {
  let judgement = try rules.judge(capture, options: options)
  for sentence in judgement.issues(provesAll: provesAll) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: sentence),
        sourceLocation: SourceLocation(
          fileID: fileID, filePath: filePath, line: Int(clamping: line), column: max(1, column)))
    } else {
      #if canImport(XCTest)
        XCTFail(sentence, file: file, line: line)
      #endif
    }
  }
  return judgement
}

extension Judgement {
  /// One text for each thing that a test reports.
  package func issues(provesAll: Bool) -> [String] {
    var issues = findings.filter(\.countsAsFailure).map(\.report)
    if omittedFindings > 0 { issues.append("\(omittedFindings) further findings are not listed") }
    guard provesAll, verdict != .pass, verdict != .fail else { return issues }
    let open = findings.filter { $0.inconclusiveReason != nil && $0.severity == .error }.prefix(5).map(\.report)
    issues.append(([verdict.sentence] + notes + open).joined(separator: "\n"))
    return issues
  }
}

extension Finding {
  /// The sentence, its lines and what to do next.
  fileprivate var report: String {
    let reason = inconclusiveReason.map { " (\($0))" } ?? ""
    let shown = lines.map { "  \($0.capture):\($0.number) \($0.text)" }
    return (["\(title) [\(rule)]\(reason): \(sentence)"] + shown + (nextStep.isEmpty ? [] : [nextStep]))
      .joined(separator: "\n")
  }
}

extension Judgement.Verdict {
  fileprivate var sentence: String {
    switch self {
    case .pass: "the capture keeps the rules"
    case .fail: "the capture breaks a rule"
    case .inconclusive: "the capture breaks no rule and does not prove all that it must"
    case .nothingDecided: "the capture shows nothing that the rules could judge"
    case .unreadable: "the capture could not be read to its end"
    }
  }
}
