import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckRules

/// Rules that are read when the tool is built are those that reading the files gives.
@Suite struct PackedRulesTests {
  @Test func everyKeyOfTheLanguageIsReadAgainAsItWasWritten() throws {
    let rules = RuleLoader.load(try ruleFiles(in: "Valid")).rules
    #expect(rules.rules.count > 20)
    #expect(described(try PackedRules.unpack(PackedRules.pack(rules))) == described(untested(rules)))
  }

  /// Those with an error give no rules, and those that only warn give some.
  @Test func filesOfEveryOtherSortAreReadAgainAsTheyWereWritten() throws {
    for file in try ruleFiles(in: "Invalid") {
      let rules = RuleLoader.load([file]).rules
      #expect(described(try PackedRules.unpack(PackedRules.pack(rules))) == described(untested(rules)), "\(file.path)")
    }
  }

  @Test(arguments: [
    "", "a", "\n", "a\"\"\"##\\##(b)", "\u{1B}[0m\u{0}\r\n\t", "caf\u{E9}", "cafe\u{301}", "✅ ⚡️", "\u{FEFF}x", "\u{7F}",
  ])
  func aTextIsReadAgainByteForByte(_ text: String) throws {
    var rules = RuleSet()
    rules.sessionNames = [text, "caf\u{E9}", "cafe\u{301}", text]
    let packed = PackedRules.pack(rules)
    #expect(packed.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A })
    let read = try PackedRules.unpack(packed).sessionNames
    #expect(read.map { Array($0.utf8) } == rules.sessionNames.map { Array($0.utf8) })
  }

  @Test(arguments: [0, 1, -1, 15, 16, 31, 32, -32, 1 << 40, .max, .min])
  func aNumberIsReadAgain(_ number: Int64) throws {
    var writer = PackWriter()
    writer.add(number)
    writer.add(Double(number))
    writer.add(LogText(bytes: [0, 0xFF, 0x80]))
    var reader = try PackReader(writer.text)
    #expect(try reader.next() as Int64 == number)
    #expect(try reader.next() as Double == Double(number))
    #expect(try reader.next() as LogText == LogText(bytes: [0, 0xFF, 0x80]))
    #expect(reader.isAtEnd)
  }

  // MARK: Damage

  @Test func aTextWhoseEndIsMissingIsRefused() throws {
    let text = Array(PackedRules.pack(RuleLoader.load(try ruleFiles(in: "Valid")).rules).utf8)
    for length in 0..<text.count {
      #expect(throws: DamagedPack.self) { try PackedRules.unpack(String(decoding: text[..<length], as: UTF8.self)) }
    }
  }

  @Test func whatFollowsTheEndIsRefused() throws {
    #expect(throws: DamagedPack.self) { try PackedRules.unpack(PackedRules.pack(RuleSet()) + "0") }
  }

  /// Some damage changes a word or a number and nothing else: that the text is read, or is refused, is all that is asked.
  @Test func damageNeverStopsTheTool() throws {
    let whole = Array(PackedRules.pack(RuleLoader.load(try ruleFiles(in: "Valid")).rules).utf8)
    var random = Steps(state: 27)
    var refused = 0
    for _ in 0..<2_000 {
      var text = whole
      for _ in 0...random.next(3) { text[random.next(text.count)] = UInt8(0x20 + random.next(0x60)) }
      if (try? PackedRules.unpack(String(decoding: text, as: UTF8.self))) == nil { refused += 1 }
    }
    #expect(refused > 200)
  }

  @Test func aCountOfMoreThanThereIsIsRefused() throws {
    // Texts without end, and after an empty table components without end.
    for text in ["oooooooooooo?", "ooooo5", "0ooooo5", "0oooooooooooo?", "oooooooooooooooooooo0", "01"] {
      #expect(throws: DamagedPack.self) { try PackedRules.unpack(text) }
    }
  }

  @Test func valuesThatAreNestedTooDeeplyAreRefused() throws {
    // An expression that is `not` of another one, again and again.
    var reader = try PackReader("0" + String(repeating: "3", count: 100_000))
    #expect(throws: DamagedPack.self) { try reader.next() as Expression }
  }

  /// Numbers that follow from a seed.
  private struct Steps {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}

private func untested(_ rules: RuleSet) -> RuleSet {
  var rules = rules
  for index in rules.rules.indices { rules.rules[index].tests = [] }
  rules.outcomeTests = []
  for index in rules.formats.indices {
    rules.formats[index].samples = []
    rules.formats[index].others = []
  }
  return rules
}
