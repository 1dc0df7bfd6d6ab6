import LogCheckModel

/// One entry of Apple's `log` as a JSON object, as its styles json and ndjson print it.
///
/// The keys come in an order that differs by system, several are missing on some (``messageType`` on everything but
/// messages), and `traceID` does not fit a signed integer.
struct AppleLogObject {
  private var timestamp: JSONMember?
  private var messageType: JSONMember?
  private var eventType: JSONMember?
  private var eventMessage: JSONMember?
  private var subsystem: JSONMember?
  private var category: JSONMember?
  private var processID: JSONMember?
  private var threadID: JSONMember?
  private var processImagePath: JSONMember?
  private var bootUUID: JSONMember?
  private var machTimestamp: JSONMember?
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
    // The first byte rules out most of the twenty-odd keys.
    switch text.byte(member.key.lowerBound) {
    case 0x74:  // t
      if member.isNamed("timestamp", in: text) { Self.keep(member, &timestamp, &isTwice) }
      if member.isNamed("threadID", in: text) { Self.keep(member, &threadID, &isTwice) }
    case 0x6D:  // m
      if member.isNamed("messageType", in: text) { Self.keep(member, &messageType, &isTwice) }
      if member.isNamed("machTimestamp", in: text) { Self.keep(member, &machTimestamp, &isTwice) }
    case 0x65:  // e
      if member.isNamed("eventType", in: text) { Self.keep(member, &eventType, &isTwice) }
      if member.isNamed("eventMessage", in: text) { Self.keep(member, &eventMessage, &isTwice) }
    case 0x73:  // s
      if member.isNamed("subsystem", in: text) { Self.keep(member, &subsystem, &isTwice) }
    case 0x63:  // c
      if member.isNamed("category", in: text) { Self.keep(member, &category, &isTwice) }
    case 0x70:  // p
      if member.isNamed("processID", in: text) { Self.keep(member, &processID, &isTwice) }
      if member.isNamed("processImagePath", in: text) { Self.keep(member, &processImagePath, &isTwice) }
    case 0x62:  // b
      if member.isNamed("bootUUID", in: text) { Self.keep(member, &bootUUID, &isTwice) }
    default: break
    }
  }

  private static func keep(_ member: JSONMember, _ slot: inout JSONMember?, _ isTwice: inout Bool) {
    if slot != nil { isTwice = true }
    slot = member
  }

  /// True if every value has the type that `log` gives it, or is `null`. Another type shows that another program wrote
  /// the object. The stamp is checked separately: it may be damaged.
  private func hasTypesOfLog(_ text: Span<UInt8>) -> Bool {
    for member in [eventMessage, eventType, messageType, subsystem, category, processImagePath, bootUUID] {
      if let member, member.kind != .string, member.kind != .null { return false }
    }
    for member in [threadID, machTimestamp] {
      if let member, member.kind != .null, member.uint64(in: text) == nil { return false }
    }
    guard let processID, processID.kind != .null else { return true }
    return processID.uint64(in: text).flatMap { Int32(exactly: $0) } != nil
  }

  /// Fills `record`; `false` where the object is no entry of `log`.
  func fill(_ record: inout Record, from text: Span<UInt8>) -> Bool {
    guard eventMessage != nil || eventType != nil, !isTwice, hasTypesOfLog(text) else { return false }
    if eventMessage == nil, text.firstIndex(of: "\u{FFFD}") != nil {
      // Its key may have lost a byte: the object is not understood, so that the message in it still raises a doubt.
      return false
    }
    record.message = record.appendText(of: eventMessage, in: text)
    record.subsystem = record.appendText(of: subsystem, in: text)
    record.category = record.appendText(of: category, in: text)
    record.boot = record.appendText(of: bootUUID, in: text)
    let path = record.appendText(of: processImagePath, in: text)
    record.process = record.text.span.lastPathComponent(of: path)
    if let timestamp { record.take(stamp(timestamp, text)) }
    record.processID = processID.flatMap { $0.uint64(in: text) }.flatMap { Int32(exactly: $0) }
    record.threadID = threadID.flatMap { $0.uint64(in: text) }
    record.ticks = machTimestamp.flatMap { $0.uint64(in: text) }
    if let messageType, messageType.kind == .string { record.level = text.levelNamed(messageType.value) }
    record.kind = kind(text)
    return true
  }

  private func stamp(_ member: JSONMember, _ text: Span<UInt8>) -> PrintedStamp {
    guard member.kind == .string, !member.valueIsEscaped else { return PrintedStamp() }
    var position = member.value.lowerBound
    guard let stamp = text.printedDateAndTime(at: &position), position == member.value.upperBound else {
      return PrintedStamp()
    }
    return stamp
  }

  private func kind(_ text: Span<UInt8>) -> RecordKind {
    // Some early systems leave the type out of what they stream.
    guard let eventType, eventType.kind == .string else { return .entry }
    if eventType.isText("logEvent", in: text) { return .entry }
    if eventType.isText("activityCreateEvent", in: text) || eventType.isText("activityTransitionEvent", in: text)
      || eventType.isText("userActionEvent", in: text)
    {
      return .activity
    }
    if eventType.isText("lossEvent", in: text) { return .loss }
    if eventType.isText("timesyncEvent", in: text) { return .timesync }
    if eventType.isText("signpostEvent", in: text) { return .signpost }
    if eventType.isText("stateEvent", in: text) { return .state }
    return .other
  }
}

extension Record {
  /// Appends a string member's text, its escapes resolved, with a blank before it if other text precedes it; empty for
  /// anything but a string.
  mutating func appendText(of member: JSONMember?, in bytes: Span<UInt8>) -> Range<Int> {
    guard let member, member.kind == .string, !member.value.isEmpty else { return 0..<0 }
    if !text.isEmpty { text.append(0x20) }
    let start = text.count
    JSONText.append(bytes, of: member.value, to: &text)
    return start..<text.count
  }
}

extension Span<UInt8> {
  /// The part after the last slash of a path.
  func lastPathComponent(of path: Range<Int>) -> Range<Int> {
    var start = path.upperBound
    while start > path.lowerBound, self[start - 1] != 0x2F { start -= 1 }
    return start..<path.upperBound
  }
}
