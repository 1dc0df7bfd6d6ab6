import LogCheckKit
import Testing

@testable import LogCheckTesting

/// A capture as an expectation of a test.
@Suite struct ExpectConformsTests {
  @Test func aHealthyCaptureConforms() async throws {
    let capture = Capture.file(JudgementTests.sample("healthy/first-run.log"))
    let judgement = try await expectConforms(capture, to: .builtIn())
    #expect(judgement.verdict == .pass && judgement.issues(provesAll: true).isEmpty)
  }

  /// Each broken promise is an issue at the line of the test, with the sentence and its lines.
  @Test func aBrokenPromiseIsAnIssue() async throws {
    let capture = Capture.file(JudgementTests.sample("failing/prefetch-lead-is-five-minutes/first-run.log"))
    try await withKnownIssue {
      try await expectConforms(capture, to: .builtIn())
    } matching: { issue in
      issue.sourceLocation?.fileName == "ExpectConformsTests.swift"
        && issue.comments.contains { $0.rawValue.contains("[prefetch-lead-is-five-minutes]") }
    }
  }

  /// A rule that is not proved is an issue, unless the caller accepts that.
  @Test func whatIsNotProvedIsAnIssue() async throws {
    let capture = Capture.text("2025-11-15 05:40:00.000000+0000 App[412:9] another line\n")
    await withKnownIssue { try await expectConforms(capture, to: .builtIn()) }
    let judgement = try await expectConforms(capture, to: .builtIn(), provesAll: false)
    #expect(judgement.verdict == .nothingDecided)
  }
}
