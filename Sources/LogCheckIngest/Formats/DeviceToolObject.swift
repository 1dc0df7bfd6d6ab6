import LogCheckModel

/// A line of a device tool as a JSON object: a parsed entry (pymobiledevice3, `ios syslog --parse`), or the relay's
/// line in `msg` (`ios syslog`).
struct DeviceToolObject {
  private var logLine: JSONMember?
  private var message: JSONMember?
  private var timestamp: JSONMember?
  private var level: JSONMember?
  private var processID: JSONMember?
  private var threadID: JSONMember?
  private var process: JSONMember?
  private var path: JSONMember?
  private var device: JSONMember?
  private var label: JSONMember?
  private var ticks: JSONMember?
  /// True if a key is duplicated: it is unknown which of the values counts.
  private var isTwice = false

  /// Finds the members; `nil` where the text is no JSON object or is followed by more.
  init?(_ text: Span<UInt8>) {
    var members = JSONMembers()
    do throws(JSONProblem) {
      while let member = try members.next(in: text) { take(member, text) }
    } catch {
      return nil
    }
    guard members.endsText(in: text) else { return nil }
  }

  private mutating func take(_ member: JSONMember, _ text: Span<UInt8>) {
    if member.isNamed("msg", in: text) {
      Self.keep(member, &logLine, &isTwice)
    } else if member.isNamed("message", in: text) {
      Self.keep(member, &message, &isTwice)
    } else if member.isNamed("timestamp", in: text) {
      Self.keep(member, &timestamp, &isTwice)
    } else if member.isNamed("level", in: text) {
      Self.keep(member, &level, &isTwice)
    } else if member.isNamed("pid", in: text) {
      Self.keep(member, &processID, &isTwice)
    } else if member.isNamed("thread_id", in: text) {
      Self.keep(member, &threadID, &isTwice)
    } else if member.isNamed("process", in: text) {
      Self.keep(member, &process, &isTwice)
    } else if member.isNamed("filename", in: text) {
      Self.keep(member, &path, &isTwice)
    } else if member.isNamed("device", in: text) {
      Self.keep(member, &device, &isTwice)
    } else if member.isNamed("label", in: text) {
      Self.keep(member, &label, &isTwice)
    } else if member.isNamed("mach_timestamp", in: text) {
      Self.keep(member, &ticks, &isTwice)
    }
  }

  private static func keep(_ member: JSONMember, _ slot: inout JSONMember?, _ isTwice: inout Bool) {
    if slot != nil { isTwice = true }
    slot = member
  }

  /// True if the object contains the relay's own line.
  func holdsRelayLine(_ text: Span<UInt8>) -> Bool {
    guard let logLine, logLine.kind == .string else { return false }
    var decoded: [UInt8] = []
    JSONText.append(text, of: logLine.value, to: &decoded)
    return DeviceRelayLine(of: decoded.span)?.stamp != nil
  }

  /// True if the object has the members of a parsed relay line.
  var isParsedRelayLine: Bool { message != nil && timestamp != nil && level != nil && processID != nil }

  /// True if the numbers are numbers, or texts of digits; `null` counts as absent.
  private func hasNumbers(_ text: Span<UInt8>) -> Bool {
    if let processID, processID.kind != .null, number(processID, text).flatMap({ Int32(exactly: $0) }) == nil {
      return false
    }
    if let threadID, threadID.kind != .null, number(threadID, text) == nil { return false }
    return true
  }

  func fill(_ record: inout Record, from text: Span<UInt8>) -> Bool {
    guard !isTwice, hasNumbers(text) else { return false }
    if let logLine { return fill(&record, from: text, logLine: logLine) }
    guard let message, message.kind == .string, timestamp != nil || processID != nil else { return false }
    record.message = record.appendText(of: message, in: text)
    if process != nil {
      record.process = record.appendText(of: process, in: text)
    } else {
      let path = record.appendText(of: path, in: text)
      record.process = record.text.span.lastPathComponent(of: path)
    }
    record.device = record.appendText(of: device, in: text)
    if let timestamp { record.take(stamp(timestamp, text)) }
    record.processID = processID.flatMap { number($0, text) }.flatMap { Int32(exactly: $0) }
    record.threadID = threadID.flatMap { number($0, text) }
    record.ticks = ticks.flatMap { $0.uint64(in: text) }
    readLevel(text, into: &record)
    readLabel(text, into: &record)
    return true
  }

  /// The relay's line, decoded as `idevicesyslog` prints it.
  private func fill(_ record: inout Record, from text: Span<UInt8>, logLine: JSONMember) -> Bool {
    guard logLine.kind == .string else { return false }
    var decoded: [UInt8] = []
    JSONText.append(text, of: logLine.value, to: &decoded)
    return IDeviceSyslogReader().read(decoded.span, into: &record)
  }

  /// A number, or a text that is one.
  private func number(_ member: JSONMember, _ text: Span<UInt8>) -> UInt64? {
    guard member.kind == .string else { return member.uint64(in: text) }
    var position = member.value.lowerBound
    guard let value = text.number(at: &position), position == member.value.upperBound else { return nil }
    return UInt64(exactly: value)
  }

  private func stamp(_ member: JSONMember, _ text: Span<UInt8>) -> PrintedStamp {
    guard member.kind == .string, !member.valueIsEscaped else { return PrintedStamp() }
    var position = member.value.lowerBound
    guard
      var stamp = text.printedDateAndTime(at: &position, separator: 0x54) ?? text.printedDateAndTime(at: &position),
      position == member.value.upperBound
    else { return PrintedStamp() }
    if process == nil {
      stamp.stamp?.granularity = LogDuration(nanoseconds: 1000)
    } else {
      // go-ios reads the device's local time as if it were UTC, so the zone that it prints is wrong.
      stamp.stamp?.offsetSeconds = nil
    }
    return stamp
  }

  private func readLevel(_ text: Span<UInt8>, into record: inout Record) {
    guard let level, level.kind == .string else { return }
    record.level = text.levelNamed(level.value)
    if text.isWord("user_action", level.value) { record.kind = .activity }
  }

  private func readLabel(_ text: Span<UInt8>, into record: inout Record) {
    guard let label, label.kind == .object else { return }
    var members = JSONMembers(at: label.value.lowerBound)
    do throws(JSONProblem) {
      while let member = try members.next(in: text) {
        if member.isNamed("subsystem", in: text) { record.subsystem = record.appendText(of: member, in: text) }
        if member.isNamed("category", in: text) { record.category = record.appendText(of: member, in: text) }
      }
    } catch {
      return
    }
  }
}
