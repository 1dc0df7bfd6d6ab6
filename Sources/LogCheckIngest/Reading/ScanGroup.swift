/// The bytes that one group lets through: any mixture of its windows' bytes, or of their halves.
struct ScanGroup {
  private var slots: [Slot]

  init(_ way: ScanWay) {
    slots = [Slot](repeating: Slot(distinguishesBytes: way == .bytes), count: way.width)
  }

  mutating func growth(with window: ScanWindows.Window) -> Int {
    var (before, after) = (1, 1)
    for index in slots.indices {
      before *= slots[index].sum
      after *= index < window.count ? slots[index].sum + slots[index].gain(of: window[index]) : ByteFrequency.whole
    }
    return after - before
  }

  mutating func add(_ window: ScanWindows.Window) {
    for index in slots.indices {
      if index < window.count { slots[index].add(window[index]) } else { slots[index].addAll() }
    }
  }
}

/// The bytes that a group lets through at one of its positions.
private struct Slot {
  /// True if a byte is distinguished as a whole.
  private let distinguishesBytes: Bool
  private var low: UInt16 = 0
  private var high: UInt16 = 0
  /// The frequencies of the bytes that may be at this position.
  private(set) var sum = 0
  /// By how much each byte would make that more; -1 where it was not asked for yet.
  private var gains: [Int]

  init(distinguishesBytes: Bool) {
    self.distinguishesBytes = distinguishesBytes
    gains = distinguishesBytes ? ByteFrequency.all : [Int](repeating: -1, count: 256)
  }

  mutating func add(_ byte: UInt8) {
    sum += gain(of: byte)
    gains[Int(byte)] = 0
    if !distinguishesBytes { take(low | 1 << UInt16(byte & 15), high | 1 << UInt16(byte >> 4)) }
  }

  mutating func addAll() {
    sum = ByteFrequency.whole
    take(.max, .max)
    gains = [Int](repeating: 0, count: 256)
  }

  private mutating func take(_ newLow: UInt16, _ newHigh: UInt16) {
    guard newLow != low || newHigh != high else { return }
    (low, high) = (newLow, newHigh)
    for byte in gains.indices { gains[byte] = -1 }
  }

  mutating func gain(of byte: UInt8) -> Int {
    let known = gains[Int(byte)]
    if known >= 0 { return known }
    var gain = 0
    // The new bytes are the new half of the byte with all other halves.
    if low & 1 << UInt16(byte & 15) == 0 {
      for other in 0..<16 where high & 1 << UInt16(other) != 0 {
        gain += ByteFrequency.all[other << 4 | Int(byte & 15)]
      }
    }
    if high & 1 << UInt16(byte >> 4) == 0 {
      for other in 0..<16 where low & 1 << UInt16(other) != 0 || other == byte & 15 {
        gain += ByteFrequency.all[Int(byte & 0xF0) | other]
      }
    }
    gains[Int(byte)] = gain
    return gain
  }
}

/// The frequency of each byte in logs.
enum ByteFrequency {
  static let all = (0...255).map { frequency(of: UInt8($0)) }

  /// About how many of 2000 bytes of logs are this one; small letters by English, the rest by what captures look like.
  private static func frequency(of byte: UInt8) -> Int {
    switch byte {
    case 0x20: 240
    case 0x65, 0x74, 0x61, 0x6F, 0x69, 0x6E, 0x73, 0x72: 100
    case 0x63, 0x64, 0x6C, 0x6D, 0x70, 0x75: 50
    case 0x61...0x7A: 20
    case 0x30...0x39: 50
    case 0x2E, 0x3A, 0x2D, 0x5B, 0x5D: 30
    case 0x41...0x5A: 8
    case 0x21...0x7E: 6
    default: 2
    }
  }

  /// The frequencies of all bytes together; an `Int` easily holds that of five successive bytes.
  static let whole = all.reduce(0, +)
}
