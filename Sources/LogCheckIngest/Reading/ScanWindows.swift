internal import CLineScan

/// The few bytes of each text that a scan searches for, and the assignment of these windows to its eight groups: chosen
/// together, so that other text seldom matches them. A poor choice costs time, never a hit.
struct ScanWindows {
  /// The start of the window in each text.
  private(set) var positions: [Int]
  /// ``stride`` bytes a window.
  private(set) var bytes: [UInt8] = []
  /// The number of its bytes that count: fewer if the text is shorter.
  private(set) var lengths: [UInt8] = []
  private(set) var groups: [UInt8] = []

  static let stride = Int(CLS_WINDOW)

  /// A window begins at most so far into its text.
  private static let reach = 32
  /// The number of windows of a text that are considered. More common windows cost less than they seem in a group with
  /// others, whose bytes let them through already.
  private static let choices = 16

  /// Texts have three bytes or more.
  init(_ texts: [[UInt8]], for way: ScanWay) {
    positions = [Int](repeating: 0, count: texts.count)
    var chosen: Set<Window> = []
    var state = [ScanGroup](repeating: ScanGroup(way), count: 8)
    // Who has least choice comes first, then whose rarest window is the most common; the others are fitted to them.
    let candidates = texts.map { Self.rarest($0, way.width) }
    let order = candidates.indices.sorted {
      let (one, other) = (candidates[$0], candidates[$1])
      return (one.count, -one[0].chance, $0) < (other.count, -other[0].chance, $1)
    }
    for index in order {
      if let known = candidates[index].first(where: { chosen.contains($0.window) }) {
        positions[index] = known.position
        continue
      }
      var best = (group: 0, candidate: candidates[index][0], growth: Int.max)
      for candidate in candidates[index] {
        for group in 0..<8 {
          // How much the chance of a false hit grows.
          let growth = state[group].growth(with: candidate.window)
          if growth < best.growth { best = (group, candidate, growth) }
        }
      }
      state[best.group].add(best.candidate.window)
      chosen.insert(best.candidate.window)
      positions[index] = best.candidate.position
      for offset in 0..<Self.stride { bytes.append(best.candidate.window[offset]) }
      lengths.append(UInt8(best.candidate.window.count))
      groups.append(UInt8(best.group))
    }
  }

  /// Some successive bytes, three at least.
  struct Window: Hashable {
    private let word: UInt64
    let count: Int

    init(_ text: [UInt8], at position: Int, width: Int) {
      count = min(width, text.count - position)
      word = (0..<count).reduce(0) { $0 | UInt64(text[position + $1]) << UInt64(8 * $1) }
    }

    /// 0 after the last.
    subscript(offset: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> UInt64(8 * offset)) }
  }

  private struct Candidate {
    var window: Window
    var position: Int
    /// The frequency of the window in logs, by the frequencies of its bytes.
    var chance: Int
  }

  /// The windows that logs hold most seldom, the rarest first.
  private static func rarest(_ text: [UInt8], _ width: Int) -> [Candidate] {
    let candidates = (0...min(max(0, text.count - width), reach)).map { position in
      let window = Window(text, at: position, width: width)
      let chance = (0..<width).reduce(1) {
        $0 * ($1 < window.count ? ByteFrequency.all[Int(window[$1])] : ByteFrequency.whole)
      }
      return Candidate(window: window, position: position, chance: chance)
    }
    return Array(candidates.sorted { ($0.chance, $0.position) < ($1.chance, $1.position) }.prefix(choices))
  }
}
