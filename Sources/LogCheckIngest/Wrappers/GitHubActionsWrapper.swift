import LogCheckModel

extension LineWrapper {
  /// The raw log of a GitHub Actions job: every line after a UTC stamp with seven digits.
  package static let githubActions = LineWrapper(
    id: "github-actions",
    summary: "raw log of a GitHub Actions job: a UTC stamp with seven digits before every line",
    contentStart: { line in githubStampEnd(line, from: 0) },
    stamp: { line in githubStamp(line, from: 0) })
}

/// The index after `YYYY-MM-DDTHH:MM:SS.fffffffZ ` at `start`.
func githubStampEnd(_ line: Span<UInt8>, from start: Int) -> Int? {
  var position = start
  guard line.isoDate(at: &position) != nil, line.skip(0x54, at: &position), line.timeOfDay(at: &position) != nil,
    line.skip(0x5A, at: &position), position - start == 28
  else { return nil }
  return line.skip(0x20, at: &position) || position == line.count ? position : nil
}

func githubStamp(_ line: Span<UInt8>, from start: Int) -> CivilStamp? {
  var position = start
  guard let date = line.isoDate(at: &position), line.skip(0x54, at: &position),
    let clock = line.timeOfDay(at: &position)
  else { return nil }
  return CivilStamp(date: date, clock: clock, offsetSeconds: 0)
}
