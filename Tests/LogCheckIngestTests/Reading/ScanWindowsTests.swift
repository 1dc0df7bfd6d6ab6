import LogCheckTestSupport
import Testing

@testable import LogCheckIngest

/// The windows that a scan searches for are parts of its texts, few, and such that other text seldom matches them.
@Suite struct ScanWindowsTests {
  private static func windows(_ scan: ScanWindows) -> [[UInt8]] {
    scan.lengths.indices.map {
      Array(scan.bytes[ScanWindows.stride * $0..<ScanWindows.stride * $0 + Int(scan.lengths[$0])])
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>, ScanWay.allCases)
  func eachTextHasOneOfTheWindows(_ seed: UInt64, _ way: ScanWay) {
    var numbers = SeededNumbers(seed: seed)
    let texts = (0..<1 + numbers.next(below: 60)).map { _ in
      (0..<3 + numbers.next(below: 60)).map { _ in UInt8(32 + numbers.next(below: 90)) }
    }
    let scan = ScanWindows(texts, for: way)
    let windows = Self.windows(scan)
    #expect(scan.groups.count == windows.count && scan.groups.allSatisfy { $0 < 8 })
    for (text, position) in zip(texts, scan.positions) {
      #expect(windows.contains(Array(text[position..<min(position + way.width, text.count)])))
    }
  }

  @Test(arguments: ScanWay.allCases) func textsWithAWindowInCommonShareIt(_ way: ScanWay) {
    let texts = ["com.timesafari.", "app.timesafari.app", "timesafari"].map { Array($0.utf8) }
    let scan = ScanWindows(texts, for: way)
    #expect(Self.windows(scan).count == 1)
  }

  /// A group that a window is added to lets through what is counted for it beforehand.
  @Test(arguments: 0..<50 as Range<UInt64>, ScanWay.allCases)
  func theGrowthIsTheNewBytes(_ seed: UInt64, _ way: ScanWay) {
    var numbers = SeededNumbers(seed: seed)
    var group = ScanGroup(way)
    var known: [[UInt8]] = []
    for _ in 0..<1 + numbers.next(below: 6) {
      let bytes = (0..<3 + numbers.next(below: way.width - 2)).map { _ in UInt8(numbers.next(below: 256)) }
      let window = ScanWindows.Window(bytes, at: 0, width: way.width)
      #expect(group.growth(with: window) == Self.weight(known + [bytes], way) - Self.weight(known, way))
      group.add(window)
      known.append(bytes)
    }
  }

  /// The product of the frequencies of the bytes at each position: any mixture of the bytes, or of their halves.
  private static func weight(_ windows: [[UInt8]], _ way: ScanWay) -> Int {
    guard !windows.isEmpty else { return 0 }
    return (0..<way.width).reduce(1) { product, position in
      let isOpen = windows.contains { $0.count <= position }
      let bytes = isOpen ? [] : windows.map { $0[position] }
      let low = Set(bytes.map { $0 & 15 })
      let high = Set(bytes.map { $0 >> 4 })
      let through = (0...255 as ClosedRange<UInt8>).filter {
        isOpen || (way == .bytes ? bytes.contains($0) : low.contains($0 & 15) && high.contains($0 >> 4))
      }
      let sum = through.reduce(0) { $0 + ByteFrequency.all[Int($1)] }
      return product * sum
    }
  }
}
