import LogCheckModel

extension FNVHash {
  /// The hash of a key without regard to case, underscores and hyphens: `earliest_begin` is `earliestBegin`. `nil` without letters.
  static func ofKey(_ bytes: some Sequence<UInt8>) -> UInt64? {
    var hash = FNVHash()
    var hasLetter = false
    for byte in bytes where ASCII.isAlphanumeric(byte) {
      hash.add(ASCII.lowered(byte))
      hasLetter = hasLetter || ASCII.isLetter(byte)
    }
    return hasLetter ? hash.value : nil
  }
}
