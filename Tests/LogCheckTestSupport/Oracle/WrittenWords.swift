/// A line of words, with the known forbidden texts in it.
package struct WrittenWords: CustomStringConvertible {
  package private(set) var tag: String
  private var parts: [(text: String, kind: String?)]
  private var isDamaged = false

  package static let vocabulary = """
    schema: dnp-rules/1
    components:
      ALPHA: { tags: ["[X-ALPHA]"] }
      BETA: { tags: ["[X-BETA]"] }
    events:
      a.said: { component: ALPHA, fields: { what: text }, text: "Said {what:text}" }

    """

  /// Each is found by one word of `detect` and no other.
  private static let secrets = [
    ("jo@example.org", "email"), ("ann@example.net", "email"), ("555-010-9999", "phone"), ("did:ethr:0xabc123", "did"),
    ("Bearer abc123.def45", "bearer"), ("pin=1234", "pin"),
  ]
  private static let innocents = [
    "Said nothing", "icon@2x.png", "2025-11-15T05:48:07.123+00:00", "what it did: nothing", "555-01-9999", "<private>",
    "the bearer was late", "pin missing",
  ]

  package init(_ numbers: inout SeededNumbers) {
    tag = numbers.pick(["[X-ALPHA]", "[X-ALPHA]", "[X-BETA]", "[X-NOBODY]"])
    parts = []
    for _ in 0...numbers.next(below: 3) {
      if numbers.once(in: 5) {
        let secret = numbers.pick(Self.secrets)
        parts.append((secret.0, secret.1))
      } else {
        parts.append((numbers.pick(Self.innocents), nil))
      }
    }
    isDamaged = numbers.once(in: 24)
  }

  package var description: String {
    ([tag] + parts.map(\.text) + (isDamaged ? ["\u{FFFD}"] : [])).joined(separator: " ")
  }

  /// `privacy`: which words of the rule find something in the line, and whether it is one that the rule is about and can be searched
  /// to its end.
  fileprivate func found(_ detected: [String], allowing domain: String?) -> Set<String> {
    Set(
      parts.compactMap { part in domain.map { part.text.hasSuffix($0) } ?? false ? nil : part.kind }
        .filter(detected.contains))
  }

  fileprivate var isWhole: Bool { !isDamaged }
}

/// `privacy`: nothing of this kind in any line. It judges lines as they are written: what is hidden in each is known.
package struct PrivacyOracle {
  private let tags: [String]
  private let detected: [String]
  private let allowed: String?
  /// The rule, as the lines after its id and title.
  package let text: String

  /// A random rule.
  package init(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let all = ["email", "phone", "did", "bearer", "pin"]
    let some = all.filter { _ in numbers.once(in: 2) }
    detected = some.isEmpty ? ["email"] : some
    let components = numbers.pick(["ALPHA", "BETA", "ALPHA, BETA", "all"])
    tags =
      components == "all"
      ? ["[X-ALPHA]", "[X-BETA]"] : ["ALPHA", "BETA"].filter(components.contains).map { "[X-\($0)]" }
    allowed = numbers.once(in: 3) ? "@example.org" : nil
    let words = detected.map { $0 == "pin" ? "{ regex: 'pin=\\d+' }" : $0 }.joined(separator: ", ")
    let scope = components == "all" ? "all" : "[\(components)]"
    text = "kind: privacy\nin: \(scope)\ndetect: [\(words)]" + (allowed == nil ? "" : "\nallow: ['@example\\.org$']")
  }

  /// The number of failed instances, and the verdict on the rule.
  package func verdict(_ lines: [WrittenWords], isWhole: Bool) -> (fails: Int, word: String) {
    let own = lines.filter { tags.contains($0.tag) }
    let fails = own.map { $0.found(detected, allowing: allowed).count }.reduce(0, +)
    if fails > 0 { return (fails, "fail") }
    guard !own.isEmpty else { return (0, "notExercised") }
    return (0, isWhole && own.allSatisfy(\.isWhole) ? "pass" : "open")
  }
}
