import LogCheckModel
import LogCheckResults

/// The numbers that stand for verdicts and severities in a history. They are part of its form and never change.
enum StoredForm {
  static func code(_ verdict: RunSummary.Verdict) -> Int {
    switch verdict {
    case .pass: 0
    case .fail: 1
    case .inconclusive: 2
    case .nothingDecided: 3
    }
  }

  static func code(_ verdict: RuleVerdict) -> Int {
    switch verdict {
    case .pass: 0
    case .fail: 1
    case .inconclusive: 2
    case .notExercised: 3
    case .notApplicable: 4
    }
  }

  static func code(_ severity: Severity) -> Int {
    switch severity {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// 0 is for runs whose last notifications were not all bad.
  static func code(_ ending: OutcomeEnding) -> Int {
    switch ending.kind {
    case .lostContent: 1
    case .stopped: 2
    }
  }

  static func severity(_ code: Int) -> Severity { code >= 2 ? .error : code == 1 ? .warning : .note }

  /// The days since 1970 of a day as `2026-11-27`.
  static func day(_ text: String?) -> Int {
    guard let text, let day = CivilDay(text) else { return StoredDay.unknown }
    return Calendar.daysSinceEpoch(year: day.year, month: day.month, day: day.day)
  }

  /// The parts of a path whose concatenation it is: names repeat from night to night, and so do folders.
  static func parts(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let end = path.utf8.index(after: slash)
    return (String(path[..<end]), String(path[end...]))
  }
}

/// Whole numbers in as few bytes as they need: seven bits a byte, the lowest first.
struct PackedNumbers {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ number: Int) {
    // Zigzag: small numbers of both signs stay small.
    var rest = UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1)))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// The numbers of bytes that were packed; `nil` where they were not.
  static func unpack(_ bytes: [UInt8]) -> [Int]? {
    var numbers: [Int] = []
    var (rest, shift): (UInt, UInt) = (0, 0)
    for byte in bytes {
      guard shift < 63 || (shift == 63 && byte <= 1) else { return nil }
      rest |= UInt(byte & 0x7F) << shift
      shift += 7
      guard byte < 0x80 else { continue }
      numbers.append(Int(bitPattern: rest >> 1) ^ -Int(bitPattern: rest & 1))
      (rest, shift) = (0, 0)
    }
    return shift == 0 ? numbers : nil
  }
}

extension DurationHistogram {
  /// The buckets as packed numbers: of each, the distance to the one before and its count.
  var packedBuckets: [UInt8] {
    var numbers = PackedNumbers()
    var last = 0
    for (bucket, count) in buckets.sorted(by: { $0.key < $1.key }) {
      numbers.append(bucket - last)
      numbers.append(count)
      last = bucket
    }
    return numbers.bytes
  }

  /// A histogram as it was stored; `nil` where its parts do not fit together.
  init?(count: Int, sum: Int, least: Int?, greatest: Int?, packed: [UInt8]) {
    guard let numbers = PackedNumbers.unpack(packed), numbers.count.isMultiple(of: 2) else { return nil }
    var buckets: [Int: Int] = [:]
    var last = 0
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let (bucket, overflow) = last.addingReportingOverflow(numbers[index])
      guard !overflow, buckets.updateValue(numbers[index + 1], forKey: bucket) == nil else { return nil }
      last = bucket
    }
    self.init(count: count, sum: sum, least: least, greatest: greatest, buckets: buckets)
  }
}
