import Foundation
import LogCheckIngest
import LogCheckModel
import Testing

/// Evidence files, by their forms.
@Suite struct SidecarReaderTests {
  private func sketch(_ text: String) -> SidecarReader.Sketch? {
    SidecarReader.sketch(Array(text.utf8), isWhole: true)
  }

  private func read(_ bytes: [UInt8]) throws -> SidecarContents {
    let sketch = try #require(SidecarReader.sketch(bytes, isWhole: true))
    return try SidecarReader.read(bytes, as: sketch.encoding, sketch.form)
  }

  private func rows(_ contents: SidecarContents) -> [SidecarNode] {
    if case .list(let rows) = contents.root.value { rows } else { [] }
  }

  private func cell(_ row: SidecarNode, _ name: String) -> SidecarValue? { row.member(LogText(name))?.value }

  // MARK: JSON

  @Test func anObjectIsReadWithTheLineOfEachMember() throws {
    let contents = try read(Array("\u{FEFF}{\n \"a\": \"x\\u00e9\",\n \"b\": {\"c\": [1, true, null]}}\n".utf8))
    #expect(contents.form == .object)
    #expect(contents.root.member(LogText("a"))?.value == .text(LogText("xé")))
    #expect(contents.root.member(LogText("b"))?.line == 3)
    #expect(contents.lines == 3)
  }

  @Test func ofADuplicateNameTheLastCounts() throws {
    let contents = try read(Array(#"{"a": 1, "a": 2}"#.utf8))
    #expect(contents.root.member(LogText("a"))?.value == .number(LogText("2")))
  }

  @Test(arguments: [
    "", "  ", "{\"a\": 1}\n{\"a\": 2}\n", "{\"a\": 1} x", "{\"a\": }", "[1, 2]", "[]", "null", "{a: 1}", "plain text\n",
    "2025-11-15 05:30:00.020 Df App[1:2] line\n", "{\"a\": 1",
  ])
  func whatIsNoneOfTheFormsIsACapture(_ text: String) {
    #expect(sketch(text) == nil, "\(text)")
  }

  @Test func linesThatAreNotRowsAreSkipped() throws {
    let contents = try read(Array("[{\"a\": 1},\n7,\n{\"a\": 2}]".utf8))
    #expect(rows(contents).count == 2)
    #expect(contents.skippedCount == 1)
    #expect(contents.skipped.first?.line == 2)
    #expect(contents.damage == nil)
  }

  @Test func aTableThatIsCutOffKeepsItsCompleteRows() throws {
    let contents = try read(Array("[{\"a\": 1},\n{\"a\": 2},\n{\"a\":".utf8))
    #expect(rows(contents).count == 2)
    #expect(contents.damage?.line == 3)
  }

  @Test func nestingBeyondTheLimitIsNoObject() {
    let deep = String(repeating: "{\"a\":", count: 100) + "1" + String(repeating: "}", count: 100)
    #expect(sketch(deep) == nil)
  }

  // MARK: CSV

  @Test func cellsMayBeQuotedAndHoldLineEnds() throws {
    let contents = try read(Array("id,text,note\r\n1,\"a \"\"b\"\"\nc\",\r\n2,d,\"\"\r\n".utf8))
    let rows = rows(contents)
    #expect(rows.count == 2)
    #expect(cell(rows[0], "text") == .cell(LogText("a \"b\"\nc")))
    #expect(cell(rows[0], "note") == .null)
    #expect(cell(rows[1], "note") == .cell(LogText("")))
    #expect(rows[1].line == 4)
  }

  @Test func aRowOfAnotherLengthIsSkipped() throws {
    let contents = try read(Array("id,text\n1,a\n2\n3,c,d\n4,e\n\n".utf8))
    #expect(rows(contents).count == 2)
    #expect(contents.skipped.map(\.line) == [3, 4])
  }

  @Test(arguments: ["id,text\n1,\"a\n", "id,text\n1,a\"b\n", "id,text\n1,\"a\"b\n"])
  func afterAWrongQuoteNothingIsRead(_ text: String) throws {
    let contents = try read(Array(text.utf8))
    #expect(rows(contents).isEmpty)
    #expect(contents.damage?.line == 2)
  }

  @Test(arguments: ["id,id\n1,2\n", "id\n1\n", "id,two words\n1,2\n", "id,,x\n1,2,3\n"])
  func aFirstLineThatIsNoHeaderIsNoTable(_ text: String) {
    #expect(sketch(text) == nil)
  }

  // MARK: Exposition

  @Test func samplesHaveNamesLabelsAndValues() throws {
    let text = "# TYPE a_total counter\na_total{x=\"1\\\"\\n\",y=\"z\",} 3 1763185980000\nb 4.5e1\nc NaN\n"
    let contents = try read(Array(text.utf8))
    let rows = rows(contents)
    #expect(rows.map { cell($0, "name") } == ["a_total", "b", "c"].map { .text(LogText($0)) })
    #expect(cell(rows[0], "value") == .number(LogText("3")))
    #expect(rows[0].member(LogText("labels"))?.member(LogText("x"))?.value == .cell(LogText("1\"\n")))
    #expect(rows[2].line == 4)
  }

  @Test(arguments: ["a b c\n", "a{x=1} 3\n", "a{x=\"1\" 3\n", "a\n", "a 1 2 3\n", "a 1\nsome log line\n"])
  func aLineThatIsNoSampleMakesItNone(_ text: String) {
    #expect(sketch(text)?.form != .exposition)
  }

  // MARK: Property lists

  private static let list: [String: any Sendable] = [
    "text": "a < b & \u{1F600}", "count": -7, "big": 5_000_000_000, "part": 1.5, "yes": true,
    "when": Date(timeIntervalSince1970: 1_763_185_980), "list": ["x", "y"], "inner": ["k": "v"],
  ]

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func aPropertyListIsReadAsTheSystemWritesIt(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: Self.list, format: format, options: 0)
    let root = try read(Array(data)).root
    #expect(cell(root, "text") == .text(LogText("a < b & \u{1F600}")))
    #expect(cell(root, "count") == .number(LogText("-7")))
    #expect(cell(root, "big") == .number(LogText("5000000000")))
    #expect(cell(root, "part") == .number(LogText("1.5")))
    #expect(cell(root, "yes") == .boolean(true))
    #expect(cell(root, "when") == .instant(LogInstant(nanoseconds: 1_763_185_980_000_000_000)))
    #expect(root.member(LogText("inner"))?.member(LogText("k"))?.value == .text(LogText("v")))
    guard case .list(let items) = cell(root, "list") else {
      Issue.record("no list")
      return
    }
    #expect(items.map(\.value) == [.text(LogText("x")), .text(LogText("y"))])
  }

  @Test(arguments: [
    "<!DOCTYPE plist [<!ENTITY a \"aa\">]><plist><dict><key>k</key><string>&a;</string></dict></plist>",
    "<plist><dict><key>k</key></dict></plist>", "<plist><dict><string>k</string></dict></plist>",
    "<plist><dict/></plist> more", "<plist><dict>",
    "<plist><dict><key>k</key><string>&unknown;</string></dict></plist>",
    "<html><plist></plist></html>", "<plist><integer>seven</integer></plist>",
  ])
  func whatIsNoPropertyListIsNotTakenForOne(_ text: String) {
    #expect(sketch(text) == nil, "\(text)")
  }

  // MARK: Hostile bytes

  private static let samples: [[UInt8]] =
    [
      "{\"a\": [1, {\"b\": \"c\\u0041\"}], \"d\": null}", "[{\"a\": 1}, {\"a\": \"x\"}]",
      "id,text\n1,\"a \"\"b\"\"\"\n2,c\n", "# HELP a\na_total{x=\"1\"} 3\nb 4\n",
      "<?xml version=\"1.0\"?><plist><dict><key>k</key><array><integer>1</integer><true/></array></dict></plist>",
    ].map { Array($0.utf8) }
    + [
      (try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)).map(Array.init) ?? []
    ]

