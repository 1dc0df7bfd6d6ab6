import LogCheckModel

extension LogFormat {
  /// Structured events, one JSON object a line.
  package static let structuredEvents = LogFormat(
    id: "dnp-events",
    summary: "structured events: one JSON object a line with a text `event`, and `ts`, `level`, `device`, `boot_id`",
    carries: [.date, .year, .zone, .timeOfDay, .subsecond, .level, .structured],
    reader: StructuredEventsReader()
  ) { line in
    guard line.byte(0) == 0x7B, let event = StructuredEvent(line), event.isWhole else { return 0 }
    return event.stamp == nil ? 50 : 90
  }
}

/// The message is the whole object: reading its event and fields is for those who know the events.
struct StructuredEventsReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole { line.isEmpty ? .noise(.blank) : .starts }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    guard let event = StructuredEvent(text) else {
      // The app may print other objects between its events, such as what it stores.
      guard Self.isOtherObject(text) else { return false }
      record.message = record.append(text)
      return true
    }
    record.message = record.append(text)
    if !event.isWhole { record.isCut = true }
    if let stamp = event.stamp { record.take(stamp) }
    record.level = event.level
    record.monotonic = event.monotonic
    record.device = record.appendText(of: event.device, in: text)
    record.boot = record.appendText(of: event.boot, in: text)
    return true
  }

  /// True if a text is a whole event with its time.
  static func isEvent(_ text: Span<UInt8>) -> Bool {
    StructuredEvent(text).map { $0.isWhole && $0.stamp != nil } ?? false
  }

  /// True if a line is a whole object that is not meant as an event: it has neither the name of one nor its time.
  private static func isOtherObject(_ text: Span<UInt8>) -> Bool {
    var members = JSONMembers()
    var hasMembers = false
    do throws(JSONProblem) {
      while let member = try members.next(in: text) {
        hasMembers = true
        if member.isNamed("event", in: text) || member.isNamed("ts", in: text) { return false }
      }
    } catch {
      return false
    }
    return hasMembers && members.endsText(in: text)
  }
}

/// The members that every structured event has in addition to its fields. `null` counts as absent.
private struct StructuredEvent {
  var stamp: PrintedStamp?
  var level: LogLevel?
  var monotonic: LogInstant?
  var device: JSONMember?
  var boot: JSONMember?
  /// False if the line ends before its object does.
  private(set) var isWhole = true

  /// Reads a line; `nil` where it is no object with a text `event`, alone on its line. The end of the object may be
  /// missing.
  init?(_ line: Span<UInt8>) {
    // The byte at which a file was cut is no part of an object that is closed before it.
    let isFollowed = line.byte(line.count - 4) == 0x7D && line.has("\u{FFFD}", at: line.count - 3)
    let text = line.extracting(0..<(isFollowed ? line.count - 3 : line.count))
    var hasEvent = false
    var members = JSONMembers()
    do throws(JSONProblem) {
      while let member = try members.next(in: text) {
        // Where the line is cut after digits, more of them may have followed.
        if member.kind == .number, member.value.upperBound == text.count { continue }
        if member.isNamed("event", in: text) {
          hasEvent = member.kind == .string && !member.value.isEmpty
        } else if member.kind != .null {
          take(member, text)
        }
      }
    } catch .unfinished {
      isWhole = false
    } catch {
      return nil
    }
    guard hasEvent, !isWhole || members.endsText(in: text) else { return nil }
  }

  private mutating func take(_ member: JSONMember, _ text: Span<UInt8>) {
    if member.isNamed("ts", in: text) {
      stamp = Self.stamp(member, text)
    } else if member.isNamed("level", in: text) {
      let names: [(String, LogLevel)] = [
        ("debug", .debug), ("info", .info), ("notice", .notice), ("warning", .warning), ("error", .error),
        ("fault", .fault),
      ]
      level = names.first { member.isText($0.0, in: text) }?.1
    } else if member.isNamed("mono_ms", in: text) {
      let milliseconds = member.int64(in: text)
      monotonic = milliseconds.map { LogInstant(nanoseconds: LogDuration.milliseconds($0).nanoseconds) }
    } else if member.isNamed("device", in: text) {
      device = member
    } else if member.isNamed("boot_id", in: text) {
      boot = member
    }
  }

  /// RFC 3339: a date, `T` or a blank, a time and an offset. Without an offset it is a local time.
  private static func stamp(_ member: JSONMember, _ text: Span<UInt8>) -> PrintedStamp {
    guard member.kind == .string, !member.valueIsEscaped else { return PrintedStamp() }
    for separator: UInt8 in [0x54, 0x74, 0x20] {
      var position = member.value.lowerBound
      if let stamp = text.printedDateAndTime(at: &position, separator: separator), position == member.value.upperBound {
        return stamp
      }
    }
    return PrintedStamp()
  }
}
