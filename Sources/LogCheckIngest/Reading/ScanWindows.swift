/// Which four bytes of each text a scan looks for, and which of them share one of its eight groups: chosen so that other text
/// seldom looks like them. A poor choice costs time, never a hit.
struct ScanWindows {
  /// Four bytes a window.
  private(set) var bytes: [UInt8] = []
  /// 4, or 3 where the text has no fourth byte.
  private(set) var lengths: [UInt8] = []
  private(set) var groups: [UInt8] = []

  /// A window begins at most so far into its text.
  private static let reach = 32

  init(_ texts: [[UInt8]], _ places: [Int]) {
    var seen: Set<[UInt8]> = []
    var state = [GroupState](repeating: GroupState(), count: 8)
    for (text, place) in zip(texts, places) {
      let window = Array(text[place..<min(place + 4, text.count)])
      guard seen.insert(window).inserted else { continue }
      // The group whose chance of a false hit grows least.
      let group = (0..<8).min { state[$0].growth(with: window) < state[$1].growth(with: window) } ?? 0
      state[group].add(window)
      bytes += window + (window.count < 4 ? [0] : [])
      lengths.append(UInt8(window.count))
      groups.append(UInt8(group))
    }
  }

  /// The start of the four bytes in a row that logs hold most seldom.
  static func rarest(_ text: [UInt8]) -> Int {
    guard text.count > 4 else { return 0 }
    var (best, least) = (0, Int.max)
    for place in 0...min(text.count - 4, reach) {
      var chance = 1
      for offset in place..<place + 4 { chance *= frequencies[Int(text[offset])] }
      if chance < least { (best, least) = (place, chance) }
    }
    return best
  }

  /// ``frequency(of:)`` of each byte.
  private static let frequencies = (0...255).map { frequency(of: UInt8($0)) }

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
  private static let whole = frequencies.reduce(0, +)

  /// What one group lets through: any mixture of the halves of its windows' bytes.
  private struct GroupState {
    private var places = [Place](repeating: Place(), count: 4)

    /// What may stand at one place.
    private struct Place {
      var low: UInt16 = 0
      var high: UInt16 = 0
      /// The frequencies of the bytes that may stand there.
      var sum = 0
    }

    func growth(with window: [UInt8]) -> Int {
      var (before, after) = (1, 1)
      for place in 0..<4 {
        before *= places[place].sum
        after *= sum(at: place, with: window)
      }
      return after - before
    }

    mutating func add(_ window: [UInt8]) {
      for place in 0..<4 {
        places[place].sum = sum(at: place, with: window)
        places[place].low |= place < window.count ? 1 << UInt16(window[place] & 15) : .max
        places[place].high |= place < window.count ? 1 << UInt16(window[place] >> 4) : .max
      }
    }

    /// The sum at a place once this window is in the group: what comes anew is the new half of the byte with all other halves.
    private func sum(at place: Int, with window: [UInt8]) -> Int {
      guard place < window.count else { return ScanWindows.whole }
      let (low, high) = (Int(window[place] & 15), Int(window[place] >> 4))
      let known = places[place]
      var sum = known.sum
      if known.low & 1 << UInt16(low) == 0 {
        for other in 0..<16 where known.high & 1 << UInt16(other) != 0 {
          sum += ScanWindows.frequencies[other << 4 | low]
        }
      }
      if known.high & 1 << UInt16(high) == 0 {
        for other in 0..<16 where known.low & 1 << UInt16(other) != 0 || other == low {
          sum += ScanWindows.frequencies[high << 4 | other]
        }
      }
      return sum
    }
  }
}
