import LogCheckIngest
import LogCheckModel
import Testing

/// The pieces of a text cut into chunks that end at `cuts`: kind, line, offset, new lines and bytes of each.
private func pieces(_ bytes: [UInt8], cuts: [Int] = [], limit: Int = RecordLimits.bytes) -> [String] {
  var framer = JSONObjectFramer(limit: limit) { line in
    if line.has("Filtering the log data", at: 0) { return .header }
    return line.has("=== Messages dropped", at: 0) ? .lossMarker : nil
  }
  var found: [String] = []
  func take(_ piece: JSONPiece, _ span: Span<UInt8>) {
    var text: [UInt8] = []
    text.append(bytes: span)
    let name =
      switch piece.kind {
      case .object: "object"
      case .cutObject: "cut"
      case .brokenObject: "broken"
      case .noise(let kind): kind.rawValue
      case .notUnderstood: "?"
      }
    found.append("\(name) \(piece.line)@\(piece.offset)+\(piece.newLines) \(String(decoding: text, as: UTF8.self))")
  }
  var start = 0
  for cut in cuts + [bytes.count] {
    framer.push(bytes[start..<cut].span, take)
    start = cut
  }
  framer.finish(take)
  return found
}

private func pieces(_ text: String) -> [String] { pieces(Array(text.utf8)) }

private func lineCount(_ bytes: [UInt8]) -> Int {
  bytes.count { $0 == 0x0A } + (bytes.isEmpty || bytes.last == 0x0A ? 0 : 1)
}

private func newLines(_ pieces: [String]) -> Int {
  pieces.compactMap { piece in
    piece.split(separator: " ", maxSplits: 2).dropFirst().first?.split(separator: "+").last.flatMap { Int($0) }
  }.reduce(0, +)
}

@Suite struct JSONObjectFramerTests {
  @Test func prettyArraysAreCutIntoTheirObjects() {
    #expect(
      pieces("[{\n  \"a\" : 1\n},{\n  \"a\" : [2]\n}]\n") == [
        "object 1@1+3 {\n  \"a\" : 1\n}", "object 3@15+2 {\n  \"a\" : [2]\n}",
      ])
  }

  @Test func minifiedArraysAreCutIntoTheirObjects() {
    #expect(
      pieces(#"[{"a":"}{"},{"b":{"c":[{}]}},{}]"#) == [
        #"object 1@1+1 {"a":"}{"}"#, #"object 1@12+0 {"b":{"c":[{}]}}"#, "object 1@29+0 {}",
      ])
  }

  @Test func objectsOneALineWithBracketsOnLinesOfTheirOwn() {
    #expect(
      pieces("[\r\n{\"a\":1},\r\n{\"a\":2}\r\n]\r\n") == [
        "header 1@0+1 [", "object 2@3+1 {\"a\":1}", "object 3@13+1 {\"a\":2}", "footer 4@22+1 ]",
      ])
  }

  @Test func preambleIsNamedByItsKind() {
    let text = "Filtering the log data using \"p == {\"x\"},{\"y\"}\"\n\nodd [text]\n[{\"a\":1}]"
    #expect(
      pieces(text) == [
        "header 1@0+1 Filtering the log data using \"p == {\"x\"},{\"y\"}\"", "blank 2@48+1 ", "? 3@49+1 odd [text]",
        "object 4@61+1 {\"a\":1}",
      ])
  }

  @Test func lossMarkersBetweenObjectsAreNamed() {
    let text = "[{\"a\":1},\n=== Messages dropped during live streaming\n{\"a\":2}"
    #expect(
      pieces(text) == [
        "object 1@1+1 {\"a\":1}", "lossMarker 2@10+1 === Messages dropped during live streaming",
        "object 3@53+1 {\"a\":2}",
      ])
  }

  @Test func anArrayWithoutItsEndGivesItsWholeObjects() {
    #expect(
      pieces("[{\"a\":1},{\n\"a\":") == ["object 1@1+1 {\"a\":1}", "broken 1@9+1 {\n\"a\":"])
    #expect(pieces("[{\"a\":1},") == ["object 1@1+1 {\"a\":1}"])
    #expect(pieces("[{\"a\":\"x\\") == ["broken 1@1+1 {\"a\":\"x\\"])
  }

  @Test func aLineEndAfterACutObjectIsNotALine() {
    #expect(pieces("{\n\"a\":1,\n") == ["broken 1@0+2 {\n\"a\":1,\n"])
  }

  @Test func consecutiveArraysAreAllRead() {
    #expect(
      pieces("[{\"a\":1}][{\"a\":2}]\n[{\"a\":3}]") == [
        "object 1@1+1 {\"a\":1}", "object 1@10+0 {\"a\":2}", "object 2@20+1 {\"a\":3}",
      ])
  }

  @Test func fragmentsWithoutAStartGiveTheObjectsAfterTheFirstBoundary() {
    #expect(
      pieces("  \"tid\" : 5,\n  \"x\" : {\n  }\n},{\n  \"a\" : 1\n}]\n") == [
        "? 1@0+1   \"tid\" : 5,", "? 2@13+1   \"x\" : {", "footer 3@23+1   }", "object 4@29+3 {\n  \"a\" : 1\n}",
      ])
    #expect(
      pieces(#"id":5,"x":"y"},{"a":1},{"a":2}]"#) == [
        #"? 1@0+1 id":5,"x":"y"},"#, #"object 1@15+0 {"a":1}"#, #"object 1@23+0 {"a":2}"#,
      ])
  }

  @Test(arguments: ["[", "[\n", "[]", "]", "[[[[]]]]"])
  func bracketsAloneHoldNoObject(_ text: String) {
    let found = pieces(text)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("header 1@0+1") || $0.hasPrefix("footer 1@0+1") })
  }

  @Test(arguments: ["null", "true", "17", "\"text\"", "\u{1B}  ", "2024-06-26 14:58:43 \"\"\""])
  func otherTextHoldsNoObject(_ text: String) {
    #expect(pieces(text).map { $0.prefix(1) } == ["?"])
  }

  @Test func nothingHoldsNothing() {
    #expect(pieces("") == [])
    #expect(pieces("\n \n") == ["blank 1@0+1 ", "blank 2@1+1 "])
  }

  @Test func theListOfAnOuterObjectIsOpened() {
    let text = #"{"metadata":{"device":{"x":[{}]}},"logcatMessages":[{"a":1},{"a":2}],"more":{"y":1}}"#
    #expect(
      pieces(text) == [
        #"header 1@0+1 {"metadata":{"device":{"x":[{}]}},"logcatMessages":["#, #"object 1@52+0 {"a":1}"#,
        #"object 1@60+0 {"a":2}"#, #"footer 1@67+0 ],"more":{"y":1}}"#,
      ])
  }

  @Test func theListIsOpenedOnlyDirectlyInTheOuterObject() {
    #expect(pieces(#"{"x":{"logcatMessages":[{"a":1}]}}"#).count == 1)
    #expect(pieces(#"{"logcatMessages":{"x":[{"a":1}]}}"#).count == 1)
    #expect(pieces(#"{"logcatMessages":3,"x":[{"a":1}]}"#).count == 1)
    #expect(pieces(#"{"logcatMessages":[{"logcatMessages":[{"a":1}]}]}"#).count == 3)
  }

  @Test func aPrettyOuterObjectCountsItsLines() {
    let text =
      "{\n  \"metadata\": {\n  },\n  \"logcatMessages\": [\n    {\n      \"a\": 1\n    },\n    {\n    }\n  ]\n}\n"
    #expect(
      pieces(text).map { $0.prefix { $0 != " " } + $0.drop { $0 != " " }.prefix { $0 != "{" && $0 != "]" } } == [
        "header 1@0+4 ", "object 5@49+3 ", "object 8@75+2 ", "footer 10@85+2 ",
      ])
  }
}

