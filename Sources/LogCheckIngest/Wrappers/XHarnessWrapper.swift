import LogCheckModel

extension LineWrapper {
  /// xharness: the local time with seven digits before every line.
  package static let xharness = LineWrapper(
    id: "xharness",
    summary: "xharness: a time of day with seven digits before every line",
    contentStart: { line in xharnessPrefix(line)?.end },
    stamp: { line in xharnessPrefix(line)?.stamp })
}

/// Reads `HH:MM:SS.fffffff `.
private func xharnessPrefix(_ line: Span<UInt8>) -> (end: Int, stamp: CivilStamp?)? {
  var position = 0
  guard let clock = line.timeOfDay(at: &position), position == 16, line.byte(8) == 0x2E,
    line.skip(0x20, at: &position) || position == line.count
  else { return nil }
  return (position, CivilStamp(date: nil, clock: clock))
}
