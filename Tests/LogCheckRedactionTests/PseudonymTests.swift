import LogCheckTestSupport
import Testing

@testable import LogCheckRedaction

@Suite struct PseudonymTests {
  private static let key = Array("a key of the tests, sixteen bytes".utf8)

  private static func pseudonym(_ text: String, key: [UInt8] = key) -> String {
    var pseudonyms = Pseudonyms(key: key)
    return String(decoding: pseudonyms.pseudonym(of: Array(text.utf8)), as: UTF8.self)
  }

  /// `9` for digits, `a` and `A` for letters, everything else as it is.
  private static func shape(_ text: String) -> String {
    String(
      text.map { letter in
        letter.isASCII && letter.isNumber ? "9" : letter.isLowercase ? "a" : letter.isUppercase ? "A" : letter
      })
  }

  @Test(arguments: [
    "eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkifQ.c2lnbmF0dXJl", "did:ethr:0x00a1B2c3", "ann.other@mail.example.org",
    "+49 30 5550 1099", "(555) 010-9999", "10.0.200.17", "Ann-Maries-iPhone", "Guten Morgen, Jörg! Ääh…",
    "k3y-0123456789",
    "00008120-001A2B3C4D5E601E", "0007", "Ñandú",
  ])
  func theFormStays(_ text: String) {
    let other = Self.pseudonym(text)
    #expect(other != text)
    #expect(other.utf8.count == text.utf8.count)
    #expect(Self.shape(other) == Self.shape(text), "\(other)")
    #expect(Self.pseudonym(text) == other)
    #expect(Self.pseudonym(text, key: Array("another key".utf8)) != other)
  }

  @Test func theKindOfAValueSurvivesItsPseudonym() {
    #expect(Self.pseudonym("eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkifQ.c2ln").hasPrefix("eyJ"))
    #expect(Self.pseudonym("did:ethr:0x00a1b2c3d4").hasPrefix("did:ethr:0x"))
    #expect(Self.pseudonym("tel:0305550100").hasPrefix("tel:0"))
    // A number keeps its length: it begins with no zero, unless it did.
    #expect(Self.pseudonym("+49 30 5550 1099").dropFirst().first != "0")
    // Hexadecimal digits stay that.
    #expect(Self.pseudonym("deadbeef0123").allSatisfy { $0.isHexDigit })
  }

  /// Programs that read the redacted capture take each for what it was.
  @Test(arguments: 0..<50) func kindStays(_ number: Int) throws {
    let address = Self.pseudonym("\(number + 1).\(number).2\(number % 5)9.\(number % 10)")
    let parts = address.split(separator: ".").map { Int($0) ?? 999 }
    #expect(parts.count == 4 && parts.allSatisfy { $0 < 256 }, "\(address)")
    for text in [
      "550E8400-E29B-41D4-A716-4466554400\(number + 10)", "fe80::1cf2:3aff:fe12:9d\(number + 10)",
      "02:9c:41:d7:aa:\(number + 10)", "740f4707 bebcf74f 9b7c25\(number + 10)",
      "0x740f4707 bebcf74f ... 9b7c25\(number + 10)",
    ] {
      let other = Self.pseudonym(text)
      #expect(other != text && other.allSatisfy { $0.isHexDigit || "-: .x".contains($0) }, "\(other)")
      #expect(!text.hasPrefix("0x") || other.hasPrefix("0x"), "\(other)")
    }
    #expect(Self.pseudonym("ann-\(number)@corp.example.log").hasSuffix(".log"))
    #expect(Self.pseudonym("report of ann \(number).json.gz").hasSuffix(".json.gz"))
  }

  @Test func twoAddressesOfOneDomainStayThat() {
    let domains = ["ann@mail.example.org", "bob@mail.example.org"].map { Self.pseudonym($0).split(separator: "@").last }
    #expect(domains[0] == domains[1])
  }

  /// All texts of one form are mapped to all texts of it, none to itself.
  @Test(arguments: [[10], [26, 26], [10, 26, 3], [2, 2, 2, 2, 2, 2, 2], [1, 5], [9, 1, 1]])
  func noTwoHaveTheSamePseudonym(_ radices: [Int]) {
    let permutation = KeyedPermutation(key: Self.key)
    var seen: Set<[Int]> = []
    let count = radices.reduce(1, *)
    for number in 0..<count {
      var rest = number
      let values = radices.map { radix in
        defer { rest /= radix }
        return rest % radix
      }
      let mapped = permutation.map(values, radices: radices)
      #expect(mapped != values)
      #expect(zip(mapped, radices).allSatisfy { 0 <= $0 && $0 < $1 })
      seen.insert(mapped)
    }
    #expect(seen.count == count)
  }

  /// Also if the result could be taken for a text of another form: eight hexadecimal digits, or a token's beginning.
  @Test(arguments: ["0000000%", "%J.", "a%"])
  func noTwoHaveTheSamePseudonymAcrossForms(_ pattern: String) {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
    var pseudonyms = Pseudonyms(key: Self.key)
    var seen: Set<[UInt8]> = []
    for first in letters {
      for second in letters {
        let text = Array(pattern.utf8).flatMap { $0 == 0x25 ? [first, second] : [$0] }
        seen.insert(pseudonyms.pseudonym(of: text))
      }
    }
    #expect(seen.count == letters.count * letters.count)
  }

  /// Any bytes: what is no UTF-8 stays, and nothing is longer or shorter.
  @Test(arguments: 0..<20)
  func anyBytesHaveOne(_ seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var pseudonyms = Pseudonyms(key: Self.key)
    for _ in 0..<200 {
      let text = (0..<numbers.next(below: 40)).map { _ in
        UInt8(truncatingIfNeeded: numbers.once(in: 2) ? numbers.next(below: 256) : 0x30 + numbers.next(below: 75))
      }
      let other = pseudonyms.pseudonym(of: text)
      #expect(other.count == text.count)
      #expect(String(validating: other, as: UTF8.self) == nil || String(validating: text, as: UTF8.self) != nil)
      for (left, right) in zip(text, other) where left < 0x30 { #expect(left == right) }
    }
  }
}
