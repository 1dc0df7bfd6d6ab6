import LogCheckModel
import LogCheckResults

/// The sets of rules that results have, each stored once. The runs of a fleet share few of them.
struct StoredRuleSets {
  private let search: Statement
  private let insertion: Statement
  private let member: Statement
  private let connection: Connection
  private var known: [[UInt8]: Int] = [:]

  private static let limit = 10_000

  init(_ connection: Connection) throws(HistoryProblem) {
    self.connection = connection
    search = try connection.prepare("SELECT id FROM rule_set WHERE rules = ?")
    insertion = try connection.prepare("INSERT INTO rule_set (rules) VALUES (?)")
    member = try connection.prepare(
      "INSERT INTO rule_set_rule (rule_set, position, rule, severity) VALUES (?, ?, ?, ?)")
  }

  /// The number of a set, given by the numbers of its rules in ascending order and their severities.
  mutating func id(_ rules: [(rule: Int, severity: Int)]) throws(HistoryProblem) -> Int {
    var numbers = PackedNumbers()
    var last = 0
    for item in rules {
      numbers.append(item.rule - last)
      numbers.append(item.severity)
      last = item.rule
    }
    let key = numbers.bytes
    if let id = known[key] { return id }
    if known.count >= Self.limit { known = [:] }
    try search.bind([.blob(key)])
    let found = try search.step() ? search.integer(0) : nil
    search.reset()
    let id: Int
    if let found {
      id = found
    } else {
      try insertion.run(.blob(key))
      id = connection.lastInserted
      for (index, item) in rules.enumerated() {
        try member.run(.integer(id), .integer(index + 1), .integer(item.rule), .integer(item.severity))
      }
    }
    known[key] = id
    return id
  }
}

extension RuleResult {
  /// True if it passed and there is nothing else to say of it, so that one byte stores it.
  var isPlainPass: Bool {
    verdict == .pass && !isExperimental && (1...255).contains(passes) && fails == 0 && inconclusive == 0
      && cancelled == 0 && accepted == 0
  }
}
