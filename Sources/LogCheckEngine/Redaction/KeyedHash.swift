import Crypto

/// HMAC with SHA-256 (RFC 2104) under one key.
struct KeyedHash {
  private let key: SymmetricKey

  init(key: [UInt8]) { self.key = SymmetricKey(data: key) }

  func digest(_ bytes: [UInt8]) -> [UInt8] { Array(HMAC<SHA256>.authenticationCode(for: bytes, using: key)) }
}
