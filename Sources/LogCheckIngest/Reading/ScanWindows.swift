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
    let last = min(text.count - 4, reach)
    func chance(_ place: Int) -> Double { text[place..<place + 4].reduce(1) { $0 * frequency(of: $1) } }
    return (0...last).min { chance($0) < chance($1) } ?? 0
  }

  /// About how often a byte stands in the text of logs; small letters by English, the rest by what captures look like.
  private static func frequency(of byte: UInt8) -> Double {
    switch byte {
    case 0x20: 0.12
    case 0x65, 0x74, 0x61, 0x6F, 0x69, 0x6E, 0x73, 0x72: 0.05
    case 0x63, 0x64, 0x6C, 0x6D, 0x70, 0x75: 0.025
    case 0x61...0x7A: 0.01
    case 0x30...0x39: 0.025
    case 0x2E, 0x3A, 0x2D, 0x5B, 0x5D: 0.015
    case 0x41...0x5A: 0.004
    case 0x21...0x7E: 0.003
    default: 0.001
    }
  }

  /// What one group lets through: any mixture of the halves of its windows' bytes.
  private struct GroupState {
    private var low = [UInt16](repeating: 0, count: 4)
    private var high = [UInt16](repeating: 0, count: 4)

    func growth(with window: [UInt8]) -> Double {
      var grown = self
      grown.add(window)
      return grown.chance - chance
    }

    mutating func add(_ window: [UInt8]) {
      for place in 0..<4 {
        if place < window.count {
          low[place] |= 1 << UInt16(window[place] & 15)
          high[place] |= 1 << UInt16(window[place] >> 4)
        } else {
          low[place] = .max
          high[place] = .max
        }
      }
    }

    private var chance: Double {
      var chance = 1.0
      for place in 0..<4 {
        var sum = 0.0
        for byte in UInt8.min...UInt8.max
        where low[place] & (1 << UInt16(byte & 15)) != 0 && high[place] & (1 << UInt16(byte >> 4)) != 0 {
          sum += ScanWindows.frequency(of: byte)
        }
        chance *= sum
      }
      return chance
    }
  }
}
