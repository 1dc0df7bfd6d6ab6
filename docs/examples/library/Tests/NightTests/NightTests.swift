import LogCheckKit
import LogCheckTesting
import Testing
import XCTest

private let samples = URL(filePath: #filePath).appending(path: "../../../../../../SampleLogs").standardizedFileURL

/// Swift Testing: each broken promise is an issue of the test.
@Test func theFirstRunConforms() async throws {
  try await expectConforms(.file(samples.appending(path: "healthy/first-run.log").path()), to: .builtIn())
}

/// The events of a capture, one after the other.
@Test func theTaskIsSubmittedOnce() async throws {
  var submitted = 0
  for try await event in Capture.file(samples.appending(path: "healthy/first-run.log").path()).events(try .builtIn())
  where event.name == "fetch.bgtask.submitted" {
    submitted += 1
  }
  #expect(submitted == 1)
}

/// XCTest: the same call.
final class NightXCTests: XCTestCase {
  func testTheFirstRunConforms() async throws {
    try await expectConforms(.file(samples.appending(path: "healthy/first-run.log").path()), to: .builtIn())
  }
}
