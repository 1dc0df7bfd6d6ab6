/// Usage lines that fit a terminal: the parser lists up to twelve options in one line, which the help lists anyway.
enum UsageLine {
  private static let width = 80

  /// The text with the options of each long usage line replaced by `[<options>]`. The options that a command needs stay.
  static func shortened(in text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isUsage = line.hasPrefix("Usage: ") || line.hasPrefix("USAGE: ")
      return isUsage && line.count > width ? shortened(line) : String(line)
    }.joined(separator: "\n")
  }

  private static func shortened(_ line: Substring) -> String {
    var result = ""
    var rest = line
    var hasMark = line.contains("[<options>]")
    while let start = rest.firstRange(of: " [-") {
      result += rest[..<start.lowerBound]
      if !hasMark { result += " [<options>]" }
      hasMark = true
      guard let end = rest[start.upperBound...].firstIndex(of: "]") else { return String(line) }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
