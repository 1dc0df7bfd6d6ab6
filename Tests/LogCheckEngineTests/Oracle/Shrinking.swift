import LogCheckTestSupport

/// Makes a rule and a trace as small as they can be while something holds of them.
enum Shrinking {
  /// The shortest rule and trace that can be made by leaving out parts, one after the other.
  static func least(
    _ rule: String, _ items: [TraceItem], while holds: (String, [TraceItem]) -> Bool
  ) -> (rule: String, items: [TraceItem]) {
    var rule = rule
    var items = fewer(items) { holds(rule, $0) }
    var simpler = simpler(rule).first { holds($0, items) }
    while let next = simpler {
      rule = next
      items = fewer(items) { holds(rule, $0) }
      simpler = self.simpler(rule).first { holds($0, items) }
    }
    return (rule, items)
  }

  private static func fewer(_ items: [TraceItem], while holds: ([TraceItem]) -> Bool) -> [TraceItem] {
    var items = items
    var position = 0
    while position < items.count {
      var fewer = items
      fewer.remove(at: position)
      fewer = TraceItem.inSessions(fewer)
      if holds(fewer) {
        items = fewer
        position = 0
      } else {
        position += 1
      }
    }
    return items
  }

  /// The rule with one part less, for each part: a line, a guard, a member of a map, an item of a list.
  private static func simpler(_ rule: String) -> [String] {
    let lines = rule.split(separator: "\n").map(String.init)
    let withoutLines = lines.indices.dropFirst().map { index in
      lines.enumerated().filter { $0.offset != index }.map(\.element).joined(separator: "\n")
    }
    let parts = [
      /, where: '[^']*'/, /, [a-z_]+: \{ event: [^{}]* \}/, /, [a-z_]+: [^,{}\[\]]*/,
      #/[a-z_]+: \[?\{ event: [^{}]* \}\]?, /#,
      /, \{ event: [^{}]* \}/, #/ (?:\|\||&&) [^|&']*/#,
    ]
    return withoutLines
      + parts.flatMap { part in
        rule.ranges(of: part).map { range in
          var rule = rule
          rule.removeSubrange(range)
          return rule
        }
      }
  }
}
