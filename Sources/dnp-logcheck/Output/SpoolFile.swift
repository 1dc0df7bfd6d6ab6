import LogCheckIngest

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes that wait on the disk until they are read once more. The file has no name, so that the system removes it with the process,
/// however that ends.
final class SpoolFile {
  private let descriptor: Int32
  private var length = 0

  private static let step = 1 << 20

  /// Makes one in the folder of `file`, where there is room for as much again.
  init(nextTo file: [UInt8]) throws(OutputProblem) {
    let (descriptor, name) = try OutputDraft.temporary(nextTo: file)
    self.descriptor = descriptor
    _ = unsafe unlink(cName(name))
  }

  deinit { _ = close(descriptor) }

  func write(_ bytes: [UInt8]) throws(OutputProblem) {
    if let code = Descriptors.write(bytes, to: descriptor) { throw OutputProblem(Descriptors.words(code)) }
    length += bytes.count
  }

  /// Passes on everything that was written, piece by piece. Returns `false` if it was stopped before the end; throws ``OutputProblem`` if
  /// some of it cannot be read back.
  func read(isStopped: () -> Bool, take: (Span<UInt8>) throws -> Void) throws -> Bool {
    var position = 0
    while !isStopped() {
      let bytes = DescriptorBytes.bytes(of: descriptor, from: position, limit: Self.step)
      guard !bytes.isEmpty else {
        guard position == length else { throw OutputProblem("what was kept cannot be read back") }
        return true
      }
      position += bytes.count
      try take(bytes.span)
    }
    return false
  }
}
