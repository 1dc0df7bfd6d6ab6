/// Which four bytes of each text a scan looks for, and which of them share one of its eight groups: chosen together, so that other
/// text seldom looks like them. A poor choice costs time, never a hit.
struct ScanWindows {
  /// Where in each text its window begins.
  private(set) var places: [Int]
  /// Four bytes a window.
  private(set) var bytes: [UInt8] = []
  /// 4, or 3 where the text has no fourth byte.
  private(set) var lengths: [UInt8] = []
  private(set) var groups: [UInt8] = []

  /// A window begins at most so far into its text.
  private static let reach = 32
  /// Of the windows of a text so many are thought of. Those that are more common look like less than they are beside others of their
  /// group, whose bytes let them through already.
  private static let choices = 16

  /// Texts have three bytes or more.
  init(_ texts: [[UInt8]]) {
    places = [Int](repeating: 0, count: texts.count)
    var chosen: Set<Window> = []
    var state = [ScanGroup](repeating: ScanGroup(), count: 8)
    // Who has least choice comes first, then whose rarest window is the most common; the others are fitted to them.
    let candidates = texts.map(Self.rarest)
    let order = candidates.indices.sorted {
      let (one, other) = (candidates[$0], candidates[$1])
      return (one.count, -one[0].chance, $0) < (other.count, -other[0].chance, $1)
    }
    for index in order {
      if let known = candidates[index].first(where: { chosen.contains($0.window) }) {
        places[index] = known.place
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
      places[index] = best.candidate.place
      for offset in 0..<4 { bytes.append(best.candidate.window[offset]) }
      lengths.append(UInt8(best.candidate.window.count))
      groups.append(UInt8(best.group))
    }
  }

  /// Three or four bytes in a row.
  struct Window: Hashable {
    private let word: UInt32
    let count: Int

    init(_ text: [UInt8], at place: Int) {
      count = min(4, text.count - place)
      word = (0..<count).reduce(0) { $0 | UInt32(text[place + $1]) << UInt32(8 * $1) }
    }

    /// 0 behind the last.
    subscript(offset: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> UInt32(8 * offset)) }
  }

  private struct Candidate {
    var window: Window
    var place: Int
    /// How often logs hold it, by the frequencies of its bytes.
    var chance: Int
  }

  /// The windows that logs hold most seldom, the rarest first.
  private static func rarest(_ text: [UInt8]) -> [Candidate] {
    let candidates = (0...min(max(0, text.count - 4), reach)).map { place in
      let window = Window(text, at: place)
      let chance = (0..<window.count).reduce(1) { $0 * ByteFrequency.all[Int(window[$1])] }
      return Candidate(window: window, place: place, chance: chance)
    }
    return Array(candidates.sorted { ($0.chance, $0.place) < ($1.chance, $1.place) }.prefix(choices))
  }
}
