import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckIngest

/// Layers around the lines of a capture, recognised from the capture itself.
@Suite struct LayerSearchTests {
  private static let lines = [
    "2025-11-15 05:39:54.102000+0000 0x1a2b     Default     0x0                  412    0    App: one (id=a, ok=true)",
    "2025-11-15 05:39:55.102000+0000 0x1a2b     Info        0x0                  412    0    App: two \"quoted\"",
    "2025-11-15 05:39:56.102000+0000 0x1a2b     Default     0x0                  412    0    App: three",
  ]

  private static func detect(_ lines: [String]) -> Detection {
    FormatDetector.detect(Array((lines.joined(separator: "\n") + "\n").utf8).span, isWhole: true)
  }

  @Test(arguments: [
    (["> ", "> ", "> "], "prefix \"> \""), (["  1\t", "  2\t", " 10\t"], "prefix \"  1\t\""),
    (["web-1  | ", "db-1   | ", "web-1  | "], "prefix \"web-1  | \""),
    (["[0] ", "[12] ", "[api] "], "prefix \"[0] \""),
  ])
  func aPrefixOfOneShapeIsTakenOff(_ prefixes: [String], _ name: String) {
    let found = Self.detect(zip(prefixes, Self.lines).map { $0 + $1 })
    #expect(found.format?.id == LogFormat.appleDefault.id)
    #expect(found.wrappers.map(\.name) == [name])
    #expect(found.example.map { String(decoding: $0.after, as: UTF8.self) } == Self.lines[0])
  }

  @Test func aKnownFormatHasNoLayer() {
    #expect(Self.detect(Self.lines).wrappers.isEmpty)
    let syslog = (1...4).map { "Nov 15 05:40:0\($0) phone App[412]: [DNP-FETCH] line \($0)" }
    #expect(Self.detect(syslog).wrappers.isEmpty)
    #expect(Self.detect(syslog).format?.id == LogFormat.bsdSyslog.id)
  }

  @Test func prefixesOfDifferentShapesAreNone() {
    let found = Self.detect(zip(["a: ", "(b) ", "-- c = "], Self.lines).map { $0 + $1 } + ["x", "y y", "z"])
    #expect(found.wrappers.isEmpty)
  }

  @Test func theMemberWithTheLinesIsFound() {
    let found = Self.detect(
      Self.lines.map { line in
        #"{"text":"other words","data":{"log":"\#(line.replacing("\"", with: "\\\""))"},"service":"x"}"#
      })
    #expect(found.wrappers.map(\.name) == ["json-member data.log"])
    #expect(found.format?.id == LogFormat.appleDefault.id)
  }

  /// Quotation marks that are escaped inside of others are those of a title, not of the page that the log was copied from.
  @Test func anEscapedTitleIsNoEscapedLog() {
    let titles = Self.lines.map { $0 + " title=\"say &quot;hello&quot; &amp; go\"" }
    #expect(Self.detect(titles).wrappers.isEmpty)
    let escaped = titles.map { $0.replacing("&", with: "&amp;").replacing("\"", with: "&quot;") }
    #expect(Self.detect(escaped).wrappers.map(\.id) == ["characters"])
  }

  @Test func theColumnWithTheLinesIsFound() {
    let found = Self.detect(
      ["Date,Host,Message"]
        + Self.lines.map { "2025-11-15,phone,\"\($0.replacing("\"", with: "\"\""))\"" })
    #expect(found.wrappers.map(\.name) == ["table column 3"])
  }

  @Test func layersAreAroundEachOther() {
    let found = Self.detect(Self.lines.map { #"> {"log":"\#($0.replacing("\"", with: "\\\""))\n"}"# })
    #expect(found.wrappers.map(\.id) == ["prefix", "json-member"])
    #expect(found.format?.id == LogFormat.appleDefault.id)
  }

  /// Whatever is around a line, taking it off gives bytes, and never more than the line has.
  @Test(arguments: 0..<64) func anyLineCanBeUnwrapped(_ seed: Int) {
    var generator = SeededBytes(UInt64(seed))
    let layers: [CaptureLayer] = [
      .characters(.all), .prefix([PrefixShape(of: Array("a1: ".utf8).span)], closing: Array("`".utf8)),
      .member(["a", "b"]), .column(1, separator: 0x2C), .pair("msg"),
    ]
    let signs = Array(#"{}[]",:= \a1`&quot;"#.utf8)
    for _ in 0..<200 {
      let line = (0..<generator.next(below: 40)).map { _ in signs[generator.next(below: signs.count)] }
      for layer in layers {
        let inner = LineWrapper(layer).unwrapped(line)
        #expect(inner.map { $0.count <= line.count } ?? true)
      }
      _ = FormatDetector.detect(line.span, isWhole: true)
    }
  }
}

/// Bytes that follow from a seed.
private struct SeededBytes {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
