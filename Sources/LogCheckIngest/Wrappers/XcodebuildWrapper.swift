import LogCheckModel

extension LineWrapper {
  /// xcodebuild's lines of test activities: the seconds since the test began. They give no time of day.
  package static let xcodebuild = LineWrapper(
    id: "xcodebuild",
    summary: "xcodebuild test output: `    t =     0.00s ` before what a test reports",
    contentStart: { line in
      var position = 0
      guard line.skip("    t = ", at: &position) else { return nil }
      line.skipBlanks(at: &position)
      guard line.number(at: &position) != nil, line.skip(0x2E, at: &position), line.digits(2, at: &position) != nil,
        line.skip(0x73, at: &position)
      else { return nil }
      guard position < line.count else { return position }
      guard line.skip(0x20, at: &position) else { return nil }
      line.skipBlanks(at: &position)
      return position
    })
}
