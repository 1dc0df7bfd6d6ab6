import Foundation

/// The extent of a test: `make test` tries a sample of its inputs, `LOGCHECK_VERIFY=1` (`make verify`) the whole.
///
/// `LOGCHECK_SEED` draws the samples; without it the date (UTC) does, so that repeated runs cover more. A sample depends on the seed,
/// the file of the test and the salt, and on nothing that ran earlier. A test that draws is marked `.long`.
package enum Extent {
  /// 0 for samples, 1 for the whole; a larger number multiplies the sizes of the whole.
  package static let factor = max(0, Int(ProcessInfo.processInfo.environment["LOGCHECK_VERIFY"] ?? "") ?? 0)

  package static var isWhole: Bool { factor > 0 }

  package static let seed: UInt64 = {
    let seed = ProcessInfo.processInfo.environment["LOGCHECK_SEED"].flatMap { UInt64($0) } ?? today
    print(
      isWhole ? "Tests run in whole (\(factor)), LOGCHECK_SEED=\(seed)" : "Samples drawn with LOGCHECK_SEED=\(seed)")
    return seed
  }()

  /// The date as a number: 20261231.
  private static var today: UInt64 {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = calendar.dateComponents([.year, .month, .day], from: Date())
    return UInt64((date.year ?? 0) * 10_000 + (date.month ?? 0) * 100 + (date.day ?? 0))
  }

  /// The size of a sample, or of the whole.
  package static func count<Number: FixedWidthInteger>(_ sample: Number, whole: Number) -> Number {
    guard isWhole else { return sample }
    let (product, overflow) = whole.multipliedReportingOverflow(by: Number(clamping: factor))
    return overflow ? .max : product
  }

  /// Some of the choices, in their order. Without a limit the whole is all of them.
  package static func some<Choice>(
    _ sample: Int, whole: Int = .max, of choices: [Choice], salt: UInt64 = 0, file: String = #fileID
  ) -> [Choice] {
    drawn(count(sample, whole: whole), of: choices, seed: seed, salt: salt, file: file)
  }

  /// Seeds that follow each other: all below `whole`, or as many as the sample has from a drawn one on.
  package static func seeds(_ sample: UInt64, whole: UInt64, salt: UInt64 = 0, file: String = #fileID) -> [UInt64] {
    guard !isWhole, sample < whole else { return Array(0..<count(sample, whole: whole)) }
    var state = start(seed, salt, file)
    let first = next(&state) % (whole - sample + 1)
    return Array(first..<first + sample)
  }

  /// As ``some(_:whole:of:salt:file:)``, by a given seed and whatever the environment.
  package static func drawn<Choice>(
    _ count: Int, of choices: [Choice], seed: UInt64, salt: UInt64, file: String
  ) -> [Choice] {
    guard choices.count > count else { return choices }
    var state = start(seed, salt, file)
    var left = Array(choices.indices)
    // The first ones of a shuffled list.
    for index in 0..<count {
      left.swapAt(index, index + Int(next(&state) % UInt64(left.count - index)))
    }
    return left.prefix(count).sorted().map { choices[$0] }
  }

  /// True for one in `share` of all names, others with another seed.
  package static func draws(oneOf share: UInt64, _ name: String, seed: UInt64) -> Bool {
    var state = start(seed, 0, name)
    return next(&state) % share == 0
  }

  private static func start(_ seed: UInt64, _ salt: UInt64, _ file: String) -> UInt64 {
    // FNV-1a: the same in every process, unlike the hashes of Swift.
    let name = file.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    var state = seed &* 0x9E37_79B9_7F4A_7C15 ^ name
    _ = next(&state)
    state ^= salt &* 0xD134_2543_DE82_EF95
    return state
  }

  /// SplitMix64.
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
