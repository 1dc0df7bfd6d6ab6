import LogCheckIngest
import Testing

private func stripped(_ text: String) -> String {
  let bytes = Array(text.utf8)
  var kept: [UInt8] = []
  AnsiStrip.append(bytes.span, to: &kept)
  return String(decoding: kept, as: UTF8.self)
}

@Suite struct AnsiStripTests {
  @Test(arguments: [
    ("\u{1B}[0;31mred\u{1B}[0m plain", "red plain"),
    ("\u{1B}[2K\u{1B}[1Gdone", "done"),
    ("\u{1B}[38;2;1;2;3mx\u{1B}[m", "x"),
    ("\u{1B}[?25lx\u{1B}[1 qy", "xy"),
    ("\u{1B}]0;title\u{7}text", "text"),
    ("\u{1B}]8;;http://a.example/\u{1B}\\link\u{1B}]8;;\u{1B}\\!", "link!"),
    ("\u{1B}Pdevice\u{7}string\u{1B}\\x", "x"),
    ("\u{1B}_apc\u{1B}\\x\u{1B}^pm\u{1B}\\y", "xy"),
    ("\u{1B}(Bx\u{1B}cy\u{1B}=z", "xyz"),
    ("no sequence ⚡️", "no sequence ⚡️"),
    ("", ""),
  ])
  func wholeSequencesAreTakenOff(_ text: String, _ wanted: String) {
    #expect(stripped(text) == wanted)
  }

  @Test(arguments: [
    ("\u{1B}", ""), ("a\u{1B}", "a"), ("\u{1B}[", ""), ("\u{1B}[12;", "12;"), ("\u{1B}[1\nx", "1\nx"),
    ("\u{1B}]0;never ended [DNP-FETCH] x", "0;never ended [DNP-FETCH] x"),
    ("\u{1B}]0;broken\u{1B}[31m by another\u{7}", "0;broken by another\u{7}"),
    ("\u{1B}P no bell ends this\u{7}", " no bell ends this\u{7}"),
    ("\u{1B}\u{1B}[1mx", "x"), ("\u{1B}éx", "éx"), ("+0\u{1B}[a", "+0"), ("  \u{1B}", "  "),
  ])
  func aSequenceThatDoesNotEndHidesNothing(_ text: String, _ wanted: String) {
    #expect(stripped(text) == wanted)
  }

  @Test func manyOpenStringsTakeLinearTime() {
    let text = String(repeating: "\u{1B}]8;;x", count: 200_000)
    #expect(stripped(text).utf8.count == 200_000 * 4)
  }
}
