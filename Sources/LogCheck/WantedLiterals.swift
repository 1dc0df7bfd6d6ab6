import LogCheckRules

/// The texts of which a record must hold one to concern any loaded event: what the reader scans captures for.
enum WantedLiterals {
  static func of(_ ruleSet: RuleSet) -> [[UInt8]] {
    var texts: [String] = []
    for component in ruleSet.components {
      texts += component.tags + component.logTags + component.subsystems
    }
    for event in ruleSet.events { texts += event.literals }
    for profile in ruleSet.profiles { texts += profile.literals }
    texts.append("\"event\"")
    texts += tagEndings(ruleSet)
    // A format of JSON objects holds them as it spells them in a string.
    let plain = texts.map { Array($0.utf8) }
    var seen: Set<[UInt8]> = []
    return least((plain + plain.flatMap(spellings)).filter { $0.count >= 3 && seen.insert($0).inserted })
  }

  /// The ends of tags that have a beginning in common: where that beginning is damaged, a line is known to be of interest by the
  /// rest of its tag.
  private static func tagEndings(_ ruleSet: RuleSet) -> [String] {
    let tags = Set(ruleSet.components.flatMap(\.tags))
    return tags.filter { tag in tags.contains { $0 != tag && tag.hasPrefix($0) } }.compactMap { tag in
      let ending = tag.dropFirst((tag.count + 1) / 2)
      return ending.utf8.count >= 4 ? String(ending) : nil
    }.sorted()
  }

  /// Those in which no other one stands: a text that holds another one is found through it. All differ, and have three bytes at
  /// least.
  static func least(_ texts: [[UInt8]]) -> [[UInt8]] {
    func key(_ text: [UInt8], _ place: Int) -> UInt32 {
      UInt32(text[place]) << 16 | UInt32(text[place + 1]) << 8 | UInt32(text[place + 2])
    }
    var byBeginning: [UInt32: [Int]] = [:]
    for (index, text) in texts.enumerated() { byBeginning[key(text, 0), default: []].append(index) }
    return texts.enumerated().filter { index, text in
      !(0...text.count - 3).contains { place in
        byBeginning[key(text, place)]?.contains { other in
          other != index && text[place...].starts(with: texts[other])
        } ?? false
      }
    }.map(\.element)
  }

  /// How a text stands in a JSON string where that is not as it is: quotation marks and backslashes everywhere, slashes where
  /// Apple's tools write it, and some more characters where Android Studio does.
  private static func spellings(of text: [UInt8]) -> [[UInt8]] {
    guard text.contains(where: { marks.contains($0) }) else { return [] }
    func spelled(_ spell: (UInt8) -> String?) -> [UInt8] {
      text.flatMap { byte in spell(byte).map { Array($0.utf8) } ?? [byte] }
    }
    func plain(_ byte: UInt8) -> String? {
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? "\\" + String(UnicodeScalar(byte)) : nil
    }
    let all = [
      spelled(plain), spelled { $0 == UInt8(ascii: "/") ? "\\/" : plain($0) }, spelled { gson[$0] ?? plain($0) },
    ]
    return all.filter { $0 != text }
  }

  /// Characters that some format spells in another way.
  private static let marks = Array("\"\\/<>&='".utf8)

  private static let gson: [UInt8: String] = [
    UInt8(ascii: "<"): "\\u003c", UInt8(ascii: ">"): "\\u003e", UInt8(ascii: "&"): "\\u0026",
    UInt8(ascii: "="): "\\u003d", UInt8(ascii: "'"): "\\u0027",
  ]
}
