import LogCheckResults

/// Ends a stream of results that has no end or holds none, before it fills the disk on which it is kept.
struct StreamCheck {
  /// A million captures have about 8 GiB of records. Bytes.
  private static let mostBytes = 32 << 30
  /// Lines at the beginning without any record.
  private static let mostForeignLines = 1000

  private var lines = ResultLines()
  private var bytes = 0
  private var hasRecord = false

  /// The number of the line that a problem is about.
  var line: Int { lines.problemLine }

  mutating func take(_ piece: Span<UInt8>) throws(ResultProblem) {
    bytes += piece.count
    guard bytes <= Self.mostBytes else {
      throw ResultProblem(sentence: "the stream has more than \(Self.mostBytes >> 30) GiB; write it to a file first")
    }
    guard !hasRecord else { return }
    var isRecord = false
    try lines.feed(piece) { _, line throws(ResultProblem) in
      if !isRecord { isRecord = (try? ResultLine(line)) != nil }
    }
    hasRecord = isRecord
    guard hasRecord || lines.number < Self.mostForeignLines else {
      throw ResultProblem(sentence: "no line of its first \(Self.mostForeignLines) is a record of `audit`")
    }
  }
}
