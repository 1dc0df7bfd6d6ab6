import LogCheckModel

extension LogFormat {
  /// `idevicesyslog`, and the bytes of the relays it talks to.
  package static let ideviceSyslog = LogFormat(
    id: "idevicesyslog",
    summary: "`idevicesyslog` and raw relay bytes: local time without year and zone, process, pid, `<Level>:`",
    carries: [.date, .timeOfDay, .subsecond, .level, .process, .multiline, .deviceOnly, .apple, .unifiedLog],
    reader: IDeviceSyslogReader()
  ) { line in
    IDeviceSyslogReader.isConnectionLine(line) ? 95 : DeviceRelayLine(of: line)?.certainty ?? 0
  }
}

/// The older relay's lines (whole seconds of device time, with a host name in raw bytes and older builds) and the newer
/// one's (microseconds of the computer's time, never a host).
struct IDeviceSyslogReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    if DeviceRelayLine(of: line) != nil { return .starts }
    // Between a disconnection and the next connection the device logs unheard.
    if line.has("[disconnected:", at: 0) { return .noise(.lossMarker) }
    return Self.isToolLine(line) ? .noise(.toolMessage) : .inside
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    var start = 0
    while start < text.count, text[start] == 0 { start += 1 }
    var position = start
    let stamp = text.printedSyslogStamp(at: &position)
    VisEncoding.append(text.extracting(start..<text.count), ascii: stamp?.fractionDigits == 0, to: &record.text)
    guard let logLine = DeviceRelayLine(of: record.text.span, isRaw: start > 0) else { return false }
    record.take(logLine)
    return true
  }

  static func isConnectionLine(_ line: Span<UInt8>) -> Bool {
    line.has("[connected:", at: 0) || line.has("[disconnected:", at: 0)
  }

  private static func isToolLine(_ line: Span<UInt8>) -> Bool {
    switch line.byte(0) {
    case 0x5B: line.has("[connected:", at: 0)
    case 0x45:
      line.has("Exiting...", at: 0) || line.has("ERROR: Could not ", at: 0) || line.has("ERROR: Device ", at: 0)
        || line.has("ERROR: No device ", at: 0)
    case 0x2A: line.has("*** Device is passcode protected", at: 0)
    case 0x4E: line.has("No device found", at: 0)
    case 0x57: line.has("Waiting for device", at: 0)
    default: false
    }
  }
}

extension Record {
  /// Keeps the values of a relay line; ``text`` must be the text that the line was read from.
  mutating func take(_ logLine: DeviceRelayLine) {
    if let stamp = logLine.stamp { take(stamp) }
    device = logLine.device
    process = logLine.process
    processID = logLine.processID
    level = logLine.level
    message = logLine.message..<max(logLine.message, text.span.messageEnd)
  }
}
