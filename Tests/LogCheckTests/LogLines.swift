extension [UInt8] {
  /// The lines of a capture, each with its line end.
  var logLines: [[UInt8]] {
    var logLines: [[UInt8]] = []
    var logLine: [UInt8] = []
    for byte in self {
      logLine.append(byte)
      if byte == 0x0A {
        logLines.append(logLine)
        logLine = []
      }
    }
    if !logLine.isEmpty { logLines.append(logLine) }
    return logLines
  }
}
