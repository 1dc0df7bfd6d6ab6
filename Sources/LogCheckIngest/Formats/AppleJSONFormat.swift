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
    guard line.has("{\"", at: 0), !AppleJSONReader.isOfList(line) else { return 0 }
    return AppleJSONReader.holdsEntry(line) ? 96 : AppleNDJSONReader.isFinish(line) ? 80 : 0
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

  /// Only this style prints a key, a blank, a colon and a blank; no other tool uses these keys. Other programs reprint
  /// the array: all in one line, an object a line, or with other blanks.
  static func certainty(_ line: Span<UInt8>) -> Int {
    if line.has("[{", at: 0), line.count == 2 { return 60 }
    if line.has("},{", at: 0), line.count == 3 { return 70 }
    if isOfList(line) { return holdsEntry(line) ? 97 : 0 }
    guard line.has("  \"", at: 0) else { return isEntryKey(line) ? 90 : 0 }
    if line.has("traceID\" : ", at: 3) || line.has("eventMessage\" : \"", at: 3)
      || line.has("machTimestamp\" : ", at: 3) || line.has("timezoneName\" : \"", at: 3)
      || line.has("senderProgramCounter\" : ", at: 3) || line.has("parentActivityIdentifier\" : ", at: 3)
    {
      return 95
    }
    if line.has("timestamp\" : \"", at: 3) || line.has("processID\" : ", at: 3) { return 60 }
    return isEntryKey(line) ? 90 : 0
  }

  /// True if the line holds objects of a list: it begins with the list, or the list goes on after the object.
  static func isOfList(_ line: Span<UInt8>) -> Bool {
    var position = 0
    line.skipBlanks(at: &position)
    if line.byte(position) == 0x5B {
      position += 1
      line.skipBlanks(at: &position)
      return line.byte(position) == 0x7B
    }
    guard line.byte(position) == 0x7B else { return false }
    var end = line.count
    while end > position, line[end - 1] <= 0x20 { end -= 1 }
    return line.byte(end - 1) == 0x2C || line.byte(end - 1) == 0x5D
  }

  /// True if the line contains a key that only entries of `log` have, with any printer's blanks before or after the
  /// colon.
  static func holdsEntry(_ line: Span<UInt8>) -> Bool {
    line.firstIndex(of: "\"machTimestamp\":") != nil || line.firstIndex(of: "\"eventType\":\"") != nil
      || line.firstIndex(of: "\"machTimestamp\" :") != nil
  }

  /// True if the line is a member, by a key of `log` alone, of an object printed over several lines.
  private static func isEntryKey(_ line: Span<UInt8>) -> Bool {
    var position = 0
    line.skipBlanks(at: &position)
    guard position > 0 else { return false }
    let keys: [StaticString] = [
      "\"traceID\"", "\"eventMessage\"", "\"machTimestamp\"", "\"timezoneName\"", "\"senderProgramCounter\"",
      "\"parentActivityIdentifier\"",
    ]
    for key in keys where line.skip(key, at: &position) {
      line.skipBlanks(at: &position)
      return line.byte(position) == 0x3A
    }
    return false
  }
}

/// Each line is read separately, so that a broken one loses only itself.
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
    var position = 0
    return line.skip("{\"count\":", at: &position) && line.number(at: &position) != nil
      && line.has(",\"finished\":", at: position)
  }
}
