/// All views of one stretch: as it is, and with one, two, three and four layers of escapes resolved.
struct LineViews {
  /// The stretch itself, in which pseudonyms are put.
  private(set) var raw: [UInt8]
  private(set) var resolved: [LineView] = []
  /// By view, the stretch itself first: whether a byte is a part of an escape of the next one.
  private var escaped: [[Bool]] = []
  /// By view: where in the stretch itself a byte begins and ends.
  private var origins: [(starts: [Int32], ends: [Int32])] = []

  private static let layers = 4

  init(_ raw: [UInt8]) {
    self.raw = raw
    var parent = raw
    for _ in 0..<Self.layers {
      guard parent.contains(where: { $0 == 0x5C || $0 == 0x25 || $0 == 0x1B }) else { break }
      let view = LineView(of: parent.span)
      guard view.differs else { break }
      add(view, parentCount: parent.count)
      parent = view.bytes
    }
  }

  private mutating func add(_ view: LineView, parentCount: Int) {
    var parts = [Bool](repeating: false, count: parentCount)
    for (start, end) in zip(view.starts, view.ends) where end - start > 1 {
      for position in Int(start)..<Int(end) { parts[position] = true }
    }
    escaped.append(parts)
    if let last = origins.last {
      origins.append(
        (view.starts.map { last.starts[Int($0)] }, view.ends.map { last.ends[Int($0) - 1] }))
    } else {
      origins.append((view.starts, view.ends))
    }
    resolved.append(view)
  }

  /// The number of views, including the stretch itself.
  var count: Int { resolved.count + 1 }

  /// The bytes of a view; 0 is the stretch itself.
  func bytes(_ view: Int) -> [UInt8] { view == 0 ? raw : resolved[view - 1].bytes }

  /// The range of the stretch that a byte of a view represents.
  func origin(_ view: Int, _ position: Int) -> Range<Int> {
    guard view > 0 else { return position..<position + 1 }
    let origin = origins[view - 1]
    return Int(origin.starts[position])..<max(Int(origin.starts[position]), Int(origin.ends[position]))
  }

  /// The bytes of the stretch that a range of a view came from.
  func origin(_ view: Int, _ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return origin(view, range.lowerBound).lowerBound..<origin(view, range.upperBound - 1).upperBound
  }

  /// Puts other bytes where those of a view came from, each in the way the one before it was written. Bytes that are a part of an
  /// escape stay: what they say was replaced where the escape is resolved.
  mutating func put(_ bytes: [UInt8], at range: Range<Int>, of view: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index + 1
      while end < range.upperBound, bytes[end - range.lowerBound] & 0xC0 == 0x80 { end += 1 }
      let text = bytes[index - range.lowerBound..<end - range.lowerBound]
      if !(index..<end).contains(where: { isEscaped(view, $0) }) { write(Array(text), at: index..<end, of: view) }
      index = end
    }
  }

  private func isEscaped(_ view: Int, _ position: Int) -> Bool { view < escaped.count && escaped[view][position] }

  /// Writes one character.
  private mutating func write(_ text: [UInt8], at range: Range<Int>, of view: Int) {
    guard view > 0 else {
      for (position, byte) in zip(range, text) { raw[position] = byte }
      return
    }
    let layer = resolved[view - 1]
    let start = Int(layer.starts[range.lowerBound])
    let length = Int(layer.ends[range.lowerBound]) - start
    // What it stands for is the same: nothing of the way it is written changes.
    guard Array(layer.bytes[range]) != text else { return }
    switch length {
    case 6, 12:
      guard let scalar = String(validating: text, as: UTF8.self)?.unicodeScalars.first else { return }
      let units = scalar.value < 0x10000 ? [UInt16(scalar.value)] : Array(UTF16.encode(scalar) ?? .init())
      guard units.count * 6 == length else { return }
      for (number, unit) in units.enumerated() {
        for digit in 0..<4 {
          writeDigit(Int(unit >> UInt16(12 - 4 * digit)) & 0xF, at: start + 6 * number + 2 + digit, of: view - 1)
        }
      }
    default:
      for (position, byte) in zip(range, text) {
        let from = Int(layer.starts[position])
        if Int(layer.ends[position]) - from == 4 {
          for digit in 0..<3 { writeDigit(Int(byte >> UInt8(6 - 3 * digit)) & 7, at: from + 1 + digit, of: view - 1) }
        } else if Int(layer.ends[position]) - from == 3 {
          writeDigit(Int(byte >> 4), at: from + 1, of: view - 1)
          writeDigit(Int(byte & 0xF), at: from + 2, of: view - 1)
        } else {
          write([byte], at: from..<from + 1, of: view - 1)
        }
      }
    }
  }

  /// Writes a hexadecimal digit in the case in which the one before it was written.
  private mutating func writeDigit(_ digit: Int, at position: Int, of view: Int) {
    let isLarge = (0x41...0x46).contains(bytes(view)[position])
    write(
      [Array((isLarge ? "0123456789ABCDEF" : "0123456789abcdef").utf8)[digit]], at: position..<position + 1, of: view)
  }
}
