import LogCheckModel
import Testing

/// The members of a text as `key=kind:value`, strings with their escapes resolved.
private func members(_ text: String) throws(JSONProblem) -> [String] {
  try members(Array(text.utf8))
}

private func members(_ bytes: [UInt8]) throws(JSONProblem) -> [String] {
  var walk = JSONMembers()
  var found: [String] = []
  while let member = try walk.next(in: bytes.span) {
    found.append("\(resolved(bytes, member.key))=\(member.kind):\(resolved(bytes, member.value))")
  }
  return found
}

private func resolved(_ bytes: [UInt8], _ range: Range<Int>) -> String {
  var text: [UInt8] = []
  JSONText.append(bytes.span, of: range, to: &text)
  return String(decoding: text, as: UTF8.self)
}

private func problem(_ text: String) -> JSONProblem? {
  do {
    _ = try members(text)
    return nil
  } catch {
    return error
  }
}

@Suite struct JSONMembersTests {
  @Test func everyKindOfValueIsEmittedWithItsPosition() throws {
    let text = #" { "a" : "x", "b":-1.5e3 ,"c":true,"d":null,"e":{"f":[1,{}]},"g":[ ] } "#
    #expect(
      try members(text) == [
        "a=string:x", "b=number:-1.5e3", "c=boolean:true", "d=null:null", #"e=object:{"f":[1,{}]}"#, "g=array:[ ]",
      ])
  }

  @Test func prettyAndMinifiedTextGiveTheSameMembers() throws {
    let pretty = "{\n  \"traceID\" : 1,\n  \"list\" : [\n    1,\n    2\n  ]\n}"
    var walk = JSONMembers()
    let bytes = Array(pretty.utf8)
    var kinds: [JSONKind] = []
    while let member = try walk.next(in: bytes.span) { kinds.append(member.kind) }
    #expect(kinds == [.number, .array])
    #expect(walk.position == bytes.count)
  }

  @Test func anEmptyObjectHasNoMembers() throws {
    #expect(try members("{}") == [])
    #expect(try members(" {\n} ") == [])
  }

  @Test func aDuplicateKeyIsEmittedTwiceSoThatTheLastCanWin() throws {
    #expect(try members(#"{"a":1,"a":2}"#) == ["a=number:1", "a=number:2"])
  }

  @Test func escapedKeysAreComparedResolved() throws {
    let bytes = Array(#"{"\u0065ve\u006et":"fetch.\u0062gtask"}"#.utf8)
    var walk = JSONMembers()
    let first = try walk.next(in: bytes.span)
    let member = try #require(first)
    #expect(["event", "events", "even"].filter { member.isNamed($0, in: bytes.span) } == ["event"])
    #expect(["fetch.bgtask", "fetch"].filter { member.isText($0, in: bytes.span) } == ["fetch.bgtask"])
  }

  @Test func keysEqualOnlyAfterNormalisationAreDifferent() throws {
    let bytes = Array("{\"e\u{301}\":1}".utf8)
    var walk = JSONMembers()
    let first = try walk.next(in: bytes.span)
    let member = try #require(first)
    let same = ["e\u{301}", "\u{E9}"].filter { member.isNamed($0, in: bytes.span) }
    #expect(same.map(\.utf8.count) == [3])
  }

  @Test func numbersInQuotesAreNoNumbers() throws {
    let bytes = Array(#"{"a":17,"b":"17"}"#.utf8)
    var walk = JSONMembers()
    var found: [(Int64?, UInt64?, Double?)] = []
    while let member = try walk.next(in: bytes.span) {
      found.append((member.int64(in: bytes.span), member.uint64(in: bytes.span), member.double(in: bytes.span)))
    }
    #expect(found.map(\.0) == [17, nil])
    #expect(found.map(\.1) == [17, nil])
    #expect(found.map(\.2) == [17, nil])
  }

  @Test func textAfterTheObjectIsReported() throws {
    for (text, ends) in [("{\"a\":1} \r\n", true), ("{\"a\":1} {", false), ("{}x", false)] {
      let bytes = Array(text.utf8)
      var walk = JSONMembers()
      while try walk.next(in: bytes.span) != nil {}
      let reported = walk.endsText(in: bytes.span)
      #expect(reported == ends, "\(text)")
      let after = try walk.next(in: bytes.span)
      #expect(after == nil)
    }
  }

  @Test(arguments: [
    "null", "true", "1", "\"text\"", "[]", "[[[[]]]]", "{,}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1 \"b\":2}",
    "{a:1}", "{'a':1}", "{\"a\":01}", "{\"a\":0x10}", "{\"a\":+1}", "{\"a\":.5}", "{\"a\":1.}", "{\"a\":1e}",
    "{\"a\":NaN}", "{\"a\":Infinity}", "{\"a\":nul}", "{\"a\":truE}", "{\"a\":/* c */1}", "{\"a\":1// c\n}",
    "{\"a\":\"\u{1}\"}", "{\"a\":\"line\nend\"}", "{\"a\":\"tab\there\"}", "{\"a\":\"\\x\"}", "{\"a\":\"\\u12g4\"}",
    "{\"a\":[1,]}", "{\"a\":[,1]}", "{\"a\":[1 2]}", "{\"a\":{\"b\":1]}", "{\"a\":[1}}", "{\"a\":{1:2}}", "}",
    "+0\u{1B}[a", "2024-06-26 14:58:43 \"\"\"",
  ])
  func aTextThatIsNotAnObjectIsRefusedWithItsPosition(_ text: String) {
    guard case .unexpected(let position)? = problem(text) else {
      Issue.record("not refused: \(text)")
      return
    }
    #expect(position >= 0 && position < text.utf8.count)
  }

  @Test(arguments: [
    "{\"a\":\"x\\u0041\",\"b\":[1,{\"c\":-1.5e+3}],\"d\":true,\"e\":null}"
  ])
  func everyCutOfAnObjectIsUnfinished(_ text: String) {
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      #expect(throws: JSONProblem.unfinished, "cut at \(length)") { try members(Array(bytes[..<length])) }
    }
  }

  @Test func bytesThatAreNotUTF8PassThroughStrings() throws {
    let bytes: [UInt8] = Array("{\"a\":\"".utf8) + [0xFF, 0xC3, 0x28] + Array("\"}".utf8)
    var walk = JSONMembers()
    let first = try walk.next(in: bytes.span)
    let member = try #require(first)
    #expect(Array(bytes[member.value]) == [0xFF, 0xC3, 0x28])
  }
}

