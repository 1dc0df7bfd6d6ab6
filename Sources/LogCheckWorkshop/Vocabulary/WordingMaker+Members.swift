import LogCheckEngine
package import LogCheckModel
import LogCheckRules
import LogCheckTrace

/// Pairs for the members of structured events that are fields under other names.
extension WordingMaker {
  /// The members of a known event as pairs of it; a member that may be several fields, or that is not the only one for its field, is left out.
  package func entry(for members: [RenamedMember], of event: String) throws(Refusal) -> WordingFile.Entry {
    guard let type = ruleSet.event(named: event) else { throw Refusal(reason: "there is no event \(event)") }
    var entry = WordingFile.Entry(event: event, template: nil, jsonName: nil, evidence: "")
    var fields: Set<String> = []
    for member in members {
      guard member.fields.count == 1, let field = member.fields.first, fields.insert(field).inserted else {
        entry.notes.append(Self.note(member.member, member.fields))
        continue
      }
      entry.pairs.append(WordingFile.Pair(key: member.member, field: field))
    }
    guard !entry.pairs.isEmpty, let first = members.first?.first.first else {
      throw Refusal(reason: entry.notes.first ?? "no member of it may be a field")
    }
    let count = members.map(\.count).max() ?? 0
    entry.evidence =
      "members under other names; \(count) time\(count == 1 ? "" : "s"), first in \(first.capture):\(first.line)"
    let file = RuleFileText(path: "words.yml", bytes: Array(WordingFile([entry]).yaml.utf8))
    let (rules, diagnostics) = ruleSet.adding(wordingsOf: file)
    guard let rules else {
      throw Refusal(reason: diagnostics.first { $0.severity == .error }?.message ?? "it makes no pairs")
    }
    let changed = WordingLines(rules)
    for member in members {
      guard let pair = entry.pairs.first(where: { $0.key == member.member }) else { continue }
      let field = ruleSet.events[type.index].fieldIndex(pair.field)
      guard let read = changed.members(of: member.example, as: type), field.map(read.filled.contains) == true else {
        throw Refusal(reason: "\(pair.field) would not be read from \(pair.key)")
      }
    }
    return entry
  }

  /// Adds pairs for the members of a line that become fields of the event.
  func addPairs(for line: [UInt8], _ component: Int?, as type: EventTypeID, to entry: inout WordingFile.Entry) {
    let event = ruleSet.events[type.index]
    guard let read = lines.members(of: String(decoding: line, as: UTF8.self), component, as: type) else { return }
    let found = RenamedMembers.resemblances(read.strangers, of: type, measure)
    for (member, found) in zip(read.strangers, found) where !found.fields.isEmpty {
      let fields = found.fields.map { event.fields[$0].name }
      if found.isProbable, let field = fields.first {
        entry.pairs.append(WordingFile.Pair(key: member.name, field: field))
      } else {
        entry.notes.append(Self.note(member.name, fields))
      }
    }
  }

  private static func note(_ member: String, _ fields: [String]) -> String {
    "left out: \(member) may be \(fields.joined(separator: " or ")); add the pair by hand if it is"
  }
}
