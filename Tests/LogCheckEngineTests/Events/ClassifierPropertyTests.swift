import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

/// Messages made from random templates, and messages made of anything.
@Suite struct ClassifierPropertyTests {
  private static let words = ["fetch", "started", "Über", "state:", "(done)", "ok.", "[x]", "número", "a-b"]
  private static let blanks = [" ", "  ", "\t", " \t "]
  private static let marks = ["", "✅ ", "⚡️", " 🏁🏁 "]

  /// A template, a message that it was written for, and the values in it.
  private func sample(_ numbers: inout SeededNumbers) -> (template: String, message: String, fields: [String]) {
    var template: [String] = []
    var message: [String] = []
    var fields: [String] = []
    func add(_ depth: Int, isMeant: Bool) {
      switch numbers.next(below: depth < 2 ? 4 : 3) {
      case 0:
        let value = String(numbers.next(below: 1000))
        template.append("{n\(template.count):integer}")
        guard isMeant else { return }
        fields.append("n\(template.count - 1)=\(value)")
        message.append(value)
      case 3:
        template.append("[[")
        let isThere = isMeant && numbers.next(below: 2) == 0
        for _ in 0...numbers.next(below: 2) { add(depth + 1, isMeant: isThere) }
        template.append("]]")
      default:
        let word = numbers.pick(Self.words)
        template.append(word)
        if isMeant { message.append(numbers.next(below: 2) == 0 ? word : word.uppercased()) }
      }
    }
    template.append("job")
    message.append("job")
    for _ in 0...numbers.next(below: 4) { add(0, isMeant: true) }
    var text = message[0]
    for word in message.dropFirst() { text += numbers.pick(Self.blanks) + word }
    return (template.joined(separator: " "), text, fields)
  }

  /// An optional part that begins or ends with a number has no border to the number next to it.
  private func hasNumbersSideBySide(_ template: String) -> Bool {
    let bare = template.replacing("[[ ", with: "").replacing(" ]]", with: "")
    return bare.contains("} {") || template.contains("} [[") || template.contains("]] [[") || template.contains("]] {")
      || template.contains("[[ {")
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func aMessageMadeFromATemplateFitsIt(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var made = sample(&numbers)
    while hasNumbersSideBySide(made.template) { made = sample(&numbers) }
    let lines = try Lines(templates: [made.template.replacing("[x]", with: "\\[x\\]")])
    let message = numbers.pick(Self.marks) + "[X-ALPHA] " + numbers.pick(Self.marks) + made.message
    let reported = (["a.b"] + made.fields).joined(separator: " ")
    #expect(lines.reported(message) == reported, "template \(made.template), message \(message)")
    #expect(lines.reported(message) == reported, "what a line is does not depend on the lines before it")
  }

  private static let pieces: [[UInt8]] =
    [
      "[X-ALPHA]", "job", "<private>", "{\"event\":\"a.b\"", "\"n\":", "{", "}", "\"", "=", "n=", "7", " ", "\n", "…",
      "é", "✅", "\u{FFFD}",
      "[[", "]]", "\\", "(?", ",",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x00], [0xE2, 0x9C], [0xF0, 0x9F]]

  /// Nothing that a log may hold stops the classifier, and what it says is the same every time.
  @Test(arguments: 0..<40 as Range<UInt64>) func anyBytesAreSomething(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let lines = try Lines(
      templates: ["job {n:integer}", "{t:text} job [[ n={m:integer} ]]"],
      more: "  fields: { n: integer }\n  pairs: { n: \"n\" }")
    for _ in 0..<50 {
      var bytes: [UInt8] = []
      for _ in 0..<numbers.next(below: 12) { bytes += numbers.pick(Self.pieces) }
      var record = Record()
      record.message = record.append(bytes.span)
      record.isCut = numbers.next(below: 2) == 0
      let first = lines.reported(record)
      #expect(["foreign", "unrecognised ALPHA"].contains(first) || first.hasPrefix("a.b"))
      #expect(lines.reported(record) == first)
      if record.isCut { continue }
      // The classification of a line does not depend on the text before it in the record.
      var moved = Record()
      moved.process = moved.append(Array("App[7]".utf8).span)
      moved.message = moved.append(bytes.span)
      #expect(lines.reported(moved) == first)
    }
  }
}
