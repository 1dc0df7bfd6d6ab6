import LogCheckEngine
import LogCheckIngest
import LogCheckModel
import LogCheckRules

/// What tells profiles: their literals, looked for in one pass over a record, and their events.
struct ProfileLiterals: Sendable {
  private let table: PrefixTable
  /// Most records hold none of them; `nil` where one is too short to be looked for so.
  private let scanner: LiteralScanner?
  /// By profile, and in the order of its literals.
  let texts: [(profile: Int, text: String)]
  /// By the index of an event's type, the profiles that it tells of; empty behind the last such.
  private var profiles: [[Int]] = []

  init(_ profiles: [Profile]) {
    texts = profiles.enumerated().flatMap { index, profile in
      profile.literals.filter { !$0.isEmpty }.map { (index, $0) }
    }
    scanner = LiteralScanner(texts.map { Array($0.text.utf8) })
    table = PrefixTable(texts.enumerated().map { (Array($1.text.utf8), $0) })
    for (index, profile) in profiles.enumerated() {
      for type in profile.events {
        while self.profiles.count <= type.index { self.profiles.append([]) }
        self.profiles[type.index].append(index)
      }
    }
  }

  /// The profiles that an event of that type tells of.
  func profiles(of type: EventTypeID) -> [Int] { type.index < profiles.count ? profiles[type.index] : [] }

  /// Marks the texts that stand in the record; those that are marked are not looked for. `true` when there are any.
  func inspect(in record: Record, _ marks: inout [Bool]) -> Bool {
    let text = record.text.span
    if let scanner, !scanner.finds(in: text) { return false }
    return table.markAll(in: text, 0..<text.count, &marks)
  }
}
