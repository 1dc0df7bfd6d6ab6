import LogCheckModel

extension LineWrapper {
  /// xcodebuild's rows of test activities: the seconds since the test began. They tell no time of day.
  package static let xcodebuild = LineWrapper(
    id: "xcodebuild",
    summary: "xcodebuild test output: `    t =     0.00s ` before what a test reports",
    contentStart: { line in
      var place = 0
      guard line.skip("    t = ", at: &place) else { return nil }
      line.skipBlanks(at: &place)
      guard line.number(at: &place) != nil, line.skip(0x2E, at: &place), line.digits(2, at: &place) != nil,
        line.skip(0x73, at: &place)
      else { return nil }
      guard place < line.count else { return place }
      guard line.skip(0x20, at: &place) else { return nil }
      line.skipBlanks(at: &place)
      return place
    })
}
