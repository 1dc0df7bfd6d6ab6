import ArgumentParser
import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// The bytes and the time after which reading ends, where the user gives them.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read at most so many bytes of each capture (K, M and G are powers of 1024): what was read is judged, and the exit code is 2.",
      valueName: "size"))
  var maxBytes: String?

  @Option(
    help: ArgumentHelp(
      "End reading after that time, as in 30s or 5m (of audit: each run): what was read is judged, and the exit code is 2.",
      valueName: "duration"))
  var timeout: String?

  func limit() throws -> ReadingLimit {
    var limit = ReadingLimit()
    if let maxBytes { limit.bytes = try Self.size(maxBytes) }
    guard let timeout else { return limit }
    guard case .duration(let time) = DurationParser.parse(timeout), time > .zero else {
      throw ValidationError("--timeout \(CleanText.line(timeout)): write a duration as in 30s or 5m")
    }
    limit.end(after: timeout) {
      let end = ContinuousClock.now + .nanoseconds(time.nanoseconds)
      return { ContinuousClock.now >= end }
    }
    return limit
  }

  /// For commands that would be of no use if they did not read to the end.
  func refuse(in command: String) throws {
    guard maxBytes == nil, timeout == nil else {
      throw ValidationError("\(command) takes no --max-bytes and no --timeout: it reads to the end")
    }
  }

  private static func size(_ text: String) throws -> Int {
    let units = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    let unit = text.last.flatMap { units[$0.uppercased()] }
    let number = Int(unit == nil ? text[...] : text.dropLast())
    guard let number, number > 0, case (let bytes, false) = number.multipliedReportingOverflow(by: unit ?? 1) else {
      throw ValidationError("--max-bytes \(CleanText.line(text)): write a number of bytes as in 500000, 64M or 2G")
    }
    return bytes
  }
}
