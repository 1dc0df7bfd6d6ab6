/// The numbers of test cases in a suite of JUnit's form, by their outcome.
package struct JUnitCounts {
  private var tests = 0
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  package init(_ outcomes: [RunCheck.Outcome]) {
    tests = outcomes.count
    for outcome in outcomes {
      switch outcome {
      case .passed: break
      case .failed: failures += 1
      case .broken: errors += 1
      case .excused, .skipped: skipped += 1
      }
    }
  }

  /// The attributes of all suites together, which know no skipped ones.
  package var attributes: [(String, String)] {
    [("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)")]
  }

  /// The attributes of one suite.
  package var ofSuite: [(String, String)] { attributes + [("skipped", "\(skipped)"), ("time", "0")] }
}
