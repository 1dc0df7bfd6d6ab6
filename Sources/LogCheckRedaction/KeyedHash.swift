/// HMAC with SHA-256 (RFC 2104) under one key.
struct KeyedHash {
  /// The hashes after the block of the key, once with the bytes of the inner and once of the outer padding.
  private var inner = SHA256()
  private var outer = SHA256()

  init(key: [UInt8]) {
    let short = key.count > SHA256.blockLength ? SHA256().digest(key) : key
    let block = short + [UInt8](repeating: 0, count: SHA256.blockLength - short.count)
    _ = inner.update(block.map { $0 ^ 0x36 })
    _ = outer.update(block.map { $0 ^ 0x5c })
  }

  /// The 32 bytes of the code.
  func digest(_ bytes: [UInt8]) -> [UInt8] { outer.digest(inner.digest(bytes)) }
}
