import Testing

@testable import LogCheckRedaction

/// Pseudonyms are the same wherever a key is used: on every system, with every release.
@Suite struct KeyedHashTests {
  /// The values of RFC 4231.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0B, count: 20), "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xAA, count: 131),
      "This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed "
        + "before being used by the HMAC algorithm.",
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
    ),
    (
      [UInt8](repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func keyedHashesAreAsPublished(_ key: [UInt8], _ text: String, _ hash: String) {
    let digest = KeyedHash(key: key).digest(Array(text.utf8))
    #expect(digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hash)
  }
}
