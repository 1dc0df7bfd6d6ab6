import LogCheckModel

extension LogFormat {
  /// `log show --style json` and `log stream --style json`.
  package static let appleJSON = LogFormat(
    id: "apple-json",
    summary:
      "`log show` or `log stream` with `--style json`: one array of pretty-printed objects, its end perhaps missing",
    carries: appleJSONTraits,
    framing: .jsonObjects,
    reader: AppleJSONReader()
  ) { line in
    AppleJSONReader.certainty(line)
  }

  /// `log show --style ndjson` and `log stream --style ndjson`.
  package static let appleNDJSON = LogFormat(
    id: "apple-ndjson",
    summary: "`log show` or `log stream` with `--style ndjson`: one object a line",
    carries: appleJSONTraits,
    reader: AppleNDJSONReader()
  ) { line in
    guard line.has("{\"", at: 0) else { return 0 }
    return line.firstIndex(of: "\"machTimestamp\":") != nil || line.firstIndex(of: "\"eventType\":\"") != nil
      ? 96 : AppleNDJSONReader.isFinish(line) ? 80 : 0
  }

  private static let appleJSONTraits: FormatTraits = [
    .date, .year, .zone, .timeOfDay, .subsecond, .level, .process, .subsystem, .multiline, .apple, .unifiedLog,
  ]
}

/// The objects of the array, one at a time; lines between them are the preamble of every style.
struct AppleJSONReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    if line.isEmpty { return .noise(.blank) }
    return AppleText.noise(line).map(LineRole.noise) ?? .inside
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    guard let object = AppleLogObject(text) else { return false }
    return object.fill(&record, from: text)
  }

  /// Only this style prints a key, a blank, a colon and a blank; the keys named are nobody else's.
  static func certainty(_ line: Span<UInt8>) -> Int {
    if line.has("[{", at: 0), line.count == 2 { return 60 }
    if line.has("},{", at: 0), line.count == 3 { return 70 }
    guard line.has("  \"", at: 0) else { return 0 }
    if line.has("traceID\" : ", at: 3) || line.has("eventMessage\" : \"", at: 3)
      || line.has("machTimestamp\" : ", at: 3) || line.has("timezoneName\" : \"", at: 3)
      || line.has("senderProgramCounter\" : ", at: 3) || line.has("parentActivityIdentifier\" : ", at: 3)
    {
      return 95
    }
    return line.has("timestamp\" : \"", at: 3) || line.has("processID\" : ", at: 3) ? 60 : 0
  }
}

/// Each line is read by itself, so that a broken one costs itself only.
struct AppleNDJSONReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    if line.isEmpty { return .noise(.blank) }
    if Self.isFinish(line) { return .noise(.footer) }
    return AppleText.noise(line).map(LineRole.noise) ?? .starts
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    guard let object = AppleLogObject(text) else { return false }
    return object.fill(&record, from: text)
  }

  /// `{"count":N,"finished":1}`, the last line of `log show`.
  static func isFinish(_ line: Span<UInt8>) -> Bool {
    var place = 0
    return line.skip("{\"count\":", at: &place) && line.number(at: &place) != nil
      && line.has(",\"finished\":", at: place)
  }
}