  /// Whatever the bytes are, a reader returns or throws, and names no position outside the file.
  @Test(arguments: samples.indices)
  func anyChangeOfAFileIsReadOrRefused(_ index: Int) {
    let sample = Self.samples[index]
    #expect(!sample.isEmpty)
    func check(_ bytes: [UInt8]) {
      for isWhole in [true, false] {
        guard let sketch = SidecarReader.sketch(bytes, isWhole: isWhole),
          let contents = try? SidecarReader.read(bytes, as: sketch.encoding, sketch.form)
        else { continue }
        #expect(contents.root.range.upperBound <= bytes.count)
        for row in rows(contents) { #expect(row.range.upperBound <= bytes.count && row.line >= 1) }
      }
    }
    for end in sample.indices { check(Array(sample[..<end])) }
    for position in sample.indices {
      for byte: UInt8 in [0x00, 0x0A, 0x22, 0x3C, 0x5B, 0x7B, 0x7D, 0x80, 0xFF] {
        var bytes = sample
        bytes[position] = byte
        check(bytes)
      }
    }
  }

  @Test func aBinaryListInsideOfItselfEndsAtTheLimit() throws {
    // An array whose only item is itself: marker, reference 0, one offset, trailer.
    var bytes = Array("bplist00".utf8) + [0xA1, 0x00, 0x08]
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 8)
    bytes += [0, 0, 0, 0, 0, 0, 0, 10]
    #expect(throws: SidecarProblem.self) { try SidecarReader.read(bytes, as: .binaryPropertyList, .object) }
  }
}
