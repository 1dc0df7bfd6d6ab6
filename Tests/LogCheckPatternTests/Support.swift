import LogCheckPattern

/// Compiles a pattern and searches for it in a text.
func search(_ pattern: String, in text: String, isCaseless: Bool = true) throws -> PatternOutcome {
  try PatternMatcher().match(Pattern(pattern, isCaseless: isCaseless), in: Array(text.utf8).span)
}

/// The text of a group of a pattern in some bytes.
func capture(_ group: String, of pattern: String, in bytes: [UInt8]) throws -> [UInt8]? {
  let pattern = try Pattern(pattern)
  let matcher = PatternMatcher()
  guard matcher.match(pattern, in: bytes.span) == .match, let number = pattern.groups[group],
    let range = matcher.capture(number)
  else { return nil }
  return Array(bytes[range])
}

extension PatternOutcome {
  var isFault: Bool { if case .fault = self { true } else { false } }
}
