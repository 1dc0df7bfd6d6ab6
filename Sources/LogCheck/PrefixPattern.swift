package import LogCheckIngest
import LogCheckPattern

extension GivenPrefix {
  /// The prefix that a pattern of the user matches at the beginning of a line; throws where it is no pattern.
  package init(pattern text: String) throws {
    let pattern = try LineBeginning(text)
    self.init(shown: text) { line in pattern.end(in: line.extracting(0..<min(line.count, Self.limit))) }
  }

  /// Bytes at the beginning of a line in which a prefix ends.
  private static let limit = 4096
}