@Suite struct JSONObjectFramerRecoveryTests {
  @Test func aRawLineEndInAStringBreaksOnlyThatObject() {
    #expect(
      pieces("[{\"a\":\"x\ny\"},\n{\"a\":2}]") == [
        "broken 1@1+1 {\"a\":\"x", "? 2@9+1 y\"},", "object 3@14+1 {\"a\":2}",
      ])
  }

  @Test func aBrokenObjectOnALineLosesOnlyItself() {
    #expect(
      pieces(#"[{"a" 1},{"a":2},{"a":tru}},{"a":3}]"#) == [
        #"broken 1@1+1 {"a" "#, #"object 1@9+0 {"a":2}"#, #"object 1@17+0 {"a":tru}"#, #"object 1@28+0 {"a":3}"#,
      ])
  }

  @Test func aStreamCutByAMessageOrAnArrayContinuesThere() {
    #expect(
      pieces("[{\n  \"a\" : 1,\n[{\n  \"a\" : 2\n}]\n") == [
        "broken 1@1+2 {\n  \"a\" : 1,\n", "object 3@15+3 {\n  \"a\" : 2\n}",
      ])
    #expect(
      pieces("[{\n  \"a\" :\n[{\n  \"a\" : 2\n}]\n") == [
        "broken 1@1+2 {\n  \"a\" :\n", "object 3@12+3 {\n  \"a\" : 2\n}",
      ])
    #expect(
      pieces("[{\n  \"a\" : 1,\n=== Messages dropped\n{\"a\":2}\n") == [
        "broken 1@1+2 {\n  \"a\" : 1,\n", "lossMarker 3@14+1 === Messages dropped", "object 4@35+1 {\"a\":2}",
      ])
  }

  @Test func anObjectNestedTooDeepIsLeftOutAndTheNextIsRead() {
    for depth in [65, 1000, 100_000] {
      let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let found = pieces("[{\"a\":\(deep)},{\"b\":1}]")
      #expect(found.map { $0.prefix(6) } == ["broken", "object"])
    }
    let fits = String(repeating: "[", count: 63) + String(repeating: "]", count: 63)
    #expect(pieces("{\"a\":\(fits)}").map { $0.prefix(6) } == ["object"])
  }

  @Test func longStringsAreShortenedSoThatTheRestCanBeRead() throws {
    let text = "[{\"long\":\"" + String(repeating: "é", count: 5000) + "\",\"last\":true},{\"a\":1}]"
    for limit in 1000..<1004 {
      let found = pieces(Array(text.utf8), limit: limit)
      #expect(found.count == 2)
      #expect(found[0].hasPrefix("cut 1@1+1 {\"long\":\"é"))
      #expect(found[0].hasSuffix("é\",\"last\":true}"))
      #expect(!found[0].contains("\u{FFFD}"))
      #expect(found[0].utf8.count < 1100)
    }
  }

  @Test func longStringsOfEscapesAreShortenedToo() throws {
    let text = "{\"long\":\"" + String(repeating: "\\n", count: 5000) + "\",\"last\":true}"
    for limit in 1000..<1004 {
      let found = pieces(Array(text.utf8), limit: limit)
      let object = Array(found[0].utf8.drop { $0 != 0x7B })
      var members = JSONMembers()
      var count = 0
      while try members.next(in: object.span) != nil { count += 1 }
      #expect(count == 2)
    }
  }

  @Test func anObjectOfManyMembersIsCutAtTheLimit() {
    let text = "{" + (0..<100_000).map { "\"k\($0)\":0" }.joined(separator: ",") + "}"
    for cuts in [[], [70_000]] {
      let found = pieces(Array((text + ",{}").utf8), cuts: cuts)
      #expect(found.map { $0.prefix(3) } == ["cut", "obj"])
      #expect(found[0].utf8.count < RecordLimits.bytes + 20_000)
    }
  }

  @Test func manyEmptyObjectsOnOneLine() {
    let text = "[" + String(repeating: "{},", count: 300_000) + "{}]"
    var framer = JSONObjectFramer()
    var count = 0
    framer.push(Array(text.utf8).span) { piece, _ in if piece.kind == .object { count += 1 } }
    #expect(count == 300_001)
  }
}

