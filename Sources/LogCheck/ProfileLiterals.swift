import LogCheckEngine
import LogCheckModel
import LogCheckRules

/// The literals of all profiles, looked for in one pass over a record.
struct ProfileLiterals: Sendable {
  private let table: PrefixTable
  private let texts: [(profile: Int, text: String)]

  init(_ profiles: [Profile]) {
    texts = profiles.enumerated().flatMap { index, profile in
      profile.literals.filter { !$0.isEmpty }.map { (index, $0) }
    }
    table = PrefixTable(texts.enumerated().map { (Array($1.text.utf8), $0) })
  }

  /// Calls `found` for each text that stands in the record and of whose profile none was found before, the first in the order
  /// of a profile's literals.
  func look(in record: Record, known: [Int: String], found: (_ profile: Int, _ text: String) -> Void) {
    // A profile that is known need not be looked for again.
    var marks = texts.map { known[$0.profile] != nil }
    guard marks.contains(false) else { return }
    let before = marks
    let text = record.text.span
    guard table.markAll(in: text, 0..<text.count, &marks) else { return }
    var told: Set<Int> = []
    for (number, item) in texts.enumerated() where marks[number] && !before[number] {
      if told.insert(item.profile).inserted { found(item.profile, item.text) }
    }
  }
}
