import LogCheckModel

/// The horizontal positions of instants in a picture: to scale, except for long stretches without marks, which are cut
/// out and marked.
struct TimeScale {
  /// A stretch drawn to scale.
  struct Piece {
    var from: Int64
    var to: Int64
    var left = 0.0
    var right = 0.0
  }

  let pieces: [Piece]

  static let breakWidth = 34.0
  private static let shortestBreak: Int64 = 20 * 60_000_000_000
  private static let mostBreaks = 6
  private static let narrowest = 70.0

  /// For instants in any order; `nil` where there are none.
  init?(_ instants: [Int64], left: Double, right: Double) {
    let sorted = Set(instants).sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    var total = Double(last) - Double(first)
    // The longest ones first, as long as one is worth its room.
    let quiet = zip(sorted, sorted.dropFirst()).enumerated()
      .map { (index: $0.offset, length: Double($0.element.1) - Double($0.element.0)) }
      .sorted { ($1.length, $0.index) < ($0.length, $1.index) }
    var cuts: Set<Int> = []
    for stretch in quiet.prefix(Self.mostBreaks) {
      guard stretch.length >= Double(Self.shortestBreak), stretch.length > 0.12 * total else { break }
      cuts.insert(stretch.index)
      total -= stretch.length
    }
    let pad = Self.pad(total)
    var pieces: [Piece] = []
    var start = first
    for (index, instant) in sorted.enumerated() where cuts.contains(index) || index == sorted.count - 1 {
      pieces.append(
        Piece(
          from: start.subtractingReportingOverflow(pad).partialValue,
          to: instant.addingReportingOverflow(pad).partialValue))
      if index + 1 < sorted.count { start = sorted[index + 1] }
    }
    guard pieces.allSatisfy({ $0.from < $0.to }) else { return nil }
    let room = max(
      1, right - left - Self.breakWidth * Double(pieces.count - 1) - Self.narrowest * Double(pieces.count))
    let length = pieces.reduce(0) { $0 + Self.length($1) }
    var x = left
    for index in pieces.indices {
      pieces[index].left = x
      x += Self.narrowest + room * Self.length(pieces[index]) / length
      pieces[index].right = x
      x += Self.breakWidth
    }
    self.pieces = pieces
  }

  private static func pad(_ total: Double) -> Int64 { Int64(min(max(total * 0.03, 1_000_000_000), 600_000_000_000)) }

  private static func length(_ piece: Piece) -> Double { Double(piece.to) - Double(piece.from) }

  /// The position of an instant; an instant in a cut or outside is at the edge.
  func x(_ instant: Int64) -> Double {
    guard let piece = pieces.first(where: { instant <= $0.to }) ?? pieces.last else { return 0 }
    let share = (Double(instant) - Double(piece.from)) / Self.length(piece)
    return piece.left + min(max(share, 0), 1) * (piece.right - piece.left)
  }

  struct Tick {
    var x: Double
    var instant: Int64
    var showsSeconds: Bool
  }

  private static let steps: [Int64] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400,
  ].map { $0 * 1_000_000_000 }

  /// Round times, far enough from each other for their words.
  var ticks: [Tick] {
    pieces.flatMap { piece in
      let perNanosecond = (piece.right - piece.left) / Self.length(piece)
      let step = Self.steps.first { Double($0) * perNanosecond >= 76 } ?? 86_400_000_000_000
      var ticks: [Tick] = []
      var rest = piece.from % step
      if rest < 0 { rest += step }
      var (instant, overflow) = piece.from.addingReportingOverflow(rest == 0 ? 0 : step - rest)
      while !overflow, instant <= piece.to, ticks.count < 40 {
        let x = x(instant)
        // Words in the middle below their tick must not run out of their piece.
        if x - piece.left >= 22, piece.right - x >= 22 || pieces.count == 1 {
          ticks.append(Tick(x: x, instant: instant, showsSeconds: step < 60_000_000_000))
        }
        (instant, overflow) = instant.addingReportingOverflow(step)
      }
      guard ticks.isEmpty else { return ticks }
      // Too narrow for a round time: its middle.
      let middle = piece.from / 2 + piece.to / 2
      return [Tick(x: x(middle), instant: middle, showsSeconds: true)]
    }
  }
}