@Suite struct JSONObjectFramerChunkTests {
  static let captures: [String] = [
    "Filtering the log data using \"a\"\n[{\n  \"traceID\" : 1,\n  \"m\" : \"x\\\"}{\\u00e9\\\\\"\n},{\n  \"n\" : -1.5\n}]\n",
    #"{"metadata":{"d":[1,{"logcatMessages":[]}]},"logcatMessages":[{"a":"é⚡️"},{"b":{}}],"z":{"q":[]}}"#,
    "[{\"a\":\"x\ny\"},{\"b\":2}\n=== Messages dropped\n,{\"c\":tru,\"d\" 5},{\"e\":6}]x\n\n[{\"f\":",
    "oops\":1},{\"a\":1} , {\"b\":2}]\r\n]garbage},{\"c\":\"\u{1}\"},{\"d\":4}\r\n",
    "{\"long\":\"" + String(repeating: "é\\n", count: 300) + "\",\"k\":\"" + String(repeating: "z", count: 700)
      + "\",\"end\":[1,2]}{\"a\":1}",
  ]

  @Test(arguments: captures)
  func everyCutGivesTheSamePieces(_ text: String) {
    let bytes = Array(text.utf8)
    let whole = pieces(bytes, limit: 500)
    for cut in 0...bytes.count { #expect(pieces(bytes, cuts: [cut], limit: 500) == whole, "cut at \(cut)") }
    for width in [1, 2, 3, 7] {
      let cuts = Array(stride(from: 0, to: bytes.count, by: width))
      #expect(pieces(bytes, cuts: cuts, limit: 500) == whole, "chunks of \(width)")
    }
  }

  @Test(arguments: captures)
  func theLinesOfThePiecesAddUp(_ text: String) {
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      let part = Array(bytes[..<length])
      #expect(newLines(pieces(part, limit: 500)) == lineCount(part), "first \(length) bytes")
    }
  }

  @Test(arguments: 0..<200)
  func anyBytesGiveTheSamePiecesInAnyChunksAndTheirLinesAddUp(_ seed: Int) {
    let alphabet = Array("{}[],:\"\\\n \r1tn-xé".utf8)
    var state = UInt64(truncatingIfNeeded: seed &* 2_654_435_761 &+ 12345)
    var bytes: [UInt8] = []
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes.append(alphabet[Int(state >> 33) % alphabet.count])
    }
    let whole = pieces(bytes)
    #expect(newLines(whole) == lineCount(bytes))
    #expect(pieces(bytes, cuts: Array(0..<bytes.count)) == whole)
    #expect(pieces(bytes, cuts: [97, 155, 201]) == whole)
  }

  @Test func skippedPrefixesMoveOffsetsOnly() {
    var framer = JSONObjectFramer()
    var found: [JSONPiece] = []
    for line in ["[{\n", "\"a\" : 1\n", "}]\n"] {
      framer.skip(count: 10)
      framer.push(Array(line.utf8).span) { piece, _ in found.append(piece) }
    }
    framer.finish { piece, _ in found.append(piece) }
    #expect(found == [JSONPiece(kind: .object, line: 1, offset: 11, newLines: 3)])
  }
}
