/// The bytes of an input that is no capture, unpacked if gzip packed them.
package struct PackedSource: ~Copyable {
  private let source: FileSource

  private static let step = 1 << 18
  /// Milliseconds after which a silent pipe is left to check for a signal.
  private static let patience: Int32 = 200

  package init(_ source: consuming FileSource) { self.source = source }

  /// Reads everything, piece by piece. Returns `false` if it was stopped before the end. Throws what `take` throws, ``FileProblem`` or
  /// ``GzipProblem``.
  package func read(isStopped: () -> Bool, take: (Span<UInt8>) throws -> Void) throws -> Bool {
    var chunk = [UInt8](repeating: 0, count: Self.step)
    var total = 0
    // The first bytes decide, however few of them a pipe hands over at a time.
    var head: [UInt8] = []
    var inflater: GzipInflater?
    while true {
      while !isStopped(), !source.isReady(withinMilliseconds: Self.patience) {}
      guard !isStopped() else { return false }
      let count = try source.read(into: &chunk)
      guard count > 0 else { break }
      total += count
      if head.count < 2 {
        head.append(bytes: chunk.span.extracting(0..<count))
        guard head.count >= 2 else { continue }
        if head[0] == 0x1F, head[1] == 0x8B { inflater = GzipInflater(nil) }
        try Self.pass(head.span, inflater, take)
      } else {
        try Self.pass(chunk.span.extracting(0..<count), inflater, take)
      }
    }
    if head.count == 1 { try take(head.span) }
    try source.checkEnd(after: total)
    guard let inflater else { return true }
    try inflater.finish()
    if inflater.trailingBytes > 0 { throw GzipProblem.damaged(at: inflater.consumed) }
    return true
  }

  private static func pass(
    _ bytes: Span<UInt8>, _ inflater: GzipInflater?, _ take: (Span<UInt8>) throws -> Void
  ) throws {
    guard let inflater else { return try take(bytes) }
    inflater.give(bytes)
    var text: [UInt8] = []
    while inflater.hasMore {
      text.removeAll(keepingCapacity: true)
      try inflater.inflate(into: &text, limit: step)
      try take(text.span)
    }
  }
}
