/// The captures of Tests/Causes that the tool explains otherwise than they expect, each below the reason for it:
/// `disagreements.txt` there. A reason begins with its name in brackets; below it follows a line for each capture.
struct CauseDisagreements {
  /// The heading under which a recorded capture waits for its reason; the test suite accepts none there.
  static let withoutReason = "reason missing"

  private var head: [String] = []
  private(set) var reasons: [(name: String, text: String, lines: [String])] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      if let match = try? /\[([a-z -]+)\] ?(.*)/.wholeMatch(in: line) {
        reasons.append((String(match.1), String(match.2), []))
      } else if reasons.isEmpty {
        head.append(String(line))
      } else {
        reasons[reasons.count - 1].lines.append(String(line))
      }
    }
  }

  var lines: [String] { reasons.flatMap(\.lines) }

  /// Keeps the reasons of captures that still disagree.
  mutating func record(_ found: [String]) {
    func name(_ line: String) -> Substring { line.prefix { $0 != ":" } }
    var rest = found
    for index in reasons.indices {
      let known = Set(reasons[index].lines.map { String(name($0)) })
      let kept = rest.filter { known.contains(String(name($0))) }
      reasons[index].lines = reasons[index].name == Self.withoutReason ? [] : kept
      if reasons[index].name != Self.withoutReason { rest.removeAll { known.contains(String(name($0))) } }
    }
    reasons.removeAll(where: \.lines.isEmpty)
    if !rest.isEmpty { reasons.append((Self.withoutReason, "", rest)) }
  }

  var text: String {
    let parts = reasons.map { reason in
      (["[\(reason.name)]" + (reason.text.isEmpty ? "" : " " + reason.text)] + reason.lines.sorted())
        .joined(separator: "\n")
    }
    return (head + parts.flatMap { ["", $0] }).joined(separator: "\n") + "\n"
  }
}
