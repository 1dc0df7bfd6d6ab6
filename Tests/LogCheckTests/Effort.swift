import Foundation
import LogCheckSimulator

/// The effort of the tests of properties. `LOGCHECK_SLOW=1` lets them try everything.
enum Effort {
  static let isWhole = ProcessInfo.processInfo.environment["LOGCHECK_SLOW"] == "1"

  /// Some of the choices by a seed, in their order; all of them with the whole effort.
  static func some<Choice>(_ count: Int, of choices: [Choice], seed: UInt64) -> [Choice] {
    guard !isWhole, choices.count > count else { return choices }
    var generator = SeededGenerator(seed: seed)
    var left = Array(choices.indices)
    while left.count > count { left.remove(at: generator.number(in: 0..<left.count)) }
    return left.map { choices[$0] }
  }
}

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
