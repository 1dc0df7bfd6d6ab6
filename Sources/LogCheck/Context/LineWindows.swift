import LogCheckIngest
import LogCheckModel

/// Collects lines of a text file around some of them, in one pass.
struct LineWindows {
  typealias Line = (number: Int, bytes: [UInt8])

  private let lines: [Int: [UInt8]]
  private let wanted: [Int]
  private let reach: Int
  private var next = 0
  private var proved = 0
  private(set) var windows: [[Line]] = []

  /// `lines` have a word of their texts, by which it is known that the numbers mean the same lines.
  init(lines: [Int: [UInt8]], reach: Int) {
    self.lines = lines
    self.reach = reach
    wanted = lines.keys.sorted()
  }

  /// True if every wanted line was met and holds its text.
  var isProved: Bool { proved == wanted.count }

  /// At most `limit` bytes of each line are kept.
  mutating func read(_ source: consuming FileSource, limit: Int) throws {
    var number = 1
    var line: [UInt8] = []
    var isEmpty = true
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while next < wanted.count || isOpen(number) {
      let count = try source.read(into: &chunk)
      guard count > 0 else { break }
      for byte in chunk[..<count] {
        isEmpty = false
        if byte != 0x0A {
          if line.count < limit, isOpen(number) { line.append(byte) }
          continue
        }
        keep(number, line)
        number += 1
        line.removeAll(keepingCapacity: true)
        isEmpty = true
      }
    }
    if !isEmpty { keep(number, line) }
  }

  /// True if a line belongs to some window.
  private func isOpen(_ number: Int) -> Bool {
    if next < wanted.count, number >= wanted[next] - reach { return true }
    return next > 0 && number <= wanted[next - 1] + reach
  }

  private mutating func keep(_ number: Int, _ bytes: [UInt8]) {
    guard isOpen(number) else { return }
    var bytes = bytes
    if bytes.last == 0x0D { bytes.removeLast() }
    if let last = windows.last?.last, last.number == number - 1 {
      windows[windows.count - 1].append((number, bytes))
    } else {
      windows.append([(number, bytes)])
    }
    guard next < wanted.count, number == wanted[next] else { return }
    let text = lines[number] ?? []
    if bytes.span.holds(text.span) { proved += 1 }
    next += 1
  }
}
