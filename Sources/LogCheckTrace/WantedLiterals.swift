package import LogCheckIngest
package import LogCheckRules

/// The texts that the reader scans captures for: a record concerns a loaded event only if it holds one of them.
package enum WantedLiterals {
  package static func texts(of ruleSet: RuleSet) -> WantedTexts {
    var owners = Owners()
    for component in ruleSet.components {
      owners.add(component.tags + component.logTags + component.subsystems, for: nil)
    }
    for event in ruleSet.events { owners.add(event.literals, for: nil) }
    owners.add(["\"event\""] + tagEndings(ruleSet) + logTagHalves(ruleSet) + disguises(ruleSet), for: nil)
    for (index, profile) in ruleSet.profiles.enumerated() { owners.add(profile.literals, for: index) }
    var wanted = owners.wanted(recordStarts: ruleSet.components.flatMap(\.tags))
    wanted.formats = ruleSet.formats.map(LogFormat.init)
    return wanted
  }

  /// Texts with the profile that alone asks for each; `nil` for what records are asked for by anything else.
  private struct Owners {
    var texts: [[UInt8]] = []
    var profiles: [Int?] = []
    private var positions: [[UInt8]: Int] = [:]

    mutating func add(_ texts: [String], for profile: Int?) {
      for text in texts {
        let plain = Array(text.utf8)
        add(plain, for: profile)
        // A format of JSON objects holds them as it spells them in a string.
        for spelling in WantedLiterals.spellings(of: plain) { add(spelling, for: profile) }
      }
    }

    private mutating func add(_ text: [UInt8], for profile: Int?) {
      guard text.count >= 3 else { return }
      if let position = positions[text] {
        if profiles[position] != profile { profiles[position] = nil }
      } else {
        positions[text] = texts.count
        texts.append(text)
        profiles.append(profile)
      }
    }

    /// The least of the texts. What a profile alone asks for is a sign, unless texts with another purpose are found through it.
    func wanted(recordStarts: [String]) -> WantedTexts {
      let inner = WantedLiterals.inner(texts)
      var signOf = profiles
      for (outer, others) in inner.enumerated() {
        for other in others where profiles[other] != profiles[outer] { signOf[other] = nil }
      }
      let least = texts.indices.filter { inner[$0].isEmpty }
      var signs: [Int: [Int]] = [:]
      for (index, text) in least.enumerated() {
        if let profile = signOf[text] { signs[profile, default: []].append(index) }
      }
      return WantedTexts(
        least.map { texts[$0] }, recordStarts: recordStarts.map { Array($0.utf8) },
        signs: signs.sorted { $0.key < $1.key }.map(\.value))
    }
  }

  /// Signs of lines in which no tag can be found: a text that journald writes as numbers, and the beginnings of tags in bold letters, as `man` writes
  /// them (each with a backspace and itself again).
  private static func disguises(_ ruleSet: RuleSet) -> [String] {
    let tags = ruleSet.components.flatMap { $0.tags + $0.logTags }
    let beginnings = Set(tags.map { $0.drop { !$0.isLetter }.prefix(3) }.filter { $0.count == 3 })
    return ["\"MESSAGE\":["] + beginnings.map { $0.map { "\($0)\u{8}\($0)" }.joined() }.sorted()
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

  /// Both halves of the log tags, so that a lost byte in one of them hides no line.
  private static func logTagHalves(_ ruleSet: RuleSet) -> [String] {
    let tags = Set(ruleSet.components.flatMap(\.logTags)).filter { $0.utf8.count >= 12 }
    return Set(tags.flatMap { [String($0.prefix($0.count / 2)), String($0.dropFirst($0.count / 2))] }).sorted()
  }

  /// For each text, the others that occur in it: it is found through them. All differ, and have three bytes at least.
  static func inner(_ texts: [[UInt8]]) -> [[Int]] {
    // Chains of the texts that begin alike, as far as a few bits show: at each start of the command every position of every text is looked up.
    var heads = [Int32](repeating: -1, count: 1 << beginningBits)
    var next = [Int32](repeating: -1, count: texts.count)
    for (index, text) in texts.enumerated() {
      let slot = beginning(of: text, at: 0)
      next[index] = heads[slot]
      heads[slot] = Int32(index)
    }
    return texts.enumerated().map { index, text in
      var found: [Int] = []
      for position in 0...text.count - 3 {
        var other = Int(heads[beginning(of: text, at: position)])
        while other >= 0 {
          if other != index, isThere(texts[other], in: text, at: position) { found.append(other) }
          other = Int(next[other])
        }
      }
      return found
    }
  }

  private static let beginningBits = 14

  /// A number for the three bytes at a position.
  private static func beginning(of text: [UInt8], at position: Int) -> Int {
    let key = UInt32(text[position]) << 16 | UInt32(text[position + 1]) << 8 | UInt32(text[position + 2])
    // Multiplicative hashing: the golden ratio of 32 bits spreads the keys.
    return Int((key &* 0x9E37_79B1) >> UInt32(32 - beginningBits))
  }

  private static func isThere(_ part: [UInt8], in text: [UInt8], at position: Int) -> Bool {
    guard part.count <= text.count - position else { return false }
    for index in part.indices where part[index] != text[position + index] { return false }
    return true
  }

  /// The spellings of a text in a JSON string, if they differ from the text: quotation marks and backslashes are
  /// escaped everywhere, slashes in the output of Apple's tools, and some more characters in Android Studio's.
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
