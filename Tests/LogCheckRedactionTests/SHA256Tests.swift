import Testing

@testable import LogCheckRedaction

/// The published examples of FIPS 180-4 (NIST, "Cryptographic Standards and Guidelines: Example Values", SHA-256).
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func digestsAreAsPublished(_ text: String, _ digest: String) {
    #expect(hexadecimal(SHA256().digest(Array(text.utf8))) == digest)
  }

  /// Around the lengths at which the padding takes another block.
  @Test(arguments: 0...130)
  func aMessageMayBeTakenInBlockByBlock(_ length: Int) {
    let message = (0..<length).map { UInt8($0) }
    var hash = SHA256()
    let rest = hash.update(message)
    #expect(rest.count == length % SHA256.blockLength)
    #expect(hash.digest(Array(rest)) == SHA256().digest(message))
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
