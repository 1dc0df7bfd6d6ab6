import LogCheckModel
import LogCheckRules

/// The words by which the plugin's lines are recognised. One of them may be a value somewhere, such as the name of a user; replaced
/// wherever it occurs, it would change the plugin's lines.
struct PluginWords {
  private let text: [UInt8]

  init(_ ruleSet: RuleSet) {
    var words = ruleSet.components.flatMap { [$0.name] + $0.tags + $0.logTags + $0.subsystems }
    for event in ruleSet.events {
      words += event.literals + event.jsonNames + [event.name] + event.fields.map(\.name) + event.pairs.map(\.key)
    }
    words += ruleSet.profiles.flatMap(\.literals)
    text = Array(words.joined(separator: "\n").lowercased().utf8)
  }

  /// True if replacing the text everywhere would touch words as well: it is one, or a part of the plugin's.
  func isWord(_ secret: [UInt8]) -> Bool {
    let letters = secret.allSatisfy(ASCII.isLetter)
    // A capital inside of it is no word's.
    if letters, secret.dropFirst().allSatisfy({ $0 >= 0x61 }) || secret.allSatisfy({ $0 < 0x61 }) { return true }
    return holds(String(decoding: secret, as: UTF8.self).lowercased())
  }

  private func holds(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    guard let first = wanted.first else { return true }
    var position = 0
    while let start = text[position...].firstIndex(of: first) {
      if text[start...].starts(with: wanted) { return true }
      position = start + 1
    }
    return false
  }
}
