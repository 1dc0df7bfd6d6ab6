/// Splits the bytes of a file with results into lines, whichever pieces they come in.
package struct ResultLines {
  private var open: [UInt8] = []
  /// The number of lines that have ended so far.
  package private(set) var number = 0
  /// True while a line is being taken, and after it was refused.
  private var isTaking = false

  /// A longer line cannot be a result of this tool: a sum of full tables has some MiB. Bytes.
  package static let limit = 64 << 20

  package init() {}

  /// Takes the next bytes; `line` gets each line that ends in them, without its end. An empty line is skipped.
  package mutating func feed(
    _ bytes: Span<UInt8>, line: (_ number: Int, _ bytes: [UInt8]) throws(ResultProblem) -> Void
  ) throws(ResultProblem) {
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      append(bytes.extracting(start..<index))
      start = index + 1
      try end(line)
    }
    append(bytes.extracting(start..<bytes.count))
    guard open.count <= Self.limit else {
      throw ResultProblem(sentence: "the line is longer than \(Self.limit >> 20) MiB, so it is not a result")
    }
  }

  /// The number of the line that a problem is about: the one that was being taken, or the one that has not ended.
  package var problemLine: Int { isTaking ? number : number + 1 }

  /// The last line, if it has no end.
  package var rest: [UInt8] { open }

  private mutating func append(_ bytes: Span<UInt8>) {
    for index in bytes.indices { open.append(bytes[index]) }
  }

  private mutating func end(_ line: (_ number: Int, _ bytes: [UInt8]) throws(ResultProblem) -> Void)
    throws(ResultProblem)
  {
    number += 1
    defer { open.removeAll(keepingCapacity: true) }
    if open.last == 0x0D { open.removeLast() }
    guard !open.isEmpty else { return }
    isTaking = true
    try line(number, open)
    isTaking = false
  }
}
