import LogCheckModel

extension [UInt8] {
  /// Appends the bytes of a span in one copy.
  package mutating func append(bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}

extension Span<UInt8> {
  /// True if the bytes contain a byte.
  func holds(_ byte: UInt8) -> Bool { position(of: byte, from: 0) != nil }

  /// The first index of a byte at or after `start`.
  func position(of byte: UInt8, from start: Int) -> Int? {
    unsafe withUnsafeBytes { unsafe memoryIndex(of: byte, in: $0, from: start) }
  }
}

extension Hasher {
  /// Takes all bytes at once.
  package mutating func combine(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBytes { unsafe combine(bytes: $0) }
  }
}
