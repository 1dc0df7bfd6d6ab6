/// What one group lets through: any mixture of the halves of its windows' bytes.
struct ScanGroup {
  private var places = [Place](repeating: Place(), count: 4)

  func growth(with window: ScanWindows.Window) -> Int {
    var (before, after) = (1, 1)
    for place in 0..<4 {
      before *= places[place].sum
      after *= sum(at: place, with: window)
    }
    return after - before
  }

  mutating func add(_ window: ScanWindows.Window) {
    for place in 0..<4 {
      if place < window.count { places[place].add(window[place]) } else { places[place].addAll() }
    }
  }

  private func sum(at place: Int, with window: ScanWindows.Window) -> Int {
    place < window.count ? places[place].sums[Int(window[place])] : ByteFrequency.whole
  }
}

/// What a group lets through at one of its four places.
private struct Place {
  private var low: UInt16 = 0
  private var high: UInt16 = 0
  /// The frequencies of the bytes that may stand there.
  private(set) var sum = 0
  /// The same, once a byte is added.
  private(set) var sums = ByteFrequency.all

  mutating func add(_ byte: UInt8) {
    low |= 1 << UInt16(byte & 15)
    high |= 1 << UInt16(byte >> 4)
    count()
  }

  mutating func addAll() {
    (low, high) = (.max, .max)
    count()
  }

  private mutating func count() {
    /// By high half: the frequencies of the bytes with one of our low halves.
    var rows = [Int](repeating: 0, count: 16)
    /// By low half: those with one of our high halves.
    var columns = [Int](repeating: 0, count: 16)
    sum = 0
    for byte in 0..<256 {
      let frequency = ByteFrequency.all[byte]
      let isLow = low & 1 << UInt16(byte & 15) != 0
      let isHigh = high & 1 << UInt16(byte >> 4) != 0
      if isLow { rows[byte >> 4] += frequency }
      if isHigh { columns[byte & 15] += frequency }
      if isLow && isHigh { sum += frequency }
    }
    for byte in 0..<256 {
      let isLow = low & 1 << UInt16(byte & 15) != 0
      let isHigh = high & 1 << UInt16(byte >> 4) != 0
      sums[byte] =
        sum + (isHigh ? 0 : rows[byte >> 4]) + (isLow ? 0 : columns[byte & 15])
        + (isLow || isHigh ? 0 : ByteFrequency.all[byte])
    }
  }
}

/// How often logs hold each byte.
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

  /// The frequencies of all bytes together; that of four in a row fits an `Int` by far.
  static let whole = all.reduce(0, +)
}