@Suite struct JSONDepthTests {
  @Test func nestingUpToTheLimitIsRead() throws {
    let inner = JSONScanner.depthLimit - 1
    let text = "{\"a\":" + String(repeating: "[", count: inner) + String(repeating: "]", count: inner) + "}"
    #expect(try members(text).count == 1)
  }

  @Test(arguments: [64, 600, 10_000, 1_000_000])
  func deeperNestingIsRefusedWithoutOverflow(_ levels: Int) {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let value =
        String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)
      guard case .tooDeep? = problem("{\"a\":\(value)}") else {
        Issue.record("\(levels) levels of \(open) were not refused")
        return
      }
    }
  }

  @Test func everyLevelRemembersWhetherItIsAnObject() throws {
    var value = "1"
    for level in 1..<JSONScanner.depthLimit {
      value = level % 3 == 0 ? "[\(value),2]" : "{\"k\":\(value),\"l\":null}"
    }
    #expect(try members("{\"a\":\(value)}").count == 1)
  }

  @Test func wideObjectsTakeLinearTime() throws {
    let clock = ContinuousClock()
    func seconds(_ count: Int) throws -> Double {
      let text = "{" + (0..<count).map { "\"key\($0)\":[{},{}]" }.joined(separator: ",") + "}"
      let bytes = Array(text.utf8)
      var best = Double.infinity
      for _ in 0..<3 {
        let took = try clock.measure {
          var walk = JSONMembers()
          var found = 0
          while try walk.next(in: bytes.span) != nil { found += 1 }
          #expect(found == count)
        }
        best = min(best, took / .seconds(1))
      }
      return best
    }
    // Ten times the text may take a little more than ten times as long, and never a hundred times.
    #expect(try seconds(100_000) < seconds(10_000) * 40 + 0.05)
  }
}
