import LogCheckModel

extension [UInt8] {
  /// Appends the bytes of a span in one copy.
  package mutating func append(bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
