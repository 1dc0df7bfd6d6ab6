import LogCheckSimulator
import Testing

@testable import LogCheckTrace

/// The literals that captures are scanned for.
@Suite struct WantedLiteralsTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func literalsInsideALiteralAreKnown(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var texts: Set<[UInt8]> = []
    for _ in 0..<generator.number(in: 1..<30) {
      texts.insert((0..<generator.number(in: 3..<9)).map { _ in UInt8(generator.number(in: 97..<100)) })
    }
    func holds(_ text: [UInt8], _ other: [UInt8]) -> Bool {
      text.indices.contains { text[$0...].starts(with: other) }
    }
    let all = texts.sorted { $0.lexicographicallyPrecedes($1) }
    for (text, inner) in zip(all, WantedLiterals.inner(all)) {
      #expect(Set(inner.map { all[$0] }) == texts.filter { $0 != text && holds(text, $0) })
    }
  }
}
