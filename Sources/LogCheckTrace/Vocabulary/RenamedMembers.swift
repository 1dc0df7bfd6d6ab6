package import LogCheckEngine
package import LogCheckModel
package import LogCheckRules
package import LogCheckVocabulary

/// Collects the members of structured events that may be fields under other names.
package struct RenamedMembers {
  private let ruleSet: RuleSet
  private let measure: LineMeasure
  private let lines: WordingLines
  private var events: [Int: Seen] = [:]

  /// The fields and members in the structured lines of one event.
  private struct Seen {
    var filled: Set<Int> = []
    var members: [Member] = []
    var indices: [String: Int] = [:]
  }

  private struct Member {
    var name: String
    /// Fields without a value in each line that has the member, whose type its values have.
    var fields: Set<Int>
    var count = 0
    var first: [CaptureLine] = []
    var example: String
  }

  /// So many members of one event are kept.
  private static let limit = 256

  package init(_ ruleSet: RuleSet, _ measure: LineMeasure) {
    self.ruleSet = ruleSet
    self.measure = measure
    lines = WordingLines(ruleSet)
  }

  package mutating func add(_ event: Event, in capture: String) {
    let message = event.excerpt.messageText ?? event.excerpt.description
    guard event.excerpt.omittedBytes == 0, let read = lines.members(of: message, as: event.type) else { return }
    var seen = events[event.type.index] ?? Seen()
    seen.filled.formUnion(read.filled)
    let line = CaptureLine(capture: capture, line: event.position.line)
    for stranger in read.strangers {
      guard let index = seen.indices[stranger.name] ?? (seen.members.count < Self.limit ? seen.members.count : nil)
      else { continue }
      if index == seen.members.count {
        seen.indices[stranger.name] = index
        seen.members.append(Member(name: stranger.name, fields: Set(stranger.fields), example: message))
      }
      seen.members[index].fields.formIntersection(stranger.fields)
      seen.members[index].count += 1
      if seen.members[index].first.last?.capture != capture { seen.members[index].first.append(line) }
    }
    events[event.type.index] = seen
  }

  /// The members that may be a field, by the order of the loaded events.
  package var all: [RenamedMember] {
    var found = events.sorted { $0.key < $1.key }.flatMap { index, seen -> [RenamedMember] in
      let event = ruleSet.events[index]
      let found = Self.resemblances(
        seen.members.map { StrangeMember(name: $0.name, fields: $0.fields.sorted()) }, of: EventTypeID(index), measure)
      return zip(seen.members, found).compactMap { member, found in
        guard !found.fields.isEmpty else { return nil }
        return RenamedMember(
          event: event.name, title: event.summary.isEmpty ? event.name : event.summary, member: member.name,
          fields: found.fields.map { event.fields[$0].name },
          // A field that other lines have under its own name may just be missing where the member is.
          isProbable: found.isProbable && !found.fields.contains(where: seen.filled.contains), count: member.count,
          first: member.first, example: member.example)
      }
    }
    decideByOthers(&found)
    return found
  }

  /// A member that may be several fields is the one that it is in all other events, if no other member may be that.
  private func decideByOthers(_ found: inout [RenamedMember]) {
    var meanings: [String: Set<String>] = [:]
    for member in found where member.isProbable { meanings[member.member, default: []].formUnion(member.fields) }
    for index in found.indices where found[index].fields.count > 1 {
      guard let meaning = meanings[found[index].member], meaning.count == 1, let field = meaning.first,
        found[index].fields.contains(field),
        let type = ruleSet.event(named: found[index].event),
        let number = ruleSet.events[type.index].fieldIndex(field), events[type.index]?.filled.contains(number) == false,
        !found.contains(where: {
          $0.event == found[index].event && $0.member != found[index].member && $0.fields.contains(field)
        })
      else { continue }
      found[index].fields = [field]
      found[index].isProbable = true
    }
  }

  /// The fields that each member may be, and whether it is the only one for its only field.
  package static func resemblances(
    _ members: [StrangeMember], of event: EventTypeID, _ measure: LineMeasure
  ) -> [(fields: [Int], isProbable: Bool)] {
    var found = members.map { member in
      measure.fields(of: event, resembling: member.name).filter { member.fields.contains($0.field) }
    }
    // What is spelt like a field is that field, and no other member is.
    let spelt = Set(found.flatMap { $0.filter(\.isSpelling).map(\.field) })
    for index in found.indices { found[index].removeAll { !$0.isSpelling && spelt.contains($0.field) } }
    var claims: [Int: Int] = [:]
    for resemblance in found.joined() { claims[resemblance.field, default: 0] += 1 }
    return found.map { resemblances in
      let isProbable = resemblances.count == 1 && resemblances.allSatisfy { $0.isOfUnit && claims[$0.field] == 1 }
      return (resemblances.map(\.field), isProbable)
    }
  }
}
