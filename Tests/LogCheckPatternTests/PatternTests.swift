import LogCheckPattern
import Testing

@Suite struct PatternTests {
  @Test func searchesAnywhereAndIgnoresCaseByDefault() throws {
    #expect(try search("FETCH", in: "[DNP-Fetch] x") == .match)
    #expect(try search("FETCH", in: "[DNP-Fetch] x", isCaseless: false) == .noMatch)
    #expect(try search("^fetch", in: "a fetch") == .noMatch)
  }

  @Test func anAnchoredPatternBeginsAtTheStart() throws {
    let pattern = try Pattern("b+", isAnchored: true, isGuarded: false)
    let matcher = PatternMatcher()
    let bytes = Array("abb".utf8)
    #expect(matcher.match(pattern, in: bytes.span) == .noMatch)
    #expect(matcher.match(pattern, in: bytes.span, from: 1) == .match)
    #expect(matcher.capture(0) == 1..<3)
    #expect(matcher.match(pattern, in: bytes.span, from: 3) == .noMatch)
    #expect(matcher.match(pattern, in: bytes.span, from: 4) == .noMatch)
  }

  @Test(arguments: [("", PatternOutcome.match), ("a*", .match), ("^$", .match), (#"\z"#, .match), ("a", .noMatch)])
  func anEmptySubjectIsASubject(_ source: String, _ outcome: PatternOutcome) throws {
    #expect(try search(source, in: "") == outcome)
    let pattern = try Pattern(source, isAnchored: true, isGuarded: false)
    #expect(PatternMatcher().match(pattern, in: [UInt8]().span) == outcome)
  }

  @Test func namedGroupsGiveTheirBytes() throws {
    let source = #"id=(?<id>\w+)(?: at=(?<at>\S+))?"#
    #expect(try capture("id", of: source, in: Array("x id=n1 at=5".utf8)) == Array("n1".utf8))
    #expect(try capture("at", of: source, in: Array("x id=n1 at=5".utf8)) == Array("5".utf8))
    // A group that took no part is not an empty one.
    #expect(try capture("at", of: source, in: Array("x id=n1".utf8)) == nil)
    #expect(try capture("at", of: "id(?<at>x*)", in: Array("id".utf8)) == [])
    #expect(try Pattern(source).groups == ["id": 1, "at": 2])
  }

  @Test func noGroupIsReportedWithoutAMatch() throws {
    let matcher = PatternMatcher()
    let pattern = try Pattern("(?<a>b)")
    #expect(matcher.match(pattern, in: Array("b".utf8).span) == .match)
    #expect(matcher.match(pattern, in: Array("c".utf8).span) == .noMatch)
    #expect(matcher.capture(1) == nil)
    #expect(matcher.capture(-1) == nil)
    #expect(matcher.capture(100_000) == nil)
  }

  /// A field after many groups must not look like one that the line does not hold.
  @Test(arguments: [10, 63, 64, 65, 200])
  func lateGroupsAreReported(_ count: Int) throws {
    let source = String(repeating: "(x)?", count: count) + "(?<late>[0-9]+)"
    #expect(try capture("late", of: source, in: Array("xx42".utf8)) == Array("42".utf8))
  }

  @Test func tooManyGroupsAreRefused() {
    let source = String(repeating: "(x)?", count: 2000) + "(?<late>[0-9]+)"
    #expect(throws: PatternError.self) { try Pattern(source) }
  }

  @Test func matchesOverLineEndsOnlyWhereAsked() throws {
    #expect(try search("a.b", in: "a\nb") == .noMatch)
    let pattern = try Pattern("a.b", matchesLineEnds: true)
    #expect(PatternMatcher().match(pattern, in: Array("a\nb".utf8).span) == .match)
  }

  @Test func aProvenPatternIsThatPattern() throws {
    let source = #"id=(?<id>\w+)"#
    let pattern = try Pattern(source, isCaseless: false, isProven: true)
    #expect(pattern.groups == (try Pattern(source).groups))
    let matcher = PatternMatcher()
    #expect(matcher.match(pattern, in: Array("ID=n1".utf8).span) == .noMatch)
    #expect(matcher.match(pattern, in: Array("id=n1".utf8).span) == .match)
    #expect(matcher.capture(1) == 3..<5)
  }

  /// A caller that wrongly claims so gets no "no".
  @Test func whatDoesNotCompileAlthoughProvenIsAFault() throws {
    let pattern = try Pattern("(", isProven: true)
    let matcher = PatternMatcher()
    #expect(matcher.match(try Pattern("a"), in: Array("a".utf8).span) == .match)
    #expect(matcher.match(pattern, in: Array("a".utf8).span).isFault)
    #expect(matcher.capture(0) == nil)
    #expect(pattern.groups == [:])
  }

  @Test func aPatternThatManyNeedFirstMatchesForAllOfThem() async throws {
    for round in 0..<50 {
      let pattern = try Pattern("x(?<n>[0-9]+)y\(round)", isProven: true)
      let found = await withTaskGroup(of: Range<Int>?.self) { group in
        for _ in 0..<8 {
          group.addTask {
            let matcher = PatternMatcher()
            let bytes = Array("..x42y\(round)".utf8)
            return matcher.match(pattern, in: bytes.span) == .match ? matcher.capture(1) : nil
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(found == Array(repeating: 3..<5, count: 8))
    }
  }
}

/// A defect of a pattern is reported with the position in the pattern as it was written.
@Suite struct PatternErrorTests {
  @Test(arguments: [
    ("a(b", 3), ("a)b", 1), ("(", 1), (")", 0), ("a)b(?:c", 1), ("x(?:a))", 6), ("a|b)", 3), ("[a-", 3), ("a{2}{", -1),
    ("*a", 0), ("abc**+", -1), (#"a\"#, 2), ("(?<n", 4), ("(?<1>a)", 3), ("(?P<a>x)(?P<a>y)", 14),
    (#"\p{Nonsense}"#, 12),
    (#"\C"#, 2), ("(?<=a+)b", -1), (#"\g{5}"#, -1), ("(?z)", 2), (#"(?x)a # comment )"#, -1), (#"(?x)a # open"#, -1),
    (#"\Qunclosed)"#, -1), ("a(?#comment", 11), ("(*NOT_A_VERB)a", -1),
  ])
  func errorsNameTheirOffset(_ source: String, _ offset: Int) {
    do {
      _ = try Pattern(source)
      // Legal: nothing of what was put around it may change that.
      #expect(offset == -1, "it compiles")
    } catch {
      #expect(!error.message.isEmpty)
      #expect((0...source.utf8.count).contains(error.offset))
      if offset >= 0 { #expect(error.offset == offset, "\(error)") }
    }
  }

  /// In free-spacing patterns a comment goes to the end of the line, whatever follows the pattern.
  @Test func aCommentAtTheEndSwallowsNothing() throws {
    #expect(try search("(?x) fet ch  # the fetch", in: "a fetch") == .match)
    #expect(try search("(?x) fet ch  # the fetch )", in: "a fetch") == .match)
    #expect(try search(#"\Q[DNP-FETCH]"#, in: "x [DNP-FETCH] y") == .match)
  }

  /// A bracket too many does not close what was put around the pattern.
  @Test(arguments: ["a)b", "a)|(?:b", "a)b(?:c", ")(", "a))((b"])
  func bracketsCannotLeaveTheGuard(_ source: String) {
    #expect(throws: PatternError.self) { try Pattern(source) }
  }

  @Test func alternativesStayTogether() throws {
    #expect(try search("alpha|beta", in: "x beta") == .match)
    #expect(try search("^alpha|beta$", in: "beta x") == .noMatch)
  }

  @Test(arguments: [
    String(repeating: "(", count: 300) + "a" + String(repeating: ")", count: 300),
    String(repeating: "a", count: 20_000),
    "a{70000}", String(repeating: "a{1000}{1000}", count: 3), "(?<=a*)b",
  ])
  func whatIsTooMuchIsRefused(_ source: String) {
    #expect(throws: PatternError.self) { try Pattern(source) }
  }

  @Test func theLibraryReportsItsVersion() {
    #expect(patternLibraryVersion().hasPrefix("10."))
  }
}

@Suite struct InvalidTextTests {
  @Test func badBytesNeitherTrapNorHideTheRest() throws {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x69, 0x64, 0x3D, 0x37, 0x80, 0xC0, 0xAF, 0xED, 0xA0, 0x80]
    #expect(try capture("id", of: "id=(?<id>[0-9]+)", in: bytes) == [0x37])
  }

  /// Every one and two bytes in front, after and inside.
  @Test func anyBytesEndInAnAnswer() throws {
    let pattern = try Pattern(#"^(?<all>.*)id=(?<id>\w*)"#)
    let matcher = PatternMatcher()
    var answers = 0
    for first in stride(from: 0, to: 256, by: 1) {
      for second in [0, 0x0A, 0x41, 0x7F, 0x80, 0xBF, 0xC3, 0xED, 0xF4, 0xFF] {
        let bytes = [UInt8(first), UInt8(second)] + Array("id=x".utf8) + [UInt8(second), UInt8(first)]
        switch matcher.match(pattern, in: bytes.span) {
        case .match, .noMatch: answers += 1
        case .fault(let code): Issue.record("\(bytes): fault \(code)")
        }
      }
    }
    #expect(answers == 2560)
  }

  @Test func aNulIsAByteLikeOthers() throws {
    #expect(try capture("id", of: "a(?<id>.)b", in: [0x61, 0x00, 0x62]) == [0x00])
    #expect(try Pattern("a\u{0}b").groups.isEmpty)
    #expect(try search("a\u{0}b", in: "xa\u{0}b") == .match)
  }
}
