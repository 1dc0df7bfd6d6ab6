import ArgumentParser
import LogCheck
import LogCheckModel

/// A choice of `--accept`: the text that was first seen in a line, for an event.
struct VocabularyChoice {
  var line: Int
  var event: String

  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let line = Int(parts[0]), line > 0 else { return nil }
    self.line = line
    event = String(parts[1])
  }

  /// A thing that `--write` can take over.
  enum Target {
    case text(UnknownText)
    /// Members of a known event.
    case members([RenamedMember])
  }

  /// The text or the members that the choice names.
  func target(in vocabulary: CaptureVocabulary) throws -> Target {
    if let text = vocabulary.unknown.first(where: { $0.first.line == line }) { return .text(text) }
    let members = vocabulary.renamed.filter { member in
      member.event == event && member.first.contains { $0.line == line }
    }
    guard members.isEmpty else { return .members(members) }
    throw ValidationError("--accept \(line)=…: no unknown text or member was first seen in line \(line)")
  }
}
