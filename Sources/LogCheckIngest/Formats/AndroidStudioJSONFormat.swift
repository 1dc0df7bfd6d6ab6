import LogCheckModel

extension LogFormat {
  /// The `*.logcat` file that Android Studio exports.
  package static let androidStudioJSON = LogFormat(
    id: "android-studio-json",
    summary: "Android Studio's logcat export: one JSON object with `metadata` and `logcatMessages`, stamps in UTC",
    carries: [.date, .year, .zone, .timeOfDay, .subsecond, .level, .process, .multiline, .android],
    framing: .jsonObjects,
    reader: AndroidStudioJSONReader()
  ) { line in
    AndroidStudioJSONReader.certainty(line)
  }
}

/// The objects of `logcatMessages`: `{"header":{…,"timestamp":{"seconds":…,"nanos":…}},"message":"…"}`.
struct AndroidStudioJSONReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole { line.isEmpty ? .noise(.blank) : .inside }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    guard let entry = StudioEntry(text) else { return false }
    entry.fill(&record, from: text)
    return true
  }

  static func certainty(_ line: Span<UInt8>) -> Int {
    // A minified export is one line of any length; its beginning is enough to identify it.
    let start = line.extracting(0..<min(line.count, 4096))
    var position = 0
    start.skipBlanks(at: &position)
    if start.byte(position) == 0x7B, start.firstIndex(of: "\"logcatMessages\"", from: position) != nil { return 100 }
    if start.has("\"logcatMessages\":", at: position) { return 100 }
    if start.has("\"applicationId\": \"", at: position) || start.has("\"logLevel\": \"", at: position)
      || start.has("\"projectApplicationIds\": [", at: position)
    {
      return 90
    }
    return 0
  }
}

/// The parts of one entry. A missing or `null` value is unknown; a value of a wrong type makes the entry malformed.
private struct StudioEntry {
  var message: JSONMember
  var tag: JSONMember?
  var process: JSONMember?
  var level: LogLevel?
  var processID: Int32?
  var threadID: UInt64?
  var stamp: PrintedStamp?

  init?(_ text: Span<UInt8>) {
    var message: JSONMember?
    var header: JSONMember?
    var members = JSONMembers()
    do throws(JSONProblem) {
      while let member = try members.next(in: text) {
        if member.isNamed("message", in: text) { message = member }
        if member.isNamed("header", in: text) { header = member }
      }
    } catch {
      return nil
    }
    guard members.endsText(in: text), let message, message.kind == .string, let header, header.kind == .object else {
      return nil
    }
    self.message = message
    guard readHeader(text, at: header.value.lowerBound) else { return nil }
  }

  private mutating func readHeader(_ text: Span<UInt8>, at start: Int) -> Bool {
    var applicationID: JSONMember?
    var members = JSONMembers(at: start)
    do throws(JSONProblem) {
      while let member = try members.next(in: text) {
        guard member.kind != .null else { continue }
        if member.isNamed("tag", in: text) {
          tag = member
        } else if member.isNamed("processName", in: text) {
          process = member
        } else if member.isNamed("applicationId", in: text) {
          applicationID = member
        } else if member.isNamed("logLevel", in: text) {
          guard member.kind == .string else { return false }
          level = Self.level(member, text)
        } else if member.isNamed("pid", in: text) {
          guard let number = member.int64(in: text), let id = Int32(exactly: number) else {
            return false
          }
          processID = id
        } else if member.isNamed("tid", in: text) {
          guard let number = member.uint64(in: text) else { return false }
          threadID = number
        } else if member.isNamed("timestamp", in: text) {
          guard member.kind == .object else { return false }
          stamp = Self.stamp(text, at: member.value.lowerBound)
        }
      }
    } catch {
      return false
    }
    if process == nil || process?.value.isEmpty == true { process = applicationID ?? process }
    return tag?.kind ?? .string == .string && process?.kind ?? .string == .string
  }

  private static func level(_ member: JSONMember, _ text: Span<UInt8>) -> LogLevel? {
    if member.isText("ASSERT", in: text) { return .fault }
    if member.isText("VERBOSE", in: text) { return .debug }
    return text.levelNamed(member.value)
  }

  /// Seconds and nanoseconds since 1970; a stamp without a time if one of the two is not a valid number.
  private static func stamp(_ text: Span<UInt8>, at start: Int) -> PrintedStamp {
    var seconds: Int64?
    var nanoseconds: Int64? = 0
    var members = JSONMembers(at: start)
    do throws(JSONProblem) {
      while let member = try members.next(in: text) {
        if member.isNamed("seconds", in: text) { seconds = member.int64(in: text) }
        if member.isNamed("nanos", in: text) { nanoseconds = member.int64(in: text) }
      }
    } catch {
      return PrintedStamp()
    }
    guard let seconds, let nanoseconds, (0...999_999_999).contains(nanoseconds) else { return PrintedStamp() }
    return PrintedStamp(
      stamp: CivilStamp(
        epochSeconds: seconds, nanosecond: Int(nanoseconds),
        // logd counts nanoseconds and the export holds what it prints, milliseconds.
        granularity: nanoseconds % 1_000_000 == 0 ? .milliseconds(1) : LogDuration(nanoseconds: 1)),
      fractionDigits: 9, hasZone: true)
  }

  func fill(_ record: inout Record, from text: Span<UInt8>) {
    record.message = record.appendText(of: message, in: text)
    record.tag = record.appendText(of: tag, in: text)
    record.process = record.appendText(of: process, in: text)
    record.level = level
    record.processID = processID
    record.threadID = threadID
    if let stamp { record.take(stamp) }
    record.kind = LogcatText.kind(of: record.text.span, tag: record.tag, message: record.message)
  }
}
