import LogCheckRules

/// Days of a case, numbered from 1: `all`, `none`, or numbers and ranges: `3`, `5-9`, `3,6`, `19-last`, `10-last/10`.
struct CauseDays: Sendable {
  private var parts: [Part]

  private struct Part: Sendable {
    /// `nil` is the last day.
    var first: Int?
    var last: Int?
    var step = 1
  }

  static let all = CauseDays(parts: [Part(first: 1, last: nil)])

  private init(parts: [Part]) { self.parts = parts }

  init(_ text: String, at node: RuleNode) throws(SampleProblem) {
    parts = []
    if text == "none" { return }
    if text == "all" {
      self = .all
      return
    }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let match = try? /\s*(\d+|last)(?:-(\d+|last))?(?:\/(\d+))?\s*/.wholeMatch(in: part) else {
        throw SampleProblem(
          "days are all, none, or numbers and ranges as 3,5-9,19-last, not `\(text.shortened)`", at: node)
      }
      parts.append(
        Part(
          first: Int(match.1), last: Int(match.2 ?? match.1), step: match.3.flatMap { Int($0) }.map { max(1, $0) } ?? 1)
      )
    }
  }

  /// The numbers for a case of `count` days, as they are written.
  func numbers(of count: Int) -> [Int] {
    parts.flatMap { part in
      let (first, last) = (max(part.first ?? count, 1), min(part.last ?? count, count))
      return first <= last ? Array(stride(from: first, through: last, by: part.step)) : []
    }
  }
}
