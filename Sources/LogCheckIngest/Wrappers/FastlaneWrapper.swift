import LogCheckModel

extension LineWrapper {
  /// fastlane: the local time before every line, with level and date when it is verbose.
  package static let fastlane = LineWrapper(
    id: "fastlane",
    summary: "fastlane: `[HH:MM:SS]: ` or `INFO [YYYY-MM-DD HH:MM:SS.ff]: ` before every line",
    contentStart: { line in fastlanePrefix(line)?.end },
    stamp: { line in fastlanePrefix(line)?.stamp })
}

/// Reads `[HH:MM:SS]: ` or `LEVEL [YYYY-MM-DD HH:MM:SS.ff]: `, and the arrow that its formatter puts after it.
private func fastlanePrefix(_ line: Span<UInt8>) -> (end: Int, stamp: CivilStamp?)? {
  var position = 0
  let levels: [StaticString] = ["DEBUG ", "INFO ", "WARN ", "ERROR ", "FATAL "]
  let isVerbose = levels.contains { line.skip($0, at: &position) }
  guard line.skip(0x5B, at: &position) else { return nil }
  var date: (year: Int?, month: Int, day: Int)?
  if isVerbose {
    guard let day = line.isoDate(at: &position), line.skip(0x20, at: &position) else { return nil }
    date = (day.year, day.month, day.day)
  }
  guard let clock = line.timeOfDay(at: &position), line.skip("]:", at: &position),
    line.skip(0x20, at: &position) || position == line.count
  else { return nil }
  _ = line.skip("\u{25B8} ", at: &position)
  return (position, CivilStamp(date: date, clock: clock))
}
