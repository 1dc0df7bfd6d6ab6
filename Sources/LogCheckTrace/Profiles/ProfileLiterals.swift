import LogCheckEngine
import LogCheckIngest
import LogCheckModel
package import LogCheckRules

/// The evidence for profiles: their literals, searched for in one pass over a record, and their events.
package struct ProfileLiterals: Sendable {
  private let table: PrefixTable
  /// Most records hold none of them; `nil` if one is too short to be searched for in this way.
  private let scanner: LiteralScanner?
  /// By profile, and in the order of its literals.
  let texts: [(profile: Int, text: String)]
  /// The profiles for which an event is evidence, by the index of its type; empty after the last such type.
  private var profiles: [[Int]] = []

  package init(_ profiles: [Profile]) {
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

  /// The profiles for which an event of that type is evidence.
  func profiles(of type: EventTypeID) -> [Int] { type.index < profiles.count ? profiles[type.index] : [] }

  /// Marks the texts that occur in the record; those that are marked are skipped. `true` if there are any.
  func inspect(in record: Record, _ marks: inout [Bool]) -> Bool {
    let text = record.text.span
    if let scanner, !scanner.finds(in: text) { return false }
    return table.markAll(in: text, 0..<text.count, &marks)
  }
}
